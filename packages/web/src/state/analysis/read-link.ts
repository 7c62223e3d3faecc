/** Reads what `link` writes. A link that was cut, altered or made by a later version is told what is the matter with it. */
import {
  createGame,
  type Fault,
  fail,
  fault,
  isGameId,
  ok,
  parseOptions,
  parsePosition,
  type Result,
  startPosition,
} from '@mbegu/rules';
import { checkOf, linkOf, linkVersion, makeParts, nothing } from './link.ts';
import { readSteps, writeSteps } from './steps.ts';
import { type Grown, mainLine, type NodeId, nodeOf, plantTree, rootId, type Tree, tooLarge } from './tree.ts';

/** Longest link that is read, in characters. */
const linkCharsMax = 100_000;
/** Longest link that is given out whole; of a larger tree only the main line goes into it. */
export const linkGivenCharsMax = 8000;

export type LinkFault = Fault | Fault<'link-version' | 'link-cut' | 'link-move' | 'tree-large'>;

export interface Linked extends Grown {
  /** It looks at a move that is not there: the place is the end. */
  readonly isBeyond: boolean;
}

/** What goes through the hands of other programs may come back with its signs written as numbers. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The parts of a link without version and check as a tree, and where one looks. */
export const readParts = (text: string): Result<Linked, readonly LinkFault[]> => {
  const [id = '', options = nothing, position = nothing, moves = '', at = '0', ...more] = text.split('/');
  if (more.length > 0 || !/^\d{1,6}$/.test(at)) return fail([fault('link-cut')]);
  if (!isGameId(id)) {
    const refused = createGame(id);
    return refused.ok ? fail([fault('link-cut')]) : refused;
  }
  const chosen = parseOptions(id, options === nothing ? '' : options.replaceAll(',', ' '));
  if (!chosen.ok) return chosen;
  const game = createGame(id, chosen.value);
  if (!game.ok) return game;
  const given =
    position === nothing
      ? ok(startPosition(game.value))
      : parsePosition(game.value, position.replace(';', '/').replaceAll('_', ' '));
  if (!given.ok) return given;
  const { tree, order, stuck, full } = readSteps(plantTree(game.value, given.value), moves);
  if (full) return fail([tooLarge()]);
  if (stuck > 0) return fail([fault('link-move', { number: stuck })]);
  const place = order[Number(at)];
  return ok({ tree, id: place ?? mainLine(tree).at(-1)?.id ?? rootId, isBeyond: place === undefined });
};

/** The part of an address behind `#/analyse/`. */
export const readLink = (what: string): Result<Linked, readonly LinkFault[]> => {
  if (what.length > linkCharsMax) return fail([fault('link-cut')]);
  const [, version = '', check, parts = ''] = /^(\d+)(?:\.([0-9a-z]{4}))?\/(.*)$/.exec(decoded(what)) ?? [];
  if (version === '') return fail([fault('link-cut')]);
  if (version !== String(linkVersion)) {
    return fail([fault('link-version', { found: version.slice(0, 12), expected: linkVersion })]);
  }
  if (check !== undefined && check !== checkOf(parts)) return fail([fault('link-cut')]);
  return readParts(parts);
};

/** A tree and the node one looks at as the parts of a link. */
export const partsOf = (tree: Tree, at: NodeId): string => {
  const { text, order } = writeSteps(tree);
  const { game, given } = nodeOf(tree, rootId).match;
  return makeParts({ game, given, moves: text, at: order.indexOf(at) });
};

/** Where a node stands in what is written; one that is left out, where its variation leaves what is not. */
const placeIn = (order: readonly NodeId[], tree: Tree, at: NodeId): number => {
  const places = new Map(order.map((id, place) => [id, place]));
  let id: NodeId | null = at;
  while (id !== null && !places.has(id)) ({ parent: id } = nodeOf(tree, id));
  return places.get(id ?? rootId) ?? 0;
};

/** The link of a tree; where that would be too long, of its main line. */
export const linkOfTree = (tree: Tree, at: NodeId): { readonly link: string; readonly isWhole: boolean } => {
  const { game, given } = nodeOf(tree, rootId).match;
  const linkBy = (only?: 'main-line'): string => {
    const { text, order } = writeSteps(tree, only);
    return linkOf({ game, given, moves: text, at: placeIn(order, tree, at) });
  };
  const whole = linkBy();
  if (whole.length <= linkGivenCharsMax) return { link: whole, isWhole: true };
  // Without variations there is nothing to leave out.
  const link = linkBy('main-line');
  return { link, isWhole: link === whole };
};
