/**
 * A tree of variations: what was played in a game, and what might have been. Pure and immutable; each node holds the match
 * as it stands there, so that its position, its events and what the line has been through are the rules' own.
 */
import {
  abort,
  agree,
  type Fault,
  fail,
  fault,
  type Game,
  history,
  type Match,
  type Move,
  now,
  ok,
  type Ply,
  type Position,
  playMove,
  playOn,
  type Refusal,
  type Result,
  resign,
  type Step,
  startMatch,
  timeOut,
} from '@mbegu/rules';

/** The number of a node: 0 for the root, the others in the order in which they came. */
export type NodeId = number;

export interface Node {
  readonly id: NodeId;
  readonly parent: NodeId | null;
  /** The line to here; its last ply is the node's own. */
  readonly match: Match;
  /** What was played from here, the main line first. */
  readonly children: readonly NodeId[];
  /** What was written about it where it comes from. */
  readonly comments: readonly string[];
}

export interface Tree {
  readonly game: Game;
  readonly nodes: ReadonlyMap<NodeId, Node>;
  /** The number the next node gets. */
  readonly next: NodeId;
}

export const rootId: NodeId = 0;
/** So many nodes a tree may have. */
export const nodesMax = 20_000;
/** So deep variations may lie in each other: half of what records can write, so that turning lines round stays within it. */
const depthMax = 16;

export type TreeFault = Fault<'tree-full' | 'tree-deep'>;

/** What somebody would lay open is larger than a tree may be. */
export const tooLarge = (): Fault<'tree-large'> => fault('tree-large', { max: nodesMax });

/** A node that is known to be there. */
export const nodeOf = (tree: Tree, id: NodeId): Node => {
  const node = tree.nodes.get(id);
  if (!node) throw new RangeError(`no node ${id}`);
  return node;
};

export const positionAt = (tree: Tree, id: NodeId): Position => now(nodeOf(tree, id).match).position;

/** What led to a node; `null` for the root, and for a start that was only settled. */
export const plyOf = ({ match }: Node): Ply | null => match.last;

/** A tree that is only its root. */
export const plantTree = (game: Game, given?: Position): Tree => {
  const match = given ? startMatch(game, given) : startMatch(game);
  return { game, nodes: new Map([[rootId, { id: rootId, parent: null, match, children: [], comments: [] }]]), next: 1 };
};

const sameStep = (one: Step, other: Step): boolean =>
  one.kind === other.kind &&
  (one.kind !== 'move' || one.move === (other as typeof one).move) &&
  ((one.kind !== 'resign' && one.kind !== 'timeout') || one.side === (other as typeof one).side);

const stepIn = (match: Match, step: Step): Result<Match, Fault | Refusal> => {
  switch (step.kind) {
    case 'move':
      return playMove(match, step.move);
    case 'round':
      return playOn(match);
    case 'agree':
      return agree(match);
    case 'resign':
      return resign(match, step.side);
    case 'timeout':
      return timeOut(match, step.side);
    case 'abort':
      return abort(match);
  }
};

/** Nodes from the root to this one. */
const pathTo = (tree: Tree, id: NodeId): readonly Node[] => {
  const path: Node[] = [];
  for (let node: Node | null = nodeOf(tree, id); node; node = node.parent === null ? null : nodeOf(tree, node.parent)) {
    path.push(node);
  }
  return path.reverse();
};

/** How many times one leaves a main line on the way to a node. */
export const depthOf = (tree: Tree, id: NodeId): number =>
  pathTo(tree, id).filter((node) => node.parent !== null && nodeOf(tree, node.parent).children[0] !== node.id).length;

/** Nodes from the root through this one and on to the end of its line. */
export const lineThrough = (tree: Tree, id: NodeId): readonly Node[] => {
  const line = [...pathTo(tree, id)];
  for (let next = line.at(-1)?.children[0]; next !== undefined; next = line.at(-1)?.children[0]) {
    line.push(nodeOf(tree, next));
  }
  return line;
};

export const mainLine = (tree: Tree): readonly Node[] => lineThrough(tree, rootId);

export const isOnMainLine = (tree: Tree, id: NodeId): boolean => depthOf(tree, id) === 0;

/** Where a step that was played from a node before leads. */
export const childBy = (tree: Tree, at: NodeId, step: Step): NodeId | undefined =>
  nodeOf(tree, at).children.find((child) => {
    const ply = plyOf(nodeOf(tree, child));
    return ply !== null && sameStep(ply.step, step);
  });

