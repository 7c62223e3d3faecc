import { gameOf, legalMoves, must, openPosition, seenIn } from '@mbegu/rules';
import { act, current, open, type Seats, type Table } from '@mbegu/table';
import { beforeAll, expect, test, vi } from 'vitest';
import { computerAgrees } from '../src/state/chase.ts';
import { narrate, narrateEnding, narrateTravel } from '../src/state/narrate.ts';
import { namesIn, nearSide, perspectiveIn, playersTold, soloist } from '../src/state/people.ts';
import { previewsOf } from '../src/state/previews.ts';
import { listed, openWords, text, withSetupTexts } from '../src/words.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await openWords(['en-GB']);
});

const against: Seats = { S: { kind: 'computer', level: 'tree' }, N: { kind: 'person', name: '' } };
const two: Seats = { S: { kind: 'person', name: '' }, N: { kind: 'person', name: 'Babu' } };

const played = (seats: Seats, ...moves: readonly string[]): Table =>
  moves.reduce(
    (table, move) => must(act(table, { type: 'play', move: move as 'A' }, 0)).table,
    open({ game: gameOf('kalah', { pie: 'on' }), seats, now: 0 }).table,
  );

test('two computers of one strength are told apart, others are called by it alone', () => {
  const tree = { kind: 'computer', level: 'tree' } as const;
  const seed = { kind: 'computer', level: 'seed' } as const;
  const names = (S: Seats['S'], N: Seats['N']) => {
    const table = played({ S, N });
    return namesIn(table, current(table).position);
  };
  expect(names(tree, tree)).toEqual({ S: 'Tree 1', N: 'Tree 2' });
  expect(names(tree, seed)).toEqual({ S: 'Tree', N: 'Seed' });
  expect(names(tree, { kind: 'person', name: 'Babu' })).toEqual({ S: 'Tree', N: 'Babu' });
});

test('a swap changes who is called what at which row, and whose row is near', () => {
  const before = played(against, 'A');
  const after = played(against, 'A', 'swap');
  expect(namesIn(before, current(before).position)).toEqual({ S: 'Tree', N: 'You' });
  expect(namesIn(after, current(after).position)).toEqual({ S: 'You', N: 'Tree' });
  expect(perspectiveIn(after, current(after).position).viewer).toBe('S');
  const near = (table: Table, ownRowNear: boolean, flipped = false) =>
    nearSide(table, current(table).position, { ownRowNear, flipped });
  expect([near(before, true), near(after, true), near(after, false), near(after, true, true)]).toEqual([
    'N',
    'S',
    'N',
    'N',
  ]);
});

test.each([
  ['en', 'You against Tree', 'Tree against you', 'a, b'],
  ['sw', 'Wewe dhidi ya Mti', 'Mti dhidi yako', 'a, b'],
  ['da', 'Du mod Træ', 'Træ mod dig', 'a, b'],
  ['de', 'Du gegen Baum', 'Baum gegen dich', 'a, b'],
  ['ar', '\u2068أنت\u2069 مقابل \u2068الشجرة\u2069', '\u2068الشجرة\u2069 مقابلك', 'a، b'],
  ['si', 'ඔබ එදිරිව තුරු', 'තුරු එදිරිව ඔබ', 'a, b'],
])(
  'in %s it is told who plays against whom, and what is listed has the comma of the language',
  async (tag, south, north, list) => {
    await openWords([tag]);
    expect(playersTold({ S: text('you'), N: text('level.tree') })).toBe(south);
    expect(playersTold({ S: text('level.tree'), N: text('you') })).toBe(north);
    expect(listed(['a', '', 'b'])).toBe(list);
    await openWords(['en-GB']);
  },
);

test('two persons sit where they sit', () => {
  const after = played(two, 'A', 'swap');
  expect(soloist(two)).toBeNull();
  expect(namesIn(after, current(after).position)).toEqual({ S: 'Babu', N: 'Player 1' });
  expect(nearSide(after, current(after).position, { ownRowNear: true, flipped: false })).toBe('S');
});

test('the sentence of a move is told by those who saw it', () => {
  expect(narrate(played(against))).toBe('Tree begins.');
  expect(narrate(played(two))).toBe('Player 1 begins.');
  expect(narrate(played(against, 'C'))).toContain('Tree sows 4 seeds from C.');
  expect(narrate(played(against, 'A', 'swap'))).toMatch(
    /^You take the swap.*It is Tree’s turn\. South’s row is now yours, North’s is Tree’s\.$/,
  );
});

test('after undo it is said whose turn it is, and after an end why it is one', () => {
  const over = must(act(played(two, 'A'), { type: 'resign', by: 'N' }, 0)).table;
  expect(narrateTravel(played(two, 'A'), 'undone')).toBe('Taken back. It is Babu’s turn.');
  expect(narrateTravel(over, 'redone')).toContain('Babu');
  expect(narrateEnding(over)).toMatch(/Babu/);
});

test('previews say where the last seed falls and what happens there', () => {
  const table = played(two);
  const { game } = table.match;
  const previews = previewsOf(game, current(table).position, seenIn(table.match));
  expect([...previews.keys()]).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  expect(previews.get('C')).toEqual({ path: ['C', 'D', 'E', 'F', 'S'], lands: 'S', note: 'moves again' });
  expect(previews.get('A')).toMatchObject({ lands: 'E', note: '' });
});

test('the computer agrees to a chase when nothing has been taken for a while', () => {
  let { table } = open({ game: gameOf('al-manqala'), seats: against, now: 0 });
  const quiet = (from: Table): Table => {
    for (const move of legalMoves(from.match.game, current(from).position)) {
      const next = must(act(from, { type: 'play', move }, 0)).table;
      if (!current(next).events.some(({ type }) => type === 'capture')) return next;
    }
    throw new Error('no quiet move');
  };
  const agreed: boolean[] = [];
  for (let plies = 0; plies < 16; plies++) {
    agreed.push(computerAgrees(table));
    table = quiet(table);
  }
  expect(agreed).toEqual(Array(16).fill(false));
  expect(computerAgrees(table)).toBe(true);
});

test('the end of a round is the round’s, and an unequal start of the next one is explained', async () => {
  await withSetupTexts(Promise.resolve());
  const game = gameOf('walak-pussa', { rounds: 'parker' });
  const given = must(openPosition(game, '1,0,0,0,0,0,0/0,0,0,0,0,0,0 28-27 S')).position;
  const table = must(act(open({ game, seats: two, now: 0, given }).table, { type: 'play', move: 'A' }, 0)).table;
  expect(narrateEnding(table)).toContain('the round is over');
  const next = must(act(table, { type: 'next-round' }, 0)).table;
  expect(current(next).position.slots).toContain(3);
  expect(narrate(next)).toBe(
    'Round 2 begins. It is Babu’s turn. Only 3 seeds were left for the last hole: the one facing it gets no more.',
  );
});

test('with the last round of a match it is said that no other can follow', async () => {
  await withSetupTexts(Promise.resolve());
  const game = gameOf('walak-pussa', { rounds: 'simple' });
  const given = must(openPosition(game, '1,0,0,0,0,0,0/0,0,0,0,0,0,0 54-1 S')).position;
  const table = must(act(open({ game, seats: two, now: 0, given }).table, { type: 'play', move: 'A' }, 0)).table;
  const end = 'No further round can begin: the match is over.';
  expect(narrateEnding(table)).toMatch(/the round is over\..*No further round can begin: the match is over\.$/);
  expect(narrate(table)).toContain(end);
});
