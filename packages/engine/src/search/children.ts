import type { Game } from '@mbegu/rules';
import { type Board, cell, over } from '../kernel/board.ts';
import { endGame } from '../kernel/endings.ts';
import { legalPits, playPit } from '../kernel/play.ts';
import { occupied } from '../kernel/sowing.ts';
import { copyFrame } from '../kernel/trials.ts';
import type { Keys } from './keys.ts';
import { flags, type Plies } from './plies.ts';
import { unit } from './score.ts';

/**
 * Laps of relays that count as one more node: the work of a lap is a small part of that of a node, but some relays go
 * on for ten thousand.
 */
const lapsPerNode = 16;

/** How a search makes its moves. */
export interface Children {
  /** The pits that may be tried at a frame, bit i for the i-th of the side to move. A relay tried may turn out endless. */
  readonly tryable: (at: number) => number;
  /**
   * Makes a child of the node at a ply: its frame, gain, flags, and its key unless it is a leaf.
   *
   * @returns what it cost in nodes, negative where the sowing never ends and there is no child
   */
  readonly make: (ply: number, i: number) => number;
  /** Where the frame of a child begins. */
  readonly frameOf: (ply: number, i: number) => number;
  /** What a side whose sowings are all endless wins, as a score. */
  readonly whenStuck: (at: number) => number;
}

/**
 * The game as the search plays it. An early win by majority is left out: values are margins. Whether all sowings of a side
 * are endless shows when they are tried; to try them before would sow twice.
 */
export const searchedGame = (game: Game): Game => ({
  ...game,
  endings: game.endings.filter(({ when }) => when !== 'majority' && when !== 'only-endless'),
});

/** @param game with the endings that `searchedGame` leaves to be found here */
export const createChildren = (game: Game, board: Board, plies: Plies, keys: Keys): Children => {
  const { pits, width, cells } = board;
  const rest = 2 * pits;
  const turnCell = rest + cell.turn;
  const relays = game.sowing.kind === 'relay';
  const onlyEndless = game.endings.find(({ when }) => when === 'only-endless');

  const frameOf = (ply: number, i: number): number => width * (1 + ply * pits + i);

  /** What `side` holds more than the other in a frame, in seeds. */
  const margin = (at: number, side: number): number => {
    const south = (cells[at + rest] as number) - (cells[at + rest + 1] as number);
    return side === 0 ? south : -south;
  };

  const tryable = (at: number): number => {
    if (!relays) return legalPits(board, at);
    const start = (cells[at + turnCell] as number) * pits;
    let tried = 0;
    for (let i = 0; i < pits; i++) if (occupied(board, at, start + i)) tried |= 1 << i;
    return tried;
  };

  const make = (ply: number, i: number): number => {
    const at = plies.frame[ply] as number;
    const to = frameOf(ply, i);
    const side = cells[at + turnCell] as number;
    const laps = board.laps;
    const made = playPit(board, at, i, to);
    const cost = 1 + Math.floor((board.laps - laps) / lapsPerNode);
    if (made === 'endless') return -cost;
    const child = ply * pits + i;
    const turn = cells[to + turnCell] as number;
    plies.gain[child] = unit * (margin(to, side) - margin(at, side));
    plies.flags[child] =
      (turn === side ? flags.again : 0) | (made === 'taken' ? flags.taken : 0) | (turn === over ? flags.over : 0);
    if ((plies.depth[ply] as number) > 1 || ply === 0) {
      keys.find(to);
      plies.childLow[child] = keys.low;
      plies.childHigh[child] = keys.high;
    }
    return cost;
  };

  const whenStuck = (at: number): number => {
    if (onlyEndless === undefined) return 0;
    const side = cells[at + turnCell] as number;
    copyFrame(board, at, board.trial);
    endGame(board, onlyEndless, board.trial, side);
    return unit * (margin(board.trial, side) - margin(at, side));
  };

  return { tryable, make, frameOf, whenStuck };
};
