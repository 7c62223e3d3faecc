import { otherSide, type Side } from './board.ts';
import type { Outcome } from './events.ts';
import type { Game } from './game.ts';
import { divide, finish } from './mechanics/tally.ts';
import type { Played } from './play.ts';
import { type Position, stores } from './position.ts';
import { beginTrace, emit } from './trace.ts';

/** Whether the game knows chases that both players may agree to end. */
export const canAgree = (game: Game, position: Position): boolean =>
  game.chase.kind === 'possible' && position.turn !== null;

/** Both players agree that the rest only chases for ever: the seeds on the board are divided as the game has it. */
export const agreed = (game: Game, position: Position): Played => {
  const trace = beginTrace(position);
  if (game.chase.kind === 'possible') divide(trace, game.chase.division);
  const outcome = finish(trace, 'agreed');
  return { position: trace.draft, events: trace.events, outcome, onTurn: position.turn };
};

const stopped = (position: Position, outcome: Outcome): Played => {
  const trace = beginTrace(position);
  emit(trace, { type: 'end', ...outcome });
  return { position: trace.draft, events: trace.events, outcome, onTurn: position.turn };
};

/** `side` gives up or oversteps the time: the other wins, whatever both hold. */
export const lost = (position: Position, side: Side, reason: 'resigned' | 'timeout'): Played =>
  stopped(position, { winner: otherSide(side), score: stores(position), reason });

/** Nobody goes on: no result. */
export const aborted = (position: Position): Played =>
  stopped(position, { winner: null, score: stores(position), reason: 'aborted' });
