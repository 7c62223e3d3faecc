import { marginOf, type SeenCounts, withoutMajority } from '@mbegu/engine';
import {
  type Fault,
  type Game,
  legalMoves,
  type Move,
  must,
  type Position,
  play,
  type Side,
  seedsOnBoard,
} from '@mbegu/rules';
import { EXIT, Refused } from '../refused.ts';
import type { Estimate } from './estimate.ts';
import type { Opened, Solvers } from './solvers.ts';

/** What is said of a position, as a program reads it. */
export interface Answer {
  /** Final margin of the person to move, in seeds. */
  readonly value: number;
  readonly exact: boolean;
  readonly best: Move | null;
  readonly pv: readonly Move[];
  readonly nodes: number;
  readonly ms: number;
  readonly moves?: readonly MoveAnswer[];
}

export interface MoveAnswer {
  readonly move: Move;
  readonly value: number;
  /** Only while a swap is to come: whether it is the best answer to the move. */
  readonly swap?: boolean;
}

/** What is proven so far, and at what cost. */
export interface Progress {
  readonly least: number;
  readonly most: number;
  readonly nodes: number;
  /** The move whose value is sought, `null` for the position itself. */
  readonly move: Move | null;
}

export interface Asking {
  readonly game: Game;
  readonly position: Position;
  /** How often positions have occurred in the match. */
  readonly seen?: SeenCounts | undefined;
  /** Every move's value is wanted. */
  readonly all: boolean;
  /** When it is to be left, whatever is known. */
  readonly signal: AbortSignal;
  /** Milliseconds for the proofs, as far as they get, from `began` on. */
  readonly ms?: number | undefined;
  readonly known?: { readonly least: number; readonly most: number } | undefined;
  readonly onProgress?: (progress: Progress) => void;
  /** Where nothing is proven. */
  readonly estimate: Estimate;
  /** Sowings it may try, as long as nobody waits for it. */
  readonly estimateNodes?: number;
  /** When the work began, where something was done before: a time of `performance.now()`. */
  readonly began?: number;
}

/** Sowings tried for an estimate where nothing is proven, and when somebody waits for it. */
const estimateNodesDefault = 500_000;
const hastyNodes = 50_000;

const unsolvable = { move: null, line: [], nodes: 0 } as const;

/** Whether a position of the match could come for the third time on a line that a solver takes for new. */
const isClouded = ({ game, seen = {} }: Asking): boolean =>
  game.chase.kind === 'possible' && Object.values(seen).some((count) => count > 1);

const orRefused = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Fault<string> },
): T => {
  if (result.ok) return result.value;
  throw new Refused([result.error], result.error.code === 'worker-died' ? EXIT.ownFault : EXIT.wrongUse);
};

/** Where a value lies before anything is proven: nobody wins more than is in the pits, but a swap hands over what is held. */
export const boundsBefore = (position: Position): { readonly least: number; readonly most: number } => {
  const seeds = seedsOnBoard(position.slots);
  const margin = marginOf(position, position.turn as Side);
  if (position.pie === 'pending') return { least: -Math.abs(margin) - seeds, most: Math.abs(margin) + seeds };
  return { least: margin - seeds, most: margin + seeds };
};

/** Milliseconds left for proofs. */
const msLeft = ({ ms = Number.POSITIVE_INFINITY, began = performance.now() }: Asking): number =>
  Math.max(0, began + ms - performance.now());

const solve = async (
  { solver, reaches }: Opened,
  asking: Asking,
  position: Position,
  guess: number,
  move: Move | null,
) => {
  const { signal, known, onProgress } = asking;
  const seeds = seedsOnBoard(position.slots);
  const nothing = { ...boundsBefore(position), ...unsolvable };
  if (solver === null || signal.aborted || !reaches(seeds)) return nothing;
  const late = asking.ms === undefined ? null : setTimeout(solver.stop, msLeft(asking));
  signal.addEventListener('abort', solver.stop);
  let bounds = known ?? nothing;
  const tell = (): void => onProgress?.({ least: bounds.least, most: bounds.most, nodes: solver.nodes(), move });
  const ticking = setInterval(tell, 500);
  try {
    const onBounds = (least: number, most: number): void => {
      bounds = { least: Math.max(least, nothing.least), most: Math.min(most, nothing.most) };
      tell();
    };
    const solution = orRefused(
      await solver.solve(position, { guess, onProgress: onBounds, ...(known && move === null && { known }) }),
    );
    return {
      ...solution,
      least: Math.max(solution.least, nothing.least),
      most: Math.min(solution.most, nothing.most),
    };
  } finally {
    clearInterval(ticking);
    if (late) clearTimeout(late);
    signal.removeEventListener('abort', solver.stop);
  }
};

