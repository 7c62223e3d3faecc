/** What each legal move would do, for the rings and notes the board shows before one plays. */
import type { Preview } from '@mbegu/board';
import {
  type Game,
  type GameEvent,
  legalMoves,
  type PitName,
  type Position,
  play,
  type Seen,
  type SlotName,
} from '@mbegu/rules';
import { number, text } from '../words.ts';
import { takenIn } from './taken.ts';

/** A track longer than this is a tangle nobody can follow; its last part is shown. */
const pathMax = 64;

const noteOf = ({ rounds }: Game, events: readonly GameEvent[]): string => {
  const taken = takenIn(events);
  const again = events.some(({ type }) => type === 'bonus');
  if (events.some(({ type }) => type === 'end')) return text('preview.ends', { rounds: rounds.kind });
  if (taken > 0) return text(again ? 'preview.takes-again' : 'preview.takes', { count: number(taken) });
  return again ? text('preview.again') : '';
};

const previewOf = (game: Game, from: PitName, events: readonly GameEvent[]): Preview => {
  const sown = events.flatMap((event): SlotName[] => (event.type === 'sow' ? [event.to] : []));
  return { path: [from, ...sown].slice(-pathMax), lands: sown.at(-1) ?? from, note: noteOf(game, events) };
};

export const previewsOf = (game: Game, position: Position, seen: Seen): ReadonlyMap<PitName, Preview> => {
  const previews = new Map<PitName, Preview>();
  for (const move of legalMoves(game, position)) {
    if (move === 'swap') continue;
    const played = play(game, position, move, seen);
    if (played.ok) previews.set(move, previewOf(game, move, played.value.events));
  }
  return previews;
};
