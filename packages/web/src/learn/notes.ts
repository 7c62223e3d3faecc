/** Where documented versions of a rule differ, or the sources are silent, there is a note; its key names the place. */
import type { LearningKey } from '@mbegu/i18n';
import type { GameId } from '@mbegu/rules';
import { learnTexts } from '../words.ts';

/** @param place a paragraph, or an option */
export const noteOf = (game: GameId, place: string): string | null => {
  const key = `note.${game}.${place}`;
  const { learning } = learnTexts();
  return key in learning ? learning[key as LearningKey] : null;
};
