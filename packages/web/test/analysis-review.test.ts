import { analyse, type Report, reference } from '@mbegu/engine';
import { gameOf, legalMoves, type Move, must, now, parsePosition, seenIn } from '@mbegu/rules';
import { expect, test, vi } from 'vitest';
import { openAnalyst } from '../src/state/analysis/analyst.ts';
import { gradeOf, judge, lossesOf, lossOf, pointOf } from '../src/state/analysis/review.ts';
import { handedOn, heldTo } from '../src/state/analysis/standing.ts';
import { readSteps } from '../src/state/analysis/steps.ts';
import { lineThrough, mainLine, type Node, nodeOf, plantTree, rootId } from '../src/state/analysis/tree.ts';
import { workshop } from './workshop.ts';

const reportOf = ({ match }: Node) => {
  const report = analyse(match.game, now(match).position, { within: Number.POSITIVE_INFINITY, nodes: 200_000 });
  return report.ok ? report.value : undefined;
};

/** A line by always playing the same pit of those that may be played. */
const lineOf = (game: Parameters<typeof plantTree>[0], which: number): readonly Node[] => {
  let text = '';
  for (;;) {
    const { tree } = readSteps(plantTree(game), text);
    const line = mainLine(tree);
    const moves = legalMoves(game, now((line.at(-1) as Node).match).position);
    if (moves.length === 0) return line;
    const move = moves[which % moves.length];
    text += move === 'swap' ? 'x' : move;
  }
};

