import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Io } from '../src/io.ts';
import { run } from '../src/run.ts';

/** Something a terminal is drawn with, not shown. */
const ESC = '\u001b[';

/** A person at a terminal: what is typed, what is seen. */
const sitDown = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 });
  let seen = '';
  output.on('data', (chunk) => {
    seen += chunk;
  });
  const interrupts: (() => void)[] = [];
  const io: Io = {
    input,
    output,
    errors: new PassThrough(),
    env: { TERM: 'xterm', ...env },
    onInterrupt: (interrupted) => {
      interrupts.push(interrupted);
      return () => interrupts.splice(0);
    },
  };
  const ended = run(args, io);
  const until = async (text: string): Promise<void> => {
    for (let tries = 0; !seen.includes(text); tries++) {
      if (tries > 3000) throw new Error(`"${text}" never came: ${seen.slice(-2000)}`);
      await wait(10);
    }
  };
  return {
    ended,
    until,
    type: async (text: string): Promise<void> => {
      input.write(text);
    },
    interrupt: async (): Promise<void> => {
      for (const call of interrupts) call();
    },
    seen: () => seen,
  };
};

const people = ['play', 'kalah', '--south', 'human', '--north', 'human'];

const isRestored = (seen: string): boolean =>
  seen.lastIndexOf(`${ESC}?1049l`) > seen.lastIndexOf(`${ESC}?1049h`) &&
  seen.lastIndexOf(`${ESC}?25h`) >= seen.lastIndexOf(`${ESC}?25l`);

describe('at a terminal', () => {
  test('a move is shown seed by seed, and said', async () => {
    const person = sitDown([...people, '--speed', 'fast']);
    await person.until('South> ');
    await person.type('C\r');
    await person.until('3 seeds in the hand');
    await person.until('The last seed falls');
    await person.type('quit\r');
    expect(await person.ended).toBe(0);
    expect(isRestored(person.seen())).toBe(true);
    expect(person.seen()).toMatch(/1\. C\n$/);
  });

  test('a key ends a sowing at once', async () => {
    const person = sitDown([...people, '-o', 'seeds=12', '--speed', 'slow']);
    await person.until('South> ');
    await person.type('F\r');
    await person.until('11 seeds in the hand');
    await person.type(' ');
    await person.until('The last seed falls');
    expect(person.seen()).not.toContain('1 seed in the hand');
    await person.type('\u0003');
    expect(await person.ended).toBe(130);
  });

  test.each([
    ['Ctrl-C', (person: ReturnType<typeof sitDown>) => person.type('\u0003'), 130],
    ['a signal', (person: ReturnType<typeof sitDown>) => person.interrupt(), 130],
    ['Ctrl-D', (person: ReturnType<typeof sitDown>) => person.type('\u0004'), 0],
  ])('%s gives the terminal back, and prints the record', async (_, leave, code) => {
    const person = sitDown([...people, '--speed', 'off']);
    await person.until('South> ');
    await person.type('C\r');
    await person.until('The last seed falls');
    await leave(person);
    expect(await person.ended).toBe(code);
    expect(isRestored(person.seen())).toBe(true);
    expect(person.seen()).toMatch(/\[Result "\*"\]\n\n1\. C\n$/);
  });

  test('Ctrl-C in the middle of a sowing', async () => {
    const person = sitDown([...people, '--speed', 'slow']);
    await person.until('South> ');
    await person.type('C\r');
    await person.until('in the hand');
    await person.type('\u0003');
    expect(await person.ended).toBe(130);
    expect(isRestored(person.seen())).toBe(true);
    expect(person.seen()).toMatch(/1\. C\n$/);
  });

  test('lines typed ahead wait for their turn', async () => {
    const person = sitDown([...people, '--speed', 'off']);
    await person.type('CA\rb\rquit\r');
    expect(await person.ended).toBe(0);
    expect(person.seen()).toMatch(/1\. CA b\n$/);
  });

  test('long texts stop at each page', async () => {
    const person = sitDown(people);
    await person.until('South> ');
    await person.type('rules\r');
    await person.until('(Enter goes on)');
    await person.type('\r');
    await person.until('empty-capture');
    await person.type('q\r');
    await person.type('quit\r');
    expect(await person.ended).toBe(0);
  });

  test('colours, unless NO_COLOR', async () => {
    for (const [env, coloured] of [
      [{}, true],
      [{ NO_COLOR: '1' }, false],
      [{ FORCE_COLOR: '0' }, false],
    ] as const) {
      const person = sitDown(people, env);
      await person.until('South> ');
      await person.type('quit\r');
      await person.ended;
      expect(person.seen().includes(`${ESC}32m`)).toBe(coloured);
    }
  });

  test('a dumb terminal gets plain text', async () => {
    const person = sitDown(people, { TERM: 'dumb' });
    await person.type('C\nquit\n');
    expect(await person.ended).toBe(0);
    expect(person.seen()).not.toContain('\u001b');
  });
});
