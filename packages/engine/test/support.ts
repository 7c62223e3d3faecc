import {
  createGame,
  type Game,
  type GameId,
  must,
  openPosition,
  type Position,
  parsePosition,
  type Setup,
  settle,
  validate,
} from '@mbegu/rules';

/** Whole numbers 0 … n-1 from a seed, the same on every machine. */
export const dice = (seed: number): ((n: number) => number) => {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};

/** A game by its id and the words of its options: `kalah`, `{ pits: 3 }`. */
export const gameWith = (id: GameId, options: Readonly<Record<string, string | number>>): Game =>
  must(createGame(id, options));

/** A position that can be moved in; what is due in it is carried out. */
export const at = (game: Game, text: string): Position => must(openPosition(game, text)).position;

/** The position a text gives, unsettled. */
export const given = (game: Game, text: string): Position => must(parsePosition(game, text));

const scatter = (roll: (n: number) => number, pits: number, seeds: number): number[] => {
  const row = new Array<number>(2 * pits).fill(0);
  for (let seed = 0; seed < seeds; seed++) {
    const pit = roll(2 * pits);
    row[pit] = (row[pit] as number) + 1;
  }
  return row;
};

/** A position with seeds thrown at random, either side to move, in which the game still goes on; or `null`. */
export const throwSeeds = (game: Game, roll: (n: number) => number, seeds: number): Position | null => {
  const { pits } = game.board;
  const pitsOfBoth = scatter(roll, pits, seeds);
  const setup: Setup = {
    south: pitsOfBoth.slice(0, pits),
    north: pitsOfBoth.slice(pits),
    stores: [roll(5), roll(5)],
    turn: roll(2) === 0 ? 'S' : 'N',
    ...(game.turns.pie === 'on' ? { pie: (['none', 'pending', 'swapped'] as const)[roll(3)] ?? 'none' } : {}),
  };
  const { position, outcome } = settle(game, must(validate(game, setup)));
  return outcome ? null : position;
};
