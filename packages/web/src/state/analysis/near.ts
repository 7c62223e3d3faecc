/**
 * What of a large tree is shown: the moves nearest to where one looks, for a list of thousands is nobody's to read, and takes a
 * browser seconds to draw. Pure.
 */
import { type NodeId, nodeOf, type Tree } from './tree.ts';

/** So many moves are shown at once. */
const shownMax = 400;
/** Whoever comes nearer to what is left out than this, in steps, sees the moves round him anew. */
const marginSteps = 20;

/** The nodes nearest to one, with how many steps lie between; all of them where there is room. */
export const near = (tree: Tree, id: NodeId, max = shownMax): ReadonlyMap<NodeId, number> => {
  const steps = new Map<NodeId, number>([[id, 0]]);
  // A map is gone through in the order in which it grows.
  for (const [at, count] of steps) {
    const { parent, children } = nodeOf(tree, at);
    for (const next of parent === null ? children : [parent, ...children]) {
      if (steps.size >= max) return steps;
      if (!steps.has(next)) steps.set(next, count + 1);
    }
  }
  return steps;
};

/** The middle of what is shown: it stays where it was until one has gone far from it. */
export const middleFor = (tree: Tree, middle: NodeId, id: NodeId, max = shownMax): NodeId => {
  if (!tree.nodes.has(middle)) return id;
  const shown = near(tree, middle, max);
  const steps = shown.get(id);
  if (steps === undefined) return id;
  const far = Math.max(...shown.values());
  return shown.size < max || steps <= far - marginSteps ? middle : id;
};

/** The uppermost of the nodes that are shown. */
export const topOf = (tree: Tree, shown: ReadonlyMap<NodeId, number>): NodeId => {
  let [top = 0] = shown.keys();
  for (let { parent } = nodeOf(tree, top); parent !== null && shown.has(parent); ) {
    top = parent;
    ({ parent } = nodeOf(tree, top));
  }
  return top;
};
