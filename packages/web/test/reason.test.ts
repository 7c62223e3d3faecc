/** The reason of a hint: the right one is chosen, and it can be told in every language. */
import { analyse, type MoveValue } from '@mbegu/engine';
import { LANGUAGES } from '@mbegu/i18n';
import { GAME_IDS, gameOf, type Move, must, nothingSeen, openPosition } from '@mbegu/rules';
import { act, current, open, type Seats } from '@mbegu/table';
import { expect, test, vi } from 'vitest';
import { hintText } from '../src/state/hint-text.ts';
import { type Reason, reasonOf } from '../src/state/reason.ts';
import { openWords, withSetupTexts } from '../src/words.ts';

type Line = readonly [value: number, ...pv: Move[]];

const valued = ([value, ...pv]: Line): MoveValue => ({ move: pv[0] as Move, value, exact: value % 1 === 0, pv });

/** Of Kalah; each line with its value, the best first. */
const reason = (position: string, best: Line, ...others: readonly Line[]): Reason => {
  const game = gameOf('kalah', { pie: 'on' });
  const asked = { game, position: must(openPosition(game, position)).position, seen: nothingSeen };
  return reasonOf(asked, [valued(best), ...others.map(valued)]);
};

const start = '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S';

test.each<readonly [string, Reason, Reason]>([
  ['it takes', { kind: 'takes', count: 5 }, reason('1,0,0,4,4,4/4,4,4,4,4,4 1-10 S', [9.5, 'A'], [2.5, 'D'])],
  ['one moves again', { kind: 'again' }, reason(start, [5.5, 'C', 'F'], [1.5, 'A'])],
  ['it ends', { kind: 'ends' }, reason('0,0,0,0,0,1/0,4,0,0,0,0 20-23 S', [-6, 'F'])],
  [
    'what comes next',
    { kind: 'then-takes', next: 'A', count: 6 },
    reason(start, [5.8, 'F', 'b', 'e', 'A', 'd'], [4.6, 'C', 'E', 'd']),
  ],
  [
    'what comes next, and nobody would have taken anything',
    { kind: 'then-again', next: 'A' },
    reason('5,1,2,7,6,2/0,1,7,6,0,7 2-2 S', [3.6, 'E', 'd', 'A'], [3.4, 'D', 'f', 'F']),
  ],
  [
    'what it prevents',
    { kind: 'prevents', other: 'e', by: 'S', reply: 'A', count: 6 },
    reason('4,4,4,4,4,0/5,0,6,5,5,5 1-1 N', [-7.1, 'a', 'C', 'F', 'D', 'a'], [-8.7, 'e', 'B', 'F', 'A', 'c']),
  ],
  [
    'it prevents nothing when the other move is as good',
    { kind: 'as-good', other: 'e', exact: false },
    reason('4,4,4,4,4,0/5,0,6,5,5,5 1-1 N', [-7.1, 'a', 'C', 'F', 'D'], [-7.2, 'e', 'B', 'F', 'A'], [-9.1, 'f']),
  ],
  [
    'better than the next',
    { kind: 'better', other: 'B', count: 2, exact: true },
    reason(start, [6, 'A'], [4, 'B'], [1, 'D']),
  ],
  ['all the same', { kind: 'same', exact: true }, reason(start, [6, 'A'], [6, 'B'])],
  ['nothing else', { kind: 'only' }, reason('0,1,0,0,0,0/0,4,0,0,0,0 20-23 S', [-6, 'B'])],
  ['the other side is better', { kind: 'swap' }, reason(start, [3, 'swap'], [-1, 'A'])],
  [
    'the other side is not better, but the rest is worse still',
    { kind: 'better', other: 'A', count: 1, exact: true },
    reason(start, [0, 'swap'], [-1, 'A']),
  ],
  [
    'an exchange of seats in the line: nothing after it is told',
    { kind: 'better', other: 'B', count: 3, exact: true },
    reason(`${start} pie`, [6, 'A', 'swap', 'b'], [3, 'B', 'swap']),
  ],
])('%s', (_, expected, found) => {
  expect(found).toEqual(expected);
});

const seats: Seats = { S: { kind: 'person', name: 'Amaya' }, N: { kind: 'person', name: 'Leo' } };

test.each(LANGUAGES)('whatever the reason, it has a sentence: %s', async (language) => {
  vi.stubGlobal('document', { documentElement: {} });
  await openWords([language]);
  await withSetupTexts(Promise.resolve());
  for (const id of GAME_IDS) {
    let { table } = open({ game: gameOf(id), seats, now: 0 });
    for (let moves = 0; moves < 14 && current(table).outcome === null; moves += 1) {
      const { game } = table.match;
      const report = must(analyse(game, current(table).position, { nodes: 500, within: Number.POSITIVE_INFINITY }));
      const told = hintText(table, report);
      expect(told.split(/[.。] /u).length, told).toBe(3);
      expect(told).not.toMatch(/undefined|[{}]/);
      // Not always the best: then there is more to see.
      const move = report.moves[moves % 3 === 2 ? report.moves.length - 1 : 0]?.move as Move;
      table = must(act(table, { type: 'play', move }, 0)).table;
    }
  }
});