export interface Grown {
  readonly tree: Tree;
  readonly id: NodeId;
}

/** Nodes that are being put together: nobody else sees them yet. */
interface Bed {
  readonly game: Game;
  readonly nodes: Map<NodeId, Node>;
  next: NodeId;
}

const sprout = (bed: Bed, at: NodeId, match: Match, comments: readonly string[] = []): NodeId => {
  const id = bed.next++;
  const parent = bed.nodes.get(at) as Node;
  bed.nodes.set(id, { id, parent: at, match, children: [], comments });
  bed.nodes.set(at, { ...parent, children: [...parent.children, id] });
  return id;
};

/** Takes a step from a node: the node it led to before, or a new one at the end of what was played from there. */
export const takeStep = (tree: Tree, at: NodeId, step: Step): Result<Grown, Fault | Refusal | TreeFault> => {
  const known = childBy(tree, at, step);
  if (known !== undefined) return ok({ tree, id: known });
  const { match, children } = nodeOf(tree, at);
  const after = stepIn(match, step);
  if (!after.ok) return after;
  if (tree.nodes.size > nodesMax) return fail(fault('tree-full', { max: nodesMax }));
  if (children.length > 0 && depthOf(tree, at) >= depthMax) return fail(fault('tree-deep', { max: depthMax }));
  const bed: Bed = { game: tree.game, nodes: new Map(tree.nodes), next: tree.next };
  const id = sprout(bed, at, after.value);
  return ok({ tree: bed, id });
};

export const playFrom = (tree: Tree, at: NodeId, move: Move): Result<Grown, Fault | Refusal | TreeFault> =>
  takeStep(tree, at, { kind: 'move', move });

/**
 * Several at once, in time that grows with what is added. `plant` takes steps by the function it is handed.
 *
 * @returns with `full` where a step could not be taken because the tree was
 */
export const growTree = <T>(
  tree: Tree,
  plant: (take: (at: NodeId, step: Step, comments?: readonly string[]) => NodeId | null) => T,
): { readonly tree: Tree; readonly value: T; readonly full: boolean } => {
  const bed: Bed = { game: tree.game, nodes: new Map(tree.nodes), next: tree.next };
  let full = false;
  const value = plant((at, step, comments) => {
    const known = childBy(bed, at, step);
    if (known !== undefined) return known;
    full ||= bed.nodes.size > nodesMax;
    const after = full ? null : stepIn((bed.nodes.get(at) as Node).match, step);
    return after?.ok ? sprout(bed, at, after.value, comments) : null;
  });
  return { tree: bed, value, full };
};

/** The tree of a match: one line. */
export const treeOfMatch = (match: Match): Grown => {
  const { tree, value } = growTree(plantTree(match.game, match.given), (take) => {
    let at = rootId;
    for (const { step } of history(match)) at = take(at, step) ?? at;
    return at;
  });
  return { tree, id: value };
};

/** Without a node and all that grew from it; the root stays. */
export const removeBranch = (tree: Tree, id: NodeId): Tree => {
  const { parent } = nodeOf(tree, id);
  if (parent === null) return tree;
  const nodes = new Map(tree.nodes);
  const going = [id];
  for (let gone = going.pop(); gone !== undefined; gone = going.pop()) {
    going.push(...(nodes.get(gone)?.children ?? []));
    nodes.delete(gone);
  }
  const from = nodeOf(tree, parent);
  nodes.set(parent, { ...from, children: from.children.filter((child) => child !== id) });
  return { ...tree, nodes };
};

/** The last place on the way to a node where one leaves a main line: the branch that a promotion moves. */
const branchOf = (tree: Tree, id: NodeId): Node | undefined =>
  pathTo(tree, id)
    .filter((node) => node.parent !== null && nodeOf(tree, node.parent).children[0] !== node.id)
    .at(-1);

/** The branch a node lies in goes before the others that leave its parent; the main line stays as it is. */
export const promote = (tree: Tree, id: NodeId): Tree => {
  const branch = branchOf(tree, id);
  if (!branch || branch.parent === null) return tree;
  const from = nodeOf(tree, branch.parent);
  const children = [branch.id, ...from.children.filter((child) => child !== branch.id)];
  return { ...tree, nodes: new Map(tree.nodes).set(from.id, { ...from, children }) };
};
