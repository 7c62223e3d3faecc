/**
 * Which seed is where. Seeds differ a little (a tint, a turn), and one that is sown must not change its look on the
 * way; so each has a number of its own. For the eye only: how many seeds a slot holds is the position's business.
 */

/** Numbers of the seeds in every slot, bottom first. */
export type Pebbles = readonly (readonly number[])[];

export const noPebbles: Pebbles = [];

/** More than any game has in a slot; every bit of it is set. */
export const seedsMax = 4095;

/**
 * The same seeds, moved so that every slot holds as many as `slots` says: what leaves one slot (the topmost first)
 * arrives in another. New ones come from the bag where there are too few, and go back to it where there are too many.
 */
export const follow = (pebbles: Pebbles, slots: readonly number[]): Pebbles => {
  const counts = slots.map((count) => Math.min(count, seedsMax));
  const moved: number[] = [];
  let next = 0;
  for (const slot of pebbles) for (const pebble of slot) next = Math.max(next, pebble + 1);
  const kept = counts.map((count, slot) => {
    const here = pebbles[slot] ?? [];
    if (here.length <= count) return here;
    moved.push(...here.slice(count));
    return here.slice(0, count);
  });
  for (const gone of pebbles.slice(slots.length)) moved.push(...gone);
  return kept.map((here, slot) => {
    const lacking = (counts[slot] as number) - here.length;
    if (lacking === 0) return here;
    const arrived = moved.splice(Math.max(0, moved.length - lacking), lacking);
    while (arrived.length < lacking) arrived.push(next++);
    return [...here, ...arrived];
  });
};
