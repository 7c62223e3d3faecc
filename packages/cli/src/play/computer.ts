import { chooseMove, parseLevel, seenCountsOf } from '@mbegu/engine';
import { canAgree, must, repetitionKey, roundOf, type Side } from '@mbegu/rules';
import { current, decider, type Table } from '@mbegu/table';
import { carryOut, labelOf, type Session } from './session.ts';

/** A rest after each move of the computer, so that one can follow several in a row. */
const restMs = 700;

/** A level answers within a second also where its nodes would take longer. */
const time = { ms: 1000, now: () => performance.now() };

/** How often the position on the board has stood there since the last capture, now included. */
const occurrences = (table: Table): number => {
  const { position } = current(table);
  return seenCountsOf(table.match)[repetitionKey(position.slots, position.turn as Side)] ?? 0;
};

/** The computer's simple rule: what has come back once may well go on for ever, so it agrees. */
export const agreesToChase = (table: Table): boolean => occurrences(table) >= 2;

/** Two computers end an endless chase where the game leaves that to the players. */
const bothAgree = async (session: Session): Promise<boolean> => {
  const { table } = session;
  const { match, seats } = table;
  if (seats.S.kind !== 'computer' || seats.N.kind !== 'computer') return false;
  if (!canAgree(match.game, current(table).position) || occurrences(table) < 3) return false;
  await carryOut(session, { type: 'offer-chase', by: 'S' });
  return carryOut(session, { type: 'accept', by: 'N' });
};

/** One move of the computer, announced before it is shown: its bonus moves are moves of their own. */
export const computerMoves = async (session: Session): Promise<void> => {
  if (await bothAgree(session)) return;
  const { table, words, screen, seed } = session;
  const person = decider(table);
  const seat = person && table.seats[person];
  if (seat?.kind !== 'computer') return;
  const { match } = table;
  const { position } = current(table);
  const level = must(parseLevel(seat.level));
  // Another seed in each round: with the same one, rounds that begin alike would go alike for ever.
  const endgame = await session.endgame(position);
  const options = { seed: seed + roundOf(match), seen: seenCountsOf(match), endgame, time };
  const { move } = must(chooseMove(match.game, position, level, options));
  await screen.say(words.text('play.computer-moves', { row: labelOf(session, position.turn as Side), move }));
  await carryOut(session, { type: 'play', move });
  if (session.speed !== 'off') await screen.rest(restMs);
};
