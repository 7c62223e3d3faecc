/** A tree as records and back: what is kept, copied, saved and opened. */
import {
  type Fault,
  fail,
  type GameRecord,
  matchOf,
  type now,
  ok,
  type Ply,
  type RecordEntry,
  type RecordLine,
  type Result,
  recordsOf,
  type Side,
  type Step,
} from '@mbegu/rules';
import {
  type Grown,
  growTree,
  mainLine,
  type Node,
  type NodeId,
  nodeOf,
  nodesMax,
  plantTree,
  plyOf,
  rootId,
  type Tree,
  tooLarge,
} from './tree.ts';

/** What is written of a game beside its moves. */
export interface Head {
  readonly south: string;
  readonly north: string;
  readonly date: string | null;
  readonly tags: Readonly<Record<string, string>>;
  /** Who is called "you", by where he sat at the start: somebody who played here against the computer. */
  readonly you?: Side;
}

export const noHead: Head = { south: '', north: '', date: null, tags: {} };

const passesOf = ({ events }: Ply): RecordEntry[] =>
  events.flatMap(({ type }) => (type === 'pass' ? [{ move: '-' as const, comments: [], variations: [] }] : []));

/** The line that begins with a node and goes on with its main line, up to a decision or another round. */
const lineFrom = (tree: Tree, first: NodeId): RecordLine => {
  const entries: RecordEntry[] = [];
  for (let id: NodeId | undefined = first; id !== undefined; id = nodeOf(tree, id).children[0]) {
    const node: Node = nodeOf(tree, id);
    const ply = plyOf(node);
    if (ply?.step.kind !== 'move') break;
    entries.push({ move: ply.step.move, comments: node.comments, variations: id === first ? [] : besides(tree, node) });
    entries.push(...passesOf(ply));
  }
  return { comments: [], entries };
};

/** What was played instead of a node. */
const besides = (tree: Tree, { id, parent }: Node): RecordLine[] =>
  parent === null
    ? []
    : nodeOf(tree, parent)
        .children.filter((other) => other !== id)
        .map((other) => lineFrom(tree, other))
        .filter(({ entries }) => entries.length > 0);

/** Variations that leave where the line ended by a decision: they repeat the last move, and go on from it. */
const afterLast = (tree: Tree, last: Node | undefined): RecordLine[] => {
  const [decision, ...others] = last?.children ?? [];
  const ply = decision === undefined ? null : plyOf(nodeOf(tree, decision));
  const move = last && plyOf(last)?.step;
  if (!ply || ply.step.kind === 'move' || move?.kind !== 'move') return [];
  const again: RecordEntry = { move: move.move, comments: [], variations: [] };
  return others
    .map((other) => lineFrom(tree, other).entries)
    .filter(({ length }) => length > 0)
    .map((entries) => ({ comments: [], entries: [again, ...passesOf(plyOf(last as Node) as Ply), ...entries] }));
};

/** The nodes of a line to which a move led, by the round it was played in. */
const movesByRound = (line: readonly Node[]): ReadonlyMap<number, readonly Node[]> => {
  const rounds = new Map<number, Node[]>();
  for (const node of line) {
    const ply = plyOf(node);
    if (ply?.step.kind !== 'move') continue;
    const inRound = rounds.get(ply.round);
    if (inRound) inRound.push(node);
    else rounds.set(ply.round, [node]);
  }
  return rounds;
};

/** The records of a tree: its main line, a record for each round, with the variations that leave it. */
export const recordsOfTree = (tree: Tree, head: Head): readonly GameRecord[] => {
  const line = mainLine(tree);
  const last = line.at(-1) as Node;
  const records = recordsOf(last.match, head);
  const rounds = movesByRound(line);
  return records.map((record, index) => {
    const inRound = rounds.get(index + 1) ?? [];
    const moved = inRound[Symbol.iterator]();
    const entries = record.line.entries.map((entry): RecordEntry => {
      const node = entry.move === '-' ? undefined : (moved.next().value as Node | undefined);
      if (!node) return entry;
      const more = node === inRound.at(-1) ? afterLast(tree, node) : [];
      return { ...entry, comments: node.comments, variations: [...besides(tree, node), ...more] };
    });
    const comments = index === 0 ? nodeOf(tree, rootId).comments : [];
    return { ...record, line: { comments, entries } };
  });
};

type Take = (at: NodeId, step: Step, comments?: readonly string[]) => NodeId | null;

/** Plays the entries of a line from a node; variations leave before the move they replace. */
const plantLine = (take: Take, from: NodeId, line: RecordLine): NodeId => {
  let at = from;
  for (const { move, comments, variations } of line.entries) {
    const next = move === '-' ? at : (take(at, { kind: 'move', move }, comments) ?? at);
    for (const variation of variations) plantLine(take, at, variation);
    at = next;
  }
  return at;
};

/** What people decided at the end of a round, which no entry of its record says. */
const decisionsOf = (match: Parameters<typeof now>[0]): ReadonlyMap<number, Step> => {
  const decided = new Map<number, Step>();
  for (let ply = match.last; ply; ply = ply.previous) {
    if (ply.step.kind !== 'move' && ply.step.kind !== 'round') decided.set(ply.round, ply.step);
  }
  return decided;
};

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** How many moves stand in a line, with those of all its variations. */
const movesIn = ({ entries }: RecordLine): number =>
  sum(entries.map(({ move, variations }) => (move === '-' ? 0 : 1) + sum(variations.map(movesIn))));

/** So many may be written, for some are written twice: more are not even played through, which would take long. */
const writtenMax = 2 * nodesMax;

/** Whether they hold more than could be laid open. */
export const isTooLarge = (records: readonly GameRecord[]): boolean =>
  sum(records.map(({ line }) => movesIn(line))) > writtenMax;

/** Reads the records of one game, with all variations; every move of them is checked. The place is the end of the main line. */
export const treeOfRecords = (
  records: readonly GameRecord[],
): Result<Grown & { readonly head: Head }, readonly (Fault | Fault<'tree-large'>)[]> => {
  if (isTooLarge(records)) return fail([tooLarge()]);
  const match = matchOf(records);
  const [first] = records;
  if (!match.ok) return match;
  if (!first) return fail([]);
  const decided = decisionsOf(match.value);
  const root = plantTree(match.value.game, match.value.given);
  const commented = new Map(root.nodes).set(rootId, { ...nodeOf(root, rootId), comments: first.line.comments });
  const { tree, value, full } = growTree({ ...root, nodes: commented }, (take) => {
    let at = rootId;
    for (const [index, { line }] of records.entries()) {
      if (index > 0) at = take(at, { kind: 'round' }) ?? at;
      at = plantLine(take, at, line);
      const decision = decided.get(index + 1);
      if (decision) at = take(at, decision) ?? at;
    }
    return at;
  });
  if (full) return fail([tooLarge()]);
  const { south, north, date, tags } = first;
  return ok({ tree, id: value, head: { south, north, date, tags } });
};
