import { type Move, pitSlot, pitsMax, type Side } from '@mbegu/rules';

export const COMMANDS = [
  'hint',
  'moves',
  'show',
  'undo',
  'redo',
  'next',
  'agree',
  'resign',
  'save',
  'save!',
  'speed',
  'rules',
  'help',
  'quit',
] as const;
/** Words that ask for something else than a move. None can be read as pits: each has a letter that no board has. */
export type PlayCommand = (typeof COMMANDS)[number];

/** What a line of input asks for. */
export type Asked =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'moves'; readonly moves: readonly Move[] }
  | { readonly kind: 'command'; readonly command: PlayCommand; readonly argument: string }
  | { readonly kind: 'unknown'; readonly found: string };

const isCommand = (word: string): word is PlayCommand => (COMMANDS as readonly string[]).includes(word);

/** Pit letters of one turn, joined or apart, capital or small: whose turn it is tells the row. */
const movesIn = (text: string, turn: Side): Move[] | null => {
  const letters = text.replace(/\s+/g, '');
  if (![...letters].every((letter) => pitSlot(pitsMax, letter) >= 0)) return null;
  return [...(turn === 'S' ? letters.toUpperCase() : letters.toLowerCase())] as Move[];
};

/** Reads a line. @param turn who decides; `null` when the game is over */
export const readLine = (line: string, turn: Side | null): Asked => {
  const text = line.trim();
  if (text === '') return { kind: 'nothing' };
  const [word = '', ...rest] = text.split(/\s+/);
  const lower = word.toLowerCase();
  if (lower === '?') return { kind: 'command', command: 'help', argument: '' };
  if (isCommand(lower)) return { kind: 'command', command: lower, argument: text.slice(word.length).trim() };
  if (lower === 'swap' && rest.length === 0) return { kind: 'moves', moves: ['swap'] };
  const moves = movesIn(text, turn ?? 'S');
  return moves ? { kind: 'moves', moves } : { kind: 'unknown', found: text };
};
