import type { Board } from './board.ts';

/** Twin of `occupied`: whether the pit of this frame holds seeds that may be lifted or taken. */
export const occupied = (board: Board, at: number, pit: number): boolean =>
  (board.cells[at + pit] as number) > 0 && board.open[pit] === 1;

/**
 * One lap from a pit, along the stations of a side: whole rounds at once, the rest seed by seed. Returns the slot of the
 * last seed. Where the origin is skipped the round is one shorter, and the walk steps over it.
 */
const sowLap = (board: Board, at: number, side: number, pit: number): number => {
  const { cells, stations, ringLength, pits, game } = board;
  const path = side * (2 * pits + 2);
  const skips = game.sowing.kind === 'lap' && game.sowing.origin === 'skip';
  let left = cells[at + pit] as number;
  cells[at + pit] = 0;
  let slot = pit;
  let last = pit;
  while (left >= ringLength && ringLength > 0) {
    // A whole round gives every station one seed and ends on the one before the first.
    const rounds = Math.floor(left / ringLength);
    left -= rounds * ringLength;
    for (let i = 0; i < ringLength; i++) {
      slot = stations[path + slot] as number;
      if (skips && slot === pit) slot = stations[path + slot] as number;
      cells[at + slot] = (cells[at + slot] as number) + rounds;
    }
    last = slot;
  }
  for (; left > 0; left--) {
    slot = stations[path + slot] as number;
    if (skips && slot === pit) slot = stations[path + slot] as number;
    cells[at + slot] = (cells[at + slot] as number) + 1;
    last = slot;
  }
  return last;
};

const samePits = (cells: Int16Array, a: number, b: number, length: number): boolean => {
  for (let pit = 0; pit < length; pit++) if (cells[a + pit] !== cells[b + pit]) return false;
  return true;
};

/** No slot: the sowing never ends. */
export const endless = -1;

/**
 * Lap after lap from the pit behind the last seed, as `surveyRelay` follows it: endless once the board is again as it was
 * at the first lift, there, or after `lapsMax` laps. `before` is the frame the move began from.
 */
const sowRelay = (board: Board, before: number, at: number, pit: number, lapsMax: number): number => {
  const { cells, next, pits } = board;
  let from = pit;
  for (let laps = 1; laps <= lapsMax; laps++) {
    board.laps++;
    const last = sowLap(board, at, 0, from);
    from = next[last] as number;
    if (!occupied(board, at, from)) return last;
    if (from === pit && samePits(cells, before, at, 2 * pits)) return endless;
  }
  return endless;
};

/**
 * Twin of `sow` and `survey` in one: sows a pit of the frame `at`, a copy of the frame `before`, and returns the slot of
 * the last seed, or `endless`, when the frame is of no use.
 */
export const sow = (board: Board, before: number, at: number, side: number, pit: number): number => {
  const { sowing } = board.game;
  return sowing.kind === 'lap' ? sowLap(board, at, side, pit) : sowRelay(board, before, at, pit, sowing.lapsMax);
};
