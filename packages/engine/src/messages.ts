import {
  createGame,
  excerpt,
  type Fault,
  type FaultCode,
  fault,
  type Game,
  type Move,
  openPosition,
  type Position,
} from '@mbegu/rules';
import { type ChooseOptions, chooseMoveBy, hintBy } from './choose.ts';
import type { Probe } from './endgame/probe.ts';
import type { EngineFaultCode } from './faults.ts';
import { parseLevel } from './levels.ts';
import type { Report } from './report.ts';
import { createProver } from './search/create-prover.ts';
import type { ProverOf } from './search/prover.ts';
import { isSeenCounts, type SeenCounts } from './seen.ts';

interface Asked {
  /** Comes back with the answer. */
  readonly id: number;
  readonly game: { readonly id: string; readonly options?: Readonly<Record<string, string | number>> };
  /** Position text. */
  readonly position: string;
  readonly seen?: SeenCounts;
}

/** What the engine can be asked across a worker or a socket. */
export type EngineRequest =
  /** A computer player's move. `level` is its id or number as text, `seed` a whole number. */
  | (Asked & { readonly type: 'move'; readonly level: string; readonly seed: number })
  /** The best move and every move's value. */
  | (Asked & { readonly type: 'hint' });

export type AnswerFault = Fault<FaultCode | EngineFaultCode>;

export type EngineAnswer =
  | { readonly type: 'move'; readonly id: number; readonly move: Move; readonly report: Report }
  | { readonly type: 'hint'; readonly id: number; readonly report: Report }
  /** `id` is `null` where the request had none that could be read. */
  | { readonly type: 'fault'; readonly id: number | null; readonly faults: readonly AnswerFault[] };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first member of a request that is not what it has to be. */
const malformed = (request: Readonly<Record<string, unknown>>): string | null => {
  const { id, type, game, position, seen, level, seed } = request;
  if (!Number.isInteger(id)) return 'id';
  if (type !== 'move' && type !== 'hint') return 'type';
  if (!isRecord(game) || typeof game.id !== 'string') return 'game';
  if (game.options !== undefined && !isRecord(game.options)) return 'game.options';
  if (typeof position !== 'string') return 'position';
  if (seen !== undefined && !isSeenCounts(seen)) return 'seen';
  if (type === 'move' && typeof level !== 'string') return 'level';
  if (type === 'move' && !Number.isInteger(seed)) return 'seed';
  return null;
};

/** How long an answer may take where a clock is given, in milliseconds. */
const answerMsMax = 1000;

interface Answering extends Pick<ChooseOptions, 'seen' | 'endgame' | 'time'> {
  readonly proverOf: ProverOf | null;
}

const answerMove = (
  request: EngineRequest & { type: 'move' },
  game: Game,
  position: Position,
  { proverOf, ...options }: Answering,
): EngineAnswer => {
  const { id, seed } = request;
  const level = parseLevel(request.level);
  if (!level.ok) return { type: 'fault', id, faults: [level.error] };
  const choice = chooseMoveBy(proverOf, game, position, level.value, { seed, ...options });
  return choice.ok ? { type: 'move', id, ...choice.value } : { type: 'fault', id, faults: [choice.error] };
};

const answerHint = (
  { id }: EngineRequest,
  game: Game,
  position: Position,
  { proverOf, ...options }: Answering,
): EngineAnswer => {
  const report = hintBy(proverOf, game, position, options);
  return report.ok ? { type: 'hint', id, report: report.value } : { type: 'fault', id, faults: [report.error] };
};

/** Whether a prover helps with this request: with every hint, and with the moves of levels that prove. */
export const asksForProof = (request: unknown): boolean => {
  if (!isRecord(request)) return false;
  const { type, level } = request;
  if (type !== 'move') return type === 'hint';
  const asked = typeof level === 'string' ? parseLevel(level) : null;
  return asked?.ok === true && asked.value.proves;
};

/** `answer`, with this prover or none: for whoever loads the solver only for a request that `asksForProof`. */
export const answerBy = (
  proverOf: ProverOf | null,
  request: unknown,
  now?: () => number,
  endgameOf: (game: Game) => Probe | null = () => null,
): EngineAnswer => {
  if (!isRecord(request)) return { type: 'fault', id: null, faults: [fault('malformed-request', { member: '' })] };
  const member = malformed(request);
  if (member !== null) {
    const id = Number.isInteger(request.id) ? (request.id as number) : null;
    return { type: 'fault', id, faults: [fault('malformed-request', { member: excerpt(member) })] };
  }
  const asked = request as unknown as EngineRequest;
  const { id } = asked;
  const game = createGame(asked.game.id, asked.game.options);
  if (!game.ok) return { type: 'fault', id, faults: game.error };
  const opened = openPosition(game.value, asked.position);
  if (!opened.ok) return { type: 'fault', id, faults: opened.error };
  const options = {
    proverOf,
    seen: asked.seen,
    endgame: endgameOf(game.value),
    time: now && { ms: answerMsMax, now },
  };
  const { position } = opened.value;
  return asked.type === 'move'
    ? answerMove(asked, game.value, position, options)
    : answerHint(asked, game.value, position, options);
};

/**
 * Answers one request: all a worker has to do. It never throws at what it is given.
 *
 * @param now a clock in milliseconds; with one, no answer takes much more than a second, however slow the machine
 * @param endgameOf the endgame table of a game, where there is one
 * @returns the answer, or faults: `malformed-request`, `unknown-level`, `game-over`, and those of `createGame` and
 *   `openPosition`
 */
export const answer = (request: unknown, now?: () => number, endgameOf?: (game: Game) => Probe | null): EngineAnswer =>
  answerBy(createProver, request, now, endgameOf);
