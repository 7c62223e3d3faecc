import { history, type Move, type Ply, type Side, sitter } from '@mbegu/rules';
import type { Person, Table } from './table.ts';

/** The sowings one player makes before the other decides: in Kalah several, else one. */
export interface Turn {
  /** 1 for the first turn of the match; another number for each turn of either player. */
  readonly number: number;
  readonly round: number;
  readonly side: Side;
  readonly by: Person;
  /** Sowings, `swap`, and a decision where one ended the game. */
  readonly plies: readonly Ply[];
}

/** The person and the side a ply was decided by; a new round is decided by nobody. */
const whoDecided = (table: Table, ply: Ply): { side: Side; by: Person } | null => {
  const { step } = ply;
  if (step.kind === 'round') return null;
  const { position } = ply.previous ?? table.match.opening;
  const side = step.kind === 'resign' || step.kind === 'timeout' ? step.side : position.turn;
  return side === null ? null : { side, by: sitter(position, side) };
};

/** The whole game as a list of turns, the first first. */
export const turnsOf = (table: Table): readonly Turn[] => {
  const turns: (Turn & { plies: Ply[] })[] = [];
  for (const ply of history(table.match)) {
    const who = whoDecided(table, ply);
    if (!who) continue;
    const last = turns.at(-1);
    if (last && last.by === who.by && last.round === ply.round && ply.step.kind === 'move') last.plies.push(ply);
    else turns.push({ number: turns.length + 1, round: ply.round, ...who, plies: [ply] });
  }
  return turns;
};

/** What one player has done in a match. */
export interface Statistics {
  readonly sowings: number;
  readonly bonuses: number;
  /** Seeds taken by captures, over the whole match. */
  readonly captured: number;
  /** Seeds of the largest capture of one sowing. */
  readonly largestCapture: number;
  /** The move that took them, `null` where nothing was taken. */
  readonly largestMove: Move | null;
}

const nothing: Statistics = { sowings: 0, bonuses: 0, captured: 0, largestCapture: 0, largestMove: null };

const capturedIn = (ply: Ply): number =>
  ply.events.reduce((sum, event) => (event.type === 'capture' ? sum + event.count : sum), 0);

const add = (sum: Statistics, ply: Ply): Statistics => {
  if (ply.step.kind !== 'move' || ply.step.move === 'swap') return sum;
  const captured = capturedIn(ply);
  const isLargest = captured > sum.largestCapture;
  return {
    sowings: sum.sowings + 1,
    bonuses: sum.bonuses + (ply.events.some(({ type }) => type === 'bonus') ? 1 : 0),
    captured: sum.captured + captured,
    largestCapture: isLargest ? captured : sum.largestCapture,
    largestMove: isLargest ? ply.step.move : sum.largestMove,
  };
};

/** Read from the history each time, so that undo cannot leave them wrong. */
export const statisticsOf = (table: Table): Readonly<Record<Person, Statistics>> => {
  const sums = { S: nothing, N: nothing };
  for (const { by, plies } of turnsOf(table)) sums[by] = plies.reduce(add, sums[by]);
  return sums;
};
