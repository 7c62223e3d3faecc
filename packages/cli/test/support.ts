import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import type { Io } from '../src/io.ts';
import { run } from '../src/run.ts';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Given {
  readonly input?: string | Buffer | Iterable<Buffer>;
  readonly columns?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly isTTY?: boolean;
}

const gathered = (stream: PassThrough): (() => string) => {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString('utf8');
};

const readable = (input: NonNullable<Given['input']>): Readable =>
  Readable.from(typeof input === 'string' || Buffer.isBuffer(input) ? [Buffer.from(input)] : input);

/** Runs a command line in this process, on streams of its own. */
export const mbegu = async (args: readonly string[], given: Given = {}): Promise<Ran> => {
  const output = new PassThrough();
  const errors = new PassThrough();
  const out = gathered(output);
  const err = gathered(errors);
  const { columns, isTTY = false, env = {}, input = '' } = given;
  const io: Io = {
    input: readable(input),
    output: Object.assign(output, { isTTY, ...(columns !== undefined && { columns }) }),
    errors,
    env,
    onInterrupt: () => () => {},
  };
  const code = await run(args, io);
  return { code, out: out(), err: err() };
};

/** The one JSON value a command prints. */
export const json = async (
  args: readonly string[],
  given: Given = {},
): Promise<{ code: number | null; value: unknown }> => {
  const { code, out, err } = await mbegu(args, given);
  if (err !== '') throw new Error(`nothing is expected on standard error: ${err}`);
  if (!/^[^\n]+\n$/.test(out)) throw new Error(`one line is expected: ${out}`);
  return { code, value: JSON.parse(out) };
};

const main = new URL('../src/main.ts', import.meta.url).pathname;

/** Node's arguments for the command line as a process of its own, from the sources. */
export const nodeArgs: readonly string[] = ['--conditions=source', '--import', 'tsx', main];

/** Runs a command line as a process. */
export const spawned = (
  args: readonly string[],
  { input = '', env = {} }: { input?: string | Buffer; env?: Readonly<Record<string, string>> } = {},
): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...nodeArgs, ...args], { env: { PATH: process.env.PATH, ...env } });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });

/** Calls with the path of a folder that is there only meanwhile. */
export const inFolder = async <T>(use: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'mbegu-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The number of a process that has ended. */
const goneProcess = (): number => spawnSync(process.execPath, ['--version']).pid;

/** Puts beside a file what a process that was killed an hour ago has left of it. */
export const remainsOf = (file: string, pid = goneProcess()): string => {
  const part = `${file}.${pid}-0123abcd.part`;
  const then = new Date(Date.now() - 3_600_000);
  writeFileSync(part, 'half of it');
  utimesSync(part, then, then);
  return part;
};
