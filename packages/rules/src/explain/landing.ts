import { facing, otherSide, ownerOf, pitName, pitSlot, pitsOf, type Side } from '../board.ts';
import type { Draft } from '../events.ts';
import type { Game } from '../game.ts';
import { nextPit } from '../mechanics/sowing.ts';
import type { Digest } from './digest.ts';
import { type Message, message } from './message.ts';

const totalOf = (digest: Digest): number => digest.captures.reduce((sum, { count }) => sum + count, 0);

/** The first and the last pit taken, and how many. */
const rangeOf = ({ captures }: Digest) => ({
  pit: captures[0]?.pit ?? '',
  end: captures.at(-1)?.pit ?? '',
  pits: captures.length,
});

const inStore = (game: Game, side: Side, digest: Digest): Message =>
  message(game.id, digest.end ? 'again.over' : 'again', { side });

const across = (game: Game, side: Side, digest: Digest, last: number): Message => {
  const { slots } = digest.landed;
  const n = pitsOf(slots);
  const pit = pitName(n, last);
  const across = facing(n, last);
  const params = { side, pit, facing: pitName(n, across) };
  if (digest.captures.length > 1)
    return message(game.id, 'capture.across', { ...params, count: slots[across] as number });
  if (digest.captures.length === 1) return message(game.id, 'capture.alone', params);
  const ownEmpty = ownerOf(n, last) === side && slots[last] === 1;
  return ownEmpty ? message(game.id, 'stay.facing-empty', params) : message(game.id, 'land', { side, pit });
};

const exactRun = (game: Game, side: Side, digest: Digest, last: number): Message => {
  const { slots } = digest.landed;
  const params = { side, pit: pitName(pitsOf(slots), last), count: slots[last] as number };
  if (digest.captures.length === 0) return message(game.id, 'stay.exact', params);
  if (digest.captures.length === 1) return message(game.id, 'capture.exact', params);
  return message(game.id, 'capture.run', { ...rangeOf(digest), ...params, total: totalOf(digest) });
};

/** Why a hole that holds nothing to take counts as empty. */
const emptiness = ({ slots, holes }: Draft, pit: number): 'marked' | 'empty' =>
  holes[pit] === 'marked' && (slots[pit] as number) > 0 ? 'marked' : 'empty';

const beyondEmpty = (game: Game, side: Side, digest: Digest, last: number): Message => {
  const { landed } = digest;
  const n = pitsOf(landed.slots);
  const empty = nextPit(landed, last);
  const params = { side, empty: pitName(n, empty), emptyIs: emptiness(landed, empty) };
  if (digest.captures.length === 0) {
    const beyond = nextPit(landed, empty);
    return message(game.id, 'stay.beyond', { ...params, pit: pitName(n, beyond), pitIs: emptiness(landed, beyond) });
  }
  const { pit, end, pits } = rangeOf(digest);
  const total = totalOf(digest);
  return pits === 1
    ? message(game.id, 'capture.beyond', { ...params, pit, count: total })
    : message(game.id, 'capture.necklace', { ...params, pit, end, pits, total });
};

/** What the last seed does where it falls: the rule that takes, or the reason why nothing is taken. */
export const explainLanding = (game: Game, side: Side, digest: Digest): Message | null => {
  const { last, landed } = digest;
  if (last === null) return null;
  if (last === 'S' || last === 'N') return inStore(game, side, digest);
  const pit = pitSlot(pitsOf(landed.slots), last);
  switch (game.capture.kind) {
    case 'across':
      return across(game, side, digest, pit);
    case 'exact-run':
      return exactRun(game, side, digest, pit);
    case 'beyond-empty':
      return beyondEmpty(game, side, digest, pit);
  }
};

/** Who would have moved next when the trace ended. */
export const nextOf = (game: Game, before: Side, { passed, lifted, last }: Digest): Side => {
  if (passed !== null) return otherSide(passed);
  if (lifted === null) return before;
  return game.turns.again === 'last-in-own-store' && last === before ? before : otherSide(before);
};
