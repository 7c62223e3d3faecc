import { LEVELS } from '@mbegu/engine';
import { createGame, GAME_IDS, must, optionSpecs, PARAGRAPHS, perft, startPosition } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../src/words.ts';
import { json, mbegu } from './support.ts';

describe('games', () => {
  test('names every game with every option and value', async () => {
    const { code, out } = await mbegu(['games']);
    expect(code).toBe(0);
    for (const id of GAME_IDS) {
      expect(out).toContain(id);
      for (const option of Object.keys(optionSpecs(id))) expect(out).toContain(`${option}=`);
    }
  });

  test('as JSON', async () => {
    const { code, value } = await json(['games', '--json']);
    expect(code).toBe(0);
    expect(value).toEqual({ games: GAME_IDS.map((id) => ({ id, options: optionSpecs(id) })) });
  });
});

describe('rules', () => {
  test.each(GAME_IDS)('the page of %s has every paragraph, option and a source', async (id) => {
    const { code, out } = await mbegu(['rules', id], { columns: 60 });
    expect(code).toBe(0);
    for (const number of PARAGRAPHS[id]) expect(out).toContain(`${number}  `);
    for (const [option, spec] of Object.entries(optionSpecs(id))) {
      expect(out).toContain(`${option}=`);
      if (spec.kind === 'choice') for (const value of spec.values) expect(out).toContain(`    ${value}: `);
    }
    expect(out).toContain('[1] ');
    expect(out).not.toMatch(/[{}]/);
  });

  test.each(GAME_IDS)('%s as JSON', async (id) => {
    const { value } = await json(['rules', id, '--json']);
    expect(value).toMatchObject({ game: id, options: Object.keys(optionSpecs(id)).map((option) => ({ option })) });
  });
});

describe('show', () => {
  test('draws stores where they are sown into', async () => {
    const { code, out } = await mbegu(['show', 'kalah', '--position', '4,4,0,5,5,5/4,4,4,4,4,13 1-0 S']);
    expect(code).toBe(0);
    expect(out).toBe(`    North  0
          f    e    d    c    b    a  ◂
  ╭────┬────┬────┬────┬────┬────┬────┬────╮
  │    │ 13 │  4 │  4 │  4 │  4 │  4 │    │
  │  0 ├────┼────┼────┼────┼────┼────┤  1 │
  │    │  4 │  4 │  0 │  5 │  5 │  5 │    │
  ╰────┴────┴────┴────┴────┴────┴────┴────╯
          A    B    C    D    E    F  ▸
                                 ▶ South  1

South to move.
4,4,0,5,5,5/4,4,4,4,4,13 1-0 S
`);
  });

  test('draws marked holes and holes out of play, and says what they are', async () => {
    const position = '4,4,1,4,4,4,4/4,4,4,4,1p,x,x 14-0 N';
    const { out } = await mbegu(['show', 'walak-pussa', '-o', 'rounds=parker', '--position', position]);
    expect(out).toContain('│  x │  x │ 1p │  4 │  4 │  4 │  4 │');
    expect(out).toContain('A hole with p is marked');
    expect(out).toContain('A hole with x is out of play');
    expect(out).toContain('North to move.');
  });

  test('carries out what is due in a position, and says so', async () => {
    const { out } = await mbegu(['show', 'al-manqala', '--position', '0,3,0,0,1,0,1/0,0,0,0,0,0,0 47-46 N']);
    expect(out).toContain('North has nothing to sow and passes.');
    expect(out).toContain('0,3,0,0,1,0,1/0,0,0,0,0,0,0 47-46 S');
  });

  test('as JSON, with every option', async () => {
    const { value } = await json(['show', 'kalah', '-o', 'pits=2', '--option', 'pie=on', '--json']);
    expect(value).toEqual({
      game: 'kalah',
      options: must(createGame('kalah', { pits: 2, pie: 'on' })).options,
      position: '4,4/4,4 0-0 S pie',
      outcome: null,
    });
  });
});

