import { copy, ended, give, lettersOf, type Next, opposite, other, rowSum, seeds, type Table } from './table.ts';

export interface KalahOptions {
  pits: number;
  'empty-capture': string;
  end: string;
  leftovers: string;
}

/** The way a side's seeds go: its own row, its kalah (`=`), the other row, and again. */
const wayOf = (pits: number, side: string): string[] => [
  ...lettersOf(pits, side),
  '=',
  ...lettersOf(pits, other(side)),
];

export const kalahMoves = (table: Table, options: KalahOptions): string[] => {
  if (table.turn === '-') return [];
  const moves = lettersOf(options.pits, table.turn).filter((letter) => seeds(table, letter) > 0);
  if (table.pie === 'pie' && table.turn === 'N') moves.push('swap');
  return moves;
};

const sweep = (table: Table, options: KalahOptions): void => {
  for (const side of ['S', 'N']) {
    for (const letter of lettersOf(options.pits, side)) {
      if (options.leftovers === 'owner') give(table, side, seeds(table, letter));
      else table.aside = table.aside + seeds(table, letter);
      table.cups[letter] = 0;
    }
  }
};

/** Gives the turn to `side`, or ends the game (§6, `end`). */
export const kalahTurn = (given: Table, side: string, captured: boolean, options: KalahOptions): Next => {
  const table = copy(given);
  const { pits } = options;
  const southEmpty = rowSum(table, pits, 'S') === 0;
  const northEmpty = rowSum(table, pits, 'N') === 0;
  const over = options.end === 'row-empty' ? southEmpty || northEmpty : side === 'S' ? southEmpty : northEmpty;
  if (over) {
    sweep(table, options);
    return { table, ended: ended(table, options.end), captured, onTurn: side };
  }
  table.turn = side;
  return { table, ended: null, captured, onTurn: side };
};

export const kalahPlay = (given: Table, move: string, options: KalahOptions): Next => {
  const table = copy(given);
  const side = table.turn;
  if (move === 'swap') {
    table.pie = 'swapped';
    return { table, ended: null, captured: false, onTurn: side };
  }
  if (side === 'N' && table.pie === 'pie') table.pie = '';
  const way = wayOf(options.pits, side);
  let hand = seeds(table, move);
  table.cups[move] = 0;
  let place = way.indexOf(move);
  while (hand > 0) {
    place = (place + 1) % way.length;
    const to = way[place] as string;
    if (to === '=') give(table, side, 1);
    else table.cups[to] = seeds(table, to) + 1;
    hand = hand - 1;
  }
  const last = way[place] as string;
  if (last === '=') return kalahTurn(table, side, false, options);
  const own = lettersOf(options.pits, side).includes(last);
  let captured = false;
  if (own && seeds(table, last) === 1) {
    const across = opposite(options.pits, last);
    if (seeds(table, across) > 0 || options['empty-capture'] === 'take') {
      give(table, side, 1 + seeds(table, across));
      table.cups[last] = 0;
      table.cups[across] = 0;
      captured = true;
    }
  }
  return kalahTurn(table, other(side), captured, options);
};
