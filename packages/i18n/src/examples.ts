import type { GameId, GameOptions, MessageKey, Move, Paragraph } from '@mbegu/rules';

/** A small board on which a paragraph of the rules happens. No language: the sentences come from `explain`. */
export interface Example<Id extends GameId = GameId> {
  readonly options?: Partial<GameOptions<Id>>;
  readonly position: string;
  /** Moves that lead up to it, where one move is not enough. */
  readonly before?: readonly Move[];
  /** The move that shows it; some paragraphs are shown by a move that is refused. */
  readonly move: Move;
}

export type Examples = { readonly [Id in GameId]: Readonly<Record<Paragraph<Id>, Example<Id>>> };

const KALAH_START = '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S';
const WALAK_START = '4,4,4,4,4,4,4/4,4,4,4,4,4,4 0-0 S';

/** Two beads that follow each other round four houses until everything has been as it is for the third time. */
const BEAD_CHASE = { position: '1,0/1,0 48-48 S', before: ['A', 'a', 'B', 'b', 'A', 'a', 'B'], move: 'b' } as const;

/** Two seeds that do the same round eight holes. */
const SEED_CHASE = {
  position: '1,0,0,0/1,0,0,0 27-27 S',
  before: ['A', 'a', 'B', 'b', 'C', 'c', 'D', 'd', 'A', 'a', 'B', 'b', 'C', 'c', 'D'],
  move: 'd',
} as const;

/** One for each paragraph; a test plays them and hears the paragraph cited. */
export const EXAMPLES: Examples = {
  kalah: {
    '§1': { position: KALAH_START, move: 'F' },
    '§2': { position: KALAH_START, move: 'C' },
    '§3': { position: '3,0,1,0,2,5/1,2,5,4,0,6 0-0 S', move: 'A' },
    '§4': { position: KALAH_START, move: 'A' },
    '§5': { position: '1,2,5,4,0,6/3,0,1,0,2,5 0-0 N', move: 'a' },
    '§6': { position: '0,1,0,0,0,4/0,0,0,2,0,0 20-21 S', move: 'B' },
    '§7': { position: '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S', move: 'F' },
    '§8': { position: '1,0,0,0,0,1/4,0,0,0,0,0 24-18 S', move: 'F' },
    '§9': { options: { pie: 'on' }, position: '0,5,5,5,5,4/4,4,4,4,4,4 0-0 N pie', move: 'swap' },
  },
  'al-manqala': {
    '§1': { position: '3,5,16,5,6,4,6/5,6,7,5,6,5,6 6-7 S', move: 'C' },
    '§2': { position: '0,1,1,0,0,0,6/5,0,0,0,0,0,1 40-44 S', move: 'B' },
    '§3': { position: '5,0,0,0,1,3,3/1,3,6,0,0,0,9 30-37 S', move: 'F' },
    '§4': { position: '1,0,0,0,0,0,1/0,0,0,0,0,0,0 48-48 S', move: 'A' },
    '§5': { position: '2,1,1,0,0,0,0/0,0,0,0,0,0,1 48-45 N', move: 'g' },
    '§6': { position: '0,3,0,0,1,2,0/1,0,0,0,0,0,0 45-46 S', move: 'F' },
    '§7': { position: '0,0,0,0,0,0,1/3,5,0,0,2,0,0 46-41 S', move: 'G' },
    '§8': { options: { pits: 2 }, ...BEAD_CHASE },
    '§9': { position: '0,0,0,0,0,0,1/1,0,0,0,0,0,0 47-49 S', move: 'G' },
  },
  'walak-pussa': {
    '§1': { position: '1,0,0,0,5,0,1/0,3,2,0,0,0,1 20-23 S', move: 'A' },
    '§2': { position: WALAK_START, move: 'A' },
    '§3': { position: '0,2,0,0,0,0,3/4,0,0,0,0,1,0 20-26 S', move: 'B' },
    '§4': { position: '2,0,0,3,0,0,0/0,4,0,0,1,0,0 20-26 S', move: 'A' },
    '§5': { position: '2,0,0,0,5,0,1/0,3,2,0,0,0,1 20-22 S', move: 'A' },
    '§6': { position: '0,2,0,1,0,6,2/1,0,0,3,0,0,1 20-20 S', move: 'B' },
    '§7': { position: '1,0,0,0,0,0,2/0,0,0,0,0,0,0 27-26 S', move: 'A' },
    '§8': { position: '1,0,1,0,1,0,1/0,1,0,1,0,2,1 20-26 S', move: 'A' },
    '§9': { options: { pits: 4 }, ...SEED_CHASE },
  },
};

