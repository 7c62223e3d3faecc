// The openings book: exact values of the first positions of solved games. Hours of work for the larger boards; what is there is kept and gone on with.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  buildEndgame,
  buildEndgameTable,
  createEndgame,
  createEndgameTable,
  createSolver,
  type Engine,
  type MoveValue,
  openEngine,
  packedRulesOf,
} from '@mbegu/engine';
import {
  createGame,
  type Game,
  legalMoves,
  makePosition,
  must,
  openPosition,
  type Position,
  play,
  startPosition,
} from '@mbegu/rules';
import { BOOKS, type BookName } from '../src/openings/books.ts';

export const description = 'exact values of openings, gone on with and written; arguments: names of books';

/** Sowings from the start; besides them every position of the first turn. */
const sowingsMax = 3;
const tableBytes = 2 ** 29;
const endgameSeeds = 20;
const file = (name: BookName): URL => new URL(`../src/openings/${name}.json`, import.meta.url);

/** Positions near the start by their texts, in the order in which they are met. */
const nearby = (game: Game, most: number): ReadonlyMap<string, Position> => {
  const met = new Map<string, Position>();
  const visit = (position: Position, sowings: number, isFirstTurn: boolean): void => {
    if (position.turn === null || (sowings > most && !isFirstTurn)) return;
    met.set(makePosition(position), position);
    for (const move of legalMoves(game, position)) {
      const next = must(play(game, position, move)).position;
      visit(next, sowings + 1, isFirstTurn && next.turn === position.turn);
    }
  };
  visit(startPosition(game), 0, true);
  return met;
};

const keptOf = (name: BookName): Map<string, number> =>
  new Map(existsSync(file(name)) ? Object.entries(JSON.parse(readFileSync(file(name), 'utf8'))) : []);

const write = (name: BookName, values: ReadonlyMap<string, number>): void => {
  const lines = [...values].map(([position, value]) => `  ${JSON.stringify(position)}: ${value}`);
  writeFileSync(file(name), `{\n${lines.join(',\n')}\n}\n`);
};

const solverOf = (game: Game) => {
  const rules = packedRulesOf(game);
  if (rules === null) return null;
  const endgame = createEndgame(rules, endgameSeeds);
  buildEndgame(endgame);
  return createSolver(game, { tableBytes, endgame });
};

const searchedSowingsMax = 2;
const searchedSeeds = 14;
const searchedTableBytes = 2 ** 30;

/** What every move of a position is worth, once each is proven. */
const provenMoves = async (name: BookName, engine: Engine, position: Position): Promise<readonly MoveValue[]> => {
  for await (const report of must(engine.analyse(position, { within: Number.POSITIVE_INFINITY }))) {
    const { depth, nodes, move, value, exact, moves } = report;
    console.error(`${name}: ${depth} sowings ahead, ${nodes} tried, ${move} ${value} ${exact}`);
    if (moves.every((each) => each.exact)) return moves;
  }
  throw new Error(`${name}: not proven: ${makePosition(position)}`);
};

/** Where play can repeat, a search above an endgame table proves the moves of each position, one after the other. */
const search = async (name: BookName, game: Game): Promise<void> => {
  const endgame = must(createEndgameTable(game, searchedSeeds));
  must(buildEndgameTable(endgame));
  const engine = must(openEngine(game, { endgame, tableBytes: searchedTableBytes }));
  const values = keptOf(name);
  for (const [text, position] of nearby(game, searchedSowingsMax)) {
    const after = legalMoves(game, position).map((move) => must(play(game, position, move)).position);
    if (values.has(text) && after.every((next) => values.has(makePosition(next)))) continue;
    const moves = await provenMoves(name, engine, position);
    values.set(text, Math.max(...moves.map(({ value }) => value)));
    for (const { move, value } of moves) {
      const next = must(play(game, position, move)).position;
      values.set(makePosition(next), next.turn === position.turn ? value : 0 - value);
    }
    write(name, values);
  }
  engine.close();
};

const fill = async (name: BookName): Promise<void> => {
  const { id, options } = BOOKS[name];
  const game = must(createGame(id, options));
  const solver = solverOf(game);
  if (!solver) return search(name, game);
  const positions = [...nearby(game, sowingsMax).keys()];
  const values = keptOf(name);
  const left = positions.filter((text) => !values.has(text));
  left.forEach((text, index) => {
    const { position } = must(openPosition(game, text));
    const solution = must(solver.solve(position));
    values.set(text, solution.least);
    console.error(`${name}: ${index + 1} of ${left.length}, ${text}: ${solution.least}`);
    write(name, values);
  });
  write(name, new Map(positions.map((text) => [text, values.get(text) as number])));
};

export const run = async (names: readonly string[]): Promise<void> => {
  for (const name of Object.keys(BOOKS) as BookName[]) {
    if (names.length === 0 || names.includes(name)) await fill(name);
  }
};
