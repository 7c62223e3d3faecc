/** What lies open, kept on the device under one key: it survives going away. */
import { fail, fault, ok, type Result } from '@mbegu/rules';
import { type Store, type StoreTrouble, store } from '../storage.ts';
import { type Held, type KeptSheets, type Sheet, takeIn } from './pile.ts';
import { partsOf, readParts } from './read-link.ts';
import { type Head, noHead } from './records.ts';
import { writeSteps } from './steps.ts';
import { type Node, type NodeId, nodeOf, type Tree } from './tree.ts';

const key = 'mbegu:1:analysis';
const version = 1;

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

const writeSheet = ({ tree, id, head, source }: Sheet): Json => {
  const { order } = writeSteps(tree);
  const comments = order.flatMap((each, place) => {
    const { comments: said } = nodeOf(tree, each);
    return said.length > 0 ? [[place, said]] : [];
  });
  return { line: partsOf(tree, id), head, source, comments };
};

const readHead = (value: unknown): Head => {
  if (!isObject(value)) return noHead;
  const { south, north, date, tags, you } = value;
  return {
    south: isText(south) ? south : '',
    north: isText(north) ? north : '',
    date: isText(date) ? date : null,
    tags: isObject(tags) && Object.values(tags).every(isText) ? (tags as Head['tags']) : {},
    ...(you === 'S' || you === 'N' ? { you } : {}),
  };
};

const withComments = (tree: Tree, value: unknown): Tree => {
  const { order } = writeSteps(tree);
  const nodes = new Map<NodeId, Node>(tree.nodes);
  for (const entry of Array.isArray(value) ? value : []) {
    if (!Array.isArray(entry)) continue;
    const [place, comments] = entry as unknown[];
    const node = typeof place === 'number' ? nodes.get(order[place] ?? -1) : undefined;
    if (node && Array.isArray(comments) && comments.every(isText)) nodes.set(node.id, { ...node, comments });
  }
  return { ...tree, nodes };
};

const readSheet = (value: unknown): Sheet | null => {
  if (!isObject(value) || !isText(value.line)) return null;
  const read = readParts(value.line);
  if (!read.ok) return null;
  const { source } = value;
  return {
    tree: withComments(read.value.tree, value.comments),
    id: read.value.id,
    head: readHead(value.head),
    source: isText(source) ? source : null,
  };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The sheets of a text as they stand written in it, the open one first. */
const writtenIn = (text: string): readonly unknown[] => {
  const value = parse(text);
  if (!isObject(value) || value.version !== version) return [];
  // Once there was only one before it.
  return [value.open, ...(Array.isArray(value.earlier) ? value.earlier : [value.earlier])];
};

/** What lay there when this tab wrote or read last. */
const known = new WeakMap<Store, string | null>();

/**
 * What another tab has laid open or changed since: it is no less somebody's work than this one's. What it only keeps as it
 * was is known here: where it lies here no more, that was meant.
 */
const fromAnotherTab = (from: Store): readonly Sheet[] => {
  const text = from.read(key);
  const before = known.get(from);
  if (text === null || before === undefined || text === before) return [];
  known.set(from, text);
  const seen = new Set(writtenIn(before ?? '').map((each) => JSON.stringify(each)));
  const others = writtenIn(text).filter((each) => !seen.has(JSON.stringify(each)));
  return others.flatMap((each) => readSheet(each) ?? []);
};

/** With all that another tab has kept meanwhile: it becomes what can be brought back. */
export const takeOthers = (sheets: KeptSheets, from: Store = store): Held => takeIn(sheets, fromAnotherTab(from));

/**
 * Keeps what is open, and what another tab has kept meanwhile.
 *
 * @returns what is kept now, whether there was room for all, and what stood in the way
 */
export const keepSheets = (sheets: KeptSheets, to: Store = store): Held & { readonly trouble: StoreTrouble | null } => {
  const taken = takeOthers(sheets, to);
  const { open, earlier } = taken.sheets;
  const text = JSON.stringify({ version, open: writeSheet(open), earlier: earlier.map(writeSheet) });
  known.set(to, text);
  return { ...taken, trouble: to.write(key, text) };
};

/** What cannot be read is put aside under this key, for a version that can. */
const asideKey = `${key}:aside`;

/** What is kept; `null` where nothing is, a fault where it cannot be read. */
export const keptSheets = (from: Store = store): Result<KeptSheets | null, ReturnType<typeof fault<'kept-broken'>>> => {
  const text = from.read(key);
  known.set(from, text);
  if (text === null) return ok(null);
  const [open, ...earlier] = writtenIn(text).map(readSheet);
  if (open) return ok({ open, earlier: earlier.filter((each) => each !== null) });
  from.write(asideKey, text);
  return fail(fault('kept-broken'));
};
