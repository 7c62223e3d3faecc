/** What lies open, kept on the device under one key: it survives going away. */
import { fail, fault, ok, type Result } from '@mbegu/rules';
import { type Store, type StoreTrouble, store } from '../storage.ts';
import { type KeptSheets, putBeneath, type Sheet } from './pile.ts';
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

/** What lay there when this tab wrote or read last. */
const known = new WeakMap<Store, string | null>();

/** What another tab has laid open since: it is no less somebody's work than this one's. */
const fromAnotherTab = (from: Store): Sheet | null => {
  const text = from.read(key);
  if (text === null || !known.has(from) || text === known.get(from)) return null;
  const value = parse(text);
  return isObject(value) && value.version === version ? readSheet(value.open) : null;
};

/**
 * Keeps what is open. Where another tab has kept its own meanwhile, that becomes one of those that can be brought back.
 *
 * @returns what is kept now, and what stood in the way
 */
export const keepSheets = (
  { open, earlier }: KeptSheets,
  to: Store = store,
): { readonly sheets: KeptSheets; readonly trouble: StoreTrouble | null } => {
  const other = fromAnotherTab(to);
  const sheets = { open, earlier: other ? putBeneath(earlier, other) : earlier };
  const text = JSON.stringify({ version, open: writeSheet(open), earlier: sheets.earlier.map(writeSheet) });
  known.set(to, text);
  return { sheets, trouble: to.write(key, text) };
};

/** What cannot be read is put aside under this key, for a version that can. */
const asideKey = `${key}:aside`;

/** What is kept; `null` where nothing is, a fault where it cannot be read. */
export const keptSheets = (from: Store = store): Result<KeptSheets | null, ReturnType<typeof fault<'kept-broken'>>> => {
  const text = from.read(key);
  known.set(from, text);
  if (text === null) return ok(null);
  const value = parse(text);
  const open = isObject(value) && value.version === version ? readSheet(value.open) : null;
  if (open && isObject(value)) {
    // Once there was only one.
    const earlier = Array.isArray(value.earlier) ? value.earlier : [value.earlier];
    return ok({ open, earlier: earlier.flatMap((each) => readSheet(each) ?? []) });
  }
  from.write(asideKey, text);
  return fail(fault('kept-broken'));
};
