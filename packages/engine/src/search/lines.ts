import { type Game, type Move, PIES, type Position, pitName } from '@mbegu/rules';
import { withoutMajority } from '../endgame/rules-text.ts';
import { cell, createBoard, loadPosition, over } from '../kernel/board.ts';
import { holds } from '../kernel/endings.ts';
import { canSwap, legalPits, playPit } from '../kernel/play.ts';
import { copyFrame } from '../kernel/trials.ts';
import { swapMove } from './plies.ts';
import type { Candidate } from './root.ts';
import { infinite, leastSeeds, unit, wholeSeeds } from './score.ts';
import type { Search } from './search.ts';
import { noMove } from './table.ts';

/**
 * The lines of a report. What a search remembers as its line was good enough to answer the question it was asked, which
 * may have been no more than a bound. So the line of an exact value is played again here, and a move goes into it only if
 * it is proven to keep the value: by the end of the game, an endgame table or what the transposition table has proven.
 * Where no move can be vouched for the line is cut: shorter, and right.
 *
 * In a position that is worth exactly `wanted` no move is worth more, so a move that is proven to be worth `wanted` or more is
 * worth just that, and the position after it has an exact value in its turn.
 */
export type LineOf = (candidate: Candidate, isExact: boolean) => Move[];

/** What is proven of a position for the side to move. */
interface Proven {
  /** Seeds. */
  readonly least: number;
  readonly most: number;
  /** The bounds as scores, which say how far away they are. */
  readonly low: number;
  readonly high: number;
}

/** A move with what it is worth at least. */
interface Vouched {
  readonly least: number;
  /** Who wins goes for the highest: it is nearest to the next capture or the end. */
  readonly rank: number;
}

/** Moves that follow where the search's own line ends, at most. */
const followedMax = 60;
/** Bonus moves before a swap that are looked through for its value. */
const pendingMax = 5;

const pending = PIES.indexOf('pending');
const swapped = PIES.indexOf('swapped');

const exactly = (seeds: number, score = seeds * unit): Proven => ({
  least: seeds,
  most: seeds,
  low: score,
  high: score,
});

