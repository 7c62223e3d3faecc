import {
  createGame,
  GAME_IDS,
  type GameRecord,
  gameOf,
  legalMoves,
  makeJsonRecord,
  makePosition,
  makeRecords,
  must,
  optionSpecs,
  parseRecords,
  playOn,
  resign,
  startMatch,
} from '@mbegu/rules';
import { open, saveTable } from '@mbegu/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonOf } from '../src/state/analysis/hand-out.ts';
import { keepSheets, keptSheets, takeOthers } from '../src/state/analysis/kept.ts';
import type { KeptSheets, Sheet } from '../src/state/analysis/pile.ts';
import { linkOfTree } from '../src/state/analysis/read-link.ts';
import { decodeText, readText } from '../src/state/analysis/read-text.ts';
import { noHead, recordsOfTree, treeOfRecords } from '../src/state/analysis/records.ts';
import { readSteps, writeSteps } from '../src/state/analysis/steps.ts';
import {
  type NodeId,
  nodeOf,
  plantTree,
  positionAt,
  rootId,
  type Tree,
  takeStep,
  treeOfMatch,
} from '../src/state/analysis/tree.ts';
import { recordsIn } from '../src/state/record-text.ts';
import { openStore } from '../src/state/storage.ts';

const runs = { seed: 20261130, numRuns: 50 };
const kalah = gameOf('kalah');
const grown = (text: string, game = kalah): Tree => {
  const read = readSteps(plantTree(game), text);
  expect(read.stuck, text).toBe(0);
  return read.tree;
};

const anyGame = fc
  .constantFrom(...GAME_IDS)
  .chain((id) =>
    fc
      .record(
        Object.fromEntries(
          Object.entries(optionSpecs(id)).map(([name, spec]) => [
            name,
            spec.kind === 'count' ? fc.integer({ min: 2, max: 6 }) : fc.constantFrom(...spec.values),
          ]),
        ),
      )
      .map((options) => must(createGame(id, options))),
  );

/** Rounds only at the end of the main line, as the page lets them be played. */
const anyTree = fc.tuple(anyGame, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 60 })).map(([game, picks]) => {
  let tree = plantTree(game);
  let main: NodeId = rootId;
  for (const [node, choice] of picks) {
    const ids = [...tree.nodes.keys()];
    const at = node % 3 === 0 ? (ids[node % ids.length] as NodeId) : main;
    const moves = legalMoves(game, positionAt(tree, at));
    const move = moves[choice % Math.max(1, moves.length)];
    const step = move ? ({ kind: 'move', move } as const) : ({ kind: 'round' } as const);
    if (!move && (at !== main || nodeOf(tree, at).children.length > 0 || !playOn(nodeOf(tree, at).match).ok)) continue;
    const taken = takeStep(tree, at, step);
    if (!taken.ok) continue;
    tree = taken.value.tree;
    while (nodeOf(tree, main).children[0] !== undefined) main = nodeOf(tree, main).children[0] as NodeId;
  }
  return tree;
});

test('a tree written as records, as text and as JSON, is read back with all its variations', () => {
  fc.assert(
    fc.property(anyTree, (tree) => {
      const records = recordsOfTree(tree, { ...noHead, south: 'Amina' });
      for (const text of [makeRecords(records), jsonOf(records)]) {
        const read = must(readText(text, kalah));
        expect(writeSteps(read.tree).text).toBe(writeSteps(tree).text);
        expect(read.head.south).toBe('Amina');
      }
    }),
    runs,
  );
});

test('comments, names and what people decided are kept', () => {
  const text = [
    '[Mbegu "1"]\n[Game "kalah"]\n[Options "pie=on"]\n[South "Amina"]\n[North "computer:fig"]\n[Event "New Year"]',
    '[Result "1-0"]\n[Termination "resigned"]\n[Winner "N"]\n\n{before} 1. CA {a thought} 1... swap\n',
  ].join('\n');
  const { tree, head } = must(readText(text, kalah));
  expect(writeSteps(tree).text).toBe('CAxS');
  expect(head).toMatchObject({ south: 'Amina', north: 'computer:fig', tags: { Event: 'New Year' } });
  expect([...tree.nodes.values()].map(({ comments }) => comments.join())).toEqual(['before', '', 'a thought', '', '']);
  const again = makeRecords(recordsOfTree(tree, head));
  expect(must(parseRecords(again))).toEqual(must(parseRecords(text)));
});

test('a variation that leaves where somebody gave up is written behind the last move once more', () => {
  const match = must(resign(startMatch(kalah), 'S'));
  const gaveUp = grown('AbS');
  const at = writeSteps(gaveUp).order[2] as NodeId;
  const other = must(takeStep(gaveUp, at, { kind: 'move', move: 'C' })).tree;
  const [record] = recordsOfTree(other, noHead);
  expect(record?.line.entries.map(({ move }) => move)).toEqual(['A', 'b']);
  const read = must(treeOfRecords(must(parseRecords(makeRecords([record as never])))));
  expect(writeSteps(read.tree).text).toBe('AbC(S)');
  expect(writeSteps(treeOfMatch(match).tree).text).toBe('S');
});

