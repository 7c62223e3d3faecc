// What the search does in a second: positions of each game to a fixed depth. The nodes are the search's signature: they change
// when and only when it visits other nodes.

import { type GameId, gameOf, must, openPosition } from '@mbegu/rules';
import { analyse } from '../src/index.ts';

export const description =
  'speed of the search: nodes of fixed positions and nodes a second; argument: sowings deeper [4]';

interface Signed {
  readonly id: GameId;
  /** Sowings to look ahead. */
  readonly depth: number;
  readonly positions: readonly string[];
}

export const SIGNATURE_POSITIONS: readonly Signed[] = [
  {
    id: 'kalah',
    depth: 9,
    positions: [
      '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S',
      '4,4,0,5,5,5/4,4,4,4,4,4 1-0 S',
      '0,6,1,8,8,1/6,6,1,1,7,0 2-1 N',
      '1,2,9,0,3,1/0,0,2,11,1,8 6-4 S',
    ],
  },
  {
    id: 'al-manqala',
    depth: 7,
    positions: [
      '7,7,7,7,7,7,7/7,7,7,7,7,7,7 0-0 S',
      '0,9,9,1,9,9,9/3,9,1,8,8,0,8 6-9 N',
      '5,0,0,0,1,3,3/1,3,6,0,0,0,9 30-37 S',
      '0,3,0,0,1,2,0/1,0,0,0,0,0,0 45-46 S',
    ],
  },
  {
    id: 'walak-pussa',
    depth: 9,
    positions: [
      '4,4,4,4,4,4,4/4,4,4,4,4,4,4 0-0 S',
      '2,1,7,7,7,0,7/0,0,6,1,6,6,0 6-0 N',
      '2,0,0,0,5,0,1/0,3,2,0,0,0,1 20-22 S',
      '1,0,1,0,1,0,1/0,1,0,1,0,2,1 20-27 S',
    ],
  },
];

/** More than any of the positions takes; the table is made for as many. */
const nodesMax = 1_000_000;

/** Nodes of a search of each position to the same depth, each from an empty table. */
export const nodesOf = (id: GameId, depth: number, positions: readonly string[]): number => {
  const game = gameOf(id);
  return positions.reduce((nodes, text) => {
    const { position } = must(openPosition(game, text));
    return nodes + must(analyse(game, position, { depth, nodes: nodesMax })).nodes;
  }, 0);
};

const secondsOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

export const run = (args: readonly string[]): void => {
  const deeper = Number(args[0] ?? 4);
  for (const { id, depth, positions } of SIGNATURE_POSITIONS) {
    // Once for the compiler, and for the signature.
    const signature = nodesOf(id, depth, positions);
    let nodes = 0;
    const seconds = secondsOf(() => {
      nodes = nodesOf(id, depth + deeper, positions);
    });
    const speed = (nodes / seconds / 1e6).toFixed(2);
    console.log(
      `${id.padEnd(12)} ${depth} ahead: ${signature.toLocaleString('en')}   ${depth + deeper} ahead: ${nodes.toLocaleString('en')} in ${seconds.toFixed(2)} s of processor, ${speed} M/s`,
    );
  }
};
