import { describe, expect, test } from 'vitest';
import {
  createGame,
  expectedValues,
  GAME_IDS,
  gameOf,
  isGameId,
  makeOptions,
  must,
  optionSpecs,
  parseOptionList,
  parseOptions,
} from '../src/index.ts';
import { runAll } from './support/run.ts';

const codesOf = (id: string, options: Readonly<Record<string, unknown>>): readonly string[] => {
  const game = createGame(id, options);
  return game.ok ? [] : game.error.map(({ code }) => code);
};

const textCodes = (text: string): readonly string[] => {
  const options = parseOptions('kalah', text);
  return options.ok ? codesOf('kalah', options.value) : options.error.map(({ code }) => code);
};

test('the games, in their order', () => {
  expect(GAME_IDS).toEqual(['kalah', 'al-manqala', 'walak-pussa']);
  for (const id of GAME_IDS) expect(isGameId(id)).toBe(true);
  for (const id of ['', 'Kalah', 'oware', 'toString', '__proto__']) expect(isGameId(id)).toBe(false);
});

test('each game has the options of the rules page, the default first', () => {
  const optionsOf = (id: (typeof GAME_IDS)[number]) =>
    Object.entries(optionSpecs(id)).map(([name, spec]) => `${name} ${spec.first} ${expectedValues(spec)}`);
  expect(optionsOf('kalah')).toEqual([
    'pits 6 1-12',
    'seeds 4 1-12',
    'empty-capture leave leave, take',
    'end row-empty row-empty, no-move',
    'leftovers owner owner, nobody',
    'pie off off, on',
  ]);
  expect(optionsOf('al-manqala')).toEqual([
    'pits 7 1-12',
    'seeds 7 1-12',
    'origin sow sow, skip',
    'chase third-repetition third-repetition, agreement-only',
  ]);
  expect(optionsOf('walak-pussa')).toEqual([
    'pits 7 1-12',
    'seeds 4 1-12',
    'chase third-repetition third-repetition, agreement-only',
    'rounds single single, simple, parker',
  ]);
});

describe('createGame', () => {
  test('defaults', () => {
    expect(must(createGame('al-manqala')).options).toEqual({
      pits: 7,
      seeds: 7,
      origin: 'sow',
      chase: 'third-repetition',
    });
    expect(must(createGame('kalah', { pie: 'on', pits: 3 })).options).toEqual({
      pits: 3,
      seeds: 4,
      'empty-capture': 'leave',
      end: 'row-empty',
      leftovers: 'owner',
      pie: 'on',
    });
  });

  test('a game is plain data that says how it is played', () => {
    for (const id of GAME_IDS) {
      const game = must(createGame(id));
      expect(JSON.parse(JSON.stringify(game))).toEqual(game);
      expect(game.id).toBe(id);
    }
  });

  test('faults, all at once, with what was found and what was expected', () => {
    const game = createGame('kalah', { pits: 13, colour: 'red', end: 'never' });
    expect(game).toEqual({
      ok: false,
      error: [
        { code: 'option-value', params: { option: 'pits', found: '13', expected: '1-12' } },
        {
          code: 'unknown-option',
          params: {
            game: 'kalah',
            option: 'colour',
            known: 'pits, seeds, empty-capture, end, leftovers, pie',
          },
        },
        { code: 'option-value', params: { option: 'end', found: '"never"', expected: 'row-empty, no-move' } },
      ],
    });
    expect(createGame('oware')).toEqual({
      ok: false,
      error: [{ code: 'unknown-game', params: { game: 'oware', known: 'kalah, al-manqala, walak-pussa' } }],
    });
  });

  test('bounds of counts are included, and a count is a whole number', () => {
    for (const value of [1, 12]) expect(codesOf('kalah', { pits: value, seeds: value })).toEqual([]);
    const bad = [0, 13, 1.5, -1, '6', Number.NaN, Number.POSITIVE_INFINITY, null, undefined, true, [6], {}];
    for (const value of bad) {
      expect(codesOf('kalah', { pits: value })).toEqual(['option-value']);
    }
  });

  test('a choice is one of its words', () => {
    for (const value of ['ON', '', 'on ', 1, true, null, ['on']]) {
      expect(codesOf('kalah', { pie: value })).toEqual(['option-value']);
    }
  });

  test('names that every object has are no options and no games', () => {
    for (const name of ['toString', 'constructor', 'hasOwnProperty', '__proto__']) {
      expect(codesOf('kalah', JSON.parse(`{"${name}":"x"}`))).toEqual(['unknown-option']);
      expect(codesOf(name, {})).toEqual(['unknown-game']);
    }
  });

  test('what was found is cut short', () => {
    const game = createGame('kalah', { pie: 'x'.repeat(1000), ['y'.repeat(1000)]: 1 });
    expect(game.ok).toBe(false);
    expect(JSON.stringify(game).length).toBeLessThan(400);
    const exact = createGame('x'.repeat(40));
    expect(exact.ok ? '' : exact.error[0]?.params.game).toBe('x'.repeat(40));
    const longer = createGame('x'.repeat(41));
    expect(longer.ok ? '' : longer.error[0]?.params.game).toBe(`${'x'.repeat(39)}…`);
  });
});

