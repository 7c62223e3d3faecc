import type { Side } from '../board.ts';
import type { Outcome, Reason } from '../events.ts';
import { type Fault, fault } from '../faults.ts';
import type { Game } from '../game.ts';
import { createGame, type GameId } from '../games/index.ts';
import {
  abort,
  agree,
  history,
  type Match,
  now,
  type Ply,
  playMove,
  playOn,
  resign,
  startMatch,
  timeOut,
} from '../match.ts';
import type { Played } from '../play.ts';
import type { Position } from '../position.ts';
import { fail, ok, type Result } from '../result.ts';
import { startPosition } from '../setup.ts';
import type { Move } from './move.ts';
import { chosenOptions, makeOptions } from './options.ts';
import { makePosition, parsePosition } from './position.ts';
import type { GameRecord, RecordEntry, RecordLine } from './record.ts';

/** What a record says beside the moves. */
export interface RecordHead {
  readonly south?: string;
  readonly north?: string;
  readonly date?: string | null;
  readonly tags?: Readonly<Record<string, string>>;
}

const entry = (move: RecordEntry['move']): RecordEntry => ({ move, comments: [], variations: [] });

const passes = ({ events }: Played): RecordEntry[] =>
  events.filter((event) => event.type === 'pass').map(() => entry('-'));

const entriesOf = (opening: Played, plies: readonly Ply[]): RecordEntry[] => [
  ...passes(opening),
  ...plies.flatMap((ply) => (ply.step.kind === 'move' ? [entry(ply.step.move), ...passes(ply)] : [])),
];

const closing = (outcome: Outcome | null) => ({
  result: outcome?.score ?? null,
  termination: outcome?.reason ?? null,
  winner: outcome && (outcome.reason === 'resigned' || outcome.reason === 'timeout') ? outcome.winner : null,
});

/** A match as records, one for each round. */
export const recordsOf = (match: Match, head: RecordHead = {}): readonly GameRecord[] => {
  const { game } = match;
  const rounds: { start: Position; opening: Played; plies: Ply[] }[] = [
    { start: match.given, opening: match.opening, plies: [] },
  ];
  for (const ply of history(match)) {
    if (ply.step.kind === 'round') rounds.push({ start: ply.position, opening: ply, plies: [] });
    else rounds.at(-1)?.plies.push(ply);
  }
  const usual = makePosition(startPosition(game));
  return rounds.map(({ start, opening, plies }, index) => {
    const position = makePosition(start);
    return {
      game: game.id as GameId,
      options: chosenOptions(game),
      south: head.south ?? '',
      north: head.north ?? '',
      date: head.date ?? null,
      round: game.rounds.kind === 'single' ? null : index + 1,
      position: index === 0 && position === usual ? null : position,
      ...closing((plies.at(-1) ?? opening).outcome),
      tags: head.tags ?? {},
      line: { comments: [], entries: entriesOf(opening, plies) },
    };
  });
};

/** Where a match stands while its record is read. */
interface Cursor {
  readonly match: Match;
  /** Passes of the last step that no `-` has named yet; naming them is free. */
  readonly passesDue: number;
  /** Number of the turn, as records count them. */
  readonly number: number;
}

const passesIn = (played: Played): readonly Side[] =>
  played.events.flatMap((event) => (event.type === 'pass' ? [event.side] : []));

/** Some programs write a pass after a bonus move that ended the game: the last seed fell in the mover's own store. */
const endedOnBonus = ({ last, opening }: Match): boolean => {
  if (!last?.outcome) return false;
  const lastSeed = last.events.filter((event) => event.type === 'sow').at(-1);
  return lastSeed?.to === (last.previous ?? opening).position.turn;
};

const cursorAt = (match: Match, number: number): Cursor => ({
  match,
  passesDue: passesIn(now(match)).length + (endedOnBonus(match) ? 1 : 0),
  number,
});

/** How many of South's turns a step has begun, passed ones included. */
const southTurnsBegun = (before: Played, after: Played): number => {
  const passed = passesIn(after);
  const decides = passed.length > 0 || after.onTurn !== before.onTurn ? [after.onTurn] : [];
  return [...passed, ...decides].filter((side) => side === 'S').length;
};

const readPass = (cursor: Cursor): Result<Cursor, Fault> =>
  cursor.passesDue > 0
    ? ok({ ...cursor, passesDue: cursor.passesDue - 1 })
    : fail(fault('record-pass', { number: cursor.number }));

const readMove = ({ match, number }: Cursor, move: Move): Result<Cursor, Fault> => {
  const before = now(match);
  if (before.outcome) return fail(fault('record-after-end', { number, move }));
  const after = playMove(match, move);
  if (!after.ok) return fail({ ...fault('record-move', { number, move }), because: after.error });
  return ok(cursorAt(after.value, number + southTurnsBegun(before, now(after.value))));
};

