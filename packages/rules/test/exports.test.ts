import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { FAULT_CODES, MESSAGE_KEYS, REASONS, REFUSAL_CODES } from '../src/index.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const textOf = (file: string): string => readFileSync(`${source}${file}`, 'utf8');

test('the library imports nothing but itself, and knows no clock, chance or screen', () => {
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = textOf(file);
    for (const [, from = ''] of text.matchAll(/\bfrom\s+'([^']+)'/g)) expect(from, file).toMatch(/^\.{1,2}\//);
    expect(text, file).not.toMatch(
      /\b(Date\.now|new Date|Math\.random|setTimeout|document\.|window\.|process\.|console\.|require\()/,
    );
  }
});

test('it has no dependency', () => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(manifest).toMatchObject({ name: '@mbegu/rules', dependencies: {}, sideEffects: false, type: 'module' });
});

test('mutation testing runs every test but the long ones, and what is run beside them', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const tests = readdirSync(folder).filter((file) => file.endsWith('.test.ts'));
  const text = readFileSync(`${folder}mutation.ts`, 'utf8');
  const long = [
    'explain',
    'exports',
    'extremes',
    'fuzz',
    'laws-match',
    'laws-notation',
    'laws-play',
    'loads',
    'vectors',
  ];
  const left = tests.filter((file) => !text.includes(`import './${file}';`) && !file.startsWith('reference-'));
  expect(left).toEqual(long.map((name) => `${name}.test.ts`));
});

test('no game is named in a condition outside the games', () => {
  for (const file of files.filter((each) => !each.startsWith('games/') && !each.startsWith('explain/'))) {
    expect(textOf(file), file).not.toMatch(/['"](kalah|al-manqala|walak-pussa)['"]/);
  }
});

test('codes and keys are each said once', () => {
  for (const list of [REASONS, REFUSAL_CODES, FAULT_CODES, MESSAGE_KEYS] as const) {
    expect(new Set<string>(list).size).toBe(list.length);
  }
});
