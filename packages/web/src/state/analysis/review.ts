/** What moves cost: pure, from what was found about the positions before them. */
import type { Report } from '@mbegu/engine';
import { type Move, now, type Position, type Side, sitter, stores, totalSeeds } from '@mbegu/rules';
import type { Standing } from './standing.ts';
import { type Node, plyOf } from './tree.ts';

const GRADES = ['best', 'fine', 'slip', 'costly'] as const;
/** `best`: nothing lost. `fine`: less than is worth a word. `slip`: seeds lost. `costly`: many. */
export type Grade = (typeof GRADES)[number];

export interface Loss {
  /** Seeds by which the final margin got worse; 0 or more. */
  readonly seeds: number;
  /** Whether both values it is the difference of are exact. */
  readonly exact: boolean;
}

/** What a move lost against the best, `null` where its value is not known. */
export const lossOf = ({ moves, value, exact }: Report, move: Move): Loss | null => {
  const played = moves.find((each) => each.move === move);
  if (!played) return null;
  return { seeds: Math.max(0, Math.round(value - played.value)), exact: exact && played.exact };
};

/** An estimate that differs by a single seed says nothing. */
const slipMin = { exact: 1, estimate: 2 } as const;
const costlyMin = 4;
/** On boards with many seeds, one in so many. */
const costlyShare = 12;

export const gradeOf = ({ seeds, exact }: Loss, position: Position): Grade => {
  if (seeds === 0) return 'best';
  if (seeds >= Math.max(costlyMin, totalSeeds(position.slots) / costlyShare)) return 'costly';
  return seeds >= (exact ? slipMin.exact : slipMin.estimate) ? 'slip' : 'fine';
};

/** A value as one sees it who sits still: the final margin of whoever sat in the South at the start. */
export interface Point {
  readonly margin: number;
  readonly exact: boolean;
}

const forFirst = (position: Position, side: Side, margin: number): number =>
  sitter(position, side) === 'S' ? margin : 0 - margin;

/** What is known of a node's value: counted where the game is over, else as it was found. `null` where nothing is, or nothing counts. */
export const pointOf = (node: Node, standing: Standing | undefined): Point | null => {
  const { position, outcome } = now(node.match);
  const { turn } = position;
  if (outcome) {
    // Where somebody gave up, what both hold does not say who won.
    const kind = plyOf(node)?.step.kind;
    if (kind !== undefined && kind !== 'move' && kind !== 'agree' && kind !== 'round') return null;
    const [south, north] = stores(position);
    return { margin: forFirst(position, 'S', south - north), exact: true };
  }
  if (!standing || turn === null) return null;
  return { margin: forFirst(position, turn, standing.value), exact: standing.exact };
};

/** One move of a line with what it cost. */
export interface Judged {
  /** Its place in the line: the node after it. */
  readonly node: Node;
  readonly before: Node;
  readonly side: Side;
  readonly move: Move;
  readonly loss: Loss | null;
  readonly grade: Grade | null;
  /** The best move instead, where something was lost. */
  readonly better: Move | null;
}

/** Every move of a line, the first first. */
export const judge = (line: readonly Node[], reportOf: (node: Node) => Report | undefined): readonly Judged[] =>
  line.flatMap((node, index): Judged[] => {
    const before = line[index - 1];
    const step = plyOf(node)?.step;
    if (!before || step?.kind !== 'move') return [];
    const { position } = now(before.match);
    const report = reportOf(before);
    const loss = report ? lossOf(report, step.move) : null;
    const grade = loss && gradeOf(loss, position);
    const better = report && grade !== null && grade !== 'best' ? report.move : null;
    return [{ node, before, side: position.turn as Side, move: step.move, loss, grade, better }];
  });

/** What each person lost in all, by where he sat at the start. */
export const lossesOf = (judged: readonly Judged[]): Readonly<Record<Side, number>> => {
  const sums = { S: 0, N: 0 };
  for (const { before, side, loss } of judged) {
    sums[sitter(now(before.match).position, side)] += loss?.seeds ?? 0;
  }
  return sums;
};
