// The openings book: exact values of the first positions of solved games. Hours of work for the larger boards; what is there is kept and gone on with.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  buildEndgame,
  buildEndgameTable,
  createEndgame,
  createEndgameTable,
  createSolver,
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

/** Positions near the start, as text, in the order in which they are met. */
const nearby = (game: Game): readonly string[] => {
  const met = new Map<string, Position>();
  const visit = (position: Position, sowings: number, isFirstTurn: boolean): void => {
    if (position.turn === null || (sowings > sowingsMax && !isFirstTurn)) return;
    met.set(makePosition(position), position);
    for (const move of legalMoves(game, position)) {
      const next = must(play(game, position, move)).position;
      visit(next, sowings + 1, isFirstTurn && next.turn === position.turn);
    }
  };
  visit(startPosition(game), 0, true);
  return [...met.keys()];
};

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

const searchedSeeds = 14;
const searchedTableBytes = 2 ** 30;

/** Where play can repeat, a search above an endgame table proves the first moves, and no more is written. */
const search = async (name: BookName, game: Game): Promise<void> => {
  const start = startPosition(game);
  const endgame = must(createEndgameTable(game, searchedSeeds));
  must(buildEndgameTable(endgame));
  const engine = must(openEngine(game, { endgame, tableBytes: searchedTableBytes }));
  let moves: readonly MoveValue[] = [];
  for await (const report of must(engine.analyse(start, { within: Number.POSITIVE_INFINITY }))) {
    moves = report.moves;
    console.error(
      `${name}: ${report.depth} sowings ahead, ${report.nodes} tried, ${report.move} ${report.value} ${report.exact}`,
    );
    if (moves.every(({ exact }) => exact)) break;
  }
  engine.close();
  const proven = moves.filter(({ exact }) => exact);
  if (proven.length < moves.length) throw new Error(`${name}: not proven`);
  const values = new Map([[makePosition(start), Math.max(...proven.map(({ value }) => value))]]);
  for (const { move, value } of proven) {
    const { position } = must(play(game, start, move));
    values.set(makePosition(position), position.turn === start.turn ? value : 0 - value);
  }
  write(name, values);
};

const fill = async (name: BookName): Promise<void> => {
  const { id, options } = BOOKS[name];
  const game = must(createGame(id, options));
  const solver = solverOf(game);
  if (!solver) return search(name, game);
  const positions = nearby(game);
  const kept = existsSync(file(name)) ? JSON.parse(readFileSync(file(name), 'utf8')) : {};
  const values = new Map<string, number>(Object.entries(kept));
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
