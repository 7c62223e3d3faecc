// Who plays in a match of the benchmarks, as a text that a child process can be sent.

import type { Game, Move, Position } from '@mbegu/rules';
import { must } from '@mbegu/rules';
import { analyse, chooseMove, type Level, parseLevel, type SeenCounts, strongest } from '../src/index.ts';
import { MATERIAL } from '../src/search/weights.ts';

/**
 * A level by id or number, or a bare search: `fig`, `fig/4` (a quarter of its nodes), `tuned:20000`, `material:20000` (nodes a
 * move, all knowledge or none).
 */
export type PlayerText = string;

interface Played {
  readonly move: Move;
  readonly nodes: number;
}

export type Player = (game: Game, position: Position, seen: SeenCounts, seed: number) => Played;

/** A level whose budget is divided; looking one sowing ahead is always finished, so a weak level stays what it is. */
const scaled = (level: Level, divisor: number): Level => ({ ...level, nodes: Math.ceil(level.nodes / divisor) });

const levelPlayer = (text: string): Player => {
  const [id = '', divisor = '1'] = text.split('/');
  const level = scaled(must(parseLevel(id)), Number(divisor));
  return (game, position, seen, seed) => {
    const { move, report } = must(chooseMove(game, position, level, { seed, seen }));
    return { move, nodes: report.nodes };
  };
};

/** For trying out: `{"depth":2,"judges":"held"}`, what differs from the strongest level. */
const triedPlayer = (text: string): Player => {
  const level = { ...strongest, ...JSON.parse(text) };
  return (game, position, seen, seed) => {
    const { move, report } = must(chooseMove(game, position, level, { seed, seen }));
    return { move, nodes: report.nodes };
  };
};

const searchPlayer = (nodes: number, evaluation: typeof MATERIAL | undefined): Player => {
  return (game, position, seen) => must(analyse(game, position, { nodes, seen, evaluation, prove: false }));
};

export const playerOf = (text: PlayerText): Player => {
  if (text.startsWith('{')) return triedPlayer(text);
  const [kind = '', nodes = ''] = text.split(':');
  if (kind === 'material') return searchPlayer(Number(nodes), MATERIAL);
  return kind === 'tuned' ? searchPlayer(Number(nodes), undefined) : levelPlayer(text);
};
