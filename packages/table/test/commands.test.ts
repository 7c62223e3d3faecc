import { gameOf } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { act, current, decider, nameCharsMax, open, personAt, phase, plies, sideOf } from '../src/index.ts';
import {
  acted,
  againstComputer,
  computerBegins,
  noon,
  played,
  refused,
  tableOf,
  textOf,
  twoPersons,
} from './helpers.ts';

describe('playing', () => {
  test('a move changes the position and comes back as an event', () => {
    const { table, events } = acted(tableOf('kalah'), { type: 'play', move: 'A' });
    expect(textOf(table)).toBe('0,5,5,5,5,4/4,4,4,4,4,4 0-0 N');
    expect(events.map(({ type }) => type)).toEqual(['moved']);
    expect(events[0]).toMatchObject({ by: 'S', side: 'S', ply: { number: 1 } });
    expect(table.changed).toBe(noon + 1);
  });

  test('a refused move leaves the table as it was and says why', () => {
    const table = played(tableOf('kalah'), 'A');
    expect(refused(table, { type: 'play', move: 'B' })).toBe('not-yours');
    expect(plies(table)).toBe(1);
  });

  test('who is not on turn may not play', () => {
    const table = tableOf('kalah');
    expect(refused(table, { type: 'play', move: 'A', by: 'N' })).toBe('not-your-turn');
    expect(refused(table, { type: 'play', move: 'A', by: 'S' })).toBe('accepted');
  });

  test('phases: person, computer, over', () => {
    const table = tableOf('kalah', { seats: againstComputer, position: '1,0,0,0,1,0/0,0,0,0,0,9 20-20 S' });
    expect(phase(table)).toBe('awaiting-person');
    expect(phase(played(table, 'A'))).toBe('awaiting-computer');
    const over = acted(played(table, 'A', 'f'), { type: 'resign', by: 'S' });
    expect(phase(over.table)).toBe('over');
    expect(over.events).toContainEqual(expect.objectContaining({ type: 'ended' }));
  });

  test('a position that is over at once opens with its end', () => {
    const { game } = tableOf('kalah').match;
    const given = current(tableOf('kalah', { position: '0,0,0,0,0,1/0,3,0,0,2,0 20-22 -' })).position;
    const { table, events } = open({ game, given, seats: twoPersons, now: noon });
    expect(phase(table)).toBe('over');
    expect(events.map(({ type }) => type)).toEqual(['began', 'ended']);
    expect(refused(table, { type: 'play', move: 'F' })).toBe('game-over');
  });
});

describe('the computer never plays twice (A4, A5)', () => {
  const table = played(tableOf('kalah', { seats: againstComputer }), 'A');
  const answer = { type: 'play', move: 'c', by: 'N', ply: 2, position: textOf(table) } as const;

  test('a doubled answer is stale, though c earned a bonus move', () => {
    const once = acted(table, answer).table;
    expect(phase(once)).toBe('awaiting-computer');
    expect(refused(once, answer)).toBe('stale');
  });

  test('an answer that comes after an undo is stale, also when another move was played since', () => {
    const undone = acted(table, { type: 'undo' }).table;
    expect(refused(undone, answer)).toBe('stale');
    expect(refused(played(undone, 'B'), answer)).toBe('stale');
    expect(refused(acted(undone, { type: 'redo' }).table, answer)).toBe('accepted');
  });
});

