// Documents are executed: what a page shows is what happens.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  createGame,
  type GameId,
  makeJsonRecord,
  makePosition,
  makeRecords,
  matchOf,
  must,
  parseJsonRecord,
  parseOptions,
  parsePosition,
  parseRecords,
} from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { root } from '../scripts/lib/paths.mjs';

/** The fenced blocks of a page that are marked with this language. */
const blocks = (page: string, language: string): string[] =>
  [
    ...readFileSync(join(root, page), 'utf8').matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm')),
  ].map(([, text]) => text as string);

/** Pages whose TypeScript is run; what follows `console.log(…);` in a comment is what it prints. */
const PAGES = [
  'README.md',
  'packages/rules/README.md',
  'packages/i18n/README.md',
  'packages/engine/README.md',
  'packages/table/README.md',
];

const run = (code: string): string => {
  // Inside the repository, so that the packages are found by their names.
  const folder = join(root, 'node_modules/.cache/docs');
  const file = join(folder, `example-${process.pid}.mts`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, code);
  try {
    const args = ['--conditions=source', '--import', 'tsx', file];
    return execFileSync(process.execPath, args, {
      encoding: 'utf8',
      cwd: root,
      env: { ...process.env, NO_COLOR: '1' },
    });
  } finally {
    rmSync(file);
  }
};

describe.each(PAGES)('%s', (page) => {
  const examples = blocks(page, 'ts');
  test('has an example', () => expect(examples.length).toBeGreaterThan(0));

  test.each(examples)('runs and prints what it says: %#', (code) => {
    const expected = [...code.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line]) => line);
    expect(expected.length).toBeGreaterThan(0);
    expect(run(code).trimEnd().split('\n')).toEqual(expected);
  });
});

describe('docs/notation.md', () => {
  const page = 'docs/notation.md';
  const positions = blocks(page, 'positions').flatMap((block) => block.trim().split('\n'));
  const records = blocks(page, 'record');
  const twins = blocks(page, 'json');

  test('has examples', () => {
    expect(positions.length).toBeGreaterThan(4);
    expect(records.length).toBeGreaterThan(4);
    expect(twins.length).toBeGreaterThan(0);
  });

  test.each(positions)('position %s', (line) => {
    const [game = '', text = ''] = line.split(' | ');
    const [id = '', ...options] = game.split(' ');
    const decided = must(createGame(id, must(parseOptions(id as GameId, options.join(' ')))));
    expect(makePosition(must(parsePosition(decided, text)))).toBe(text);
  });

  test.each(records)('record %#', (text) => {
    const read = must(parseRecords(text));
    expect(makeRecords(read)).toBe(text);
    expect(matchOf(read)).toMatchObject({ ok: true });
  });

  test.each(twins)('JSON record %#', (text) => {
    const value = JSON.parse(text);
    const record = must(parseJsonRecord(value));
    expect(makeJsonRecord(record)).toEqual(value);
    expect(matchOf([record])).toMatchObject({ ok: true });
    expect(must(parseRecords(makeRecords([record])))).toEqual([record]);
  });
});

describe('links of the pages', () => {
  const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8', cwd: root }).trim().split('\n');
  const links = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(
      ([, target]) => [page, target as string] as const,
    ),
  );

  test('there are some', () => expect(links.length).toBeGreaterThan(5));

  test.each(links)('%s: %s', (page, target) => {
    expect(existsSync(join(root, dirname(page), target))).toBe(true);
  });
});
