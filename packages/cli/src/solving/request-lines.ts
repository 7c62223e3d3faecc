import { seenCountsOf } from '@mbegu/engine';
import { fault, type Game, type Match, now, type Position } from '@mbegu/rules';
import { playRequest } from '../apply/answer.ts';
import { lineReader } from '../apply/read-line.ts';
import { transformLines } from '../apply/transform-lines.ts';
import type { Context } from '../command.ts';
import type { Line } from '../lines.ts';
import { EXIT, Refused, refuse } from '../refused.ts';

/** A position that a line asks about, with the history of its match. */
export interface LinePosition {
  readonly game: Game;
  readonly position: Position;
  readonly seen: ReturnType<typeof seenCountsOf>;
}

/** Refuses what may not be given together with `--lines`: what each line says for itself, and what goes with one position only. */
export const refuseWithLines = (
  command: string,
  id: string | undefined,
  flags: Readonly<Record<string, unknown>>,
): void => {
  if (id !== undefined) refuse('too-many-arguments', { command: `${command} --lines` });
  for (const flag of ['position', 'option', 'json', 'all', 'depth']) {
    if (flags[flag] !== undefined) refuse('not-with-lines', { flag: `--${flag}` });
  }
};

const positionOf = (match: Match): LinePosition => {
  const { position } = now(match);
  if (position.turn === null) throw new Refused([fault('game-over')]);
  return { game: match.game, position, seen: seenCountsOf(match) };
};

/**
 * Answers lines of JSON, each about one position, in order: a fault in its place, and the rest goes on. An interruption ends the
 * answer that is worked on and leaves the rest.
 *
 * @param answer what is said of a position; it may throw `Refused`
 */
export const answerPositions = async (
  { io, words, endWith }: Context,
  signal: AbortSignal,
  answer: (asked: LinePosition) => Promise<unknown>,
): Promise<void> => {
  const read = lineReader();

  const answerLine = async (line: Line): Promise<unknown> => {
    const asked = read(line);
    if (!asked.ok) return words.errorValue(asked.error);
    const { request, hasKeyTwice } = asked.value;
    const played = playRequest(request);
    if (!played.ok) return words.errorValue([played.error], { index: played.index, game: request.game });
    if (hasKeyTwice) return words.errorValue([fault('key-twice')]);
    return answer(positionOf(played.value));
  };

  const faultOf = (error: unknown): unknown =>
    words.errorValue(error instanceof Refused ? error.faults : [fault('own-fault', { detail: String(error) })]);

  const answerText = async (line: Line): Promise<string> => JSON.stringify(await answerLine(line).catch(faultOf));

  await transformLines(io, answerText, () => signal.aborted);
  if (signal.aborted) endWith(EXIT.interrupted);
};
