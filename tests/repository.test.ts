import { expect, test } from 'vitest';
import { files, isText, packages, read } from './files.ts';

const lock = JSON.parse(read('package-lock.json'));

test('the lock names no host', () => {
  const resolved = Object.values<{ resolved?: string }>(lock.packages).map((entry) => entry.resolved ?? '');
  expect(resolved.filter((place) => place.includes('://'))).toEqual([]);
});

// The words are put together here so that this file does not find itself.
const folders = ['home', 'root', 'Users', 'work'].join('|');
const machinePath = new RegExp(`(?<![\\w.~-])/(${folders})/[\\w.]|[A-Z]:\\\\${'Users'}\\\\`);

test.each([
  [`see /${'home'}/ada/mbegu`, true],
  [`"/${'root'}/x"`, true],
  [`C:\\${'Users'}\\ada`, true],
  ['https://example.org/work/x', false],
  ['docs/home/index.html', false],
])('%s names a place on one machine: %s', (text, is) => {
  expect(machinePath.test(text)).toBe(is);
});

test('no file names a place on one machine', () => {
  expect(files.filter((file) => isText(file) && machinePath.test(read(file)))).toEqual([]);
});

const left = ['only', 'skip', 'todo', 'fixme', 'fails'].join('|');
const leftOut = new RegExp(
  `\\b(?:test|it|describe|suite|bench)(?:\\.\\w+)*\\.(?:${left})\\b|\\bx(?:it|test|describe)\\(`,
);
const mark = new RegExp(`\\b(?:${['TO' + 'DO', 'FIX' + 'ME', 'X'.repeat(3), 'HA' + 'CK'].join('|')})\\b`);
const code = files.filter((file) => /\.(ts|mts|mjs|js|svelte|css|html|sh)$/.test(file));

test.each([
  [`test.${'skip'}('x')`, true],
  [`describe.concurrent.${'only'}('x')`, true],
  [`test.${'fixme'}();`, true],
  [`x${'it'}('x')`, true],
  ['queue.skip();', false],
  ["test.each(cases)('x')", false],
])('%s leaves a test out: %s', (text, is) => {
  expect(leftOut.test(text)).toBe(is);
});

test('no test is left out', () => {
  expect(code.length).toBeGreaterThan(0);
  expect(code.filter((file) => leftOut.test(read(file)))).toEqual([]);
});

test('nothing in the code is put off', () => {
  expect(mark.test(`// ${'TO'}${'DO'}: later`)).toBe(true);
  expect(code.filter((file) => mark.test(read(file)))).toEqual([]);
});

test.each(packages)('%s has tests', (name) => {
  const own = new RegExp(`^packages/${name}/(?:test/.*\\.test|e2e/[^/]*\\.spec)\\.ts$`);
  expect(files.filter((file) => own.test(file))).not.toEqual([]);
});
