import { expect, test } from 'vitest';
import { json, mbegu } from './support.ts';

const kalah = (position: string): string[] => ['show', 'kalah', '--position', position];

/** What a person can get wrong on the command line: what is typed, the code, and words the sentence must have. */
const CASES: readonly [args: readonly string[], code: string, words: string][] = [
  [[], 'missing-command', 'games, rules, show'],
  [['shwo'], 'unknown-command', 'Did you mean show?'],
  [['__proto__'], 'unknown-command', '__proto__'],
  [['show'], 'missing-argument', 'GAME'],
  [['show', 'kalha'], 'unknown-game', 'Did you mean kalah?'],
  [['show', 'Kalah'], 'unknown-game', 'Did you mean kalah?'],
  [['show', 'constructor'], 'unknown-game', 'kalah, al-manqala, walak-pussa'],
  [['rules', 'kala'], 'unknown-game', 'Did you mean kalah?'],
  [['show', 'kalah', '--postion', 'x'], 'unknown-flag', 'Did you mean --position?'],
  [['show', 'kalah', '--position'], 'missing-value', '--position'],
  [['show', 'kalah', '4,4/4,4', '0-0', 'S'], 'too-many-arguments', 'quotation marks'],
  [['show', 'kalah', '-o', 'pit=6'], 'unknown-option', 'Did you mean pits?'],
  [['show', 'kalah', '-o', 'chase=agreement-only'], 'unknown-option', 'pits, seeds'],
  [['show', 'kalah', '-o', 'pits'], 'option-syntax', 'name=value'],
  [['show', 'kalah', '-o', 'pits=13'], 'option-value', '1-12'],
  [['perft', 'kalah', '--depht', '1'], 'unknown-flag', 'Did you mean --depth?'],
  [['show', 'kalah', '-o', 'pits=0'], 'option-value', '1-12'],
  [['show', 'kalah', '-o', 'pits=-1'], 'option-value', '1-12'],
  [['show', 'kalah', '-o', 'pits=6.5'], 'option-value', '1-12'],
  [['show', 'kalah', '-o', 'pits=6e0'], 'option-value', '1-12'],
  [['show', 'kalah', '-o', 'empty-capture=tak'], 'option-value', 'Did you mean take?'],
  [['show', 'kalah', '-o', 'pits=6', '-o', 'pits=6'], 'option-twice', 'once'],
  [[...kalah('4,4,4,4,4,4/4,4,4,4,4,4 0-0 S'), '--position', 'x'], 'flag-twice', '--position'],
  [kalah(''), 'position-syntax', 'SOUTH/NORTH'],
  [kalah('4,4,4,4,4,4 0-0 S'), 'position-syntax', 'SOUTH/NORTH'],
  [kalah('4,4,4,4,4/4,4,4,4,4,4 0-0 S'), 'pit-count', '5 pits'],
  [kalah('4,4,4,4,4,-4/4,4,4,4,4,4 0-0 S'), 'seed-count', '-4'],
  [kalah('4,4,4,4,4,9999999/4,4,4,4,4,4 0-0 S'), 'seed-count', '9999999'],
  [kalah('4,4,4,4,4,1000/4,4,4,4,4,4 0-0 S'), 'seed-total', '1,000'],
  [kalah('0,0,0,0,0,0/0,0,0,0,0,0 0-0 S'), 'seed-total', '1 to'],
  [kalah('4,4,4,4,4,4/4,4,4,4,4,4 0:0 S'), 'score-syntax', '0:0'],
  [kalah('4,4,4,4,4,4/4,4,4,4,4,4 0-0 X'), 'turn-syntax', 'X'],
  [kalah('4,4,4,4,4,4/4,4,4,4,4,4 0-0 S +0'), 'flag-unknown', '+0'],
  [kalah('4,4,4,4,4,4/4,4,4,4,4,4 0-0 S pie'), 'pie-off', 'pie=on'],
  [kalah('4p,4,4,4,4,4/4,4,4,4,4,4 0-0 S'), 'hole-not-here', 'marked'],
  [kalah(`${'4,'.repeat(200)}4/4 0-0 S`), 'position-syntax', '200'],
  [['perft', 'kalah'], 'missing-flag', '--depth'],
  [['perft', 'kalah', '--depth', 'x'], 'flag-value', '0-30'],
  [['perft', 'kalah', '--depth', '-1'], 'flag-value', '0-30'],
  [['perft', 'kalah', '--depth', '99'], 'flag-value', '0-30'],
  [['perft', 'kalah', '--depth', '2', '--depth', '3'], 'flag-twice', '--depth'],
  [['play', 'kalah', '--south', 'robot'], 'flag-value', 'human:NAME'],
  [['play', 'kalah', '--south', 'human:'], 'flag-value', 'human:NAME'],
  [['play', 'kalah', '--north', 'computer:tre'], 'unknown-level', 'Did you mean tree?'],
  [['play', 'kalah', '--north', 'computer:11'], 'unknown-level', 'the numbers 1-10 work too'],
  [['play', 'kalah', '--north', `human:${'x'.repeat(41)}`], 'name-length', 'name'],
  [['play', 'kalah', '--speed', 'normall'], 'flag-value', 'Did you mean normal?'],
  [['play', 'kalah', '--seed', 'one'], 'flag-value', '--seed'],
  [['play', 'kalah', '--save', '/nowhere/at/all'], 'file-unwritable', 'no such folder'],
  [['replay'], 'missing-argument', 'FILE'],
  [['replay', '/nowhere/at/all'], 'file-unreadable', 'no such file'],
  [['replay', '/'], 'file-unreadable', 'a folder'],
  [['solve'], 'missing-argument', 'GAME'],
  [['solve', 'kalah', '--threads', '0'], 'flag-value', '1-64'],
  [['solve', 'kalah', '--threads', 'many'], 'flag-value', '1-64'],
  [['solve', 'kalah', '--memory', '1'], 'flag-value', '64-'],
  [['solve', 'kalah', '--memory', '99999999'], 'no-memory', 'not enough memory'],
  [['solve', 'kalah', '--time', '0'], 'flag-value', '--time'],
  [['solve', 'kalah', '--lines'], 'too-many-arguments', '“mbegu solve --lines”'],
  [['solve', '--lines', '--all'], 'not-with-lines', '--all does not go with --lines: it is for one position'],
  [['solve', '--lines', '--option', 'pits=3'], 'not-with-lines', 'each line says it for itself'],
  [['analyse'], 'missing-argument', 'GAME'],
  [['analyse', 'kalah', '--depth', '0'], 'flag-value', '1-200'],
  [['analyse', 'kalah', '--nodes', '-1'], 'flag-value', '--nodes'],
  [['analyse', 'kalah', '--time', 'soon'], 'flag-value', '--time'],
  [['analyse', 'kalah', '--lines'], 'too-many-arguments', '“mbegu analyse --lines”'],
  [
    ['analyse', '--lines', '--position', 'x'],
    'not-with-lines',
    '--position does not go with --lines: each line says it',
  ],
  [['analyse', '--lines', '--depth', '3'], 'not-with-lines', 'it is for one position at a time'],
  [['bench', 'kalah'], 'too-many-arguments', 'bench'],
  [['apply', 'file.jsonl'], 'too-many-arguments', 'apply'],
];

