// Random walks on which the fast position is held against the rules: legal moves, whole positions, outcomes.

import {
  type Game,
  type Hole,
  legalMoves,
  type Move,
  must,
  type Played,
  type Position,
  pitSlot,
  play,
  type Setup,
  samePosition,
  settle,
  startPosition,
  validate,
} from '@mbegu/rules';
import { type Board, cell, createBoard, loadPosition, readPosition, reasons } from '../src/kernel/board.ts';
import { type PackedRules, packedRulesOf } from '../src/kernel/packed.ts';
import { playPacked } from '../src/kernel/packed-play.ts';
import { canSwap, legalPits, playPit, playSwap, settleTurn } from '../src/kernel/play.ts';

export type Roll = (n: number) => number;

/** How often each form was held against the rules, and what of the rules was met on the way. */
export interface Met {
  moves: number;
  general: number;
  packed: number;
  /** Moves on a board whose game could be packed, but whose counts could not. */
  tooFull: number;
  ended: Record<string, number>;
  captures: number;
  again: number;
  passes: number;
  endless: number;
  swaps: number;
}

export const nothingMet = (): Met => ({
  moves: 0,
  general: 0,
  packed: 0,
  tooFull: 0,
  ended: {},
  captures: 0,
  again: 0,
  passes: 0,
  endless: 0,
  swaps: 0,
});

/** A difference from the rules, said so that it can be played again; `null` where there is none. */
export type Difference = string | null;

const tell = (game: Game, position: Position, move: Move | null, what: string): string =>
  `${game.id} ${JSON.stringify(game.options)} ${position.slots.join()} ${position.holes.join()} ${position.turn} ${position.pie} ${move ?? 'settled'}: ${what}`;

const scatter = (roll: Roll, pits: number, seeds: number): number[] => {
  const counts = new Array<number>(2 * pits).fill(0);
  // Some boards are heaped on few pits, so that laps go round several times.
  const spread = roll(3) === 0 ? 1 + roll(3) : 2 * pits;
  for (let seed = 0; seed < seeds; seed++) {
    const pit = (roll(spread) * 7 + roll(2)) % (2 * pits);
    const to = spread === 2 * pits ? roll(2 * pits) : pit;
    counts[to] = (counts[to] as number) + 1;
  }
  return counts;
};

const holesFor = (game: Game, roll: Roll): Hole[] | undefined => {
  if (game.rounds.kind === 'single' || roll(2) === 0) return undefined;
  const kinds: readonly Hole[] = game.rounds.form === 'simple' ? ['open', 'open', 'out'] : ['open', 'marked', 'out'];
  return Array.from({ length: 2 * game.board.pits }, () => kinds[roll(3)] as Hole);
};

/** A position with seeds thrown at random, as given: nothing that is due in it is carried out. */
const throwPosition = (game: Game, roll: Roll): Position => {
  const { pits } = game.board;
  const seeds = 1 + roll(roll(20) === 0 ? 300 : 8 * pits);
  const holes = holesFor(game, roll);
  const counts = scatter(roll, pits, seeds).map((count, pit) => (holes?.[pit] === 'out' ? 0 : count));
  const setup: Setup = {
    south: counts.slice(0, pits),
    north: counts.slice(pits),
    stores: [roll(1 + seeds), 1 + roll(1 + seeds)],
    aside: roll(2) * roll(4),
    turn: roll(2) === 0 ? 'S' : 'N',
    ...(game.turns.pie === 'on' ? { pie: (['none', 'pending', 'swapped'] as const)[roll(3)] ?? 'none' } : {}),
    ...(holes ? { holes: { south: holes.slice(0, pits), north: holes.slice(pits) } } : {}),
  };
  return must(validate(game, setup));
};

const countEnd = (met: Met, reason: string | null | undefined): void => {
  if (reason) met.ended[reason] = (met.ended[reason] ?? 0) + 1;
};

const compareFrame = (board: Board, at: number, expected: Played): Difference => {
  const found = readPosition(board, at);
  if (!samePosition(found, expected.position)) return `general form has ${JSON.stringify(found)}`;
  const reason = reasons[board.cells[at + 2 * board.pits + cell.reason] as number] ?? null;
  const wanted = expected.outcome?.reason ?? null;
  return reason === wanted ? null : `general form ended by ${reason}, not ${wanted}`;
};

