/**
 * The steps of a tree as a few characters: a letter each, a variation in parentheses behind the step it replaces.
 *
 *      A-L a-l  a sowing      x  swap       r  the next round
 *      w  agreed              S N  resigned        T t  out of time, South and North        z  broken off
 */
import type { Side, Step } from '@mbegu/rules';
import { growTree, type NodeId, nodeOf, plyOf, rootId, type Tree } from './tree.ts';

const LETTERS: Readonly<Record<string, Step>> = {
  x: { kind: 'move', move: 'swap' },
  r: { kind: 'round' },
  w: { kind: 'agree' },
  S: { kind: 'resign', side: 'S' },
  N: { kind: 'resign', side: 'N' },
  T: { kind: 'timeout', side: 'S' },
  t: { kind: 'timeout', side: 'N' },
  z: { kind: 'abort' },
};

const TIMEOUT: Readonly<Record<Side, string>> = { S: 'T', N: 't' };

const letterOf = (step: Step): string => {
  switch (step.kind) {
    case 'move':
      return step.move === 'swap' ? 'x' : step.move;
    case 'round':
      return 'r';
    case 'agree':
      return 'w';
    case 'resign':
      return step.side;
    case 'timeout':
      return TIMEOUT[step.side];
    case 'abort':
      return 'z';
  }
};

const stepOf = (letter: string): Step | undefined =>
  /^[A-La-l]$/.test(letter) ? { kind: 'move', move: letter as 'A' } : LETTERS[letter];

export interface Written {
  readonly text: string;
  /** The nodes in the order in which they are written, the root first: a place in it names a node. */
  readonly order: readonly NodeId[];
}

const write = (tree: Tree, only?: 'main-line'): Written => {
  const order: NodeId[] = [rootId];
  const letters: string[] = [];
  const put = (id: NodeId): void => {
    const ply = plyOf(nodeOf(tree, id));
    if (ply) letters.push(letterOf(ply.step));
    order.push(id);
  };
  const writeFrom = (from: NodeId): void => {
    let { children } = nodeOf(tree, from);
    for (let next = children[0]; next !== undefined; next = children[0]) {
      put(next);
      for (const other of only ? [] : children.slice(1)) {
        letters.push('(');
        put(other);
        writeFrom(other);
        letters.push(')');
      }
      children = nodeOf(tree, next).children;
    }
  };
  writeFrom(rootId);
  return { text: letters.join(''), order };
};

/** Trees do not change, and who walks through a large one writes it at every step. */
const written = new WeakMap<Tree, Written>();

/** Writes a tree, or only its main line. */
export const writeSteps = (tree: Tree, only?: 'main-line'): Written => {
  if (only) return write(tree, only);
  const known = written.get(tree) ?? write(tree);
  written.set(tree, known);
  return known;
};

export interface Read {
  readonly tree: Tree;
  readonly order: readonly NodeId[];
  /** Which step could not be taken, from 1; 0 where all could. */
  readonly stuck: number;
  /** It was one too many. */
  readonly full: boolean;
}

/** Plays what is written from the root of a tree, as far as it goes. */
export const readSteps = (root: Tree, text: string): Read => {
  const order: NodeId[] = [rootId];
  const { tree, value, full } = growTree(root, (take) => {
    let at = rootId;
    /** Where each open variation leaves, and what it replaces. */
    const open: NodeId[] = [];
    const parents = new Map<NodeId, NodeId>();
    for (const letter of text) {
      const parent = parents.get(at);
      if (letter === '(' && parent !== undefined) {
        open.push(at);
        at = parent;
        continue;
      }
      if (letter === ')' && open.length > 0) {
        at = open.pop() as NodeId;
        continue;
      }
      const step = stepOf(letter);
      const next = step && take(at, step);
      if (next === undefined || next === null) return order.length;
      parents.set(next, at);
      order.push(next);
      at = next;
    }
    return open.length > 0 ? order.length : 0;
  });
  return { tree, order, stuck: value, full };
};