/** Plays a line with all its variations, each from where it branches; the result is the end of the main line. */
const readLine = (from: Cursor, line: RecordLine): Result<Cursor, Fault> => {
  let cursor = from;
  for (const { move, variations } of line.entries) {
    const next = move === '-' ? readPass(cursor) : readMove(cursor, move);
    if (!next.ok) return next;
    for (const variation of variations) {
      const branch = readLine(cursor, variation);
      if (!branch.ok) return branch;
    }
    cursor = next.value;
  }
  return ok(cursor);
};

const mismatch = (says: string, finds: string): Result<Match, Fault> => fail(fault('record-result', { says, finds }));

type Said = Pick<GameRecord, 'result' | 'termination' | 'winner'>;

const saidOf = ({ result, termination, winner }: Said): string =>
  [result?.join('-') ?? '*', termination, winner].filter((part) => part !== null).join(' ');

/** Carries out what the tags say of the end and no move shows. */
const decide = (match: Match, { termination, winner }: GameRecord): Result<Match, Fault> => {
  switch (termination) {
    case 'agreed':
      return agree(match);
    case 'aborted':
      return abort(match);
    case 'resigned':
    case 'timeout': {
      if (winner === null) return fail(fault('record-tag-missing', { tag: 'Winner', line: 0 }));
      const loser: Side = winner === 'S' ? 'N' : 'S';
      return termination === 'resigned' ? resign(match, loser) : timeOut(match, loser);
    }
    default:
      return ok(match);
  }
};

/** A finished position alone does not tell the reason. */
const agrees = (said: Reason, found: Reason | null): boolean => found === null || said === found;

const closeRecord = (match: Match, record: GameRecord): Result<Match, Fault> => {
  const closed = now(match).outcome ? ok(match) : decide(match, record);
  if (!closed.ok) return closed;
  const { outcome } = now(closed.value);
  // What the record does not say is not held against it: an unfinished record of a finished game claims nothing.
  const { result, termination, winner } = record;
  const same =
    (result === null || result.join() === outcome?.score.join()) &&
    (termination === null || (outcome !== null && agrees(termination, outcome.reason))) &&
    (winner === null || winner === outcome?.winner);
  if (same) return closed;
  const found = {
    result: outcome?.score ?? null,
    termination: outcome?.reason ?? null,
    winner: outcome?.winner ?? null,
  };
  return mismatch(saidOf(record), saidOf({ ...found, winner: winner && found.winner }));
};

const openRecord = (game: Game, record: GameRecord): Result<Match, readonly Fault[]> => {
  if (record.position === null) return ok(startMatch(game));
  const position = parsePosition(game, record.position);
  return position.ok ? ok(startMatch(game, position.value)) : position;
};

/** The match after one more round's record. */
const openRound = (match: Match, record: GameRecord, round: number): Result<Match, readonly Fault[]> => {
  const next = playOn(match);
  if (!next.ok) return fail([fault('record-rounds', { round })]);
  const { game } = match;
  const here = createGame(record.game, record.options);
  if (!here.ok) return here;
  const expected = makePosition(now(next.value).position);
  const follows =
    record.game === game.id &&
    makeOptions(here.value) === makeOptions(game) &&
    (record.round ?? round) === round &&
    (record.position ?? expected) === expected;
  return follows ? next : fail([fault('record-rounds', { round })]);
};

/** Plays one record through, from where its match was opened. */
const readRecord = (record: GameRecord, opened: Result<Match, readonly Fault[]>): Result<Match, readonly Fault[]> => {
  if (!opened.ok) return opened;
  const played = readLine(cursorAt(opened.value, 1), record.line);
  if (!played.ok) return fail([played.error]);
  const closed = closeRecord(played.value.match, record);
  return closed.ok ? closed : fail([closed.error]);
};

/**
 * Plays records through and returns the match of their main lines: one record, or the rounds of one match in order.
 * Every move is checked, those of variations too, and the result against what the tags say.
 *
 * Faults: those of `createGame` and `parsePosition`; `record-move` (with the number of the turn, and `because`),
 * `record-pass`, `record-after-end`, `record-result`; `record-rounds` for a
 * record that is not the next round, `record-none` where there is none.
 */
export const matchOf = (records: readonly GameRecord[]): Result<Match, readonly Fault[]> => {
  const [first, ...rest] = records;
  if (!first) return fail([fault('record-none')]);
  const game = createGame(first.game, first.options);
  if (!game.ok) return game;
  let match = readRecord(first, openRecord(game.value, first));
  for (const [index, record] of rest.entries()) {
    if (!match.ok) return match;
    match = readRecord(record, openRound(match.value, record, (first.round ?? 1) + index + 1));
  }
  return match;
};
