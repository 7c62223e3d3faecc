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
/** The rows below the one that begins with this heading. */
const tableOf = (title: string, heading: string): string[][] => {
  const [, table = ''] = section(title).split(`| ${heading} |`);
  const [own = ''] = table.split('\n\n');
  return [...own.matchAll(/^\| (`.*) \|$/gm)].map(([, row]) => (row as string).split(/\s*\|\s*/));
};
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
  const told = tableOf('Looks', 'part').map(([name]) => bare(name));
  expect(told.sort()).toEqual([...new Set(parts)].sort());
});

test('every custom property, and no other; and each is drawn with', () => {
  const read = code.flatMap((text) => [...text.matchAll(/var\((--mbegu-[\w-]*\w)/g)].map(([, name]) => name as string));
  const told = tableOf('Looks', 'custom property').map(([name]) => bare(name));
  expect(told.sort()).toEqual([...read, ...PAINTS.map((name) => `--mbegu-${name}`)].sort());
  const drawing = readdirSync(source).filter((name) => name !== 'themes.ts');
  const drawn = drawing.map((name) => readFileSync(new URL(name, source), 'utf8')).join('\n');
  expect(PAINTS.filter((name) => !new RegExp(`--mb-${name}\\b(?!-)|'${name}'`).test(drawn))).toEqual([]);
});

test('every method, and no other', () => {
  const told = [...section('Methods').matchAll(/^\* `(\w+)\(/gm)].map(([, name]) => name);
  const element = readFileSync(new URL('element.ts', source), 'utf8');
  const methods = [...element.matchAll(/^ {2}(?:override |async )?(\w+)\(/gm)].map(([, name]) => name as string);
  const ofTheBrowser = [
    'constructor',
    'connectedCallback',
    'disconnectedCallback',
    'attributeChangedCallback',
    'changed',
  ];
  expect(told.sort()).toEqual(methods.filter((name) => !ofTheBrowser.includes(name)).sort());
});

test('every event', () => {
  const told = rows('Events').map(([name]) => bare(name));
  const types = code.flatMap((text) => [...text.matchAll(/^ {2}'((?:pit|play)-\w+)': /gm)].map(([, name]) => name));
  expect(told.sort()).toEqual([...new Set(types)].sort());
});
