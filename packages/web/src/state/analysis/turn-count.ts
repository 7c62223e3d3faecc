/** The number a move has in the list of moves of a game: that of its line, in which each side has one turn, however many sowings. Pure. */
import { type Match, type Ply, type Position, type Side, sitter } from '@mbegu/rules';

interface Line {
  readonly number: number;
  /** Who had the last turn in it. */
  readonly by: Side;
  /** North's turn stands in it. */
  readonly isFull: boolean;
}

/** Lines of plies are shared by all that was played from there, and so is what was counted. */
const counted = new WeakMap<Ply, Line | null>();

const lineAfter = (last: Line | null, { step }: Ply, before: Position): Line | null => {
  const side = step.kind === 'resign' || step.kind === 'timeout' ? step.side : before.turn;
  if (step.kind === 'round' || side === null) return null;
  const by = sitter(before, side);
  if (last?.by === by && step.kind === 'move') return last;
  const isNorth = side === 'N';
  if (last && isNorth && !last.isFull) return { number: last.number, by, isFull: true };
  return { number: (last?.number ?? 0) + 1, by, isFull: isNorth };
};

/** From 1 in each round; `null` where nothing was played yet, and where another round begins. */
export const turnNumberOf = ({ last, opening }: Match): number | null => {
  const going: Ply[] = [];
  let ply = last;
  for (; ply && !counted.has(ply); ply = ply.previous) going.push(ply);
  let line = (ply && counted.get(ply)) ?? null;
  for (const each of going.reverse()) {
    line = lineAfter(line, each, (each.previous ?? opening).position);
    counted.set(each, line);
  }
  return line?.number ?? null;
};
