import { describe, expect, test } from 'vitest';
import { COMMAND_NAMES } from '../src/program.ts';
import { version } from '../src/version.ts';
import { mbegu } from './support.ts';

/** What the documentation promises of each command. */
const DOCUMENTED: Readonly<Record<(typeof COMMAND_NAMES)[number], readonly string[]>> = {
  games: ['--json'],
  rules: ['<GAME>', '--json'],
  show: ['<GAME>', '--position', '-o, --option', '--json'],
  moves: ['<GAME>', '--position', '-o, --option', '--json'],
  play: ['<GAME>', '--position', '-o, --option', '--south', '--north', '--speed', '--seed', '--save'],
  replay: ['<FILE>', '--check', '--json'],
  levels: ['--json'],
  solve: ['[GAME]', '--position', '-o, --option', '--all', '--time', '--threads', '--memory', '--lines', '--json'],
  analyse: ['[GAME]', '--position', '-o, --option', '--time', '--depth', '--nodes', '--lines', '--json'],
  endgames: [
    '<ACTION>',
    '<GAME>',
    '--position',
    '-o, --option',
    '--seeds',
    '--out',
    '--threads',
    '--values-only',
    '--all',
    '--json',
  ],
  perft: ['<GAME>', '--position', '-o, --option', '--depth', '--divide', '--json'],
  apply: ['--events'],
  bench: ['--json'],
};

test('the program names every command', async () => {
  const { code, out, err } = await mbegu(['--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const command of COMMAND_NAMES) expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
  expect(await mbegu(['help'])).toEqual({ code: 0, out, err });
});

test.each(['', ...COMMAND_NAMES])('no line of the help is longer than a terminal: %s', async (name) => {
  const { out } = await mbegu(name === '' ? ['--help'] : [name, '--help']);
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('the help of a game is broken between words', async () => {
  for (const columns of [80, 40]) {
    const { out } = await mbegu(['play', 'kalah', '--seed', '1'], { input: 'help\nquit\n', columns });
    const help = out.slice(out.indexOf('A move is'), out.indexOf('the record is printed'));
    expect(help).toContain('hint');
    expect(help.split('\n').filter((line) => line.length >= columns)).toEqual([]);
  }
});

test('--version', async () => {
  expect(await mbegu(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
});

describe.each(COMMAND_NAMES)('%s --help', (command) => {
  test('has what is documented, and examples', async () => {
    const { code, out } = await mbegu([command, '--help']);
    expect(code).toBe(0);
    for (const option of [...DOCUMENTED[command], '-h, --help']) expect(out).toContain(option);
    expect(out).toMatch(new RegExp(`Examples:\\n(.*\\n)*.*mbegu .*${command}`));
    expect(await mbegu(['help', command])).toMatchObject({ code: 0, out });
  });

  test('and nothing that is not', async () => {
    const { out } = await mbegu([command, '--help']);
    const flags = [...out.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, flag]) => flag);
    expect(
      flags.every((flag) => flag === '--help' || DOCUMENTED[command].some((known) => known.includes(`${flag}`))),
    ).toBe(true);
  });
});
