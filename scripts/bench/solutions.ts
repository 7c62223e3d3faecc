import * as graph from '../../packages/engine/bench/solutions-graph.ts';
import * as kalah from '../../packages/engine/bench/solutions-kalah.ts';

export const description =
  'exact values as rows for docs/solutions.md: kalah [part [pits [seeds]]] [threads=N seconds=S], or al-manqala or walak-pussa [pits [seeds]] [twice] [origin=skip graph=M search=M table=M memory=MiB]';

export const run = async ([game, ...rest]: readonly string[]): Promise<void> => {
  if (game === 'kalah') await kalah.run(rest);
  else if (game === 'al-manqala' || game === 'walak-pussa') graph.run(game, rest);
  else throw new Error('solutions of which game?');
};
