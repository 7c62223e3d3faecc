/** What the README promises is what there is. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ATTRIBUTES, startSettings } from '../src/settings.ts';
import { PAINTS } from '../src/themes.ts';

const source = new URL('../src/', import.meta.url);
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const code = readdirSync(source).map((name) => readFileSync(new URL(name, source), 'utf8'));
const section = (title: string): string => readme.split(/^## /m).find((text) => text.startsWith(title)) ?? '';
const rows = (title: string): string[][] =>
  [...section(title).matchAll(/^\| (`.*) \|$/gm)].map(([, row]) => (row as string).split(/\s*\|\s*/));
const bare = (cell: string | undefined): string => (cell ?? '').replaceAll('`', '').trim();

test('every property and attribute, and no other', () => {
  const table = rows('Properties');
  const properties = [...Object.keys(startSettings()), 'position', 'playing'];
  expect(table.map(([name]) => bare(name)).sort()).toEqual(properties.sort());
  const attributes = table.map(([, attribute]) => bare(attribute)).filter((name) => name !== '');
  expect(attributes).toEqual([...ATTRIBUTES]);
});

test('every part, and no other', () => {
  const parts = code.flatMap((text) =>
    [...text.matchAll(/\bpart(?:: |\.toggle\()'([\w-]+)'/g)].map(([, name]) => name),
  );
  const told = /^Parts: (.*)\.$/m.exec(section('Looks'))?.[1]?.split(', ').map(bare);
  expect(told?.sort()).toEqual([...new Set(parts)].sort());
});

test('every custom property that is no colour is named, and the colours that are', () => {
  const read = code.flatMap((text) => [...text.matchAll(/var\((--mbegu-[\w-]*\w)/g)].map(([, name]) => name as string));
  for (const name of read) expect(section('Looks')).toContain(`\`${name}\``);
  const named = [...section('Looks').matchAll(/`--mbegu-([\w-]+\w)`/g)].map(([, name]) => name as string);
  const known = new Set<string>([...PAINTS, ...read.map((name) => name.slice('--mbegu-'.length))]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('every event', () => {
  const told = rows('Events').map(([name]) => bare(name));
  const types = code.flatMap((text) => [...text.matchAll(/^ {2}'((?:pit|play)-\w+)': /gm)].map(([, name]) => name));
  expect(told.sort()).toEqual([...new Set(types)].sort());
});