/** How lines are made from what a search of a position has found. */
export const openLines = (search: Search, game: Game, position: Position): LineOf => {
  const { keys, leaves, memory } = search;
  // Here the rules are whole, but for the majority: it ends a line, and no value.
  const board = createBoard(withoutMajority(game), 2 + pendingMax);
  const endsByMajority = game.endings.some(({ when }) => when === 'majority');
  const { cells, pits, width } = board;
  const rest = 2 * pits;
  /** The frame of the search's board at which it is asked. */
  const asked = search.board.trial - width;

  const turnAt = (at: number): number => cells[at + rest + cell.turn] as number;
  const isPending = (at: number): boolean => cells[at + rest + cell.pie] === pending;

  /** What a side holds more than the other. */
  const held = (at: number, side: number): number => {
    const south = (cells[at + rest + cell.south] as number) - (cells[at + rest + cell.north] as number);
    return side === 0 ? south : -south;
  };

  const lookUp = (at: number) => {
    search.board.cells.set(cells.subarray(at, at + width), asked);
    keys.find(asked);
    return memory.lookUp(keys.low, keys.high);
  };

  /** What is proven of the position in a frame; frames after it are free. */
  const provenAt = (at: number): Proven => {
    if (turnAt(at) === over) return exactly(0);
    if (isPending(at)) return provenPending(at);
    const { least: low, most: high } = lookUp(at);
    if (leaves.isKnown(asked)) return exactly(wholeSeeds(leaves.known(asked)), leaves.known(asked));
    // Nobody wins more than is in the pits.
    const seeds = leaves.seeds(asked);
    return { least: Math.max(-seeds, leastSeeds(low)), most: Math.min(seeds, -leastSeeds(-high)), low, high };
  };

  /** Before the swap nothing is kept of a position: what is proven of it is what is proven of its moves. */
  const provenPending = (at: number): Proven => {
    const sown = provenSown(at);
    if (!canSwap(board, at)) return sown;
    const lost = -2 * held(at, turnAt(at));
    const least = Math.max(sown.least, lost - sown.most);
    const most = Math.max(sown.most, lost - sown.least);
    return { least, most, low: least * unit, high: most * unit };
  };

  const provenSown = (at: number): Proven => {
    const unknown = at + 2 * width > board.trial;
    const legal = unknown ? 0 : legalPits(board, at);
    if (legal === 0) return { least: -infinite, most: infinite, low: -infinite, high: infinite };
    let least = -infinite;
    let most = -infinite;
    for (let i = 0; i < pits; i++) {
      if (((legal >> i) & 1) === 0) continue;
      const side = turnAt(at);
      playPit(board, at, i);
      const won = held(at + width, side) - held(at, side);
      const next = provenAt(at + width);
      const isAgain = turnAt(at + width) === side;
      least = Math.max(least, won + (isAgain ? next.least : -next.most));
      most = Math.max(most, won + (isAgain ? next.most : -next.least));
    }
    return { least, most, low: least * unit, high: most * unit };
  };

  /** What a move of the position in frame 0 is worth at least; its position is in frame 1 then. */
  const vouch = (move: number): Vouched => {
    const side = turnAt(0);
    if (move === swapMove) return { least: -2 * held(0, side) - provenSown(0).most, rank: 0 };
    const made = playPit(board, 0, move);
    const won = held(width, side) - held(0, side);
    const next = provenAt(width);
    const isAgain = turnAt(width) === side;
    const least = won + (isAgain ? next.least : -next.most);
    if (made === 'taken' || turnAt(width) === over) return { least, rank: least < 0 ? -infinite : infinite };
    return { least, rank: isAgain ? next.low : -next.high };
  };

  const movesAt = (): number[] => {
    const legal = legalPits(board, 0);
    const moves = canSwap(board, 0) ? [swapMove] : [];
    for (let i = pits - 1; i >= 0; i--) if (((legal >> i) & 1) === 1) moves.push(i);
    return moves;
  };

  /** A move proven to be worth what is wanted: the one that was planned, the one the table knows, or the best of the others. */
  const vouchedMove = (planned: number | undefined, wanted: number): number => {
    const moves = movesAt();
    const likely = isPending(0) ? [planned] : [planned, lookUp(0).move];
    for (const move of likely)
      if (move !== undefined && moves.includes(move) && vouch(move).least >= wanted) return move;
    let best = noMove;
    let most = -Number.POSITIVE_INFINITY;
    for (const move of moves) {
      const { least, rank } = vouch(move);
      if (least < wanted || rank <= most) continue;
      best = move;
      most = rank;
    }
    return best;
  };

  /** The move that an estimate was planned with; then those by which the table has values. */
  const expectedMove = (planned: number | undefined): number => {
    if (planned !== undefined) return planned;
    const moves = movesAt();
    if (isPending(0)) return noMove;
    lookUp(0);
    const move = memory.bestMove(keys.low, keys.high);
    return moves.includes(move) ? move : noMove;
  };

  /** Plays a move in frame 0; says what is wanted of the position after it when `wanted` was of the one before. */
  const advance = (move: number, wanted: number): number => {
    const side = turnAt(0);
    if (move === swapMove) {
      cells[rest + cell.pie] = swapped;
      return -2 * held(0, side) - wanted;
    }
    playPit(board, 0, move);
    const left = wanted - (held(width, side) - held(0, side));
    copyFrame(board, width, 0);
    return turnAt(0) === side ? left : -left;
  };

  const isOver = (): boolean => turnAt(0) === over || (endsByMajority && holds(board, 'majority', 0, turnAt(0)));

  /** The position in frame 0, as it may come again. */
  const place = (): string => `${cells.subarray(0, rest).join()} ${turnAt(0)} ${cells[rest + cell.pie]}`;

  const seedsInPits = (): number => cells.subarray(0, rest).reduce((sum, count) => sum + count, 0);

  return ({ line, score }, isExact) => {
    loadPosition(board, position);
    const moves: Move[] = [];
    const been = new Set<string>();
    const seeds = seedsInPits();
    // Until something is taken a repetition of the match may end the game, and what is proven leaves that out.
    const canEndByPast = (): boolean => (search.judge.past?.ends ?? false) && seedsInPits() === seeds;
    let isPlanned = true;
    let wanted = wholeSeeds(score);
    for (let move = line[0] as number; move !== noMove; ) {
      been.add(place());
      moves.push(move === swapMove ? 'swap' : pitName(pits, turnAt(0) * pits + move));
      wanted = advance(move, wanted);
      if (isOver() || (isExact && canEndByPast()) || moves.length === line.length + followedMax) break;
      const planned: number | undefined = isPlanned ? line[moves.length] : undefined;
      if ((isExact || planned === undefined) && been.has(place())) break;
      move = isExact ? vouchedMove(planned, wanted) : expectedMove(planned);
      isPlanned &&= move === planned;
    }
    return moves;
  };
};
