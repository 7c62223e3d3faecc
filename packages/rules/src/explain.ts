import { otherSide, type Side } from './board.ts';
import type { GameEvent } from './events.ts';
import { type Digest, digestOf } from './explain/digest.ts';
import { explainEnding } from './explain/ending.ts';
import { explainLanding, nextOf } from './explain/landing.ts';
import { cited, type EventMessage, eventMessage, type FaultMessage, type Message, message } from './explain/message.ts';
import { citeOf } from './explain/paragraphs.ts';
import type { Fault, Refusal } from './faults.ts';
import type { Game } from './game.ts';
import { type Position, store, totalSeeds } from './position.ts';

export {
  type EventKey,
  type FaultKey,
  type GameKey,
  MESSAGE_KEYS,
  MESSAGE_PARAMS,
  type MessageKey,
} from './explain/keys.ts';
export type { EventMessage, FaultMessage, Message } from './explain/message.ts';
export { type Cite, PARAGRAPHS, type Paragraph } from './explain/paragraphs.ts';

/** One event as a sentence. `game` gives the sentence the game's own words. */
export const explainEvent = (event: GameEvent, game?: Game): EventMessage => {
  const id = game?.id ?? '';
  switch (event.type) {
    case 'lift':
      return eventMessage(id, 'event.lift', { pit: event.pit, count: event.count });
    case 'sow':
      return eventMessage(id, 'event.sow', {
        to: event.to,
        side: event.to === 'S' || event.to === 'N' ? event.to : '',
      });
    case 'capture':
    case 'sweep':
      return eventMessage(id, `event.${event.type}`, { pit: event.pit, count: event.count, side: event.to });
    case 'bonus':
    case 'swap':
      return eventMessage(id, `event.${event.type}`, {});
    case 'pass':
    case 'turn':
      return eventMessage(id, `event.${event.type}`, { side: event.side });
    case 'aside':
      return eventMessage(id, 'event.aside', { pit: event.pit, count: event.count });
    case 'divide':
      return eventMessage(id, 'event.divide', { south: event.south, north: event.north, aside: event.aside });
    case 'end': {
      const [south, north] = event.score;
      const key = event.reason === null ? 'event.end' : (`event.end.${event.reason}` as const);
      return eventMessage(id, key, { side: event.winner ?? '', south, north });
    }
  }
};

/** Why a move may not be made. With the game, the message cites the rule and speaks the game's words. */
export const explainRefusal = (refusal: Refusal, game?: Game): Message =>
  cited(game?.id ?? '', `refusal.${refusal.code}`, { ...refusal.params, game: game?.id ?? '' });

/** What is wrong with somebody's input, and the refusal behind it where there is one. */
export const explainFault = (fault: Fault, game?: Game): FaultMessage => {
  const message: FaultMessage = { key: `fault.${fault.code}`, params: fault.params };
  return fault.because ? { ...message, because: explainRefusal(fault.because, game) } : message;
};

const explainSowing = (game: Game, side: Side, { lifted, laps, swapped }: Digest): Message[] => {
  if (swapped) return [message(game.id, 'swap', { side })];
  if (!lifted) return [];
  const params = { side, ...lifted };
  return [laps > 1 ? message(game.id, 'sow.relay', { ...params, laps }) : message(game.id, 'sow.lap', params)];
};

/** A majority that ends nothing is worth a word where the rules have one for it. */
const explainDecided = (game: Game, before: Position, { settled, end }: Digest): Message[] => {
  if (end || citeOf(game.id, 'decided') === undefined) return [];
  const total = totalSeeds(settled.slots);
  const side = (['S', 'N'] as const).find(
    (each) => 2 * store(settled, each) > total && 2 * store(before, each) <= total,
  );
  return side ? [message(game.id, 'decided', { side, count: store(settled, side), total })] : [];
};

const explainTurn = (game: Game, { captures, passed, turn, end }: Digest): Message[] => {
  const messages = passed === null ? [] : [message(game.id, 'pass', { side: passed })];
  if (end) return messages;
  const next = turn ?? (passed === null ? null : otherSide(passed));
  if (next === null) return messages;
  // Where a last seed can earn another move, a reader may wonder whether a capture does.
  const ends = game.turns.again !== 'never' && captures.length > 0;
  messages.push(message(game.id, ends ? 'turn.after-capture' : 'turn', { side: next }));
  return messages;
};

/**
 * What a player reads and a screen reader says about one move, or about the settling of a given position: few
 * sentences, in order, each with the rule it follows from.
 *
 * @param before the position before the first of the events
 * @param events all events of the move, as `play` or `settle` gave them; also those of a match that was ended
 */
export const explainMove = (game: Game, before: Position, events: readonly GameEvent[]): readonly Message[] => {
  const digest = digestOf(before, events);
  const side = before.turn ?? 'S';
  const landing = explainLanding(game, side, digest);
  return [
    ...explainSowing(game, side, digest),
    ...(landing ? [landing] : []),
    ...explainDecided(game, before, digest),
    ...explainTurn(game, digest),
    ...explainEnding(game, digest, nextOf(game, side, digest)),
  ];
};
