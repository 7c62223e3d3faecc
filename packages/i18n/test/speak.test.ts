import {
  explainEvent,
  explainMove,
  explainRefusal,
  type FaultMessage,
  fault,
  gameOf,
  type Move,
  must,
  parsePosition,
  play,
} from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import {
  direction,
  isLanguage,
  loadEventTexts,
  loadLanguage,
  loadSetupTexts,
  type Perspective,
  preferredLanguage,
  say,
  speak,
  speakAll,
  speakEvent,
  speakFault,
} from '../src/index.ts';

const en = await loadLanguage('en');
const setup = await loadSetupTexts('en');

const heard = (
  game: Parameters<typeof explainMove>[0],
  text: string,
  move: Move,
  perspective?: Perspective,
): string => {
  const before = must(parsePosition(game, text));
  return speakAll(en, explainMove(game, before, must(play(game, before, move)).events), perspective);
};

const kalah = gameOf('kalah');
const start = '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S';

describe('a sentence is for somebody', () => {
  test('a spectator hears of South and North', () => {
    expect(heard(kalah, start, 'C')).toBe(
      'South sows 4 seeds from C. The last seed falls in South’s kalah: South moves again.',
    );
  });

  test('who plays South is “you”', () => {
    expect(heard(kalah, start, 'C', { viewer: 'S' })).toBe(
      'You sow 4 seeds from C. The last seed falls in your kalah: you move again.',
    );
    expect(heard(kalah, start, 'A', { viewer: 'N' })).toBe(
      'South sows 4 seeds from A. The last seed falls in E: nothing is taken. It is your turn.',
    );
  });

  test('people have names', () => {
    expect(heard(kalah, start, 'C', { names: { S: 'Anna' } })).toBe(
      'Anna sows 4 seeds from C. The last seed falls in Anna’s kalah: Anna moves again.',
    );
  });
});

test('a trace is told event by event', async () => {
  const events = await loadEventTexts('en');
  const before = must(parsePosition(kalah, '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S'));
  const told = must(play(kalah, before, 'C')).events.map((event) =>
    speakEvent(en, events, explainEvent(event, kalah), { viewer: 'S' }),
  );
  expect(told).toEqual([
    '4 seeds lifted from C.',
    'One seed falls in D.',
    'One seed falls in E.',
    'One seed falls in F.',
    'One seed falls in your kalah.',
    'The same side moves again.',
  ]);
});

describe('a move says why', () => {
  const S: Perspective = { viewer: 'S' };

  test('kalah', () => {
    expect(heard(kalah, '3,0,1,0,2,5/1,2,5,4,0,6 0-0 S', 'A', S)).toBe(
      'You sow 3 seeds from A. The last seed fell in D, an empty pit of yours: it is captured with the 5 seeds facing it in c. A capture ends the turn: North moves next.',
    );
    expect(heard(kalah, '0,0,1,0,2,5/1,2,0,4,0,6 0-0 S', 'C', S)).toBe(
      'You sow 1 seed from C. The last seed fell in D, an empty pit of yours. Nothing faces it in c, so it stays. It is North’s turn.',
    );
    expect(heard(kalah, '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S', 'F', S)).toBe(
      'You sow 1 seed from F. The last seed falls in your kalah, but no move can follow. Your row is empty: the game is over. The 5 seeds left in North’s row go to North. North wins 27 to 21.',
    );
  });

  test('al-manqala', () => {
    expect(heard(gameOf('al-manqala'), '5,0,0,0,1,3,3/1,3,6,0,0,0,9 30-37 S', 'F', S)).toBe(
      'You sow 3 beads from F. The last bead makes 4 in b: you take them, and with them the run before, back to G: 3 houses, 10 beads in all. It is North’s turn.',
    );
    expect(heard(gameOf('al-manqala'), '2,1,1,0,0,0,0/0,0,0,0,0,0,1 48-45 N', 'g', S)).toBe(
      'North sows 1 bead from g. The last bead makes 3 in A: nothing is taken. You have no move that feeds North: the game is over. The 5 beads left on the board go to North. North wins 50 to 48.',
    );
    expect(heard(gameOf('al-manqala'), '0,3,0,0,1,2,0/1,0,0,0,0,0,0 45-46 S', 'F', S)).toBe(
      'You sow 2 beads from F. The last bead makes 2 in a: you take both. North has nothing to sow and passes. It is your turn.',
    );
  });

  test('walak-pussa', () => {
    expect(heard(gameOf('walak-pussa'), '2,0,0,3,0,0,0/0,4,0,0,1,0,0 20-26 S', 'A', S)).toBe(
      'You sow 2 seeds from A and sow on, 2 laps in all. The next hole, a, is empty: you take the 4 seeds in the one beyond it, b. It is North’s turn.',
    );
    expect(heard(gameOf('walak-pussa'), '2,0,0,0,5,0,1/0,3,2,0,0,0,1 20-22 S', 'A')).toBe(
      'South sows 2 seeds from A. The next hole, D, is empty: South takes the one beyond it, E, and on like the pearls of a necklace to b: 3 holes, 9 seeds in all. It is North’s turn.',
    );
  });
});

test('a refusal speaks the words of its game, and of none where it has none', () => {
  const refusal = fault('empty-pit' as const, { pit: 'C' });
  expect(speak(en, explainRefusal(refusal, gameOf('al-manqala')))).toBe('C is empty: choose a house that is not.');
  expect(speak(en, explainRefusal(refusal))).toBe('C is empty: choose a pit that is not.');
});

test('a message and the reason behind it are two sentences', () => {
  const because = explainRefusal(fault('empty-pit' as const, { pit: 'A' }), kalah);
  const message: FaultMessage = { key: 'fault.record-move', params: { number: 3, move: 'A' }, because };
  expect(speakFault(en, setup, message)).toBe(
    'The record cannot go on at turn 3: A may not be played there. A is empty: choose a pit that is not.',
  );
});

test('texts of the page are said the same way', () => {
  expect(say(en, setup.around['home.play.label'], { title: 'Kalah' })).toBe('Play Kalah');
  expect(say(en, en.board.store, { side: 'S', count: 1, game: 'kalah' }, { viewer: 'S' })).toBe('Your kalah, 1 seed');
  expect(say(en, en.board.pit, { pit: 'a', side: 'N', count: 4, hole: 'open', game: 'al-manqala' })).toBe(
    'a, North’s, 4 beads',
  );
});

test('languages', () => {
  expect(direction('en')).toBe('ltr');
  expect(direction('ar')).toBe('rtl');
  expect(direction('ar-EG')).toBe('rtl');
  expect(isLanguage('en')).toBe(true);
  expect(isLanguage('xx')).toBe(false);
  expect(preferredLanguage(['xx', 'en-GB'])).toBe('en');
  expect(preferredLanguage(['en_US.UTF-8'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});
