import type { PitName, Side, SlotName } from '../board.ts';
import { type Draft, draftOf, enact, type GameEvent } from '../events.ts';
import type { Position } from '../position.ts';

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** A move's trace, gathered by what a sentence asks for. */
export interface Digest {
  readonly lifted: { readonly pit: PitName; readonly count: number } | null;
  readonly laps: number;
  /** Where the last seed fell. */
  readonly last: SlotName | null;
  /** The table when it had fallen, before anything was taken. */
  readonly landed: Draft;
  readonly captures: readonly EventOf<'capture'>[];
  readonly swapped: boolean;
  readonly passed: Side | null;
  readonly turn: Side | null;
  /** The table when everything was decided, before what is left was cleared. */
  readonly settled: Draft;
  readonly swept: Readonly<Record<Side, number>>;
  readonly aside: number;
  readonly divided: EventOf<'divide'> | null;
  readonly end: EventOf<'end'> | null;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const CLEARING: readonly GameEvent['type'][] = ['sweep', 'aside', 'divide', 'end'];

const note = (digest: Mutable<Digest>, swept: Record<Side, number>, event: GameEvent): void => {
  switch (event.type) {
    case 'lift':
      digest.lifted ??= { pit: event.pit, count: event.count };
      digest.laps += 1;
      break;
    case 'sow':
      digest.last = event.to;
      break;
    case 'capture':
      digest.captures = [...digest.captures, event];
      break;
    case 'swap':
      digest.swapped = true;
      break;
    case 'pass':
      digest.passed = event.side;
      break;
    case 'turn':
      digest.turn = event.side;
      break;
    case 'sweep':
      swept[event.to] += event.count;
      break;
    case 'aside':
      digest.aside += event.count;
      break;
    case 'divide':
      digest.divided = event;
      break;
    case 'end':
      digest.end = event;
      break;
    case 'bonus':
      break;
  }
};

/** Reads a trace once, following the table as it changes. */
export const digestOf = (before: Position, events: readonly GameEvent[]): Digest => {
  const swept = { S: 0, N: 0 };
  const start = draftOf(before);
  const digest: Mutable<Digest> = {
    lifted: null,
    laps: 0,
    last: null,
    landed: start,
    captures: [],
    swapped: false,
    passed: null,
    turn: null,
    settled: start,
    swept,
    aside: 0,
    divided: null,
    end: null,
  };
  const lastSow = events.map(({ type }) => type).lastIndexOf('sow');
  const draft = draftOf(before);
  let clearing = false;
  events.forEach((event, index) => {
    if (!clearing && CLEARING.includes(event.type)) {
      clearing = true;
      digest.settled = draftOf(draft);
    }
    enact(draft, event);
    if (index === lastSow) digest.landed = draftOf(draft);
    note(digest, swept, event);
  });
  if (!clearing) digest.settled = draft;
  return digest;
};
