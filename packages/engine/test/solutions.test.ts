import { readFileSync } from 'node:fs';
import {
  type Game,
  legalMoves,
  makePosition,
  must,
  otherSide,
  type Position,
  play,
  type Side,
  startPosition,
  store,
} from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { gameWith } from './support.ts';

/** The published rows of Kalah: options, and for each board the values with both kinds of capture. */
interface Row {
  readonly options: Readonly<Record<string, string | number>>;
  readonly take: number;
  readonly leave: number;
}

const page = readFileSync(new URL('../../../docs/solutions.md', import.meta.url), 'utf8');

/** Options in a heading: `end=no-move leftovers=nobody` between backticks. */
const optionsIn = (heading: string): Record<string, string> => {
  const words = /`([^`]*=[^`]*)`/.exec(heading)?.[1]?.split(' ') ?? [];
  return Object.fromEntries(words.map((word) => word.split('=') as [string, string]));
};

const rowsOf = (section: string): Row[] => {
  const [heading = '', ...lines] = section.split('\n');
  const head = lines.find((line) => line.startsWith('| pits'));
  if (head === undefined || !head.includes('`take`')) return [];
  const names = head.split('|').map((cell) => cell.trim());
  const [take, leave] = [names.indexOf('`take`'), names.indexOf('`leave`')] as const;
  return lines.flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    if (!/^\d+$/.test(cells[1] ?? '')) return [];
    const options = { ...optionsIn(heading), pits: Number(cells[1]), seeds: Number(cells[2]) };
    return [{ options, take: Number(cells[take]), leave: Number(cells[leave]) }];
  });
};

const kalah = page.slice(page.indexOf('## Kalah')).split(/^## (?!Kalah)/m)[0] ?? '';
const rows = kalah.split(/^### /m).flatMap(rowsOf);

/**
 * Plain exhaustive search over the rules: every line to its end, each position once. Kalah cannot repeat one, so what can still
 * be won in a position is the same however it was reached.
 */
const plainValue = (game: Game, start: Position): number => {
  const known = new Map<string, number>();
  const margin = (position: Position, side: Side): number => store(position, side) - store(position, otherSide(side));

  /** What the person to move can still win. */
  const rest = (position: Position): number => {
    const bare = {
      ...position,
      slots: position.slots.map((count, slot) => (slot < position.holes.length ? count : 0)),
    };
    const key = makePosition(bare);
    const before = known.get(key);
    if (before !== undefined) return before;
    const side = position.turn as Side;
    let best = Number.NEGATIVE_INFINITY;
    for (const move of legalMoves(game, position)) {
      const { position: next, outcome } = must(play(game, position, move));
      const gain = margin(next, side) - margin(position, side);
      const isSame = move !== 'swap' && next.turn === side;
      // A swap exchanges what both hold already.
      const after = outcome ? 0 : rest(next);
      const value = move === 'swap' ? -after - 2 * margin(position, side) : gain + (isSame ? after : -after);
      best = Math.max(best, value);
    }
    // While a swap is to come, what both hold matters too.
    if (position.pie !== 'pending') known.set(key, best);
    return best;
  };
  return rest(start) + margin(start, start.turn as Side) + 0;
};

/** Whole boards of so many seeds and pits at most are searched through within a second or so. */
const seedsMax = 12;
const pitsMax = 5;

describe('docs/solutions.md', () => {
  const small = rows.filter(({ options: { pits, seeds } }) => {
    return Number(pits) <= pitsMax && 2 * Number(pits) * Number(seeds) <= seedsMax;
  });

  test('has rows', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(small.length).toBeGreaterThan(30);
  });

  test.each(small)('$options: $take, $leave', ({ options, take, leave }) => {
    for (const [capture, value] of Object.entries({ take, leave })) {
      const game = gameWith('kalah', { ...options, 'empty-capture': capture });
      expect(plainValue(game, startPosition(game)), capture).toBe(value);
    }
  });
});