const movesOf = (board: Board, at: number, position: Position): Move[] => {
  const legal = legalPits(board, at);
  const names = legalNames(position, board.pits).filter((_, i) => (legal >> i) & 1);
  return canSwap(board, at) ? [...names, 'swap'] : names;
};

const legalNames = ({ turn }: Position, pits: number): Move[] =>
  Array.from({ length: pits }, (_, i) => String.fromCharCode((turn === 'S' ? 65 : 97) + i) as Move);

/** What a walk compares: the kernel of one game with the rules of, mostly, the same. */
export interface Walker {
  readonly game: Game;
  readonly board: Board;
  readonly packed: PackedRules | null;
}

const compareMove = ({ game, board, packed }: Walker, before: Position, move: Move, met: Met) => {
  const { pits, width } = board;
  const after = must(play(game, before, move));
  const i = move === 'swap' ? -1 : pitSlot(pits, move) % pits;
  if (i < 0) playSwap(board, 0);
  else playPit(board, 0, i);
  met.moves++;
  met.general++;
  for (const { type } of after.events) {
    if (type === 'capture') met.captures++;
    if (type === 'bonus') met.again++;
    if (type === 'pass') met.passes++;
    if (type === 'swap') met.swaps++;
  }
  countEnd(met, after.outcome?.reason);
  let difference = compareFrame(board, width, after);
  if (difference === null && packed && i >= 0) {
    const found = playPacked(packed, before, i);
    if (found === null) met.tooFull++;
    else {
      met.packed++;
      if (!samePosition(found, after.position)) difference = `packed form has ${JSON.stringify(found)}`;
    }
  }
  return { after, difference };
};

/** @param kernelGame the game the kernel is built from; another one than `game` is a fault to be found */
export const walkerOf = (game: Game, kernelGame: Game = game): Walker => ({
  game,
  board: createBoard(kernelGame, 2),
  packed: packedRulesOf(kernelGame),
});

const compareLegal = ({ game, board }: Walker, position: Position, met: Met): Difference => {
  const rules = legalMoves(game, position);
  const found = movesOf(board, 0, position);
  const occupied = position.slots.slice(position.turn === 'S' ? 0 : board.pits).slice(0, board.pits);
  if (game.sowing.kind === 'relay') {
    const start = position.turn === 'S' ? 0 : board.pits;
    const open = occupied.filter((seeds, i) => seeds > 0 && position.holes[start + i] === 'open').length;
    met.endless += open - rules.length;
  }
  return rules.join() === found.join() ? null : `legal ${found.join(' ')}, not ${rules.join(' ')}`;
};

/** One game at random from a position; at most `movesMax` moves. */
export const walkFrom = (walker: Walker, given: Position, roll: Roll, met: Met, movesMax = 200): Difference => {
  const { game, board } = walker;
  const settled = settle(game, given);
  if (given.turn !== null) {
    loadPosition(board, given);
    settleTurn(board, 0, given.turn === 'S' ? 0 : 1);
    const difference = compareFrame(board, 0, settled);
    if (difference) return tell(game, given, null, difference);
    countEnd(met, settled.outcome?.reason);
  }
  let position = settled.position;
  for (let moves = 0; position.turn !== null && moves < movesMax; moves++) {
    loadPosition(board, position);
    const legal = compareLegal(walker, position, met);
    if (legal) return tell(game, position, null, legal);
    const choices = legalMoves(game, position);
    if (choices.length === 0) return null;
    const move = choices[roll(choices.length)] as Move;
    const { after, difference } = compareMove(walker, position, move, met);
    if (difference) return tell(game, position, move, difference);
    position = after.position;
  }
  return null;
};

/** Games from the start and from thrown positions in turn, until so many moves are compared or one differs. */
export const walk = (walker: Walker, roll: Roll, movesMin: number, met: Met): Difference => {
  for (let games = 0; met.moves < movesMin; games++) {
    const given = games % 3 === 0 ? startPosition(walker.game) : throwPosition(walker.game, roll);
    const difference = walkFrom(walker, given, roll, met);
    if (difference) return difference;
    // Thrown positions of the smallest boards are often over before a move.
    if (games > 20 * movesMin) return null;
  }
  return null;
};
