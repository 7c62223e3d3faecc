import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inFolder, nodeArgs, spawned } from './support.ts';

describe('as a process', () => {
  test('exit codes and streams', async () => {
    expect(await spawned(['show', 'kalah'])).toMatchObject({ code: 0, err: '' });
    expect(await spawned(['show', 'kalha'])).toMatchObject({ code: 2, out: '' });
    expect(await spawned(['replay', '-'], { input: 'no record' })).toMatchObject({ code: 1, out: '' });
    const { code, out, err } = await spawned(['show', 'kalha', '--json']);
    expect({ code, err }).toEqual({ code: 2, err: '' });
    expect(JSON.parse(out)).toMatchObject({ error: { code: 'unknown-game' } });
  });

  test('colours are off in a pipe, on with FORCE_COLOR, never with NO_COLOR', async () => {
    const colour = '\u001b[';
    expect((await spawned(['show', 'kalah'])).out).not.toContain(colour);
    expect((await spawned(['show', 'kalah'], { env: { FORCE_COLOR: '1' } })).out).toContain(colour);
    const both = { FORCE_COLOR: '1', NO_COLOR: '1' };
    expect((await spawned(['show', 'kalah'], { env: both })).out).not.toContain(colour);
  });

  test('apply answers each question before the next is asked', async () => {
    const child = spawn(process.execPath, [...nodeArgs, 'apply']);
    const answers = child.stdout[Symbol.asyncIterator]();
    for (const move of ['A', 'B', 'C']) {
      child.stdin.write(`${JSON.stringify({ game: 'kalah', moves: [move] })}\n`);
      const { value } = await answers.next();
      expect(JSON.parse(String(value))).toHaveProperty('legal');
    }
    child.stdin.end();
  });

  test('a reader that goes away is no trouble', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'questions.jsonl');
      writeFileSync(file, '{"game":"kalah"}\n'.repeat(50_000));
      for (const args of [['apply'], ['rules', 'kalah'], ['play', 'kalah']]) {
        const child = spawn('sh', ['-c', '"$@" | head -n 1', 'sh', process.execPath, ...nodeArgs, ...args], {
          stdio: ['pipe', 'pipe', 'pipe'],
        });
        let err = '';
        child.stderr.on('data', (chunk) => {
          err += chunk;
        });
        child.stdin.on('error', () => {});
        child.stdin.end(args[0] === 'apply' ? '{"game":"kalah"}\n'.repeat(50_000) : 'C\n'.repeat(1000));
        const code = await new Promise((resolve) => child.on('close', resolve));
        expect({ code, err }).toEqual({ code: 0, err: '' });
      }
    }));

  test('interrupted in the middle of a script, the record is printed', async () => {
    const child = spawn(process.execPath, [...nodeArgs, 'play', 'kalah', '--north', 'human']);
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
      if (!child.killed && out.includes('The last seed')) child.kill('SIGTERM');
    });
    child.stdin.write('C\n');
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(130);
    expect(out).toMatch(/\n1\. C\n$/);
  });
});
