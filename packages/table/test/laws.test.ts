import { GAME_IDS, type GameId, legalMoves, type Move, makePosition, must, totalSeeds } from '@mbegu/rules';
import { expect, test } from 'vitest';
import {
  type Acted,
  act,
  type Command,
  current,
  decider,
  phase,
  plies,
  statisticsOf,
  type Table,
  turnsOf,
} from '../src/index.ts';
import { againstComputer, chance, computerBegins, noon, tableOf, textOf, twoPersons } from './helpers.ts';

const seatings = [twoPersons, againstComputer, computerBegins];
const options: Partial<Record<GameId, object>> = { kalah: { pie: 'on' }, 'walak-pussa': { rounds: 'parker' } };

/** Something one may do at any table, legal or not. */
const someCommand = (table: Table, below: (n: number) => number): Command => {
  const by = below(2) === 0 ? 'S' : 'N';
  const others: Command[] = [
    { type: 'undo' },
    { type: 'redo' },
    { type: 'offer-chase', by },
    { type: 'decline', by },
    { type: 'next-round' },
    { type: 'set-names', names: { [by]: `name ${below(9)}` } },
  ];
  if (below(400) === 0) return { type: 'accept', by };
  if (below(400) === 0) return { type: 'resign', by };
  if (phase(table) === 'round-over') return { type: 'next-round' };
  if (below(4) === 0) return others[below(others.length)] as Command;
  const moves = legalMoves(table.match.game, current(table).position);
  return { type: 'play', move: moves[below(moves.length)] ?? ('A' as Move) };
};

const undoReturns = (before: Table, after: Table): void => {
  if (decider(before) === null || before.seats[decider(before) ?? 'S'].kind !== 'person') return;
  const undone = must(act(after, { type: 'undo' }, noon)).table;
  expect(textOf(undone)).toBe(textOf(before));
  expect(plies(undone)).toBe(plies(before));
  expect(textOf(must(act(undone, { type: 'redo' }, noon)).table)).toBe(textOf(after));
};

const checkLaws = (before: Table, command: Command, { table: after, events }: Acted): void => {
  expect(totalSeeds(current(after).position.slots)).toBe(totalSeeds(before.match.given.slots));
  expect(events.length).toBeGreaterThan(0);
  expect(events.some(({ type }) => type === 'ended')).toBe(
    plies(after) !== plies(before) && current(after).outcome !== null,
  );
  if (command.type === 'play') undoReturns(before, after);
};

/** The same history played anew must give the same table and the same statistics. */
const checkReplay = (table: Table): void => {
  const fresh = turnsOf(table)
    .flatMap((turn) => turn.plies)
    .filter(({ round }) => round === 1)
    .reduce(
      (state, { step }) =>
        step.kind === 'move' ? must(act(state, { type: 'play', move: step.move }, noon)).table : state,
      { ...table, match: { ...table.match, last: null, undone: null } } as Table,
    );
  const sums = statisticsOf(fresh);
  const score = current(fresh).position;
  expect(sums.S.sowings + sums.N.sowings).toBeLessThanOrEqual(plies(fresh));
  if (table.match.last?.round !== 1 || current(table).outcome) return;
  expect(makePosition(score)).toBe(textOf(table));
  expect(sums).toEqual(statisticsOf(table));
};

const gamesEach = 12;
const commandsMax = 250;

test.each(GAME_IDS.flatMap((id) => seatings.map((seats, seating) => [id, seating, seats] as const)))(
  'random tables of %s, seating %i, keep the laws',
  (id, seating, seats) => {
    for (let seed = 1; seed <= gamesEach; seed++) {
      const below = chance(seed * 31 + seating);
      let table = tableOf(id, { options: options[id] ?? {}, seats });
      const log: string[] = [];
      try {
        for (let count = 0; count < commandsMax && phase(table) !== 'over'; count++) {
          const command = someCommand(table, below);
          log.push(JSON.stringify(command));
          const acted = act(table, command, noon + count);
          if (!acted.ok) continue;
          checkLaws(table, command, acted.value);
          table = acted.value.table;
        }
        checkReplay(table);
      } catch (error) {
        throw new Error(`${id}, seed ${seed}: ${log.slice(-6).join(' ')}`, { cause: error });
      }
    }
  },
);

test('statistics follow from the history, undone moves do not count (U8)', () => {
  const table = tableOf('walak-pussa');
  const once = must(act(table, { type: 'play', move: 'A' }, noon)).table;
  expect(statisticsOf(once).S).toEqual({ sowings: 1, bonuses: 0, captured: 6, largestCapture: 6, largestMove: 'A' });
  const undone = must(act(once, { type: 'undo' }, noon)).table;
  expect(statisticsOf(undone).S.captured).toBe(0);
});

test('the turns join the sowings of one player, and name the person after a swap', () => {
  let table = tableOf('kalah', { options: { pie: 'on' } });
  for (const move of ['C', 'A', 'swap', 'b', 'B'] as const)
    table = must(act(table, { type: 'play', move }, noon)).table;
  table = must(act(table, { type: 'resign', by: 'S' }, noon)).table;
  expect(
    turnsOf(table).map(({ by, side, plies: made }) => [
      by,
      side,
      made.map(({ step }) => ('move' in step ? step.move : step.kind)),
    ]),
  ).toEqual([
    ['S', 'S', ['C', 'A']],
    ['N', 'N', ['swap']],
    ['S', 'N', ['b']],
    ['N', 'S', ['B']],
    ['S', 'N', ['resign']],
  ]);
});
