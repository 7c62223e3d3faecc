import type { GameEventType, Reason } from '../events.ts';
import type { FaultCode, RefusalCode } from '../faults.ts';

/**
 * Every sentence about a move, with the parameters it is given. `side` is whom the sentence is about, or '' where
 * it is nobody or both; `game` is the id of the game, for its words.
 */
export const MOVE_SENTENCES = {
  'sow.lap': ['game', 'side', 'pit', 'count'],
  'sow.relay': ['game', 'side', 'pit', 'count', 'laps'],
  swap: ['game', 'side'],

  // Where the last seed fell, and what that takes.
  land: ['game', 'side', 'pit'],
  again: ['game', 'side'],
  'again.over': ['game', 'side'],
  'capture.across': ['game', 'side', 'pit', 'facing', 'count'],
  'capture.alone': ['game', 'side', 'pit', 'facing'],
  'stay.facing-empty': ['game', 'side', 'pit', 'facing'],
  'capture.exact': ['game', 'side', 'pit', 'count'],
  'capture.run': ['game', 'side', 'pit', 'count', 'end', 'pits', 'total'],
  'stay.exact': ['game', 'side', 'pit', 'count'],
  'capture.beyond': ['game', 'side', 'empty', 'emptyIs', 'pit', 'count'],
  'capture.necklace': ['game', 'side', 'empty', 'emptyIs', 'pit', 'end', 'pits', 'total'],
  'stay.beyond': ['game', 'side', 'empty', 'emptyIs', 'pit', 'pitIs'],
  decided: ['game', 'side', 'count', 'total'],

  // Who decides next.
  pass: ['game', 'side'],
  turn: ['game', 'side'],
  'turn.after-capture': ['game', 'side'],

  // Why it is over, what becomes of the rest, and who has won.
  'end.row-empty': ['game', 'of', 'side'],
  'end.no-move': ['game', 'of', 'side'],
  'end.majority': ['game', 'of', 'side', 'count', 'total'],
  'end.board-empty': ['game', 'of'],
  'end.cannot-feed': ['game', 'of', 'side'],
  'end.only-endless': ['game', 'of', 'side'],
  'end.chase': ['game', 'of'],
  'end.agreed': ['game', 'of'],
  'end.resigned': ['game', 'side'],
  'end.timeout': ['game', 'side'],
  'end.aborted': ['game'],
  'end.match-over': ['game'],
  'sweep.owner': ['game', 'side', 'count'],
  'sweep.all': ['game', 'side', 'count'],
  aside: ['game', 'count'],
  'divide.halves': ['game', 'count', 'aside'],
  'divide.nobody': ['game', 'count'],
  uncounted: ['game', 'count'],
  'result.win': ['game', 'side', 'winnerSeeds', 'loserSeeds'],
  'result.decided': ['game', 'side'],
  'result.draw': ['game', 'count'],
  'result.none': ['game'],
} as const satisfies Readonly<Record<string, readonly string[]>> & Readonly<Record<`end.${Reason}`, readonly string[]>>;

/** A sentence about a move. */
export type MoveKey = keyof typeof MOVE_SENTENCES;

type EventOf<Type extends GameEventType> = Type extends 'end' ? 'end' | `end.${Reason}` : Type;

/** A sentence about one event; the last event of a game has one for every reason. */
export type EventKey = `event.${EventOf<GameEventType>}`;

const END = ['side', 'south', 'north'] as const;

