import {
  type GameEvent,
  history,
  type Match,
  type Ply,
  type Position,
  plainText,
  type Side,
  sitter,
} from '@mbegu/rules';
import type { Words } from '../words.ts';
import type { Recorded } from './read.ts';

/** One state of a recorded game, with how it came about. */
export interface Step {
  /** The position before, and what happened in it. */
  readonly before: Position;
  readonly events: readonly GameEvent[];
  readonly match: Match;
  /** What is said of it, comments of the record last. */
  readonly said: readonly string[];
}

/** Comments of each move of a match, and before the first of each round. */
const commentsOf = ({ records }: Recorded): { start: readonly string[]; moves: readonly (readonly string[])[] } => {
  const moves: string[][] = [];
  const start: string[] = [...(records[0]?.line.comments ?? [])];
  for (const { line } of records) {
    for (const { move, comments } of line.entries) {
      // What is said of a pass belongs to the move that made it.
      if (move === '-') (moves.at(-1) ?? start).push(...comments);
      else moves.push([...comments]);
    }
  }
  return { start, moves };
};

/** What the players are called in a position: names belong to people, and after a swap those have changed sides. */
export const namesIn = ({ records: [first] }: Recorded, position: Position, words: Words): Record<Side, string> => {
  const named = (side: Side): string =>
    (sitter(position, side) === 'S' ? first?.south : first?.north) || words.catalogue.sides[side];
  return { S: plainText(named('S')), N: plainText(named('N')) };
};

const headOf = ({ step, number, round }: Ply, before: Position, words: Words, names: Record<Side, string>): string => {
  if (step.kind === 'round') return words.text('replay.round', { round });
  if (step.kind !== 'move') return '';
  return words.text('replay.step', { number, side: before.turn ?? '', move: step.move }, { names });
};

const stepOf = (recorded: Recorded, ply: Ply, comments: readonly string[], words: Words): Step => {
  const { match } = recorded;
  const { position: before } = ply.previous ?? match.opening;
  const names = namesIn(recorded, before, words);
  const told = ply.step.kind === 'round' ? '' : words.move(match.game, before, ply.events, { names });
  const said = [headOf(ply, before, words, names), told, ...comments.map(plainText)].filter((line) => line !== '');
  return { before, events: ply.events, match: { ...match, last: ply }, said };
};

const beginning = (recorded: Recorded, comments: readonly string[], words: Words): Step => {
  const { match } = recorded;
  const { events } = match.opening;
  const names = namesIn(recorded, match.given, words);
  const settled = events.length > 0 ? [words.move(match.game, match.given, events, { names })] : [];
  const said = [words.text('replay.start'), ...settled, ...comments.map(plainText)];
  return { before: match.given, events, match: { ...match, last: null }, said };
};

/** Every state of a recorded game, the beginning first. */
export const stepsOf = (recorded: Recorded, words: Words): readonly Step[] => {
  const { start, moves } = commentsOf(recorded);
  let index = 0;
  const rest = history(recorded.match).map((ply) =>
    stepOf(recorded, ply, ply.step.kind === 'move' ? (moves[index++] ?? []) : [], words),
  );
  return [beginning(recorded, start, words), ...rest];
};
