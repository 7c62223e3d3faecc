import { asideSlot, following, type Game, HOLES, PIES, type Position } from '@mbegu/rules';

/**
 * The general form of the fast position: any board, any count, any hole, as frames of one typed array. A search makes a
 * move by writing the next frame and takes it back by returning to the one before; nothing is allocated on the way.
 *
 *    frame 0                                          frame 1        …        last
 *   ┌───────────────┬───────────────┬──┬──┬──┬──┬──┬──┬──────────── ─ ─ ─ ──┬─────────┐
 *   │ 0 1 … n-1     │ n … 2n-1      │S │N │+ │T │P │R │               room   │ trial   │
 *   └───────────────┴───────────────┴──┴──┴──┴──┴──┴──┴──────────── ─ ─ ─ ──┴─────────┘
 *     South's pits    North's pits
 *
 *   S N + T P R lie at 2n … 2n+5: South's store, North's store, set aside; T whose turn (0 South, 1 North, 2 over);
 *   P the place of the pie flag in PIES; R why the game ended (0 not at all, else its place in `reasons`).
 *
 * The pits and stores are where `rules` has them, so that "slot" means the same in both. The last frame is a trial
 * board: a move is made there to see what it would do. Holes do not change within a game and lie beside the frames.
 */
export interface Board {
  readonly game: Game;
  /** Pits in a row. */
  readonly pits: number;
  /** Cells of a frame. */
  readonly width: number;
  /** Frames of `width` cells, the trial board last. */
  readonly cells: Int16Array;
  /** Where the trial board begins. */
  readonly trial: number;
  /** For each pit: 1 where it may be lifted and taken, else 0. */
  readonly open: Uint8Array;
  /** For each pit: the next one in play. */
  readonly next: Uint8Array;
  /** For each side (from 0, and from 2n+2) and slot: the next station of that side's sowing. */
  readonly stations: Uint8Array;
  /** Stations a lap passes before it comes round; the same for both sides. */
  ringLength: number;
  /** Laps that relays have sown so far: what a search charges for them. */
  laps: number;
  /** Position of each pit's hole in HOLES. */
  readonly holes: Uint8Array;
}

/** Places of the cells behind the stores, counted from the end of the pits. */
export const cell = { south: 0, north: 1, aside: 2, turn: 3, pie: 4, reason: 5 } as const;
const cellsBehindPits = 6;

/** Cell `turn` once the game is over; before that it is 0 for South, 1 for North. */
export const over = 2;

/** Cell `reason`: the place of a reason in this list; 0 while the game goes on, or where only its end is known. */
export const reasons = [
  null,
  'row-empty',
  'no-move',
  'majority',
  'board-empty',
  'cannot-feed',
  'only-endless',
] as const;

/** An empty board for a game. `frames` is how many positions deep it can go, the first included. */
export const createBoard = (game: Game, frames: number): Board => {
  const { pits } = game.board;
  const width = 2 * pits + cellsBehindPits;
  return {
    game,
    pits,
    width,
    cells: new Int16Array((frames + 1) * width),
    trial: frames * width,
    open: new Uint8Array(2 * pits),
    next: new Uint8Array(2 * pits),
    stations: new Uint8Array(2 * (2 * pits + 2)),
    ringLength: 0,
    laps: 0,
    holes: new Uint8Array(2 * pits),
  };
};

/** The next station of a side's sowing after a slot: the twin of `stationAfter` in the rules. */
const stationAfter = ({ game, pits, next }: Board, side: number, slot: number): number => {
  const store = 2 * pits + side;
  if (slot === store) return side === 0 ? pits : 0;
  const { sowing } = game;
  const passesStore = sowing.kind === 'lap' && sowing.stores === 'own';
  return passesStore && slot === side * pits + pits - 1 ? store : (next[slot] as number);
};

/** Lays the sowing tables for the holes of a position. */
const layTables = (board: Board): void => {
  const { game, pits, open, next, holes, stations } = board;
  const out = HOLES.indexOf('out');
  let inPlay = 0;
  for (let pit = 0; pit < 2 * pits; pit++) {
    open[pit] = holes[pit] === HOLES.indexOf('open') ? 1 : 0;
    if (holes[pit] !== out) inPlay++;
    let to = following(pits, pit);
    for (let tried = 0; holes[to] === out && tried < 2 * pits; tried++) to = following(pits, to);
    next[pit] = to;
  }
  for (let side = 0; side < 2; side++) {
    for (let slot = 0; slot < 2 * pits + 2; slot++) {
      // A side never stands on the other's store.
      if (slot !== 2 * pits + 1 - side) stations[side * (2 * pits + 2) + slot] = stationAfter(board, side, slot);
    }
  }
  const { sowing } = game;
  board.ringLength =
    inPlay +
    (sowing.kind === 'lap' && sowing.stores === 'own' ? 1 : 0) -
    (sowing.kind === 'lap' && sowing.origin === 'skip' ? 1 : 0);
};

/** Lays a position into frame 0. Its number of pits must be the game's. */
export const loadPosition = (board: Board, { slots, holes, turn, pie }: Position): void => {
  const { pits, cells } = board;
  const rest = 2 * pits;
  for (let slot = 0; slot <= rest + cell.aside; slot++) cells[slot] = slots[slot] as number;
  cells[rest + cell.turn] = turn === 'S' ? 0 : turn === 'N' ? 1 : over;
  cells[rest + cell.pie] = PIES.indexOf(pie);
  cells[rest + cell.reason] = 0;
  for (let pit = 0; pit < rest; pit++) board.holes[pit] = HOLES.indexOf(holes[pit] as (typeof HOLES)[number]);
  layTables(board);
};

/** The position in the frame that begins at `at`, as `rules` has it. */
export const readPosition = ({ pits, cells, holes }: Board, at: number): Position => {
  const rest = 2 * pits;
  const slots: number[] = new Array(rest + 4).fill(0);
  for (let slot = 0; slot <= asideSlot(pits); slot++) slots[slot] = cells[at + slot] as number;
  const turn = cells[at + rest + cell.turn];
  return {
    slots,
    holes: Array.from(holes, (hole) => HOLES[hole] as (typeof HOLES)[number]),
    turn: turn === 0 ? 'S' : turn === 1 ? 'N' : null,
    pie: PIES[cells[at + rest + cell.pie] as number] as (typeof PIES)[number],
  };
};
