/** Ways through a tree: where a step leads, and what a row of moves comes to. Pure. */
import { type Match, type Move, playMove } from '@mbegu/rules';
import type { Walk } from './keys.ts';
import { type Grown, lineThrough, type NodeId, nodeOf, playFrom, rootId, type Tree } from './tree.ts';

/** Along the line, or to the variation before or after this one; `undefined` where there is nothing. */
export const whereTo = (tree: Tree, from: NodeId, to: Walk): NodeId | undefined => {
  const { parent, children } = nodeOf(tree, from);
  const beside = (by: 1 | -1): NodeId | undefined => {
    const siblings = parent === null ? [] : nodeOf(tree, parent).children;
    return siblings[siblings.indexOf(from) + by];
  };
  switch (to) {
    case 'first':
      return from === rootId ? undefined : rootId;
    case 'last':
      return children.length === 0 ? undefined : lineThrough(tree, from).at(-1)?.id;
    case 'back':
      return parent ?? undefined;
    case 'forward':
      return children[0];
    case 'next':
      return beside(1);
    case 'previous':
      return beside(-1);
  }
};

/** Plays moves as far as they go, each where it was played before or as a new variation; the place is behind the first `step` of them. */
export const plantMoves = ({ tree, id }: Grown, moves: readonly Move[], step: number): Grown => {
  let grown: Grown = { tree, id };
  let to = id;
  for (const [index, move] of moves.entries()) {
    const next = playFrom(grown.tree, grown.id, move);
    if (!next.ok) break;
    grown = next.value;
    if (index < step) to = grown.id;
  }
  return { tree: grown.tree, id: to };
};

/** What moves come to, as far as they go. */
export const afterMoves = (match: Match, moves: readonly Move[]): Match => {
  let last = match;
  for (const move of moves) {
    const next = playMove(last, move);
    if (!next.ok) break;
    last = next.value;
  }
  return last;
};