test('gameOf throws where the compiler was talked out of its check', () => {
  expect(gameOf('kalah', { seeds: 3 }).board).toEqual({ pits: 6, seeds: 3 });
  expect(() => gameOf('kalah', { seeds: 13 })).toThrow(/^kalah .*"seeds":13.*option-value/);
});

describe('options as text', () => {
  test('only what differs from the default is written, in the game’s order', () => {
    expect(makeOptions(gameOf('kalah'))).toBe('');
    expect(makeOptions(gameOf('kalah', { pie: 'on', pits: 6, seeds: 3 }))).toBe('seeds=3 pie=on');
  });

  test('read back', () => {
    expect(must(parseOptions('kalah', ' seeds=3\t pie=on '))).toEqual({ seeds: 3, pie: 'on' });
    expect(must(parseOptions('kalah', ''))).toEqual({});
    expect(must(parseOptionList('walak-pussa', ['rounds=parker', 'pits=5']))).toEqual({ rounds: 'parker', pits: 5 });
    for (const text of [
      '',
      'pits=12',
      'seeds=1 pie=on',
      'pits=1 seeds=12 empty-capture=take end=no-move leftovers=nobody',
    ]) {
      expect(makeOptions(must(createGame('kalah', must(parseOptions('kalah', text)))))).toBe(text);
    }
  });

  test('what is wrong with a text', () => {
    const cases: readonly (readonly [text: string, ...codes: string[]])[] = [
      ['pie', 'option-syntax'],
      ['=on', 'option-syntax'],
      ['pie=', 'option-syntax'],
      ['pie=on=off', 'option-syntax'],
      ['pie=on pie=on', 'option-twice'],
      ['pie pits', 'option-syntax', 'option-syntax'],
      ['pie=on pie=off =', 'option-twice', 'option-syntax'],
      ['pits=06', 'option-value'],
      ['pits=+6', 'option-value'],
      ['pits=6.0', 'option-value'],
      ['pits=0', 'option-value'],
      ['pits=9999999', 'option-value'],
      ['pits=six', 'option-value'],
      ['pie=1', 'option-value'],
      ['colour=red', 'unknown-option'],
      ['__proto__=5', 'unknown-option'],
      ['constructor=5', 'unknown-option'],
      ['__proto__=5 __proto__=6', 'option-twice'],
    ];
    runAll(cases, ([text, ...codes]) => expect(textCodes(text)).toEqual(codes));
    expect(parseOptions('kalah', 'pie=on pie=off')).toEqual({
      ok: false,
      error: [{ code: 'option-twice', params: { option: 'pie' } }],
    });
    // Digits are a number only where a number is asked for.
    expect(must(parseOptions('kalah', 'pie=1 pits=1'))).toEqual({ pie: '1', pits: 1 });
  });
});
