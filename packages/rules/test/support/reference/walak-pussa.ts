import { copy, ended, give, lettersOf, type Next, other, seeds, type Table } from './table.ts';

export interface WalakOptions {
  pits: number;
  seeds: number;
  chase: string;
  rounds: string;
}

const allHoles = (pits: number): string[] => [...lettersOf(pits, 'S'), ...lettersOf(pits, 'N')];

/** Holes out of play are skipped in sowing, in "next hole" and in "hole beyond": as if they were not there. */
const trackOf = (table: Table, pits: number): string[] => allHoles(pits).filter((hole) => table.marks[hole] !== 'x');

/** A marked hole counts as empty when it is the next hole or the hole beyond, and nobody lifts from it. */
const countsAsEmpty = (table: Table, hole: string): boolean => seeds(table, hole) === 0 || table.marks[hole] === 'p';

/** Sows (§1-§3) and captures (§4, §5); null where the sowing has not ended after 10,000 laps (§8). */
const sown = (given: Table, move: string, pits: number): { table: Table; captured: boolean; laps: number } | null => {
  const table = copy(given);
  const side = table.turn;
  const track = trackOf(table, pits);
  const after = (hole: string): string => track[(track.indexOf(hole) + 1) % track.length] as string;
  let from = move;
  let last = move;
  let laps = 0;
  for (;;) {
    laps = laps + 1;
    if (laps > 10_000) return null;
    let hand = seeds(table, from);
    table.cups[from] = 0;
    last = from;
    while (hand > 0) {
      last = after(last);
      table.cups[last] = seeds(table, last) + 1;
      hand = hand - 1;
    }
    from = after(last);
    if (countsAsEmpty(table, from)) break;
  }
  let captured = false;
  let empty = after(last);
  while (countsAsEmpty(table, empty) && !countsAsEmpty(table, after(empty))) {
    const taken = after(empty);
    give(table, side, seeds(table, taken));
    table.cups[taken] = 0;
    captured = true;
    empty = after(taken);
  }
  return { table, captured, laps };
};

const liftable = (table: Table, pits: number, side: string): string[] =>
  lettersOf(pits, side).filter((hole) => !countsAsEmpty(table, hole) && table.marks[hole] !== 'x');

export const walakLaps = (table: Table, move: string, options: WalakOptions): number | null =>
  sown(table, move, options.pits)?.laps ?? null;

export const walakMoves = (table: Table, options: WalakOptions): string[] =>
  table.turn === '-'
    ? []
    : liftable(table, options.pits, table.turn).filter((hole) => sown(table, hole, options.pits) !== null);

export const walakKey = (table: Table, options: WalakOptions): string =>
  `${allHoles(options.pits)
    .map((hole) => seeds(table, hole))
    .join(' ')} ${table.turn}`;

/** What is left goes to a side, or to nobody. */
const clear = (table: Table, pits: number, to: string | null): void => {
  for (const hole of allHoles(pits)) {
    if (to === null) table.aside = table.aside + seeds(table, hole);
    else give(table, to, seeds(table, hole));
    table.cups[hole] = 0;
  }
};

export const walakTurn = (
  given: Table,
  side: string,
  captured: boolean,
  earlier: readonly string[],
  options: WalakOptions,
): Next => {
  const { pits } = options;
  const table = copy(given);
  table.turn = side;
  const over = (reason: string): Next => ({ table, ended: ended(table, reason), captured, onTurn: side });
  if (allHoles(pits).every((hole) => seeds(table, hole) === 0)) return over('board-empty');
  if (liftable(table, pits, side).length === 0) {
    clear(table, pits, other(side));
    return over('no-move');
  }
  if (walakMoves(table, options).length === 0) {
    clear(table, pits, null);
    return over('only-endless');
  }
  const times = captured ? 0 : earlier.filter((key) => key === walakKey(table, options)).length;
  if (options.chase === 'third-repetition' && times >= 2) {
    clear(table, pits, null);
    return over('chase');
  }
  return { table, ended: null, captured, onTurn: side };
};

export const walakPlay = (given: Table, move: string, earlier: readonly string[], options: WalakOptions): Next => {
  const after = sown(given, move, options.pits);
  if (after === null) throw new Error(`${move} is endless`);
  return walakTurn(after.table, other(given.turn), after.captured, earlier, options);
};

/**
 * The board of the next round, before anything due in it; null when the match is over.
 *
 * The loser fills hole after hole from his left, the winner all of his. `simple`: the remainder stays in the pile.
 * `parker`: it goes into the next hole, and the facing one is lowered to the same number.
 */
export const walakNextRound = (over: Table, onTurn: string, options: WalakOptions): Table | null => {
  const { pits, rounds } = options;
  const piles: Record<string, number> = { S: over.south, N: over.north };
  let weaker = onTurn;
  if (over.south < over.north) weaker = 'S';
  if (over.north < over.south) weaker = 'N';
  const winner = other(weaker);
  for (let left = over.aside; left > 0; left--) {
    // One to each in turn, the weaker first: an odd one is his.
    const to = (over.aside - left) % 2 === 0 ? weaker : winner;
    piles[to] = (piles[to] ?? 0) + 1;
  }
  const table: Table = { cups: {}, marks: {}, south: 0, north: 0, aside: 0, turn: weaker, pie: '' };
  const take = (side: string, count: number): number => {
    const taken = Math.min(count, piles[side] ?? 0);
    piles[side] = (piles[side] ?? 0) - taken;
    return taken;
  };
  for (const hole of lettersOf(pits, winner)) {
    table.cups[hole] = take(winner, options.seeds);
    if (table.cups[hole] !== options.seeds) return null;
  }
  let canSow = false;
  let broken = false;
  for (const [index, hole] of lettersOf(pits, weaker).entries()) {
    if (!broken && (piles[weaker] ?? 0) >= options.seeds) {
      table.cups[hole] = take(weaker, options.seeds);
      canSow = true;
      continue;
    }
    const rest = !broken && rounds === 'parker' ? take(weaker, options.seeds) : 0;
    broken = true;
    table.cups[hole] = rest;
    if (rest === 0) {
      table.marks[hole] = 'x';
      continue;
    }
    if (rest < 3) table.marks[hole] = 'p';
    else canSow = true;
    // The facing hole: first of the one row faces last of the other.
    const facing = lettersOf(pits, winner)[pits - 1 - index] as string;
    piles[winner] = (piles[winner] ?? 0) + seeds(table, facing) - rest;
    table.cups[facing] = rest;
  }
  if (!canSow) return null;
  table.south = piles.S ?? 0;
  table.north = piles.N ?? 0;
  return table;
};
