/**
 * A position while it is being set up: what stands in the fields, right or wrong, as it was typed. Its text is the one truth:
 * fields make a text, a text fills the fields, and what is wrong is what the rules find wrong with the text.
 */
import {
  type Fault,
  type Game,
  type Hole,
  makePosition,
  otherSide,
  type Pie,
  type Position,
  parsePosition,
  type Result,
  type Side,
} from '@mbegu/rules';
import { plainDigits } from '../digits.ts';

export interface Draft {
  readonly south: readonly string[];
  readonly north: readonly string[];
  readonly stores: readonly [south: string, north: string];
  /** Seeds set aside for nobody. */
  readonly aside: string;
  readonly turn: Side | null;
  readonly pie: Pie;
}

/** Where a count stands: a row and a place in it, a store, or aside. */
export type Place =
  | { readonly kind: 'pit'; readonly side: Side; readonly pit: number }
  | { readonly kind: 'store'; readonly side: Side }
  | { readonly kind: 'aside' };

const rowKey = { S: 'south', N: 'north' } as const;

/** Without what would be taken for the end of a field. */
const clean = (typed: string): string => plainDigits(typed).replace(/[\s,/]/g, '');

export const textOf = ({ south, north, stores, aside, turn, pie }: Draft): string => {
  const flags = [
    ...(aside === '' || aside === '0' ? [] : [`+${aside}`]),
    ...(pie === 'none' ? [] : [pie === 'pending' ? 'pie' : 'swapped']),
  ];
  return [`${south.join()}/${north.join()}`, stores.join('-'), turn ?? '-', ...flags].join(' ');
};

/** The fields a text fills, `null` where not even its parts can be told apart. */
export const draftOf = (text: string): Draft | null => {
  const [board = '', score = '', turn, ...flags] = text.trim().split(/[ \t]+/);
  const [south, north, ...more] = board.split('/');
  const stores = score.split('-');
  if (!south || !north || more.length > 0 || stores.length !== 2) return null;
  if (turn !== 'S' && turn !== 'N' && turn !== '-') return null;
  return {
    south: south.split(','),
    north: north.split(','),
    stores: [stores[0] ?? '', stores[1] ?? ''],
    aside: flags.find((flag) => flag.startsWith('+'))?.slice(1) ?? '0',
    turn: turn === '-' ? null : turn,
    pie: flags.includes('pie') ? 'pending' : flags.includes('swapped') ? 'swapped' : 'none',
  };
};

export const draftOfPosition = (position: Position): Draft => draftOf(makePosition(position)) as Draft;

/** @param typed the text as it was typed, where it is not the draft's own */
export const readDraft = (game: Game, draft: Draft, typed: string | null = null): Result<Position, readonly Fault[]> =>
  parsePosition(game, typed?.trim() ?? textOf(draft));

/** Rows, stores and turn exchanged. */
export const turnedRound = (draft: Draft): Draft => ({
  ...draft,
  south: draft.north,
  north: draft.south,
  stores: [draft.stores[1], draft.stores[0]],
  turn: draft.turn === null ? null : otherSide(draft.turn),
});

export const typedAt = (draft: Draft, place: Place): string => {
  if (place.kind === 'pit') return draft[rowKey[place.side]][place.pit] ?? '';
  return place.kind === 'store' ? draft.stores[place.side === 'S' ? 0 : 1] : draft.aside;
};

/** With something else typed at a place. */
export const typeAt = (draft: Draft, place: Place, typed: string): Draft => {
  const text = clean(typed);
  if (place.kind === 'pit') {
    const key = rowKey[place.side];
    return { ...draft, [key]: draft[key].map((each, pit) => (pit === place.pit ? text : each)) };
  }
  if (place.kind === 'aside') return { ...draft, aside: text };
  const whole = text.replaceAll('-', '');
  const [south, north] = draft.stores;
  return { ...draft, stores: place.side === 'S' ? [whole, north] : [south, whole] };
};

const WORD = /^(\d{1,6})(p?)$/;

/** One more or fewer at a place; what is no number is as nothing. */
export const addAt = (draft: Draft, place: Place, more: number): Draft => {
  const [, digits = '0', mark = ''] = WORD.exec(typedAt(draft, place)) ?? [];
  return typeAt(draft, place, `${Math.max(0, Number(digits) + more)}${mark}`);
};

export const holeAt = (draft: Draft, side: Side, pit: number): Hole => {
  const word = draft[rowKey[side]][pit] ?? '';
  return word === 'x' ? 'out' : word.endsWith('p') ? 'marked' : 'open';
};

export const setHole = (draft: Draft, side: Side, pit: number, hole: Hole): Draft => {
  const place: Place = { kind: 'pit', side, pit };
  const [, digits = '0'] = /^(\d{1,6})/.exec(typedAt(draft, place)) ?? [];
  return typeAt(draft, place, hole === 'out' ? 'x' : hole === 'marked' ? `${digits}p` : digits);
};

/** Seeds of the pits that are taken away where rows become shorter. */
export const seedsBeyond = ({ south, north }: Draft, pits: number): number =>
  [...south.slice(pits), ...north.slice(pits)].reduce((sum, word) => sum + Number(WORD.exec(word)?.[1] ?? 0), 0);

/** For a board with rows of another length: pits are added empty, or taken from the right end of each row. */
const withPits = (draft: Draft, pits: number): Draft => {
  const fit = (row: readonly string[]): string[] => Array.from({ length: pits }, (_, pit) => row[pit] ?? '0');
  return { ...draft, south: fit(draft.south), north: fit(draft.north) };
};

/** For a game that has no pie rule or no rounds, what belongs to them goes. */
export const fitTo = (draft: Draft, { board, turns, rounds }: Game): Draft => {
  const plain = (word: string): string =>
    rounds.kind === 'single' ? word.replace(/p$/, '').replace(/^x$/, '0') : word;
  const fitted = withPits(draft, board.pits);
  return {
    ...fitted,
    south: fitted.south.map(plain),
    north: fitted.north.map(plain),
    pie: turns.pie === 'off' ? 'none' : fitted.pie,
  };
};
