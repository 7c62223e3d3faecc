import { GAME_IDS, gameOf, legalMoves, must, type Position, play, startPosition } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { chooseMove, LEVELS } from '../src/index.ts';

describe.each(GAME_IDS)('%s', (id) => {
  const game = gameOf(id, { pits: 4, seeds: 3 });

  test.each(LEVELS)('level $number plays a legal game, the same for the same seed', (full) => {
    const level = { ...full, nodes: Math.min(full.nodes, 2_000) };
    const playOut = (): string[] => {
      const moves: string[] = [];
      let position: Position = startPosition(game);
      while (position.turn !== null && moves.length < 30) {
        const { move } = must(chooseMove(game, position, level, { seed: 7 }));
        expect(legalMoves(game, position)).toContain(move);
        moves.push(move);
        position = must(play(game, position, move)).position;
      }
      return moves;
    };
    expect(playOut()).toEqual(playOut());
  });
});