describe('the pie rule exchanges people, not pits', () => {
  const before = played(tableOf('kalah', { options: { pie: 'on' }, seats: twoPersons }), 'A');

  test('a swap', () => {
    expect([sideOf(before, 'S'), decider(before)]).toEqual(['S', 'N']);
    const { table, events } = acted(before, { type: 'play', move: 'swap' });
    expect(events.map(({ type }) => type)).toEqual(['moved', 'swapped']);
    expect([sideOf(table, 'S'), sideOf(table, 'N'), personAt(table, 'S')]).toEqual(['N', 'S', 'N']);
    // North moves next, and there sits the one who began.
    expect(decider(table)).toBe('S');
    expect(table.seats).toEqual(twoPersons);
  });

  test('a person who resigns after it loses the row he sits at now', () => {
    const { table } = acted(before, { type: 'play', move: 'swap' });
    const { table: over } = acted(table, { type: 'resign', by: 'S' });
    expect(current(over).outcome).toMatchObject({ winner: 'S', reason: 'resigned' });
  });

  test('a rematch after it still exchanges the seats of the start', () => {
    const over = acted(played(before, 'swap'), { type: 'resign', by: 'N' }).table;
    expect(acted(over, { type: 'rematch' }).table.seats).toEqual({ S: twoPersons.N, N: twoPersons.S });
  });

  test('it is taken back like any decision', () => {
    const { table } = acted(played(before, 'swap'), { type: 'undo' });
    expect(textOf(table)).toBe(textOf(before));
    expect(personAt(table, 'S')).toBe('S');
  });
});

describe('offers of an endless chase', () => {
  const table = tableOf('al-manqala');

  test('offered, accepted, divided', () => {
    const offered = acted(table, { type: 'offer-chase', by: 'S' });
    expect(offered.events).toEqual([{ type: 'offered', by: 'S' }]);
    const { table: over, events } = acted(offered.table, { type: 'accept', by: 'N' });
    expect(events.map(({ type }) => type)).toEqual(['agreed', 'ended']);
    expect(current(over).outcome).toMatchObject({ winner: null, score: [49, 49], reason: 'agreed' });
  });

  test('declined, or left lying by the next move', () => {
    const offered = acted(table, { type: 'offer-chase', by: 'N' }).table;
    const declined = acted(offered, { type: 'decline', by: 'S' });
    expect(declined.events).toEqual([{ type: 'declined', by: 'S' }]);
    expect(declined.table.offer).toBeNull();
    const lapsed = acted(offered, { type: 'play', move: 'A' });
    expect(lapsed.events.map(({ type }) => type)).toEqual(['lapsed', 'moved']);
    expect(refused(lapsed.table, { type: 'accept', by: 'S' })).toBe('no-offer');
  });

  test('nobody answers himself, and there is one offer at a time', () => {
    const offered = acted(table, { type: 'offer-chase', by: 'S' }).table;
    expect(refused(offered, { type: 'accept', by: 'S' })).toBe('own-offer');
    expect(refused(offered, { type: 'decline', by: 'S' })).toBe('own-offer');
    expect(refused(offered, { type: 'offer-chase', by: 'N' })).toBe('offer-standing');
  });

  test('not where the game has no chase, nor after the end', () => {
    expect(refused(tableOf('kalah'), { type: 'offer-chase', by: 'S' })).toBe('no-chase');
    const over = acted(table, { type: 'resign', by: 'S' }).table;
    expect(refused(over, { type: 'offer-chase', by: 'S' })).toBe('match-over');
    expect(refused(over, { type: 'resign', by: 'N' })).toBe('match-over');
  });
});

describe('rounds and rematch', () => {
  const lastSowing = () =>
    tableOf('walak-pussa', {
      options: { rounds: 'simple' },
      position: '1,0,0,3,0,2,0/1,0,2,0,1,0,4 20-22 S',
    });

  test('a round ends, the next begins on command', () => {
    const over = played(lastSowing(), 'A');
    expect(phase(over)).toBe('round-over');
    expect(refused(over, { type: 'rematch' })).toBe('match-going-on');
    const next = acted(over, { type: 'next-round' });
    expect(next.events.map(({ type }) => type)).toEqual(['round-began']);
    expect(textOf(next.table)).toBe('4,4,4,4,4,4,4/4,4,4,4,4,x,x 6-2 N');
    expect(refused(next.table, { type: 'next-round' })).toBe('match-going-on');
  });

  test('undo goes back into the last round, redo comes again', () => {
    const before = lastSowing();
    const next = acted(played(before, 'A'), { type: 'next-round' }).table;
    const undone = acted(next, { type: 'undo' });
    expect(textOf(undone.table)).toBe(textOf(before));
    expect(undone.events).toEqual([{ type: 'undone', plies: 2 }]);
    expect(textOf(acted(undone.table, { type: 'redo' }).table)).toBe(textOf(next));
  });

  test('a rematch is a new table with the other side beginning (O18)', () => {
    const over = acted(played(tableOf('kalah', { seats: againstComputer }), 'A'), { type: 'resign', by: 'S' }).table;
    const result = act(over, { type: 'rematch' }, noon + 9);
    expect(result.ok && result.value.table).toMatchObject({
      seats: { S: againstComputer.N, N: againstComputer.S },
      match: { last: null, undone: null },
      offer: null,
      began: noon + 9,
    });
  });

  test('not where there are no rounds', () => {
    expect(refused(tableOf('kalah'), { type: 'next-round' })).toBe('no-rounds');
  });
});