test.each([
  ['kalah', gameOf('kalah', { pits: 3, seeds: 2 })],
  ['kalah with the pie rule', gameOf('kalah', { pits: 3, seeds: 2, pie: 'on' })],
  ['al-manqala', gameOf('al-manqala', { pits: 2, seeds: 2 })],
  ['walak-pussa', gameOf('walak-pussa', { pits: 2, seeds: 2 })],
])('what a move loses is what plain search over the rules says: %s', (_, game) => {
  let compared = 0;
  for (const which of [0, 1, 2]) {
    const line = lineOf(game, which).slice(0, 12);
    for (const { before, move, loss } of judge(line, reportOf)) {
      if (!loss?.exact) continue;
      const { position } = now(before.match);
      const truth = reference(game, position, { nodesMax: 20_000, seen: seenIn(before.match) });
      if (!truth.ok) continue;
      const played = truth.value.moves.find((each) => each.move === move);
      expect(loss.seeds, `${which} ${move}`).toBe(truth.value.value - (played?.value ?? Number.NaN));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(3);
});

test('the last point of a finished game is what was counted, and a best move loses nothing', () => {
  const line = lineOf(gameOf('kalah', { pits: 3, seeds: 2 }), 0);
  const last = line.at(-1) as Node;
  const { outcome } = now(last.match);
  expect(pointOf(last, undefined)).toEqual({
    margin: (outcome?.score[0] ?? 0) - (outcome?.score[1] ?? 0),
    exact: true,
  });
  const first = line[0] as Node;
  const report = reportOf(first);
  expect(report && lossOf(report, report.move)).toEqual({ seeds: 0, exact: report?.exact });
  expect(lossOf({ ...(report as NonNullable<typeof report>), moves: [] }, 'A')).toBeNull();
});

test('after an exchange of seats the person counts, not the row', () => {
  const { tree, order } = readSteps(plantTree(gameOf('kalah', { pits: 3, seeds: 2, pie: 'on' })), 'BxA');
  const line = lineThrough(tree, order.at(-1) ?? rootId);
  const points = line.map((node) => pointOf(node, reportOf(node)));
  const judged = judge(line, reportOf);
  // Whoever began loses what each of his moves loses, in the South and in the North.
  for (const [index, { loss, before, side }] of judged.entries()) {
    if (!loss?.exact || !points[index]?.exact || !points[index + 1]?.exact) continue;
    const drop = (points[index]?.margin ?? 0) - (points[index + 1]?.margin ?? 0);
    const byFirst = lossesOf([{ ...(judged[index] as (typeof judged)[number]) }]).S > 0;
    expect(Math.abs(drop)).toBe(loss.seeds);
    if (loss.seeds > 0) expect(drop > 0).toBe(byFirst);
    expect(now(before.match).position.turn).toBe(side);
  }
});

const report = (moves: readonly (readonly [move: Move, value: number, exact: boolean])[]): Report => {
  const all = moves.map(([move, value, exact]) => ({ move, value, exact, pv: [move] }));
  return { ...(all[0] as (typeof all)[number]), depth: 9, nodes: 1, moves: all };
};

test('an exact move says what the position after it is worth, for whoever moves there', () => {
  const known = report([
    ['C', 8, true],
    ['A', -3, true],
    ['B', -5, false],
  ]);
  const after = (steps: string, game = gameOf('kalah')) =>
    (mainLine(readSteps(plantTree(game), steps).tree).at(-1) as Node).match;
  // C moves again; A does not.
  expect(handedOn(after('C'), known)).toBe(8);
  expect(handedOn(after('A'), known)).toBe(3);
  expect(handedOn(after('B'), known)).toBeNull();
  expect(handedOn(after('A'), undefined)).toBeNull();
  // Whoever takes North's seat leaves it to the other, who moves from it.
  const swap = report([
    ['swap', 4, true],
    ['a', -4, true],
  ]);
  expect(handedOn(after('Ax', gameOf('kalah', { pie: 'on' })), swap)).toBe(-4);
});

test('whoever has to pass leaves the move to the same person', () => {
  const game = gameOf('al-manqala');
  const { tree } = readSteps(plantTree(game, must(parsePosition(game, '0,3,0,0,1,2,0/1,0,0,0,0,0,0 45-46 S'))), 'F');
  const { match } = mainLine(tree).at(-1) as Node;
  expect(now(match).position.turn).toBe('S');
  expect(handedOn(match, report([['F', 2, true]]))).toBe(2);
});

test('estimates are held to what is known: the best of them is worth it, none is worth more', () => {
  const values = ({ moves, value, exact, move }: Report) => [move, value, exact, ...moves.map((each) => each.value)];
  const estimated = report([
    ['d', 14, false],
    ['a', 9, false],
  ]);
  expect(values(heldTo(20, estimated))).toEqual(['d', 20, true, 20, 15]);
  expect(lossOf(heldTo(20, estimated), 'd')).toEqual({ seeds: 0, exact: false });
  expect(lossOf(heldTo(20, estimated), 'a')).toEqual({ seeds: 5, exact: false });
  const mixed = report([
    ['d', 14, false],
    ['b', 8, true],
    ['a', 3, false],
  ]);
  // One that is known to be worth it comes before what is only thought to be.
  expect(values(heldTo(8, mixed))).toEqual(['b', 8, true, 8, 8, 3]);
  expect(values(heldTo(12, mixed))).toEqual(['d', 12, true, 12, 8, 1]);
  expect(lossOf(heldTo(12, mixed), 'b')).toEqual({ seeds: 4, exact: true });
});

test('grades are calm: an estimate that differs by one is no slip', () => {
  const { position } = now(nodeOf(plantTree(gameOf('kalah')), rootId).match);
  const grade = (seeds: number, exact: boolean) => gradeOf({ seeds, exact }, position);
  expect([grade(0, true), grade(1, true), grade(4, true)]).toEqual(['best', 'slip', 'costly']);
  expect([grade(0, false), grade(1, false), grade(3, false), grade(9, false)]).toEqual([
    'best',
    'fine',
    'slip',
    'costly',
  ]);
});

const question = { game: { id: 'kalah', options: {} }, position: '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S', seen: {} };
const listener = () => ({ found: vi.fn(), done: vi.fn(), died: vi.fn() });

test('a worker that dies is replaced and asked again, and given up after the third', () => {
  const { made, make } = workshop<{ type: string; id: number }>();
  const analyst = openAnalyst(make);
  const table = { seeds: 3, header: new Uint8Array(1), memory: new ArrayBuffer(1), offset: 0 };
  analyst.give(table);
  const hears = listener();
  analyst.ask(question, hears);
  for (let death = 0; death < 3; death++) made.at(-1)?.onerror?.({ preventDefault: () => {} } as ErrorEvent);
  expect(made).toHaveLength(3);
  expect(made.every(({ terminated }) => terminated)).toBe(true);
  expect(made.map(({ asked }) => asked.map(({ type }) => type))).toEqual(new Array(3).fill(['endgame', 'analyse']));
  expect(hears.died.mock.calls).toEqual([[true], [true], [false]]);
  analyst.ask(question, hears);
  expect(made).toHaveLength(4);
});

test('a worker that says nothing at all is replaced too; one that has spoken may take its time', () => {
  vi.useFakeTimers();
  const { made, make } = workshop<{ type: string; id: number }>();
  const analyst = openAnalyst(make);
  const hears = listener();
  analyst.ask(question, hears);
  vi.runOnlyPendingTimers();
  expect(hears.died.mock.calls).toEqual([[true]]);
  made[1]?.onmessage?.({ data: { type: 'report', report: {}, threads: 1, id: 2 } } as MessageEvent);
  vi.runOnlyPendingTimers();
  expect(hears.died.mock.calls).toEqual([[true]]);
  expect(made).toHaveLength(2);
  analyst.close();
  vi.useRealTimers();
});

test('only the last question is heard of, and nothing after a stop', () => {
  const { made, make } = workshop<{ type: string; id: number }>();
  const analyst = openAnalyst(make);
  const [first, second] = [listener(), listener()];
  analyst.ask(question, first);
  analyst.ask(question, second);
  const say = (data: unknown) => made[0]?.onmessage?.({ data } as MessageEvent);
  const report = { type: 'report', report: {}, threads: 1 };
  say({ ...report, id: 1 });
  say({ ...report, id: 2 });
  expect([first.found.mock.calls.length, second.found.mock.calls.length]).toEqual([0, 1]);
  analyst.stop();
  say({ ...report, id: 2 });
  say({ type: 'done', id: 2 });
  expect([second.found.mock.calls.length, second.done.mock.calls.length]).toEqual([1, 0]);
  expect(made[0]?.asked.map(({ type }) => type)).toEqual(['analyse', 'analyse', 'stop']);
  analyst.close();
  expect(made[0]?.terminated).toBe(true);
});
