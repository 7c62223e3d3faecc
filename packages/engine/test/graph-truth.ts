// The values of games that can repeat positions, worked out plainly over the rules: what the graph solver is held against.

import { type Game, legalMoves, type Move, must, type Position, play, seedsOnBoard } from '@mbegu/rules';
import { withoutMajority } from '../src/endgame/rules-text.ts';
import { marginOf } from '../src/value.ts';

interface Node {
  readonly moves: readonly {
    readonly move: Move;
    /** What the move brings its mover, and whether the mover is to move again. */
    readonly gain: number;
    readonly again: boolean;
    /** The position after it; `null` where the game is over. */
    readonly to: string | null;
  }[];
  value: number;
}

const keyOf = ({ slots, holes, turn }: Position): string => `${slots.slice(0, holes.length).join()} ${turn}`;

/** What can still be won in every position that can be reached, by a key of pits and side to move. */
export interface Truth {
  readonly positions: ReadonlyMap<string, Node>;
  /** Final margin of the person to move. */
  readonly valueOf: (position: Position) => number;
  /** The same after each legal move. */
  readonly movesOf: (position: Position) => { move: Move; value: number }[];
}

/** Values by hand, or `null` where more than `positionsMax` can be reached. */
export const truthOf = (given: Game, start: Position, positionsMax: number): Truth | null => {
  const game = withoutMajority(given);
  const positions = new Map<string, Node>();
  const layers = new Map<number, Node[]>();
  const queue = [start];
  for (let position = queue.pop(); position; position = queue.pop()) {
    if (positions.has(keyOf(position))) continue;
    if (positions.size === positionsMax) return null;
    const before = position;
    const side = before.turn as 'S' | 'N';
    const moves = legalMoves(game, before).map((move) => {
      const after = must(play(game, before, move));
      if (!after.outcome) queue.push(after.position);
      const gain = marginOf(after.position, side) - marginOf(before, side);
      return { move, gain, again: after.position.turn === side, to: after.outcome ? null : keyOf(after.position) };
    });
    const node = { moves, value: 0 };
    positions.set(keyOf(before), node);
    const seeds = seedsOnBoard(before.slots);
    const layer = layers.get(seeds);
    if (layer) layer.push(node);
    else layers.set(seeds, [node]);
  }

  const worth = ({ gain, again, to }: Node['moves'][number]): number => {
    const after = to === null ? 0 : (positions.get(to) as Node).value;
    return again ? gain + after : gain - after;
  };
  // Fewest seeds first; in a layer the game cut off at 0 after one move more each time, until nothing changes.
  for (const [, nodes] of [...layers].sort(([a], [b]) => a - b)) {
    for (let changed = true; changed; ) {
      const values = nodes.map(({ moves }) => Math.max(...moves.map(worth)));
      changed = nodes.some(({ value }, i) => value !== values[i]);
      for (const [i, node] of nodes.entries()) node.value = values[i] as number;
    }
  }
  const nodeOf = (position: Position): Node => positions.get(keyOf(position)) as Node;
  const margin = (position: Position): number => marginOf(position, position.turn as 'S' | 'N');
  return {
    positions,
    valueOf: (position) => margin(position) + nodeOf(position).value,
    movesOf: (position) =>
      nodeOf(position).moves.map((move) => ({ move: move.move, value: margin(position) + worth(move) })),
  };
};