/** Every sentence about a single event, with its parameters. */
export const EVENT_SENTENCES = {
  'event.lift': ['game', 'pit', 'count'],
  // `side` is the owner where the seed falls into a store.
  'event.sow': ['game', 'to', 'side'],
  'event.capture': ['game', 'pit', 'count', 'side'],
  'event.bonus': ['game'],
  'event.pass': ['game', 'side'],
  'event.swap': ['game'],
  'event.turn': ['game', 'side'],
  'event.sweep': ['game', 'pit', 'count', 'side'],
  'event.aside': ['game', 'pit', 'count'],
  'event.divide': ['game', 'south', 'north', 'aside'],
  'event.end': ['game', ...END],
  'event.end.row-empty': ['game', ...END],
  'event.end.no-move': ['game', ...END],
  'event.end.majority': ['game', ...END],
  'event.end.board-empty': ['game', ...END],
  'event.end.cannot-feed': ['game', ...END],
  'event.end.only-endless': ['game', ...END],
  'event.end.chase': ['game', ...END],
  'event.end.agreed': ['game', ...END],
  'event.end.resigned': ['game', ...END],
  'event.end.timeout': ['game', ...END],
  'event.end.aborted': ['game', ...END],
  'event.end.match-over': ['game', ...END],
} as const satisfies Readonly<Record<EventKey, readonly string[]>>;

/** What `reject` tells about a refused move; `explainRefusal` adds `game`. */
const REFUSAL_PARAMS = {
  'game-over': [],
  'no-such-move': ['move', 'pits'],
  'not-yours': ['pit'],
  'out-of-play': ['pit'],
  'marked-hole': ['pit'],
  'empty-pit': ['pit'],
  'must-feed': ['pit'],
  endless: ['pit', 'laps', 'because'],
  'no-swap': [],
} as const satisfies Readonly<Record<RefusalCode, readonly string[]>>;

/** What each fault tells. */
const FAULT_PARAMS = {
  'unknown-game': ['game', 'known'],
  'unknown-option': ['game', 'option', 'known'],
  'option-value': ['option', 'found', 'expected'],
  'option-syntax': ['found'],
  'option-twice': ['option'],
  'position-syntax': ['found', 'charsMax'],
  'pit-count': ['side', 'found', 'expected'],
  'seed-count': ['where', 'found'],
  'seed-total': ['found', 'min', 'max'],
  'turn-syntax': ['found'],
  'score-syntax': ['found'],
  'flag-unknown': ['found'],
  'flag-order': ['found'],
  'pie-off': ['flag'],
  'pie-over': [],
  'hole-not-here': ['where', 'hole'],
  'hole-not-empty': ['where'],
  'move-syntax': ['found'],
  'nothing-to-undo': [],
  'nothing-to-redo': [],
  'match-over': [],
  'match-going-on': [],
  'no-chase': ['game'],
  'no-rounds': ['game'],
  'record-syntax': ['line', 'column', 'found', 'expected'],
  'record-version': ['found', 'expected'],
  'record-tag': ['tag', 'found', 'line'],
  'record-tag-missing': ['tag', 'line'],
  'record-tag-twice': ['tag', 'line'],
  'record-move': ['number', 'move'],
  'record-pass': ['number'],
  'record-after-end': ['number', 'move'],
  'record-result': ['says', 'finds'],
  'record-rounds': ['round'],
  'record-none': [],
  'json-shape': ['at'],
} as const satisfies Readonly<Record<FaultCode, readonly string[]>>;

export type RefusalKey = `refusal.${RefusalCode}`;
export type FaultKey = `fault.${FaultCode}`;

/** What is said of a game: of its moves, and of what may not be played. */
export type GameKey = MoveKey | RefusalKey;
/** Everything a language must have a sentence for. */
export type MessageKey = GameKey | EventKey | FaultKey;

const prefixed = (prefix: string, table: object, ...more: string[]): [MessageKey, readonly string[]][] =>
  Object.entries(table as Record<string, readonly string[]>).map(([code, params]) => [
    `${prefix}.${code}` as MessageKey,
    [...params, ...more],
  ]);

/** Every message key with the names of the parameters its messages carry. */
export const MESSAGE_PARAMS: Readonly<Record<MessageKey, readonly string[]>> = {
  ...MOVE_SENTENCES,
  ...EVENT_SENTENCES,
  ...(Object.fromEntries([
    ...prefixed('refusal', REFUSAL_PARAMS, 'game'),
    ...prefixed('fault', FAULT_PARAMS),
  ]) as Record<RefusalKey | FaultKey, readonly string[]>),
};

export const MESSAGE_KEYS = Object.keys(MESSAGE_PARAMS) as readonly MessageKey[];
