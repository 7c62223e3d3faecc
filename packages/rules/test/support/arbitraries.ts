import fc from 'fast-check';
import {
  createGame,
  GAME_IDS,
  type Game,
  type GameId,
  type Hole,
  must,
  optionSpecs,
  type Pie,
  type Position,
  type Side,
  validate,
} from '../../src/index.ts';

/** Runs of a property; the seed is fixed, and a failure prints it with the counter-example. */
export const runs = (numRuns: number): fc.Parameters<unknown> => ({ seed: 20261129, numRuns });

/** A game of this id, every option anything it may be. */
export const gameOfId = (id: GameId): fc.Arbitrary<Game> =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(optionSpecs(id)).map(([name, spec]): [string, fc.Arbitrary<string | number>] => [
          name,
          spec.kind === 'count'
            ? fc.oneof(fc.constant(spec.first), fc.integer({ min: spec.min, max: spec.max }))
            : fc.constantFrom(...spec.values),
        ]),
      ),
    )
    .map((options) => must(createGame(id, options)));

export const anyGame: fc.Arbitrary<Game> = fc.constantFrom(...GAME_IDS).chain(gameOfId);

const fewSeeds = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 4 }) },
  { weight: 2, arbitrary: fc.integer({ min: 5, max: 14 }) },
  { weight: 1, arbitrary: fc.integer({ min: 15, max: 40 }) },
);

const anyRow = (pits: number): fc.Arbitrary<number[]> =>
  fc.oneof(
    { weight: 7, arbitrary: fc.array(fewSeeds, { minLength: pits, maxLength: pits }) },
    { weight: 1, arbitrary: fc.constant(new Array<number>(pits).fill(0)) },
  );

const holesOf = ({ rounds }: Game): fc.Arbitrary<Hole> => {
  if (rounds.kind === 'single') return fc.constant('open');
  const [open, out] = [
    { weight: 8, arbitrary: fc.constant<Hole>('open') },
    { weight: 1, arbitrary: fc.constant<Hole>('out') },
  ];
  return rounds.form === 'simple'
    ? fc.oneof(open, out)
    : fc.oneof(open, out, { weight: 1, arbitrary: fc.constant<Hole>('marked') });
};

const piesOf = ({ turns }: Game, turn: Side | null): fc.Arbitrary<Pie> => {
  if (turns.pie === 'off') return fc.constant('none');
  return turn === null ? fc.constantFrom('none', 'swapped') : fc.constantFrom('none', 'pending', 'swapped');
};

/** Any position of a game, North to move as often as South, with what may be due in it; now and then already over. */
export const positionOf = (game: Game): fc.Arbitrary<Position> => {
  const { pits } = game.board;
  const holes = fc.array(holesOf(game), { minLength: pits, maxLength: pits });
  return fc
    .record({
      south: anyRow(pits),
      north: anyRow(pits),
      southHoles: holes,
      northHoles: holes,
      stores: fc.oneof(
        fc.tuple(fc.nat(60), fc.nat(60)),
        fc.nat(60).map((each): [number, number] => [each, each]),
      ),
      aside: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(9) }),
      turn: fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom<Side>('S', 'N') },
        { weight: 1, arbitrary: fc.constant(null) },
      ),
    })
    .chain(({ southHoles, northHoles, south, north, turn, ...rest }) =>
      piesOf(game, turn).map((pie) => ({
        ...rest,
        turn,
        pie,
        south: south.map((seeds, pit) => (southHoles[pit] === 'out' ? 0 : seeds)),
        north: north.map((seeds, pit) => (northHoles[pit] === 'out' ? 0 : seeds)),
        holes: { south: southHoles, north: northHoles },
      })),
    )
    .map((setup) => validate(game, setup))
    .filter((position) => position.ok)
    .map(must);
};

export interface Case {
  readonly game: Game;
  readonly position: Position;
}

export const anyCase: fc.Arbitrary<Case> = anyGame.chain((game) =>
  positionOf(game).map((position) => ({ game, position })),
);
