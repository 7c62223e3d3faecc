// Games of matches, played in child processes, one for each core.

import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { gameOf, must, now, openPosition, playMove, type Side, startMatch } from '@mbegu/rules';
import { seenCountsOf } from '../src/index.ts';
import type { Opening } from './openings.ts';
import { type Player, type PlayerText, playerOf } from './players.ts';

/** A game to be played. `seed` makes levels vary. */
export interface Fixture {
  readonly opening: Opening;
  readonly south: PlayerText;
  readonly north: PlayerText;
  readonly seed: number;
}

/** What a player's moves cost. */
export interface Cost {
  readonly moves: number;
  readonly nodes: number;
  /** Milliseconds of processor time. */
  readonly ms: number;
  readonly slowestMs: number;
}

export interface Outcome {
  readonly winner: Side | null;
  readonly south: Cost;
  readonly north: Cost;
}

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export const playGame = ({ opening, south, north, seed }: Fixture): Outcome => {
  const game = gameOf(opening.game);
  const players: Readonly<Record<Side, Player>> = { S: playerOf(south), N: playerOf(north) };
  const costs = { S: { moves: 0, nodes: 0, ms: 0, slowestMs: 0 }, N: { moves: 0, nodes: 0, ms: 0, slowestMs: 0 } };
  let match = startMatch(game, must(openPosition(game, opening.position)).position);
  for (let { position } = now(match); position.turn !== null; position = now(match).position) {
    const cost = costs[position.turn];
    const before = processorMs();
    const { move, nodes } = players[position.turn](game, position, seenCountsOf(match), seed);
    const ms = processorMs() - before;
    cost.moves++;
    cost.nodes += nodes;
    cost.ms += ms;
    cost.slowestMs = Math.max(cost.slowestMs, ms);
    match = must(playMove(match, move));
  }
  return { winner: now(match).outcome?.winner ?? null, south: costs.S, north: costs.N };
};

/** Plays all of them, several at a time; the outcomes in the order of the fixtures. */
export const playGames = async (
  fixtures: readonly Fixture[],
  processes: number = availableParallelism(),
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  let next = 0;
  const serve = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const child: ChildProcess = fork(new URL('games-child.ts', import.meta.url));
      let at = -1;
      const send = (): void => {
        if (next >= fixtures.length) child.disconnect();
        else {
          at = next++;
          child.send(fixtures[at] as Fixture);
        }
      };
      child.on('message', (outcome) => {
        outcomes[at] = outcome as Outcome;
        send();
      });
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a game ended its process: ${code}`))));
      send();
    });
  await Promise.all(Array.from({ length: processes }, serve));
  return outcomes;
};