test.each(CASES)('mbegu %j: %s', async (args, code, words) => {
  const plain = await mbegu(args);
  expect(plain).toMatchObject({ code: 2, out: '' });
  expect(plain.err).toContain(words);
  expect(plain.err).toMatch(/^mbegu: .*\.\n|Did you mean .*\?\n/);
  expect(plain.err).not.toMatch(/\n {4}at |undefined|\[object/);

  const [command, ...rest] = args;
  if (command === 'apply' || command === 'play' || command === undefined || args.includes('--lines')) return;
  const { code: exitCode, value } = await json([command, '--json', ...rest]);
  expect(exitCode).toBe(2);
  expect(value).toMatchObject({ error: { code, message: expect.any(String) } });
});

test('all faults are told at once', async () => {
  const args = ['show', 'kalah', '-o', 'pits=13', '-o', 'seeds=x', '-o', 'pie=maybe'];
  const { err } = await mbegu(args);
  expect(err.trimEnd().split('\n')).toHaveLength(3);
  const { value } = await json([...args, '--json']);
  expect(value).toMatchObject({
    error: {
      code: 'option-value',
      option: 'pits',
      faults: [{ option: 'pits' }, { option: 'seeds' }, { option: 'pie' }].map((each) => ({
        ...each,
        code: 'option-value',
        message: expect.any(String),
      })),
    },
  });
});
