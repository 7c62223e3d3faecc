import { copy, ended, give, lettersOf, type Next, other, rowSum, seeds, type Table } from './table.ts';

export interface AlManqalaOptions {
  pits: number;
  origin: string;
  chase: string;
}

const ringOf = (pits: number): string[] => [...lettersOf(pits, 'S'), ...lettersOf(pits, 'N')];

const totalOf = (table: Table, pits: number): number =>
  rowSum(table, pits, 'S') + rowSum(table, pits, 'N') + table.south + table.north + table.aside;

/** Sows and captures (§1-§3); who is next is not asked. */
const sown = (given: Table, move: string, options: AlManqalaOptions): { table: Table; captured: boolean } => {
  const table = copy(given);
  const side = table.turn;
  const ring = ringOf(options.pits);
  let hand = seeds(table, move);
  table.cups[move] = 0;
  let place = ring.indexOf(move);
  while (hand > 0) {
    place = (place + 1) % ring.length;
    const to = ring[place] as string;
    if (options.origin === 'skip' && to === move) continue;
    table.cups[to] = seeds(table, to) + 1;
    hand = hand - 1;
  }
  // §3: the unbroken run backwards, decided on the board as it stands after the sowing.
  const run: string[] = [];
  for (let back = 0; back < ring.length; back++) {
    const house = ring[(place - back + ring.length) % ring.length] as string;
    if (seeds(table, house) !== 2 && seeds(table, house) !== 4) break;
    run.push(house);
  }
  for (const house of run) {
    give(table, side, seeds(table, house));
    table.cups[house] = 0;
  }
  return { table, captured: run.length > 0 };
};

const leavesFood = (table: Table, move: string, options: AlManqalaOptions): boolean =>
  rowSum(sown(table, move, options).table, options.pits, other(table.turn)) > 0;

const occupied = (table: Table, options: AlManqalaOptions): string[] =>
  lettersOf(options.pits, table.turn).filter((house) => seeds(table, house) > 0);

/** §4 */
export const alManqalaMoves = (table: Table, options: AlManqalaOptions): string[] => {
  if (table.turn === '-') return [];
  const all = occupied(table, options);
  if (rowSum(table, options.pits, other(table.turn)) > 0) return all;
  const feeding = all.filter((house) => leavesFood(table, house, options));
  return feeding.length > 0 ? feeding : all;
};

export const alManqalaKey = (table: Table, options: AlManqalaOptions): string =>
  `${ringOf(options.pits)
    .map((house) => seeds(table, house))
    .join(' ')} ${table.turn}`;

/** Gives the turn to `side` with what may follow from that. `earlier`: keys since the last capture. */
export const alManqalaTurn = (
  given: Table,
  side: string,
  captured: boolean,
  earlier: readonly string[],
  options: AlManqalaOptions,
): Next => {
  const { pits, chase } = options;
  const table = copy(given);
  const total = totalOf(table, pits);
  const over = (reason: string): Next => {
    const onTurn = table.turn;
    return { table, ended: ended(table, reason), captured, onTurn };
  };
  table.turn = side;
  if (table.south > total / 2 || table.north > total / 2) return over('majority');
  if (rowSum(table, pits, 'S') + rowSum(table, pits, 'N') === 0) return over('board-empty');
  // §6: who has no bead passes.
  if (rowSum(table, pits, table.turn) === 0) table.turn = other(table.turn);
  if (rowSum(table, pits, other(table.turn)) === 0) {
    const can = occupied(table, options).some((house) => leavesFood(table, house, options));
    if (!can) {
      const starving = other(table.turn);
      for (const house of ringOf(pits)) {
        give(table, starving, seeds(table, house));
        table.cups[house] = 0;
      }
      return over('cannot-feed');
    }
  }
  const key = alManqalaKey(table, options);
  const times = captured ? 0 : earlier.filter((each) => each === key).length;
  if (chase === 'third-repetition' && times >= 2) {
    divide(table, options);
    return over('chase');
  }
  return { table, ended: null, captured, onTurn: table.turn };
};

/** §8: an equal division, an odd seed set aside. */
const divide = (table: Table, options: AlManqalaOptions): void => {
  let left = 0;
  for (const house of ringOf(options.pits)) {
    left = left + seeds(table, house);
    table.cups[house] = 0;
  }
  give(table, 'S', Math.floor(left / 2));
  give(table, 'N', Math.floor(left / 2));
  table.aside = table.aside + (left % 2);
};

export const alManqalaPlay = (
  given: Table,
  move: string,
  earlier: readonly string[],
  options: AlManqalaOptions,
): Next => {
  const { table, captured } = sown(given, move, options);
  return alManqalaTurn(table, other(given.turn), captured, earlier, options);
};
