import { otherSide, SIDES, type Side } from '../board.ts';
import type { Game } from '../game.ts';
import { rowIsEmpty } from '../mechanics/obligations.ts';
import { seedsOnBoard, stores, totalSeeds } from '../position.ts';
import type { Digest } from './digest.ts';
import { type Message, message } from './message.ts';

/** Why it is over. `next` is the side on turn. */
const reasonOf = (game: Game, digest: Digest, next: Side): readonly Message[] => {
  const { end, settled } = digest;
  const reason = end?.reason ?? null;
  const of = game.rounds.kind === 'single' ? 'game' : 'round';
  switch (reason) {
    case null:
      return [];
    case 'row-empty': {
      const empty = SIDES.filter((side) => rowIsEmpty(settled.slots, side));
      return [message(game.id, 'end.row-empty', { of, side: empty.length === 1 ? (empty[0] as Side) : '' })];
    }
    case 'majority': {
      const [south, north] = stores(settled);
      const side = south > north ? 'S' : 'N';
      const total = totalSeeds(settled.slots);
      return [message(game.id, 'end.majority', { of, side, count: Math.max(south, north), total })];
    }
    case 'no-move':
    case 'cannot-feed':
    case 'only-endless':
      return [message(game.id, `end.${reason}`, { of, side: next })];
    case 'resigned':
    case 'timeout':
      return [message(game.id, `end.${reason}`, { side: end?.winner ? otherSide(end.winner) : '' })];
    case 'board-empty':
    case 'chase':
    case 'agreed':
      return [message(game.id, `end.${reason}`, { of })];
    case 'aborted':
    case 'match-over':
      return [message(game.id, `end.${reason}`, {})];
  }
};

/** What becomes of the seeds that are left. */
const leftoversOf = (game: Game, { end, swept, aside, divided, settled }: Digest): Message[] => {
  const kind = game.endings.find(({ when }) => when === end?.reason)?.leftovers;
  const messages = SIDES.filter((side) => swept[side] > 0).map((side) =>
    message(game.id, kind === 'owners' ? 'sweep.owner' : 'sweep.all', { side, count: swept[side] }),
  );
  if (aside > 0) messages.push(message(game.id, 'aside', { count: aside }));
  if (divided && divided.south > 0) {
    messages.push(message(game.id, 'divide.halves', { count: divided.south, aside: divided.aside }));
  } else if (divided && divided.aside > 0) {
    messages.push(message(game.id, 'divide.nobody', { count: divided.aside }));
  }
  const left = seedsOnBoard(settled.slots);
  if (kind === 'stay' && left > 0) messages.push(message(game.id, 'uncounted', { count: left }));
  return messages;
};

/** Who has won. After a decision that does not follow from the score, the score is left out. */
const resultOf = (game: Game, { end }: Digest): Message | null => {
  if (!end) return null;
  const { winner, score, reason } = end;
  const [south, north] = score;
  if (reason === 'aborted') return message(game.id, 'result.none', {});
  if (winner === null) return message(game.id, 'result.draw', { count: south });
  if (reason === 'resigned' || reason === 'timeout') return message(game.id, 'result.decided', { side: winner });
  const [winnerSeeds, loserSeeds] = winner === 'S' ? [south, north] : [north, south];
  return message(game.id, 'result.win', { side: winner, winnerSeeds, loserSeeds });
};

/** The end of a game: why, what becomes of the rest, who has won; nothing while it goes on. */
export const explainEnding = (game: Game, digest: Digest, next: Side): readonly Message[] => {
  const result = resultOf(game, digest);
  return result ? [...reasonOf(game, digest, next), ...leftoversOf(game, digest), result] : [];
};
