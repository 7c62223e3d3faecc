/** Words that nobody needs while he plays: no first visit waits for them. */
import {
  ANY_NUMBER,
  type AnalysisTexts,
  type Catalogue,
  type Language,
  type LearnTexts,
  loadAnalysisTexts,
  loadLearnTexts,
  loadSetupTexts,
  type OptionText,
  type SetupTexts,
  say,
  speakFault,
} from '@mbegu/i18n';
import type { Fault, FaultMessage, GameId } from '@mbegu/rules';
import { learnTexts, setupText, setupTexts, words } from './words.ts';

/** What is wrong with something that was written. */
export const faultText = (message: FaultMessage): string => speakFault(words(), setupTexts(), message);

/** What a saved game or a command is refused for, where the table has a word for it. */
export const tableText = ({ code, params }: Fault<string>): string | undefined => {
  const { table } = setupTexts();
  return code in table ? say(words(), table[code as keyof typeof table], params) : undefined;
};

/** The sentence of an option; one this page does not know has none. */
export const optionText = (game: GameId, name: string): OptionText<string> | undefined =>
  (setupTexts().options[game] as Readonly<Record<string, OptionText<string>>>)[name];

/** The phrase that completes the sentence of an option. */
export const optionPhrase = (game: GameId, name: string, value: string | number): string => {
  const pattern = optionText(game, name)?.values[typeof value === 'number' ? ANY_NUMBER : value];
  return pattern === undefined ? String(value) : say(words(), pattern, { n: value, game });
};

const AGES = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "2 hours ago". */
export const ago = (ms: number): string => {
  const age = AGES.find(([, each]) => ms >= each);
  if (!age) return setupText('kept.just-now');
  const [unit, length] = age;
  const { language } = words();
  // A browser without the language would say it in another; a date is the same in all of them.
  if (Intl.RelativeTimeFormat.supportedLocalesOf(language).length === 0) {
    return new Date(Date.now() - ms).toISOString().slice(0, 10);
  }
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return format.format(-Math.floor(ms / length), unit);
};

/** What a step of a lesson says, from 1. */
export const lessonText = (
  game: GameId,
  step: number,
  part: 'title' | 'text' | 'do' | 'wrong' | 'done',
  values: Readonly<Record<string, string>> = {},
): string =>
  say(words(), learnTexts().lessons[`${game}.${step}.${part}` as keyof LearnTexts['lessons']], { game, ...values });

/** Every part of the language in use. */
export const allTexts = async (): Promise<readonly [Catalogue, SetupTexts, LearnTexts, AnalysisTexts]> => {
  const language = words().language as Language;
  return [
    words(),
    await loadSetupTexts(language),
    await loadLearnTexts(language),
    await loadAnalysisTexts(language),
  ] as const;
};
