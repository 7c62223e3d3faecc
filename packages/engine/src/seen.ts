import { history, type Match, type Played, type Ply, repetitionKey, type Seen } from '@mbegu/rules';

/** Occurrences of repetition keys since the last capture, as plain data. */
export type SeenCounts = Readonly<Record<string, number>>;

/** Whether something from outside is counts. */
export const isSeenCounts = (value: unknown): value is SeenCounts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((count) => Number.isInteger(count) && (count as number) >= 0);

/** The counts of a match where it stands now; empty in games that cannot repeat. */
export const seenCountsOf = (match: Match): SeenCounts => {
  const counts: Record<string, number> = {};
  if (match.game.chase.kind === 'never') return counts;
  const plies = history(match);
  // From the last capture or the beginning of the round on; the state before the first ply is the opening.
  let first = plies.length;
  while (first > 0 && !restartsCount(plies[first - 1] as Ply)) first--;
  const states: readonly Played[] = first === 0 ? [match.opening, ...plies] : plies.slice(first - 1);
  for (const { position, onTurn } of states) {
    if (onTurn === null) continue;
    const key = repetitionKey(position.slots, onTurn);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
};

const restartsCount = ({ step, events }: Ply): boolean =>
  step.kind === 'round' || events.some(({ type }) => type === 'capture');

/** A history from plain counts, as `play` and `reference` ask for it. */
export const seenFrom = (counts: SeenCounts): Seen => ({
  count: (key) => (Object.hasOwn(counts, key) ? (counts[key] as number) : 0),
});