/** What an option changes: the same board and move, another sentence or another board after it. */
export interface OptionExample {
  readonly position: string;
  readonly before?: readonly Move[];
  readonly move: Move;
  /** A sentence that is said with this value. */
  readonly says: MessageKey;
  /** The position afterwards; missing where the move is refused or the sentence says enough. */
  readonly after?: string;
}

/** The options that are a choice; a number needs no example. */
export type OptionExamples = {
  readonly [Id in GameId]: {
    readonly [O in keyof GameOptions<Id> as GameOptions<Id>[O] extends string ? O : never]: Readonly<
      Record<GameOptions<Id>[O] & string, OptionExample & { readonly options?: Partial<GameOptions<Id>> }>
    >;
  };
};

const nothingFaces = { position: '0,0,1,0,2,5/1,2,0,4,0,6 0-0 S', move: 'C' } as const;
const rowRunsEmpty = { position: '0,0,0,0,0,2/0,0,0,1,0,1 24-20 S', move: 'F' } as const;
const lastSeed = { position: '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S', move: 'F' } as const;
const longSowing = { position: '3,5,16,5,6,4,6/5,6,7,5,6,5,6 6-7 S', move: 'C' } as const;

/** One for every value of every choice; a test plays them with that value. */
export const OPTION_EXAMPLES: OptionExamples = {
  kalah: {
    'empty-capture': {
      leave: { ...nothingFaces, says: 'stay.facing-empty', after: '0,0,0,1,2,5/1,2,0,4,0,6 0-0 N' },
      take: { ...nothingFaces, says: 'capture.alone', after: '0,0,0,0,2,5/1,2,0,4,0,6 1-0 N' },
    },
    end: {
      'row-empty': { ...rowRunsEmpty, says: 'end.row-empty', after: '0,0,0,0,0,0/0,0,0,0,0,0 25-23 -' },
      'no-move': { ...rowRunsEmpty, says: 'turn', after: '0,0,0,0,0,0/1,0,0,1,0,1 25-20 N' },
    },
    leftovers: {
      owner: { ...lastSeed, says: 'sweep.owner', after: '0,0,0,0,0,0/0,0,0,0,0,0 21-27 -' },
      nobody: { ...lastSeed, says: 'aside', after: '0,0,0,0,0,0/0,0,0,0,0,0 21-22 - +5' },
    },
    pie: {
      off: { position: KALAH_START, before: ['A'], move: 'swap', says: 'refusal.no-swap' },
      on: { position: `${KALAH_START} pie`, before: ['A'], move: 'swap', says: 'swap' },
    },
  },
  'al-manqala': {
    origin: {
      sow: { ...longSowing, says: 'sow.lap', after: '4,6,1,7,8,5,7/6,7,8,6,7,6,7 6-7 N' },
      skip: { ...longSowing, says: 'sow.lap', after: '4,6,0,7,8,6,7/6,7,8,6,7,6,7 6-7 N' },
    },
    chase: {
      'third-repetition': { options: { pits: 2 }, ...BEAD_CHASE, says: 'end.chase' },
      'agreement-only': { options: { pits: 2 }, ...BEAD_CHASE, says: 'turn' },
    },
  },
  'walak-pussa': {
    chase: {
      'third-repetition': { options: { pits: 4 }, ...SEED_CHASE, says: 'end.chase' },
      'agreement-only': { options: { pits: 4 }, ...SEED_CHASE, says: 'turn' },
    },
    rounds: {
      single: { position: '1,0,0,0,0,0,2/0,0,0,0,0,0,0 27-26 S', move: 'A', says: 'end.no-move' },
      simple: { position: '4,4,4,4,4,4,4/4,4,4,4,x,x,x 11-1 N', move: 'e', says: 'refusal.out-of-play' },
      parker: { position: '4,4,1,4,4,4,4/4,4,4,4,1p,x,x 14-0 N', move: 'e', says: 'refusal.marked-hole' },
    },
  },
};
