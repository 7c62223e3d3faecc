/**
 * The slow second implementation the library is compared with. Written from `rules.md` alone, in the most naive way,
 * sharing nothing with `src`: a board is a list of cups by letter, a seed is moved by adding and subtracting one.
 */
export interface Table {
  /** Seeds by letter: `A B …` South's, `a b …` North's. */
  cups: Record<string, number>;
  /** Letters of holes that are marked (`p`) or out of play (`x`). */
  marks: Record<string, 'p' | 'x'>;
  south: number;
  north: number;
  aside: number;
  turn: string;
  pie: string;
}

export interface Ended {
  winner: string | null;
  score: [number, number];
  reason: string;
}

/** What a step makes of a table. */
export interface Next {
  table: Table;
  ended: Ended | null;
  captured: boolean;
  /** Who would be next; of an ended game, who was on turn. */
  onTurn: string;
}

const CAPITALS = 'ABCDEFGHIJKL';
const SMALL = 'abcdefghijkl';

const southLetters = (pits: number): string[] => CAPITALS.slice(0, pits).split('');
const northLetters = (pits: number): string[] => SMALL.slice(0, pits).split('');
export const lettersOf = (pits: number, side: string): string[] =>
  side === 'S' ? southLetters(pits) : northLetters(pits);
export const other = (side: string): string => (side === 'S' ? 'N' : 'S');

export const copy = (table: Table): Table => ({ ...table, cups: { ...table.cups }, marks: { ...table.marks } });

export const seeds = (table: Table, letter: string): number => table.cups[letter] ?? 0;

export const rowSum = (table: Table, pits: number, side: string): number => {
  let sum = 0;
  for (const letter of lettersOf(pits, side)) sum = sum + seeds(table, letter);
  return sum;
};

/** The pit facing South's i-th is North's (n+1-i)-th. */
export const opposite = (pits: number, letter: string): string => {
  const south = southLetters(pits);
  const north = northLetters(pits);
  for (let i = 1; i <= pits; i++) {
    if (south[i - 1] === letter) return north[pits + 1 - i - 1] as string;
    if (north[pits + 1 - i - 1] === letter) return south[i - 1] as string;
  }
  throw new Error(letter);
};

export const give = (table: Table, side: string, count: number): void => {
  if (side === 'S') table.south = table.south + count;
  else table.north = table.north + count;
};

export const ended = (table: Table, reason: string): Ended => {
  table.turn = '-';
  if (table.pie === 'pie') table.pie = '';
  let winner: string | null = null;
  if (table.south > table.north) winner = 'S';
  if (table.north > table.south) winner = 'N';
  return { winner, score: [table.south, table.north], reason };
};

const cupText = (table: Table, letter: string): string => {
  if (table.marks[letter] === 'x') return 'x';
  return `${seeds(table, letter)}${table.marks[letter] === 'p' ? 'p' : ''}`;
};

/** Position text, as `Words and notation` describes it. */
export const textOf = (table: Table, pits: number): string => {
  const south = southLetters(pits).map((letter) => cupText(table, letter));
  const north = northLetters(pits).map((letter) => cupText(table, letter));
  let text = `${south.join(',')}/${north.join(',')} ${table.south}-${table.north} ${table.turn}`;
  if (table.aside > 0) text = `${text} +${table.aside}`;
  if (table.pie !== '') text = `${text} ${table.pie}`;
  return text;
};
