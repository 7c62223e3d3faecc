/** Why a move may not be made. */
export const REFUSAL_CODES = [
  'game-over',
  'no-such-move',
  'not-yours',
  'out-of-play',
  'marked-hole',
  'empty-pit',
  'must-feed',
  'endless',
  'no-swap',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Why something given to this library is not what it asks for. */
export const FAULT_CODES = [
  'unknown-game',
  'unknown-option',
  'option-value',
  'option-syntax',
  'option-twice',
  'position-syntax',
  'pit-count',
  'seed-count',
  'seed-total',
  'turn-syntax',
  'score-syntax',
  'flag-unknown',
  'flag-order',
  'pie-off',
  'pie-over',
  'hole-not-here',
  'hole-not-empty',
  'move-syntax',
  'nothing-to-undo',
  'nothing-to-redo',
  'match-over',
  'match-going-on',
  'no-chase',
  'no-rounds',
  'record-syntax',
  'record-version',
  'record-tag',
  'record-tag-missing',
  'record-tag-twice',
  'record-move',
  'record-pass',
  'record-after-end',
  'record-result',
  'record-rounds',
  'record-none',
  'json-shape',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** What a sentence about a fault needs to know: plain words and numbers, no prose. */
export type Params = Readonly<Record<string, string | number>>;

/** One thing wrong with somebody's input. */
export interface Fault<Code extends string = FaultCode> {
  readonly code: Code;
  readonly params: Params;
  /** The refusal behind it, where a move inside something larger was refused. */
  readonly because?: Fault<RefusalCode>;
}

/** A move refused. */
export type Refusal = Fault<RefusalCode>;

/** Controls other than tab and new line, which a terminal would obey, and marks that turn the direction of what follows. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;
/** What takes no room at all, and joins no letters either: where it stands is where the fault is. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Somebody's words as they can be shown anywhere: without what acts on the reader's screen instead of standing on it. */
export const plainText = (text: string): string => text.replace(CONTROLS, '\ufffd').replace(DIRECTIONS, '');

/** Words of somebody's input, cut so that a fault stays short whatever was given; a mark stands where something unseen does. */
export const excerpt = (text: string, charsMax = 40): string =>
  plainText((text.length <= charsMax ? text : `${text.slice(0, charsMax - 1)}…`).replace(UNSEEN, '\ufffd'));

/** Any value as a fault shows it. Never written out whole: lists may lie in lists half a million deep. */
export const shown = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(excerpt(value));
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : String(value);
};

export const fault = <Code extends string>(code: Code, params: Params = {}): Fault<Code> => ({ code, params });