test.each([
  ['4,4,4,4,4,4/4,4,4,4,4,4 0-0 S', ''],
  ['\uFEFF  4,4,4,4,4,4/4,4,4,4,4,4 0-0 S\n', ''],
  ['٤,٤,٤,٤,٤,٤/۴,۴,۴,۴,۴,۴ ෦-෦ S', ''],
  ['', 'text-empty'],
  ['hello', 'text-unknown'],
  ['{"a":', 'text-unknown'],
  ['{}', 'json-shape'],
  ['[Mbegu "1"]', 'record-tag-missing'],
  ['[Mbegu "9"]\n[Game "kalah"]', 'record-version'],
  ['4,4/4,4 0-0 S', 'pit-count'],
  ['4,4,4,4,4,x/4,4,4,4,4,-1 0-0 S', 'seed-count'],
  ['look: https://example.org/#/analyse/1.zzzz/kalah/-/-', 'link-cut'],
  ['{"mbegu-table": 7}', 'saved-version'],
])('whatever is pasted is read, or told what is the matter: %s', (text, code) => {
  const read = readText(text, kalah);
  expect(read.ok ? '' : read.error.map((fault) => fault.code).join()).toContain(code);
  expect(read.ok).toBe(code === '');
});

test('a link, a kept game, and one of several games in a file', () => {
  const tree = grown('Ad(e)');
  expect(
    writeSteps(must(readText(`see https://mbegu.example/${linkOfTree(tree, rootId).link} !`, kalah)).tree).text,
  ).toBe('Ad(e)');
  const bare = '#/analyse/1/kalah/-/-/Ad(e)';
  for (const around of [
    'see (…).',
    '<…>',
    '“…”',
    '[here](…)',
    '…,',
    '…؟',
    '…)).',
    '…/',
    '<a href="…">here</a>',
    '_…_',
  ]) {
    expect(writeSteps(must(readText(around.replace('…', bare), kalah)).tree).text, around).toBe('Ad(e)');
  }
  expect(must(readText('go to #/analyse/1/kalah/-/-.', kalah)).tree.nodes.size).toBe(1);
  expect(readText(`#/analyse/1/${')'.repeat(1e6)}`, kalah).ok).toBe(false);
  const seats = { S: { kind: 'person', name: 'Amina' }, N: { kind: 'computer', level: 'fig' } } as const;
  const { table } = open({ game: kalah, seats, now: 1 });
  expect(must(readText(saveTable(table), kalah)).head).toMatchObject({ south: 'Amina', north: 'computer:fig' });
  const two = makeRecords([...recordsOfTree(grown('A'), noHead), ...recordsOfTree(grown('B'), noHead)]);
  expect(must(readText(two, kalah, 1))).toMatchObject({ games: 2 });
  expect(writeSteps(must(readText(two, kalah, 1)).tree).text).toBe('B');
});

test('files: text in two encodings, and what is none', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(must(decodeText(bytes('ubao')))).toBe('ubao');
  expect(must(decodeText(Uint8Array.of(0xff, 0xfe, 0x41, 0)))).toBe('A');
  for (const wrong of [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0), Uint8Array.of(0xc3), bytes('a\0b')]) {
    expect(decodeText(wrong)).toMatchObject({ ok: false, error: [{ code: 'file-binary' }] });
  }
  expect(decodeText(new Uint8Array(16_000_001))).toMatchObject({ ok: false, error: [{ code: 'file-size' }] });
});

test('what lies open is kept and found again, with what lay there before', () => {
  fc.assert(
    fc.property(anyTree, fc.nat(), (tree, pick) => {
      const store = openStore(null);
      const { order } = writeSteps(tree);
      const open: Sheet = { tree, id: order[pick % order.length] as NodeId, head: noHead, source: 'kalah.x' };
      keepSheets({ open, earlier: [{ ...open, source: null }] }, store);
      const kept = must(keptSheets(store));
      expect(writeSteps(kept?.open.tree as Tree).text).toBe(writeSteps(tree).text);
      expect(makePosition(positionAt(kept?.open.tree as Tree, kept?.open.id as NodeId))).toBe(
        makePosition(positionAt(tree, open.id)),
      );
      expect([kept?.open.source, kept?.earlier[0]?.source]).toEqual(['kalah.x', null]);
    }),
    runs,
  );
});

/** What two tabs of one browser have in common. */
const sharedStorage = (): Storage => {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  } as Storage;
};

