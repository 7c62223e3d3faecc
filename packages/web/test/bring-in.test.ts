import { gameOf, type Move, must, now } from '@mbegu/rules';
import { act, handicapStart, open, phase, type Table } from '@mbegu/table';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bringIn, recordsText } from '../src/state/bring-in.ts';
import { allGames, passingMax, passingOf, writeGame } from '../src/state/saved.ts';
import { store } from '../src/state/storage.ts';
import { openWords, withSetupTexts } from '../src/words.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await openWords(['en-GB']);
  await withSetupTexts(Promise.resolve());
});
beforeEach(() => {
  for (const key of store.keys()) store.remove(key);
});

const game = gameOf('kalah');
const tableOf = (south: string, given?: Parameters<typeof open>[0]['given']): Table =>
  open({
    game,
    seats: { S: { kind: 'person', name: south }, N: { kind: 'person', name: 'Babu' } },
    now: 1000,
    ...(given && { given }),
  }).table;
const resigned = (south: string): Table => must(act(tableOf(south), { type: 'resign', by: 'S' }, 2000)).table;
const played = (south: string): Table => must(act(tableOf(south), { type: 'play', move: 'A' as Move }, 2000)).table;
const textOf = (count: number, make: (name: string) => Table): string =>
  recordsText(Array.from({ length: count }, (_, index) => make(`Guest ${index + 1}`)));
/** What is told of the games; here there is no storage, which is told at the end. */
const told = (written: string, now: number): readonly string[] => bringIn(written, now).told.slice(0, -1);
const names = (): string[] => allGames().games.map(({ table }) => (table.seats.S as { name: string }).name);

test('what comes in is listed in its order', () => {
  expect(told(textOf(6, played), 5000)).toEqual(['6 games have come in.']);
  expect(names()).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Guest ${number}`));
});

test('nothing that is here goes for what comes in, and what has no room is told', () => {
  for (let index = 0; index < 150; index++) writeGame(`kalah.own${index}`, resigned(`Own ${index}`));
  expect(told(textOf(70, resigned), 5000)).toEqual([
    '50 games have come in.',
    expect.stringMatching(/^There was no room for 20 games: .* 200 finished games are kept, and 8 /),
  ]);
  expect(names().filter((name) => name.startsWith('Own'))).toHaveLength(150);
  expect(allGames().games).toHaveLength(passingMax.finished);
  // A game that begins here needs no more room than before.
  writeGame('kalah.new', tableOf('New'));
  expect(allGames().games.filter(({ table }) => phase(table) === 'over')).toHaveLength(passingMax.finished);
});

test('games in which nobody has moved are few, unless a position was set up for them', () => {
  expect(bringIn(textOf(20, tableOf), 5000).count).toBe(passingMax.untouched);
  const position = now(played('Amina').match).position;
  const problem = (name: string): Table => tableOf(name, position);
  expect(told(textOf(20, problem), 6000)).toEqual(['20 games have come in.']);
  writeGame('kalah.new', tableOf('New'));
  expect(allGames().games.filter(({ table }) => passingOf(table) === null)).toHaveLength(20);
});

test('what passes: games that are over, and usual beginnings, with a handicap too', () => {
  expect(passingOf(resigned('Amina'))).toBe('finished');
  expect(passingOf(tableOf('Amina'))).toBe('untouched');
  expect(passingOf(tableOf('Amina', handicapStart(game, { giver: 'S', count: 2 })))).toBe('untouched');
  expect(passingOf(played('Amina'))).toBeNull();
});

test('what a kept game does not hold is said', () => {
  const plain = '[Mbegu "1"]\n[Game "kalah"]\n\n1. CA b\n';
  const notice =
    'Comments, variations and further tags do not come along; the analysis opens the record with all of them.';
  for (const [written, isTold] of [
    [plain, false],
    [plain.replace('[Game', '[Event "Nairobi"]\n[Game'), true],
    [plain.replace('CA', 'CA {a fine note}'), true],
    [plain.replace('CA', 'C (1. B f) A'), true],
    [plain.replace('1.', '{a note} 1.'), true],
  ] as const) {
    expect([written, bringIn(written, 5000).told.includes(notice)]).toEqual([written, isTold]);
  }
});

test('that there is room is found out once, however many games come in', () => {
  const looks = vi.spyOn(store, 'keys');
  bringIn(textOf(1, played), 5000);
  const forOne = looks.mock.calls.length;
  looks.mockClear();
  expect(bringIn(textOf(50, played), 6000).count).toBe(49);
  expect(looks).toHaveBeenCalledTimes(forOne);
  looks.mockRestore();
});
