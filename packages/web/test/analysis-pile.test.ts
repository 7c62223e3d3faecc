/** What lies beneath what is open: nothing that is opened costs another analysis. */
import { gameOf, type Options } from '@mbegu/rules';
import { expect, test } from 'vitest';
import { bringBack, earlierMax, type KeptSheets, layOpen, placeOf, type Sheet } from '../src/state/analysis/pile.ts';
import { noHead } from '../src/state/analysis/records.ts';
import { readSteps, writeSteps } from '../src/state/analysis/steps.ts';
import { nodeOf, plantTree, rootId } from '../src/state/analysis/tree.ts';

const sheet = (text: string, options: Options = {}): Sheet => {
  const { tree, order, stuck } = readSteps(plantTree(gameOf('kalah', options)), text);
  expect(stuck).toBe(0);
  return { tree, id: order.at(-1) ?? rootId, head: noHead, source: null };
};
const texts = ({ open, earlier }: KeptSheets) => [open, ...earlier].map(({ tree }) => writeSteps(tree).text);
const pile = (open: string, ...earlier: readonly string[]): KeptSheets => ({
  open: sheet(open),
  earlier: earlier.map((each) => sheet(each)),
});

test('the same opened twice lies there once, with whatever was added to it', () => {
  const first = layOpen(pile('D'), sheet('CA'));
  expect([texts(first.sheets), first.wasThere]).toEqual([['CA', 'D'], false]);
  const again = layOpen(first.sheets, sheet('CA'));
  expect([texts(again.sheets), again.wasThere]).toEqual([['CA', 'D'], true]);
  const grown = layOpen(pile('CA(B)b', 'D'), sheet('CA'));
  expect([texts(grown.sheets), grown.wasThere]).toEqual([['CA(B)b', 'D'], true]);
  expect(nodeOf(grown.sheets.open.tree, grown.sheets.open.id).match.last?.number).toBe(2);
  // From beneath it comes to the top, and what was open lies beneath.
  expect(texts(layOpen(pile('D', 'E', 'CA(B)'), sheet('CA')).sheets)).toEqual(['CA(B)', 'D', 'E']);
});

test('what differs is something else: another main line, rules, names, words, or a start alone', () => {
  expect(placeOf(sheet('CA(B)'), sheet('CB'))).toBeNull();
  expect(placeOf(sheet('CA'), sheet('CA(B)'))).toBeNull();
  expect(placeOf(sheet('C'), sheet('C', { pie: 'on' }))).toBeNull();
  expect(placeOf(sheet('C'), { ...sheet('C'), head: { ...noHead, south: 'Amina' } })).toBeNull();
  expect(placeOf(sheet('C'), { ...sheet('C'), source: 'kalah.x' })).toBeNull();
  expect(placeOf(sheet('C'), sheet(''))).toBeNull();
  expect(placeOf(sheet(''), sheet(''))).toBe(rootId);
  const said = sheet('C');
  const nodes = new Map(said.tree.nodes).set(1, { ...nodeOf(said.tree, 1), comments: ['Why?'] });
  expect(placeOf(sheet('C'), { ...said, tree: { ...said.tree, nodes } })).toBeNull();
});

test('a board on which nothing was done is not worth keeping; when there is no room for all it is told', () => {
  expect(texts(layOpen(pile(''), sheet('C')).sheets)).toEqual(['C']);
  let sheets = pile('A');
  for (const move of ['B', 'C', 'D', 'E', 'F']) {
    const laid = layOpen(sheets, sheet(move));
    expect(laid.isFull).toBe(false);
    ({ sheets } = laid);
  }
  expect(sheets.earlier).toHaveLength(earlierMax);
  const { isFull, sheets: full } = layOpen(sheets, sheet('A', { pie: 'on' }));
  expect([isFull, texts(full)]).toEqual([true, ['A', 'F', 'E', 'D', 'C', 'B']]);
});

test('one comes back to all of them in turn', () => {
  const turns = [pile('A', 'B', 'C')];
  for (let turn = 0; turn < 3; turn++) turns.push(bringBack(turns.at(-1) as KeptSheets));
  expect(turns.map((each) => texts(each)[0])).toEqual(['A', 'B', 'C', 'A']);
  expect(texts(bringBack(pile('', 'B')))).toEqual(['B']);
});
