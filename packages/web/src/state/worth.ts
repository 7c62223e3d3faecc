/** What a move is worth, as one reads it. */
import type { Tag } from '@mbegu/board';
import type { MoveValue } from '@mbegu/engine';
import type { Game, Move, PitName } from '@mbegu/rules';
import { setupText, signed } from '../words.ts';

/** A value in seeds, from the point of view of whoever moves; whole where it is exact. */
export interface Worth {
  readonly margin: number;
  readonly exact: boolean;
}

/** An estimate of a fraction of a seed promises too much. */
export const worthOf = ({ value, exact }: Pick<MoveValue, 'value' | 'exact'>): Worth => ({
  margin: Math.round(value),
  exact,
});

/** "+4", "≈ −2". */
export const worthText = ({ margin, exact }: Worth): string =>
  exact ? signed(margin) : setupText('worth.about', { margin: signed(margin) });

/** For the ears: "exactly 4 ahead", "about 2 behind". */
export const worthSaid = ({ margin, exact }: Worth): string =>
  setupText(exact ? 'worth.exact.said' : 'worth.estimate.said', { sign: Math.sign(margin), margin: Math.abs(margin) });

/** Where a majority ends the game at once: that a value counts on beyond it, in short beside a hint. Else nothing. */
export const countingOf = (
  { endings }: Game,
  sentence: 'worth.to-the-last' | 'hint.to-the-last' = 'worth.to-the-last',
): string => (endings.some(({ when }) => when === 'majority') ? setupText(sentence) : '');

/** Whose value is known. */
export const worthsOf = (moves: readonly MoveValue[]): ReadonlyMap<Move, Worth> =>
  new Map(moves.map((each) => [each.move, worthOf(each)]));

/**
 * What the board shows at the pits; an exchange of seats is no pit. The best is marked once every move is weighed, that
 * exchange among them, and only where one is better than another.
 */
export const tagsOf = (worths: ReadonlyMap<Move, Worth>, legal: readonly Move[]): ReadonlyMap<PitName, Tag> => {
  const margins = [...worths.values()].map(({ margin }) => margin);
  const most = Math.max(...margins);
  const marked = legal.every((move) => worths.has(move)) && margins.some((margin) => margin < most);
  const tagOf = (worth: Worth): Tag => ({
    text: worthText(worth),
    said: worthSaid(worth),
    sealed: worth.exact,
    best: marked && worth.margin === most,
  });
  return new Map([...worths].flatMap(([move, worth]) => (move === 'swap' ? [] : [[move, tagOf(worth)]])));
};
