/** Several files at once: each is read for itself, and what can be read is one list. */
import {
  type GameRecord,
  gameOf,
  legalMoves,
  type Move,
  makeJsonRecord,
  makePosition,
  makeRecords,
  must,
  parsePosition,
  parseRecords,
  type Step,
} from '@mbegu/rules';
import { open, saveTable } from '@mbegu/table';
import { beforeAll, expect, test, vi } from 'vitest';
import { readFiles } from '../src/state/analysis/files.ts';
import { readText } from '../src/state/analysis/read-text.ts';
import { noHead, recordsOfTree } from '../src/state/analysis/records.ts';
import { writeSteps } from '../src/state/analysis/steps.ts';
import { type Grown, plantTree, positionAt, rootId, takeStep } from '../src/state/analysis/tree.ts';
import { openAnalysisTexts, openWords, withSetupTexts } from '../src/words.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await openWords(['en-GB']);
  await withSetupTexts(Promise.resolve());
  await openAnalysisTexts();
});

const kalah = gameOf('kalah');
const head = (...tags: readonly string[]) => ['[Mbegu "1"]', '[Game "kalah"]', ...tags].join('\n');
const record = `${head()}\n\n1. CA {why} (1. B) 1... b\n`;
const json = JSON.stringify(makeJsonRecord(must(parseRecords(`${head()}\n\n1. D`))[0] as GameRecord));
const { table } = open({
  game: kalah,
  seats: { S: { kind: 'person', name: 'Amina' }, N: { kind: 'person', name: 'Babu' } },
  now: 1,
});
const read = (...contents: readonly (string | Uint8Array<ArrayBuffer>)[]) =>
  readFiles(
    contents.map((content, index) => new File([content], `${index + 1}.mbegu`)),
    kalah,
  );

test('records of either form, a kept game, a position and a link are one list', async () => {
  const position = '2,2,2,2,2,2/2,2,2,2,2,2 0-0 N';
  const { text, faults } = await read(record, json, saveTable(table), position, 'see #/analyse/1/kalah/-/-/E(F).');
  expect(faults).toEqual([]);
  const games = [0, 1, 2, 3, 4].map((which) => must(readText(text, kalah, which)));
  expect(games.map(({ games: count }) => count)).toEqual([5, 5, 5, 5, 5]);
  expect(games.map(({ tree }) => writeSteps(tree).text)).toEqual(['CA(B)b', 'D', '', '', 'E(F)']);
  expect(games[2]?.head.south).toBe('Amina');
  expect(makePosition(positionAt(games[3]?.tree as never, 0))).toBe(position);
});

test('what cannot be read takes no other with it, and is told by its name', async () => {
  const { text, faults } = await read(record, Uint8Array.of(0x89, 0, 1), `${head()}\n\n1. C a A`, 'hello', json);
  expect(must(readText(text, kalah)).games).toBe(2);
  expect(faults).toEqual([
    '\u20682.mbegu\u2069: This file is no text.',
    '\u20684.mbegu\u2069: This is neither a position nor a record nor a link of Mbegu.',
    expect.stringMatching(/^\u20683\.mbegu\u2069: .*a may not be played there/),
  ]);
  expect(await read(Uint8Array.of(0))).toEqual({ text: '', faults: ['This file is no text.'] });
  expect((await read('hello', 'hello')).text).toBe('');
  expect(await read(record)).toEqual({ text: record, faults: [] });
});

test('rounds in a file each are one game', async () => {
  const game = gameOf('walak-pussa', { rounds: 'simple' });
  let grown: Grown = {
    tree: plantTree(game, must(parsePosition(game, '0,0,0,0,0,0,1/0,0,0,0,0,0,1 30-24 S'))),
    id: rootId,
  };
  const step = (next: Step): void => {
    grown = must(takeStep(grown.tree, grown.id, next));
  };
  const moves = () => legalMoves(game, positionAt(grown.tree, grown.id));
  for (let [move] = moves(); move; [move] = moves()) step({ kind: 'move', move });
  step({ kind: 'round' });
  const [first] = moves();
  step({ kind: 'move', move: first as Move });
  const { tree } = grown;
  const rounds = recordsOfTree(tree, noHead).map((each) => makeRecords([each]));
  expect(rounds).toHaveLength(2);
  const { text, faults } = await read(...rounds, record);
  expect(faults).toEqual([]);
  expect(must(readText(text, kalah)).games).toBe(2);
  expect(writeSteps(must(readText(text, kalah)).tree).text).toBe(writeSteps(tree).text);
});