/** A move's value for the person who makes it, `null` where it was not proven. */
const valueOfMove = async (opened: Opened, asking: Asking, move: Move) => {
  const { game, position: before } = asking;
  const mover = before.turn as Side;
  const { position, outcome } = must(play(withoutMajority(game), before, move));
  if (outcome) return { move, value: marginOf(position, mover), nodes: 0 };
  const isSame = move !== 'swap' && position.turn === mover;
  const { least, most, move: reply, nodes } = await solve(opened, asking, position, marginOf(position, mover), move);
  if (least !== most) return null;
  const swap = before.pie === 'pending' && move !== 'swap' && !isSame && position.turn === 'N';
  return { move, value: isSame ? least : 0 - least, ...(swap && { swap: reply === 'swap' }), nodes };
};

const valueMoves = async (opened: Opened, asking: Asking): Promise<{ moves: MoveAnswer[]; nodes: number } | null> => {
  const moves: MoveAnswer[] = [];
  let sum = 0;
  for (const move of legalMoves(asking.game, asking.position)) {
    const found = await valueOfMove(opened, asking, move);
    if (found === null) return null;
    const { nodes, ...answer } = found;
    moves.push(answer);
    sum += nodes;
  }
  return { moves, nodes: sum };
};

/** Hundredths of a seed are more than an estimate knows. */
export const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;

/** What the analysis makes of a position whose value was not proven, within what was. */
const guessed = async (asking: Asking, least: number, most: number, nodes: number) => {
  const { game, position, seen, all, signal, estimate, estimateNodes = estimateNodesDefault } = asking;
  const isLate = signal.aborted || msLeft(asking) === 0;
  const hasty = new AbortController();
  const report = await estimate(game, position, {
    nodes: isLate ? hastyNodes : estimateNodes,
    ms: isLate || asking.ms === undefined ? undefined : msLeft(asking),
    seen,
    all,
    signal: signal.aborted ? hasty.signal : signal,
  });
  if (report === null) throw new Refused([{ code: 'game-over', params: {} }]);
  const { value, exact, move, pv, moves } = report;
  const within = Math.min(most, Math.max(least, value));
  return {
    value: rounded(within),
    exact: exact && within === value && !isClouded(asking),
    best: move,
    pv,
    nodes: nodes + report.nodes,
    ...(all && { moves: moves.map((each) => ({ move: each.move, value: rounded(each.value) })) }),
  };
};

/**
 * The answer to a position in which somebody is to move: exact where a solver gets so far, the best estimate where not.
 *
 * @returns the answer, and between which bounds the value lies for certain
 */
export const answerFor = async (
  solvers: Solvers,
  question: Asking,
  onBuilding?: (part: number) => void,
): Promise<{ answer: Answer; least: number; most: number }> => {
  const { game, position, known, began = performance.now() } = question;
  const asking = { ...question, began };
  if (position.turn === null) throw new Refused([{ code: 'game-over', params: {} }]);
  const since = (): number => Math.round(performance.now() - began);
  const opened = await solvers.open(game, seedsOnBoard(position.slots), onBuilding);
  const guess = known ? Math.round((known.least + known.most) / 2) : marginOf(position, position.turn);
  const solution = await solve(opened, asking, position, guess, null);
  const { least, most, move, line } = solution;
  const valued = least === most && asking.all ? await valueMoves(opened, asking) : null;
  if (least !== most || isClouded(asking) || (asking.all && valued === null)) {
    const answer = { ...(await guessed(asking, least, most, solution.nodes)), ms: since() };
    return { answer, least, most };
  }
  const nodes = solution.nodes + (valued?.nodes ?? 0);
  const exact = { value: least, exact: true, best: move, pv: line, nodes, ms: since() };
  return { answer: valued ? { ...exact, moves: valued.moves } : exact, least, most };
};