test('what another tab has laid open is brought back, not written over', () => {
  const shared = sharedStorage();
  const [here, there] = [openStore(shared), openStore(shared)];
  const sheetOf = (text: string): Sheet => ({ tree: grown(text), id: rootId, head: noHead, source: null });
  const texts = ({ open, earlier }: KeptSheets) => [open, ...earlier].map(({ tree }) => writeSteps(tree).text);
  must(keptSheets(here));
  must(keptSheets(there));
  keepSheets({ open: sheetOf('C'), earlier: [] }, here);
  expect(texts(keepSheets({ open: sheetOf('D'), earlier: [] }, there).sheets)).toEqual(['D', 'C']);
  // And from then on it belongs to this tab too; what has grown there meanwhile is there only once.
  const { sheets } = keepSheets({ open: sheetOf('CA'), earlier: [] }, here);
  expect(texts(sheets)).toEqual(['CA', 'D']);
  keepSheets({ open: sheetOf('Da'), earlier: [] }, there);
  expect(texts(keepSheets(sheets, here).sheets)).toEqual(['CA', 'Da']);
  expect(texts(must(keptSheets(openStore(shared))) as KeptSheets)).toEqual(['CA', 'Da']);
});

test('all that another tab laid open is here, too; what only this one let go is not, and what has no room is told', () => {
  const shared = sharedStorage();
  const [here, there] = [openStore(shared), openStore(shared)];
  const sheetOf = (text: string): Sheet => ({ tree: grown(text), id: rootId, head: noHead, source: null });
  const pileOf = (open: string, ...earlier: readonly string[]): KeptSheets => ({
    open: sheetOf(open),
    earlier: earlier.map(sheetOf),
  });
  const texts = ({ open, earlier }: KeptSheets) => [open, ...earlier].map(({ tree }) => writeSteps(tree).text);
  must(keptSheets(here));
  keepSheets(pileOf('CA(B)'), here);
  must(keptSheets(there));
  keepSheets(pileOf('D', 'CA(B)'), there);
  keepSheets(pileOf('E', 'D', 'CA(B)'), there);
  // A variation was deleted here: the other tab only kept it as it was.
  const { sheets, isFull } = keepSheets(pileOf('CA'), here);
  expect([texts(sheets), isFull]).toEqual([['CA', 'E', 'D'], false]);
  // Taken in before something is done, it is not taken in again.
  keepSheets(pileOf('Fa', 'Ab', 'Bc', 'CB', 'CD', 'CE'), there);
  const taken = takeOthers(sheets, here);
  expect([texts(taken.sheets), taken.isFull]).toEqual([['CA', 'Fa', 'Ab', 'Bc', 'CB', 'CD'], true]);
  const kept = keepSheets(taken.sheets, here);
  expect([texts(kept.sheets), kept.isFull]).toEqual([texts(taken.sheets), false]);
  // One more has come from there, and the oldest goes.
  must(keptSheets(there));
  keepSheets(pileOf('CF', 'CA', 'Fa', 'Ab', 'Bc', 'CB'), there);
  const full = keepSheets(pileOf('CAa', 'Fa', 'Ab', 'Bc', 'CB', 'CD'), here);
  expect([texts(full.sheets), full.isFull]).toEqual([['CAa', 'CF', 'Fa', 'Ab', 'Bc', 'CB'], true]);
});

test('an analysis that was kept with a single one before it is read', () => {
  const store = openStore(null);
  const line = (moves: string) => ({ line: `kalah/-/-/${moves}`, head: {}, source: null, comments: [] });
  store.write('mbegu:1:analysis', JSON.stringify({ version: 1, open: line('C'), earlier: line('D') }));
  expect(must(keptSheets(store))?.earlier.map(({ tree }) => writeSteps(tree).text)).toEqual(['D']);
  store.write('mbegu:1:analysis', JSON.stringify({ version: 1, open: line('C'), earlier: null }));
  expect(must(keptSheets(store))?.earlier).toEqual([]);
});

test('records come in either form', () => {
  const text = '[Mbegu "1"]\n[Game "kalah"]\n\n1. CA b';
  const [record] = must(parseRecords(text));
  const json = JSON.stringify(makeJsonRecord(record as GameRecord));
  expect(must(recordsIn(json))).toEqual(must(recordsIn(text)));
  expect(must(recordsIn(`[${json},${json}]`))).toHaveLength(2);
  for (const wrong of ['{}', '[7]', 'no record', '{"a":']) expect(recordsIn(wrong).ok).toBe(false);
});

test.each(['', 'null', '7', '{"version":0}', '{"version":1,"open":{"line":"kalah/-/-/AA"}}', '{"version":1,"open":'])(
  'what is kept and cannot be read is put aside: %s',
  (text) => {
    const store = openStore(null);
    store.write('mbegu:1:analysis', text);
    expect(keptSheets(store)).toMatchObject({ ok: false, error: { code: 'kept-broken' } });
    expect(store.read('mbegu:1:analysis:aside')).toBe(text);
  },
);
