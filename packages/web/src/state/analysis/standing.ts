/** What is known of a position from the move that led to it: the value of the one is the value of the other. Pure. */
import type { MoveValue, Report } from '@mbegu/engine';
import { type Match, now, type Played, type Ply, type Side, sitter } from '@mbegu/rules';

/** A value for whoever is to move. */
export type Standing = Pick<Report, 'value' | 'exact'>;

/** The state before the move that led here; `null` where no move did. */
export const before = ({ last, opening }: Match): Ply | Played | null =>
  last?.step.kind === 'move' ? (last.previous ?? opening) : null;

/** Where the move that led here has an exact value, so has the position: for the same person the same, for the other the opposite. */
export const handedOn = (match: Match, report: Report | undefined): number | null => {
  const step = match.last?.step;
  const from = before(match)?.position;
  const { position } = now(match);
  if (!report || !from || step?.kind !== 'move' || position.turn === null) return null;
  const played = report.moves.find(({ move }) => move === step.move);
  if (!played?.exact) return null;
  // After a bonus or a pass the same person moves again; after an exchange of seats it is another one, though in the same row.
  const isSame = sitter(from, from.turn as Side) === sitter(position, position.turn);
  return isSame ? played.value : 0 - played.value;
};

const highest = (moves: readonly MoveValue[]): number => Math.max(...moves.map(({ value }) => value));

/**
 * Held to an exact value of its position. Some move is worth it, and none is worth more: where no exact one is, it is the best
 * of the estimates, and the others lie as far below it as they did.
 */
export const heldTo = (value: number, report: Report): Report => {
  if (report.exact) return report;
  const estimates = report.moves.filter(({ exact }) => !exact);
  const isThere = report.moves.some((move) => move.exact && move.value >= value);
  const by = isThere ? 0 : value - highest(estimates);
  const moves = report.moves
    .map((move) => (move.exact ? move : { ...move, value: Math.min(value, move.value + by) }))
    .sort((one, other) => other.value - one.value || Number(other.exact) - Number(one.exact));
  const { move, pv } = moves[0] ?? report;
  return { ...report, move, pv, moves, value, exact: true };
};
