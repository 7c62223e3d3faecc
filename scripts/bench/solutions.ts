import * as graph from '../../packages/engine/bench/solutions-graph.ts';

export const description =
  'exact values as rows for docs/solutions.md: al-manqala or walak-pussa [pits [seeds]] [origin=skip graph=M table=M memory=MiB]';

export const run = (args: readonly string[]): void => {
  const [game, ...rest] = args;
  if (game === 'al-manqala' || game === 'walak-pussa') graph.run(game, rest);
  else throw new Error('solutions of which game?');
};
