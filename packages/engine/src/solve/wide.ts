import type { Game, Position } from '@mbegu/rules';
import { type Board, cell, createBoard, loadPosition, over } from '../kernel/board.ts';
import { type PackedRules, packedSeedsMax, pitBits, seedsOf } from '../kernel/packed.ts';
import { legalPits, playPit } from '../kernel/play.ts';
import type { Limits } from './limits.ts';
import type { Search } from './search.ts';
import { tableSeedsMax } from './table.ts';

/**
 * The search of positions in the general form: the same question, with nothing spared. Boards of more than six pits stay
 * here, with a table of their own; on smaller ones a pit of more than 31 seeds is rare and soon sown, and from there on
 * the packed search answers.
 */
export interface Wide {
  /** Lays a position, whose rows a question is to start from, into the first frame. */
  readonly load: (position: Position) => void;
  /** The question of `Search` for the position that was loaded. */
  readonly ask: (beta: number) => number;
  /** The same for packed rows. */
  readonly askPacked: Search;
}

interface Bounds {
  least: number;
  most: number;
}

/** Positions remembered; all are forgotten when there are more. About 100 MB. */
const knownMax = 1 << 19;
const framesFirst = 64;
const worst = -10_000;

const totalOf = ({ cells, pits }: Board, at: number): number => {
  let seeds = 0;
  for (let pit = 0; pit < 2 * pits; pit++) seeds += cells[at + pit] as number;
  return seeds;
};

/** A row of a frame packed, or -1 where a pit is too full. */
const packRow = ({ cells, pits }: Board, at: number): number => {
  let row = 0;
  for (let pit = 0; pit < pits; pit++) {
    const seeds = cells[at + pit] as number;
    if (seeds > packedSeedsMax) return -1;
    row |= seeds << (pitBits * pit);
  }
  return row;
};

/** Pits and turn of a frame, a character each. */
const keyOf = ({ cells, pits }: Board, at: number): string => {
  const turn = cells[at + 2 * pits + cell.turn];
  const start = turn === 1 ? pits : 0;
  let key = '';
  for (let pit = start; pit < start + 2 * pits; pit++) {
    key += String.fromCharCode(cells[at + (pit % (2 * pits))] as number);
  }
  return key;
};

/** @param packed the packed search, and the rules it plays by; `null` where the board has no packed form */
export const createWide = (
  game: Game,
  limits: Limits,
  packed: { readonly rules: PackedRules; readonly search: () => Search } | null,
): Wide => {
  let board = createBoard(game, framesFirst);
  /** Where the frame is that the next question from packed rows may use. */
  let free = 0;
  const known = new Map<string, Bounds>();

  const grow = (): void => {
    const more = createBoard(game, 2 * (board.trial / board.width));
    more.cells.set(board.cells.subarray(0, board.trial));
    more.open.set(board.open);
    more.next.set(board.next);
    more.stations.set(board.stations);
    more.holes.set(board.holes);
    more.ringLength = board.ringLength;
    board = more;
  };

  const remember = (key: string, least: number, most: number): void => {
    const before = known.get(key);
    if (before) {
      before.least = Math.max(before.least, least);
      before.most = Math.min(before.most, most);
    } else {
      if (known.size >= knownMax) known.clear();
      known.set(key, { least, most });
    }
  };

  /** The value of the frame that follows `at`, for the side that moved; a bound on the side of `beta`. */
  const valueAfter = (at: number, beta: number): number => {
    const { cells, pits, width } = board;
    const rest = 2 * pits;
    const side = cells[at + rest + cell.turn] as number;
    const held = (frame: number, of: number): number => cells[frame + rest + of] as number;
    const next = at + width;
    const turn = cells[next + rest + cell.turn] as number;
    const gain = held(next, side) - held(at, side);
    if (turn === over) return gain - (held(next, 1 - side) - held(at, 1 - side));
    const again = turn === side;
    const below = question(next, again ? beta - gain : gain - beta + 1);
    return again ? gain + below : gain - below;
  };

  const search = (at: number, beta: number): number => {
    // 1. Limits, as in the packed search.
    if (++limits.nodes >= limits.askAt && limits.ask()) return 0;
    while (at + 2 * board.width > board.trial) grow();

    // 2. Every move, those that land in the store first, then from the right.
    const legal = legalPits(board, at);
    const { pits } = board;
    const start = board.cells[at + 2 * pits + cell.turn] === 1 ? pits : 0;
    let best = worst;
    for (const bonus of [true, false]) {
      for (let i = pits - 1; i >= 0; i--) {
        if (((legal >> i) & 1) === 0) continue;
        const seeds = board.cells[at + start + i] as number;
        if ((seeds % (2 * pits + 1) === pits - i) !== bonus) continue;
        playPit(board, at, i);
        best = Math.max(best, valueAfter(at, beta));
        if (limits.stopped) return 0;
        if (best >= beta) return best;
      }
    }
    return best;
  };

  /** Answers for a frame by the packed search where it fits, else from what is known, else by a search. */
  const question = (at: number, beta: number, mustSearch = false): number => {
    const { cells, pits, width } = board;
    const seeds = totalOf(board, at);
    if (packed && seeds <= tableSeedsMax && !mustSearch) {
      const start = cells[at + 2 * pits + cell.turn] === 1 ? pits : 0;
      const own = packRow(board, at + start);
      const opp = packRow(board, at + pits - start);
      if (own >= 0 && opp >= 0) {
        const before = free;
        free = at + width;
        const value = packed.search()(own, opp, seeds, beta);
        free = before;
        return value;
      }
    }
    const key = keyOf(board, at);
    const bounds = known.get(key);
    if (bounds && bounds.least >= beta) return bounds.least;
    if (bounds && bounds.most < beta) return bounds.most;
    const value = search(at, beta);
    if (!limits.stopped) remember(key, value >= beta ? value : -seeds, value >= beta ? seeds : value);
    return value;
  };

  const askPacked: Search = (own, opp, _, beta) => {
    while (free + 2 * board.width > board.trial) grow();
    const { cells, pits, width } = board;
    const at = free;
    cells.fill(0, at, at + width);
    for (let pit = 0; pit < pits; pit++) {
      cells[at + pit] = seedsOf(own, pit);
      cells[at + pits + pit] = seedsOf(opp, pit);
    }
    return question(at, beta, true);
  };

  return {
    load: (position) => {
      loadPosition(board, { ...position, pie: 'none' });
      free = board.width;
    },
    ask: (beta) => question(0, beta),
    askPacked,
  };
};