describe('moves', () => {
  test('says what each move does and why the rest is not possible', async () => {
    const { code, out } = await mbegu(['moves', 'kalah', '--position', '3,0,1,0,2,5/1,2,5,4,0,6 0-0 S'], {
      columns: 120,
    });
    expect(code).toBe(0);
    expect(out).toContain('A       South sows 3 seeds from A. The last seed fell in D');
    expect(out).toContain('B       B is empty');
    expect(out).toContain('abcdef  The row of North');
  });

  test('JSON has every pit of both rows that may not be played', async () => {
    const { value } = await json(['moves', 'kalah', '--json', '--position', '3,0,1,0,2,5/1,2,5,4,0,6 0-0 S']);
    expect(value).toEqual({
      legal: ['A', 'C', 'E', 'F'],
      illegal: [
        { move: 'B', code: 'empty-pit' },
        { move: 'D', code: 'empty-pit' },
        ...[...'abcdef'].map((move) => ({ move, code: 'not-yours' })),
      ],
    });
  });

  test('when the game is over, nothing may be played', async () => {
    const position = ['--position', '0,0/0,0 5-3 -', '-o', 'pits=2'];
    const { value } = await json(['moves', 'kalah', '--json', ...position]);
    expect(value).toEqual({ legal: [], illegal: [...'ABab'].map((move) => ({ move, code: 'game-over' })) });
    const { code, out } = await mbegu(['moves', 'kalah', ...position]);
    expect({ code, out }).toEqual({ code: 0, out: 'The game is over, 5 to 3: South has won.\n' });
  });

  test('names feeding, endless sowings and the swap', async () => {
    const feed = await json(['moves', 'al-manqala', '--json', '--position', '0,3,0,0,1,0,1/0,0,0,0,0,0,0 47-46 S']);
    expect(feed.value).toMatchObject({ legal: ['G'] });
    expect(JSON.stringify(feed.value)).toContain('{"move":"B","code":"must-feed"}');
    const endless = await mbegu(['moves', 'walak-pussa', '--position', '1,0,1,0,1,0,1/0,1,0,1,0,2,1 0-0 S']);
    expect(endless.out).toMatch(/A {8}A sowing from A would never end/);
    const swap = await json([
      'moves',
      'kalah',
      '-o',
      'pie=on',
      '--json',
      '--position',
      '4,4,0,5,5,5/4,4,4,4,4,4 1-0 N pie',
    ]);
    expect(swap.value).toMatchObject({ legal: ['a', 'b', 'c', 'd', 'e', 'f', 'swap'] });
  });
});

describe('levels', () => {
  test('as text and as JSON', async () => {
    const { code, out } = await mbegu(['levels']);
    expect(code).toBe(0);
    expect(out.split('\n')).toHaveLength(LEVELS.length + 2);
    expect(out).toMatch(/^ {4}level +what it overlooks/);
    const { value } = await json(['levels', '--json']);
    expect(value).toEqual({ levels: LEVELS });
  });

  test('in English they are called what one writes for them; in another language both stand there', async () => {
    const english = await loadWords('en');
    expect(LEVELS.map(({ id }) => english.level(id).toLowerCase())).toEqual(LEVELS.map(({ id }) => id));
    const { out } = await mbegu(['levels', '--lang', 'da']);
    expect(out).toMatch(/^ {4}styrke +navn +hvad den overser/);
    expect(out).toMatch(/^ 1 {2}seed +Korn +overser/m);
  });
});

describe('perft', () => {
  const kalah = must(createGame('kalah', { seeds: 3 }));
  const expected = perft(kalah, startPosition(kalah), 3);

  test('JSON has the options that were chosen, count and checksum', async () => {
    const { code, value } = await json(['perft', 'kalah', '-o', 'seeds=3', '-o', 'pie=off', '--depth', '3', '--json']);
    expect(code).toBe(0);
    const { count, checksum } = expected;
    expect(value).toEqual({ game: 'kalah', options: { seeds: 3 }, depth: 3, count, checksum });
  });

  test('--divide has the counts below each first move', async () => {
    const { value } = await json(['perft', 'kalah', '-o', 'seeds=3', '--depth', '3', '--divide', '--json']);
    expect(value).toMatchObject({ divide: expected.divide });
    const { out } = await mbegu(['perft', 'kalah', '-o', 'seeds=3', '--depth', '3', '--divide']);
    expect(out.trimEnd().split('\n')).toHaveLength(7);
    expect(out).toContain(`182 sequences of 3 moves, checksum ${expected.checksum}`);
  });

  test('from a position that has to be settled', async () => {
    const position = ['--position', '0,3,0,0,1,0,1/0,0,0,0,0,0,0 47-46 N'];
    const { value } = await json(['perft', 'al-manqala', ...position, '--depth', '1', '--json']);
    expect(value).toMatchObject({ count: 1 });
  });
});