describe('undo and redo', () => {
  test('back across bonus moves of both sides to my own last decision (U7)', () => {
    // South: C earns a bonus move, then A; North: c earns one, then a.
    const bonus = played(tableOf('kalah', { seats: againstComputer }), 'C');
    const mine = textOf(bonus);
    const later = played(bonus, 'A', 'c', 'a');
    expect(phase(later)).toBe('awaiting-person');
    const undone = acted(later, { type: 'undo' });
    expect(undone.events).toEqual([{ type: 'undone', plies: 3 }]);
    expect(textOf(undone.table)).toBe(mine);
    expect(textOf(acted(undone.table, { type: 'undo' }).table)).toBe(textOf(tableOf('kalah')));
    expect(textOf(acted(undone.table, { type: 'redo' }).table)).toBe(textOf(later));
  });

  test('while the computer still thinks', () => {
    const before = tableOf('kalah', { seats: againstComputer });
    expect(textOf(acted(played(before, 'A', 'c'), { type: 'undo' }).table)).toBe(textOf(before));
  });

  test('two persons: one decision', () => {
    const table = played(tableOf('kalah'), 'C', 'A', 'b');
    expect(textOf(acted(table, { type: 'undo' }).table)).toBe(textOf(played(tableOf('kalah'), 'C', 'A')));
  });

  test('after the end too', () => {
    const table = played(tableOf('kalah'), 'A');
    const over = acted(table, { type: 'resign', by: 'N' }).table;
    const undone = acted(over, { type: 'undo' }).table;
    expect([phase(undone), textOf(undone)]).toEqual(['awaiting-person', textOf(table)]);
  });

  test('nothing of mine to take back', () => {
    const table = tableOf('kalah', { seats: computerBegins });
    expect(refused(table, { type: 'undo' })).toBe('nothing-to-undo');
    expect(refused(played(table, 'A'), { type: 'undo' })).toBe('nothing-to-undo');
    expect(refused(table, { type: 'redo' })).toBe('nothing-to-redo');
  });
});

describe('names', () => {
  test('are set, and have a limit', () => {
    const { table, events } = acted(tableOf('kalah'), { type: 'set-names', names: { N: ' Zuhura ' } });
    expect(table.seats.N.name).toBe('Zuhura');
    expect(table.seats.S.name).toBe('Amina');
    expect(events.map(({ type }) => type)).toEqual(['named']);
    const long = 'x'.repeat(nameCharsMax + 1);
    expect(refused(table, { type: 'set-names', names: { S: long } })).toBe('name-length');
  });
});

test('names stand on a screen and do nothing to it', () => {
  const seats = { S: { kind: 'person', name: ' A\u202emina ' }, N: { kind: 'person', name: 'B\u0000' } } as const;
  const { table } = open({ game: gameOf('kalah'), seats, now: 0 });
  expect([table.seats.S.name, table.seats.N.name]).toEqual(['Amina', 'B\ufffd']);
  const renamed = act(table, { type: 'set-names', names: { N: '\u2066Freja\u2069' } }, 1);
  expect(renamed.ok && renamed.value.table.seats.N.name).toBe('Freja');
});
