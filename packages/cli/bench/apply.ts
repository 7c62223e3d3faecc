// Lines a second of `mbegu apply`, as a program that pipes a file through it sees them, start-up apart.

import { spawn } from 'node:child_process';
import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const description = 'apply: lines a second of one Kalah move each, start-up apart; argument: lines [200000]';

const linesDefault = 200_000;
const repeats = 3;

const bin = new URL('../bin/mbegu.js', import.meta.url).pathname;
const vectors = new URL('../../rules/vectors/kalah/moves.jsonl', import.meta.url);

/** As many questions as asked for, from the Kalah vectors in turn: every option and size among them. */
const questions = (lines: number): string => {
  const cases = readFileSync(vectors, 'utf8').trimEnd().split('\n');
  const asked = cases.map((line) => {
    const { game, options, position, move } = JSON.parse(line);
    return `${JSON.stringify({ game, options, position, moves: [move] })}\n`;
  });
  return Array.from({ length: lines }, (_, index) => asked[index % asked.length]).join('');
};

interface Timed {
  readonly seconds: number;
  /** Until the first answer: the start of the process, and of the first chunk. */
  readonly startUp: number;
  readonly answers: number;
}

const pass = (file: string, flags: readonly string[]): Promise<Timed> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const child = spawn(process.execPath, [bin, 'apply', ...flags]);
    let startUp = 0;
    let answers = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      startUp ||= performance.now() - began;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) answers++;
    });
    child.on('error', reject);
    child.on('close', () => resolve({ seconds: (performance.now() - began) / 1000, startUp: startUp / 1000, answers }));
    createReadStream(file).pipe(child.stdin);
  });

const measure = async (file: string, lines: number, flags: readonly string[]): Promise<void> => {
  const rates: number[] = [];
  for (let time = 0; time < repeats; time++) {
    const { seconds, startUp, answers } = await pass(file, flags);
    if (answers !== lines) throw new Error(`${answers} answers to ${lines} lines`);
    rates.push(lines / (seconds - startUp));
    console.error(`${flags.join(' ') || 'plain'}: ${seconds.toFixed(2)} s, first answer after ${startUp.toFixed(2)} s`);
  }
  const best = Math.round(Math.max(...rates)).toLocaleString('en');
  console.log(`apply ${flags.join(' ')}`.trimEnd().padEnd(16), `${best} lines a second, the best of ${repeats}`);
};

/** @param args how many lines */
export const run = async ([count = String(linesDefault)]: readonly string[]): Promise<void> => {
  const lines = Number(count);
  if (!Number.isInteger(lines) || lines < 1) throw new RangeError(`lines: a whole number, not ${count}`);
  const folder = mkdtempSync(join(tmpdir(), 'mbegu-bench-'));
  const file = join(folder, 'questions.jsonl');
  try {
    writeFileSync(file, questions(lines));
    await measure(file, lines, []);
    await measure(file, lines, ['--events']);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
