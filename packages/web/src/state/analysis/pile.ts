/** What lies open, and beneath it what was open before, so that nothing that is opened costs what lay there. Pure. */
import { makeOptions, makePosition, startPosition } from '@mbegu/rules';
import type { Head } from './records.ts';
import { childBy, type Grown, type NodeId, nodeOf, plyOf, rootId } from './tree.ts';

/** A tree with what is known about it. */
export interface Sheet extends Grown {
  readonly head: Head;
  /** The kept game it looks over; `null` where it is of none. */
  readonly source: string | null;
}

export interface KeptSheets {
  readonly open: Sheet;
  /** What was open before, the last first: it can be brought back. */
  readonly earlier: readonly Sheet[];
}

/** So many lie beneath the one that is open. */
export const earlierMax = 5;

const textOf = ({ south, north, date, tags }: Head): string => JSON.stringify([south, north, date, tags]);

/** From the same start, under the same rules, of the same game. */
const sameGround = (one: Sheet, other: Sheet): boolean => {
  const ground = ({ tree }: Sheet): string => {
    const { game, given } = nodeOf(tree, rootId).match;
    return [game.id, makeOptions(game), makePosition(given)].join();
  };
  return (
    ground(one) === ground(other) &&
    textOf(one.head) === textOf(other.head) &&
    (other.source === null || one.source === other.source)
  );
};

/**
 * Whether a sheet has all there is in another one, with the same main line: then where the other looks in it, else `null`.
 * A start alone is in no game, for who sets it up wants to begin there.
 */
export const placeOf = (sheet: Sheet, other: Sheet): NodeId | null => {
  if (!sameGround(sheet, other) || (other.tree.nodes.size === 1 && sheet.tree.nodes.size > 1)) return null;
  const places = new Map<NodeId, NodeId>();
  const going: (readonly [theirs: NodeId, ours: NodeId, isMain: boolean])[] = [[rootId, rootId, true]];
  for (let pair = going.pop(); pair; pair = going.pop()) {
    const [theirs, ours, isMain] = pair;
    const { children, comments } = nodeOf(other.tree, theirs);
    const here = nodeOf(sheet.tree, ours);
    if (!comments.every((each) => here.comments.includes(each))) return null;
    places.set(theirs, ours);
    for (const [index, child] of children.entries()) {
      const ply = plyOf(nodeOf(other.tree, child));
      const same = ply && childBy(sheet.tree, ours, ply.step);
      const leads = isMain && index === 0;
      if (same == null || (leads && same !== here.children[0])) return null;
      going.push([child, same, leads]);
    }
  }
  return places.get(other.id) ?? rootId;
};

const holds = (sheet: Sheet, other: Sheet): boolean => placeOf(sheet, other) !== null;

/** The usual start of a game, of which nothing is known and in which nobody moved. */
const isBlank = ({ tree, source }: Sheet): boolean => {
  const { match, comments } = nodeOf(tree, rootId);
  const usual = makePosition(startPosition(tree.game)) === makePosition(match.given);
  return tree.nodes.size === 1 && source === null && comments.length === 0 && usual;
};

const without = (sheets: readonly Sheet[], gone: Sheet): readonly Sheet[] => sheets.filter((each) => each !== gone);

/** With one more beneath; what it holds itself need not lie there too. It may be more than there is room for. */
const withBeneath = (earlier: readonly Sheet[], sheet: Sheet): readonly Sheet[] => {
  if (isBlank(sheet) || earlier.some((each) => holds(each, sheet))) return earlier;
  return [sheet, ...earlier.filter((each) => !holds(sheet, each))];
};

export interface Held {
  readonly sheets: KeptSheets;
  /** There was no room for all of them: what was opened longest ago is kept no longer. */
  readonly isFull: boolean;
}

const held = (open: Sheet, beneath: readonly Sheet[]): Held => ({
  sheets: { open, earlier: beneath.slice(0, earlierMax) },
  isFull: beneath.length > earlierMax,
});

/** Takes in what lies elsewhere, the last first: beneath, where it does not lie here already. */
export const takeIn = ({ open, earlier }: KeptSheets, others: readonly Sheet[]): Held => {
  const foreign = others.filter((each) => !holds(open, each));
  return held(
    open,
    foreign.reduceRight((beneath, each) => withBeneath(beneath, each), earlier),
  );
};

export interface Laid extends Held {
  /** It lay there already, open or beneath. */
  readonly wasThere: boolean;
}

/** Lays a sheet open. One that lies there already, with whatever was added to it, is the one that is opened then. */
export const layOpen = ({ open, earlier }: KeptSheets, sheet: Sheet): Laid => {
  const there = [open, ...earlier].find((each) => holds(each, sheet));
  const opened = there ? { ...there, id: placeOf(there, sheet) ?? rootId } : sheet;
  if (there === open) return { sheets: { open: opened, earlier }, wasThere: true, isFull: false };
  const rest = there ? without(earlier, there) : earlier;
  const beneath = holds(opened, open) ? rest : withBeneath(rest, open);
  return { ...held(opened, beneath), wasThere: there !== undefined };
};

/** The last that was open is open again; what was goes to the end, so that one comes to all of them in turn. */
export const bringBack = ({ open, earlier: [last, ...others] }: KeptSheets): KeptSheets =>
  last ? { open: last, earlier: isBlank(open) ? others : [...others, open] } : { open, earlier: [] };
