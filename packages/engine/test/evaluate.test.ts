import { GAME_IDS, legalMoves, mirror, type Position, pitName, play, type Side } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { createBoard, loadPosition } from '../src/kernel/board.ts';
import { createEvaluate } from '../src/search/evaluate.ts';
import { grain, unit } from '../src/search/score.ts';
import { createBestTake } from '../src/search/takes.ts';
import { MATERIAL } from '../src/search/weights.ts';
import { dice, gameWith, throwSeeds } from './support.ts';

describe.each(GAME_IDS)('%s', (id) => {
  const game = gameWith(id, {});
  const { pits } = game.board;
  const total = 40;
  /** Whether a sowing is of the kind that is seen at a glance. */
  const isPlain = (i: number, count: number): boolean =>
    id === 'kalah' ? i + count < pits : id === 'al-manqala' ? count < 2 * pits : count + 2 < 2 * pits;
  const boardOf = (position: Position) => {
    const board = createBoard(game, 2);
    loadPosition(board, position);
    return board;
  };
  const positions = (seed: number): Position[] => {
    const roll = dice(seed);
    return Array.from({ length: 200 }, () => throwSeeds(game, roll, 1 + roll(total - 10))).filter(
      (one) => one !== null,
    );
  };

  test('is the same for the mirror image, in whole grains, and no more than lies in the pits', () => {
    for (const position of positions(3)) {
      const score = createEvaluate(boardOf(position), total)(0);
      expect(createEvaluate(boardOf(mirror(position)), total)(0)).toBe(score);
      expect(score % grain).toBe(score < 0 ? -0 : 0);
      const inPits = position.slots.slice(0, 2 * pits).reduce((sum, count) => sum + count, 0);
      expect(Math.abs(score)).toBeLessThanOrEqual(inPits * unit);
    }
  });

  test('the margin alone is worth nothing more', () => {
    for (const position of positions(4)) expect(createEvaluate(boardOf(position), total, MATERIAL)(0)).toBe(0);
  });

  test('what could be taken is what a sowing of less than a round takes', () => {
    let most = 0;
    for (const position of positions(5)) {
      const board = boardOf(position);
      const side = position.turn as Side;
      const own = position.slots.slice(side === 'S' ? 0 : pits, side === 'S' ? pits : 2 * pits);
      // Not every sowing is allowed where the other side must be fed.
      if (legalMoves(game, position).length < own.filter((count) => count > 0).length) continue;
      const seen = createBestTake(board, game.capture, total)(0, side === 'S' ? 0 : 1);
      const takes = Array.from({ length: pits }, (_, i) => {
        const pit = (side === 'S' ? 0 : pits) + i;
        const played = play(game, position, pitName(pits, pit));
        if (!played.ok || !isPlain(i, position.slots[pit] as number)) return 0;
        const { events } = played.value;
        if (events.filter(({ type }) => type === 'lift').length > 1) return 0;
        const counts = events.flatMap((event) => (event.type === 'capture' ? [event.count] : []));
        // Of a chain over empty pits only the first is seen.
        return id === 'walak-pussa' ? (counts[0] ?? 0) : counts.reduce((sum, count) => sum + count, 0);
      });
      expect(seen).toBe(Math.max(...takes));
      most = Math.max(most, seen);
    }
    expect(most).toBeGreaterThan(4);
  });
});
