import { type EventMessage, type FaultMessage, isGameId, type Message, otherSide, type Side } from '@mbegu/rules';
import type { Catalogue, EventTexts, NounTexts, SetupTexts } from './catalogue.ts';
import { format, type Values } from './format.ts';

/** Whose ears a sentence is for. */
export interface Perspective {
  /** The side the reader plays, whom sentences call "you"; missing for a spectator, or for two at one board. */
  readonly viewer?: Side;
  /** What the sides are called instead of South and North. */
  readonly names?: Readonly<Partial<Record<Side, string>>>;
}

/** Parameters that every message with a `side` is given besides its own. */
export const DERIVED_PARAMS = ['who', 'name', 'rival', 'rivalName'] as const;

const isSide = (value: unknown): value is Side => value === 'S' || value === 'N';

/**
 * `who` the sentence is about, `you`, `S` or `N`, or `nobody` where its side is neither; `rival` the other one likewise;
 * `name` and `rivalName` what they are called.
 */
const derived = (catalogue: Catalogue, side: unknown, { viewer, names }: Perspective): Values => {
  if (!isSide(side)) return { who: 'nobody', name: '', rival: 'nobody', rivalName: '' };
  const nameOf = (each: Side): string => names?.[each] ?? catalogue.sides[each];
  const whoIs = (each: Side): string => (each === viewer ? 'you' : each);
  const rival = otherSide(side);
  return { who: whoIs(side), name: nameOf(side), rival: whoIs(rival), rivalName: nameOf(rival) };
};

/** The words of a game; those of none in particular for a game this catalogue does not know. */
export const nounsOf = (catalogue: Catalogue, game: unknown): NounTexts =>
  typeof game === 'string' && isGameId(game) ? catalogue.games[game].nouns : catalogue.nouns;

/**
 * A text of the catalogue with its parameters filled in. A parameter `side` gives it `who`, `name`, `rival`, `rivalName`
 * (see `Perspective`), a parameter `game` the words of that game.
 */
export const say = (catalogue: Catalogue, text: string, params: Values = {}, perspective: Perspective = {}): string => {
  const values = 'side' in params ? { ...derived(catalogue, params.side, perspective), ...params } : params;
  return format(text, values, catalogue.language, nounsOf(catalogue, params.game));
};

/** A message of the rules as a sentence, and the reason behind it as another. */
export const speak = (catalogue: Catalogue, message: Message, perspective: Perspective = {}): string => {
  const sentence = say(catalogue, catalogue.explain[message.key], message.params, perspective);
  return message.because ? `${sentence} ${speak(catalogue, message.because, perspective)}` : sentence;
};

/** Several messages as one paragraph, the way a screen reader hears a move. */
export const speakAll = (catalogue: Catalogue, messages: readonly Message[], perspective: Perspective = {}): string =>
  messages.map((message) => speak(catalogue, message, perspective)).join(' ');

/** One event as a sentence. */
export const speakEvent = (
  catalogue: Catalogue,
  events: EventTexts,
  { key, params }: EventMessage,
  perspective: Perspective = {},
): string => say(catalogue, events[key], params, perspective);

/** What is wrong with somebody's input as a sentence, and the reason behind it as another. */
export const speakFault = (
  catalogue: Catalogue,
  { faults }: SetupTexts,
  { key, params, because }: FaultMessage,
): string => {
  const sentence = say(catalogue, faults[key], params);
  return because ? `${sentence} ${speak(catalogue, because)}` : sentence;
};
