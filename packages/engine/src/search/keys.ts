import { HOLES } from '@mbegu/rules';
import { type Board, cell } from '../kernel/board.ts';

/**
 * Keys of positions: 64 bits in two words, the exclusive or of a number for each pit with its count, from the view of
 * the side to move, so that a position and its mirror image share what is known of them. Stores, and what is set aside,
 * are not in it: they do not change what can still be won. Holes that are not open are in it, though they do not change
 * within a game: what an engine knows outlasts the position it was asked about. Where there is one, the two sides are told
 * apart, because then the mirror image is another position.
 *
 * Two positions with the same key are taken for one. Each look-up compares four keys of 64 bits, so that among a thousand
 * million of them it happens with a chance of one in some four thousand million, and `exact` means exact but for that. The
 * solver's keys lose nothing.
 */
export interface Keys {
  /** Finds the key of the position in a frame: `low` and `high`. */
  readonly find: (at: number) => void;
  low: number;
  high: number;
}

/** A number for a pit and a count, 32 bits, the same in every table. */
const scatter = (entry: number, salt: number): number => {
  let h = Math.imul(entry + 1, salt);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
};

const salts = { low: 0x9e3779b1, high: 0x6c8e9cf5 } as const;

const isOpen = HOLES.indexOf('open');

/** For the holes that are not open, from entries no count has; 0 where all are. */
const holesNumber = ({ holes }: Board, salt: number): number =>
  holes.reduce((number, hole, pit) => (hole === isOpen ? number : number ^ scatter(-(32 * hole + pit + 2), salt)), 0);

/** Pits, each with a number for every count 0 … seeds. */
const layNumbers = (pits: number, seeds: number, salt: number): Int32Array => {
  const numbers = new Int32Array(2 * pits * (seeds + 1));
  for (let pit = 0; pit < 2 * pits; pit++) {
    for (let count = 0; count <= seeds; count++) {
      numbers[pit * (seeds + 1) + count] = scatter(32 * count + pit, salt);
    }
  }
  return numbers;
};

/**
 * Keys of the positions of a board whose tables are laid.
 *
 * @param seeds the whole game has at most
 */
export const createKeys = (board: Board, seeds: number): Keys => {
  const { cells, pits } = board;
  const lows = layNumbers(pits, seeds, salts.low);
  const highs = layNumbers(pits, seeds, salts.high);
  const turnCell = 2 * pits + cell.turn;
  const holesLow = holesNumber(board, salts.low);
  const holesHigh = holesNumber(board, salts.high);
  const sideMatters = board.open.includes(0);
  const keys: Keys = {
    low: 0,
    high: 0,
    find: (at) => {
      const north = cells[at + turnCell] === 1;
      const own = at + (north ? pits : 0);
      const opp = at + (north ? 0 : pits);
      let low = north && sideMatters ? holesLow ^ salts.low : holesLow;
      let high = north && sideMatters ? holesHigh ^ salts.high : holesHigh;
      for (let pit = 0, mine = 0, his = pits * (seeds + 1); pit < pits; pit++) {
        const a = mine + (cells[own + pit] as number);
        const b = his + (cells[opp + pit] as number);
        low ^= (lows[a] as number) ^ (lows[b] as number);
        high ^= (highs[a] as number) ^ (highs[b] as number);
        mine += seeds + 1;
        his += seeds + 1;
      }
      keys.low = low;
      keys.high = high;
    },
  };
  return keys;
};
