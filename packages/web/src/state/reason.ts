/** Why a move is the best: read off what it does, and off the lines the computer expects after it and after the next best. */
import type { MoveValue } from '@mbegu/engine';
import {
  type Game,
  type GameEvent,
  type Move,
  type PitName,
  type Position,
  play,
  type Seen,
  sitter,
} from '@mbegu/rules';
import type { Person } from '@mbegu/table';
import { takenIn } from './taken.ts';
import { worthOf } from './worth.ts';

export type Reason =
  | { readonly kind: 'takes' | 'takes-again'; readonly count: number }
  /** `swap`: the other side stands better. `same`: every move comes to the same. `only`: there is no other. */
  | { readonly kind: 'again' | 'ends' | 'swap' | 'only' }
  | { readonly kind: 'same'; readonly exact: boolean }
  /** What one's own next move brings, after the answer that is expected. */
  | { readonly kind: 'then-takes'; readonly next: PitName; readonly count: number }
  | { readonly kind: 'then-again'; readonly next: PitName }
  /** After `other`, the next best, `by` would take more than after this one. */
  | {
      readonly kind: 'prevents';
      readonly other: PitName;
      readonly by: Person;
      readonly reply: PitName;
      readonly count: number;
    }
  | { readonly kind: 'better'; readonly other: Move; readonly count: number; readonly exact: boolean }
  | { readonly kind: 'as-good'; readonly other: Move; readonly exact: boolean };

/** What is known where one asks: the game, the position, and what was there before. */
export interface Asked {
  readonly game: Game;
  readonly position: Position;
  readonly seen: Seen;
}

const has = (events: readonly GameEvent[], type: GameEvent['type']): boolean =>
  events.some((event) => event.type === type);

/** A sowing of a line. */
interface Sown {
  readonly by: Person;
  readonly pit: PitName;
  readonly taken: number;
  readonly again: boolean;
  readonly ends: boolean;
}

/** The sowings of a line, up to an exchange of seats: what comes after it is told badly in one sentence. */
const sowingsOf = ({ game, position, seen }: Asked, line: readonly Move[]): readonly Sown[] => {
  const sowings: Sown[] = [];
  let now = position;
  for (const move of line) {
    if (move === 'swap' || now.turn === null) break;
    const played = play(game, now, move, seen);
    if (!played.ok) break;
    const { events } = played.value;
    const did = { taken: takenIn(events), again: has(events, 'bonus'), ends: has(events, 'end') };
    sowings.push({ by: sitter(now, now.turn), pit: move, ...did });
    now = played.value.position;
  }
  return sowings;
};

/** What the other one does in a line once the first sowing is made, until one's own turn comes again. */
const answerIn = ([first, ...rest]: readonly Sown[]): readonly Sown[] => {
  const end = rest.findIndex(({ by }) => by === first?.by);
  return end < 0 ? rest : rest.slice(0, end);
};

const most = (sowings: readonly Sown[]): Sown | null =>
  sowings.reduce<Sown | null>((best, each) => (each.taken > (best?.taken ?? 0) ? each : best), null);

/** What the move does at once. */
const atOnce = ({ taken, again, ends }: Sown): Reason | null => {
  if (taken > 0) return { kind: again ? 'takes-again' : 'takes', count: taken };
  if (ends) return { kind: 'ends' };
  return again ? { kind: 'again' } : null;
};

/** What one's own next move brings, where an answer comes between. */
const afterwards = (line: readonly Sown[]): Reason | null => {
  const answer = answerIn(line);
  const next = answer.length > 0 ? line[1 + answer.length] : undefined;
  if (!next) return null;
  if (next.taken > 0) return { kind: 'then-takes', next: next.pit, count: next.taken };
  return next.again ? { kind: 'then-again', next: next.pit } : null;
};

/** What the other one would take after the next best move, and does not take now. */
const otherwise = (line: readonly Sown[], other: readonly Sown[]): Reason | null => {
  const [first] = other;
  const threat = most(answerIn(other));
  if (!first || !threat || threat.taken <= (most(answerIn(line))?.taken ?? 0)) return null;
  return { kind: 'prevents', other: first.pit, by: threat.by, reply: threat.pit, count: threat.taken };
};

/** What can always be said: how it compares with the others. */
const compared = (best: MoveValue, others: readonly MoveValue[]): Reason => {
  const [second] = others;
  if (!second) return { kind: 'only' };
  const gap = (each: MoveValue): number => worthOf(best).margin - worthOf(each).margin;
  const exact = [best, ...others].every((each) => each.exact);
  if (others.every((each) => gap(each) === 0)) return { kind: 'same', exact };
  const { move: other } = second;
  const both = best.exact && second.exact;
  return gap(second) > 0
    ? { kind: 'better', other, count: gap(second), exact: both }
    : { kind: 'as-good', other, exact: both };
};

/**
 * The one reason that says most.
 *
 * @param moves every move there is with its value, the best first
 */
export const reasonOf = (asked: Asked, moves: readonly [MoveValue, ...MoveValue[]]): Reason => {
  const [best, ...others] = moves;
  if (best.move === 'swap') return worthOf(best).margin > 0 ? { kind: 'swap' } : compared(best, others);
  const line = sowingsOf(asked, best.pv);
  const done = line[0] && atOnce(line[0]);
  if (done) return done;
  const [second] = others;
  const worse = second !== undefined && worthOf(second).margin < worthOf(best).margin;
  const brings = afterwards(line);
  const prevents = worse ? otherwise(line, sowingsOf(asked, second.pv)) : null;
  const gain = brings && 'count' in brings ? brings.count : 0;
  const threat = prevents && 'count' in prevents ? prevents.count : 0;
  return (threat > gain ? prevents : brings) ?? compared(best, others);
};
