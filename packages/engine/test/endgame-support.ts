import {
  type Game,
  legalMoves,
  must,
  type Position,
  play,
  type Side,
  settle,
  setupOf,
  startPosition,
  store,
  validate,
} from '@mbegu/rules';
import { buildEndgameTable } from '../src/endgame/building.ts';
import { openProbe } from '../src/endgame/open-probe.ts';
import { createEndgameTable, type EndgameOptions, type EndgameTable } from '../src/endgame/tables.ts';
import { createBoard, loadPosition } from '../src/kernel/board.ts';

export const builtTable = (game: Game, seeds: number, options: EndgameOptions = {}): EndgameTable => {
  const table = must(createEndgameTable(game, seeds, options));
  must(buildEndgameTable(table));
  return table;
};

/** A game in which nobody wins early by a majority. */
export const toTheEnd = (game: Game): Game => ({
  ...game,
  endings: game.endings.filter(({ when }) => when !== 'majority'),
});

/** South to move, with these pits and nothing in store. */
export const withPits = (game: Game, pits: readonly number[]): Position => {
  const n = game.board.pits;
  return must(
    validate(game, { ...setupOf(startPosition(game)), south: pits.slice(0, n), north: pits.slice(n), pie: 'none' }),
  );
};

/** Every way to lay n seeds into so many pits. */
export const eachBoard = function* (pits: number, n: number): Generator<number[]> {
  if (pits === 1) yield [n];
  else for (let here = 0; here <= n; here++) for (const rest of eachBoard(pits - 1, n - here)) yield [here, ...rest];
};

/** Asks a table about positions of the rules. */
export const asker = (table: EndgameTable) => {
  const board = createBoard(table.game, 1);
  const probe = openProbe(table);
  const lay = (position: Position) => loadPosition(board, position);
  return {
    value: (position: Position): number => {
      lay(position);
      return probe.value(board, 0);
    },
    distance: (position: Position): number => {
      lay(position);
      return probe.distance(board, 0);
    },
  };
};

export const marginFor = (position: Position, side: Side): number => {
  const south = store(position, 'S') - store(position, 'N');
  return side === 'S' ? south : 0 - south;
};

interface Way {
  readonly gain: number;
  /** Where it leads, seen by whoever is to move there; `null` where the game is over. */
  readonly to: string | null;
  readonly sign: 1 | -1;
}

const keyOf = ({ slots, turn }: Position, n: number): string => {
  const south = slots.slice(0, n);
  const north = slots.slice(n, 2 * n);
  return (turn === 'N' ? [...north, ...south] : [...south, ...north]).join();
};

/** All that can be done in a position with South to move: its moves, or the one thing that is due. */
const waysOf = (game: Game, pits: readonly number[]): Way[] => {
  const n = game.board.pits;
  const way = (after: Position): Way => ({
    gain: marginFor(after, 'S'),
    to: after.turn === null ? null : keyOf(after, n),
    sign: after.turn === 'S' ? 1 : -1,
  });
  const { position } = settle(game, withPits(game, pits));
  if (position.turn !== 'S') return [way(position)];
  return legalMoves(game, position).map((move) => way(must(play(game, position, move)).position));
};

/**
 * The values of all positions of up to so many seeds, with South to move, by the rules alone and as plainly as can be: for
 * each number of seeds the game is cut off at 0 after one move, two moves, … until nothing changes.
 */
export const plainValues = (given: Game, seeds: number): Map<string, number> => {
  const game = toTheEnd(given);
  const values = new Map<string, number>();
  for (let n = 1; n <= seeds; n++) {
    const layer = [...eachBoard(2 * game.board.pits, n)].map((pits) => ({
      key: pits.join(),
      ways: waysOf(game, pits),
    }));
    for (const { key } of layer) values.set(key, 0);
    for (let changed = true; changed; ) {
      const next = layer.map(({ ways }) =>
        Math.max(...ways.map(({ gain, to, sign }) => gain + (to === null ? 0 : sign * (values.get(to) ?? 0)))),
      );
      changed = layer.some(({ key }, i) => values.get(key) !== next[i]);
      for (const [i, { key }] of layer.entries()) values.set(key, next[i] as number);
    }
  }
  return values;
};
