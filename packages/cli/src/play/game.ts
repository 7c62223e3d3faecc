import { type Game, type Position, roundOf } from '@mbegu/rules';
import { open, phase, type Seats, type Table } from '@mbegu/table';
import { computerMoves } from './computer.ts';
import { obey } from './obey.ts';
import { hasPerson } from './seats.ts';
import { animate, carryOut, perspectiveOf, promptOf, type Session, show, viewOf } from './session.ts';

/** The table as it is opened, before anything due in a given position has been shown. */
export const openedTable = (game: Game, seats: Seats, given: Position | undefined, now: number): Table =>
  open(given ? { game, seats, now, given } : { game, seats, now }).table;

const sayOpening = async (session: Session): Promise<void> => {
  const { match } = session.table;
  if (match.opening.events.length === 0) return;
  await animate(session, match.given, match.opening.events);
  await session.screen.say(
    session.words.move(match.game, match.given, match.opening.events, perspectiveOf(session.table)),
  );
};

/** Rounds that two computers play of one match; between near equals it can go on without end. */
const roundsAloneMax = 100;

/** What happens when nobody is at the terminal to be asked: the match goes on by itself to its end. */
const goOnAlone = async (session: Session): Promise<boolean> => {
  if (phase(session.table) === 'over') return false;
  if (roundOf(session.table.match) >= roundsAloneMax) {
    await session.screen.say(session.words.text('play.rounds-max', { max: roundsAloneMax }));
    return false;
  }
  return carryOut(session, { type: 'next-round' });
};

/** Asks for a line and does what it says. */
const askPerson = async (session: Session): Promise<boolean> => {
  await show(session);
  const line = await session.screen.ask(promptOf(session));
  return line !== null && obey(session, line);
};

/** Lets signals and keys be heard between two moves of computers, which else wait for nothing. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Plays until somebody quits, the input ends, or there is nobody left to ask. */
export const playOut = async (session: Session): Promise<void> => {
  await session.screen.update(viewOf(session));
  await sayOpening(session);
  for (let goesOn = true; goesOn && !session.stopped; ) {
    if (phase(session.table) === 'awaiting-computer') await computerMoves(session);
    else goesOn = await (hasPerson(session.table.seats) ? askPerson(session) : goOnAlone(session));
    await breathe();
  }
};
