import { EXAMPLES, type Example, loadLearnTexts, OPTION_EXAMPLES } from '@mbegu/i18n';
import { GAME_IDS, gameOf, makePosition, optionSpecs, PARAGRAPHS } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { learnHref, parseLearn } from '../src/learn/address.ts';
import { chronicle } from '../src/learn/dates.ts';
import { loadExercises } from '../src/learn/load-exercises.ts';
import { isSolved, keepStep, keepTry, readProgress } from '../src/learn/progress.ts';
import { isRefused, sceneOf } from '../src/learn/scene.ts';
import { openStore } from '../src/state/storage.ts';

describe('addresses of learning', () => {
  test.each([
    ['', { page: 'all' }],
    ['kalah', { page: 'game', game: 'kalah' }],
    ['kalah/rules', { page: 'rules', game: 'kalah', paragraph: null }],
    ['kalah/rules/3', { page: 'rules', game: 'kalah', paragraph: 3 }],
    ['al-manqala/lesson', { page: 'lesson', game: 'al-manqala', step: null }],
    ['al-manqala/lesson/2', { page: 'lesson', game: 'al-manqala', step: 2 }],
    ['al-manqala/lesson/end', { page: 'lesson', game: 'al-manqala', step: 'end' }],
    ['walak-pussa/exercises', { page: 'exercises', game: 'walak-pussa', n: null }],
    ['walak-pussa/exercises/30', { page: 'exercises', game: 'walak-pussa', n: 30 }],
    ['kalah/history', { page: 'history', game: 'kalah' }],
    ['kalah/words', { page: 'words', game: 'kalah' }],
  ] as const)('"%s" means something', (what, page) => {
    expect(parseLearn(what)).toEqual(page);
    expect(learnHref(page)).toBe(what === '' ? '#/learn' : `#/learn/${what}`);
  });

  test.each(['chess', '__proto__', 'chess/rules', '/'])('"%s" leads to all games', (what) => {
    expect(parseLearn(what)).toEqual({ page: 'all' });
  });

  test.each(['kalah/', 'kalah/elsewhere', 'kalah/constructor/1'])('"%s" leads to the game', (what) => {
    expect(parseLearn(what)).toEqual({ page: 'game', game: 'kalah' });
  });

  test.each(['kalah/lesson/0', 'kalah/lesson/-1', 'kalah/lesson/1e3', 'kalah/lesson/99999'])(
    '"%s" is the lesson where one stands',
    (what) => {
      expect(parseLearn(what)).toEqual({ page: 'lesson', game: 'kalah', step: null });
    },
  );
});

describe('what has been done', () => {
  test('steps and exercises are kept for each game', () => {
    const store = openStore(null);
    keepStep('kalah', 2, store);
    keepStep('kalah', 1, store);
    keepStep('kalah', 2, store);
    keepTry('kalah', 'kalah-1', false, store);
    keepTry('kalah', 'kalah-1', true, store);
    const kept = readProgress('kalah', store);
    expect(kept.steps).toEqual([1, 2]);
    expect(kept.exercises.get('kalah-1')).toEqual({ tries: 2, solved: true });
    expect(isSolved(kept, 'kalah-1')).toBe(true);
    expect(isSolved(kept, 'kalah-2')).toBe(false);
    expect(readProgress('walak-pussa', store).steps).toEqual([]);
  });

  test('what is solved stays solved', () => {
    const store = openStore(null);
    keepTry('kalah', 'kalah-1', true, store);
    keepTry('kalah', 'kalah-1', false, store);
    expect(readProgress('kalah', store).exercises.get('kalah-1')).toEqual({ tries: 1, solved: true });
  });

  test.each([
    'null',
    '7',
    '"text"',
    '[1]',
    '{"steps":',
    '{"steps":"12","exercises":[null]}',
    '{"steps":[-1,1.5,"2",null,{}],"exercises":{"kalah-1":null,"kalah-2":{"tries":"x","solved":true}}}',
  ])('what cannot be read has not been done: %s', (text) => {
    const store = openStore(null);
    store.write('mbegu:1:learn:kalah', text);
    const kept = readProgress('kalah', store);
    expect(kept.steps).toEqual([]);
    expect(kept.exercises.size).toBe(0);
    keepStep('kalah', 3, store);
    expect(readProgress('kalah', store).steps).toEqual([3]);
  });

  test('what a later version kept beside it stays', () => {
    const store = openStore(null);
    const later = {
      steps: [1],
      exercises: { 'kalah-1': { tries: 1, solved: false, last: 7 }, 'kalah-9': { best: 3 } },
      badges: ['a'],
    };
    store.write('mbegu:1:learn:kalah', JSON.stringify(later));
    keepStep('kalah', 2, store);
    keepTry('kalah', 'kalah-1', true, store);
    expect(JSON.parse(store.read('mbegu:1:learn:kalah') ?? '')).toEqual({
      steps: [1, 2],
      exercises: { 'kalah-1': { tries: 2, solved: true, last: 7 }, 'kalah-9': { best: 3 } },
      badges: ['a'],
    });
  });

  test('that nothing can be kept is told, and it lasts as long as the page', () => {
    const store = openStore(null);
    expect(keepStep('kalah', 1, store)).toBe('storage-forbidden');
    expect(keepTry('kalah', 'kalah-1', true, store)).toBe('storage-forbidden');
    expect(readProgress('kalah', store).steps).toEqual([1]);
  });
});

describe('the boards of the rule pages', () => {
  for (const id of GAME_IDS) {
    test.each(Object.entries<Example>(EXAMPLES[id]))(`${id} %s can be shown`, (_, example) => {
      const scene = sceneOf(gameOf(id, example.options), example);
      expect(scene.told.length).toBeGreaterThan(0);
      if (!isRefused(scene)) expect(scene.moves[0]?.before).toEqual(scene.start);
    });
  }

  test('a chase is shown from its first move', () => {
    const { options, ...example } = EXAMPLES['al-manqala']['§8'];
    const scene = sceneOf(gameOf('al-manqala', options), example);
    expect(scene.move).toBe('A');
    expect(scene.moves).toHaveLength(8);
    expect(scene.told.map(({ key }) => key)).toContain('end.chase');
  });

  test('a refusal is told, and nothing moves', () => {
    const scene = sceneOf(gameOf('al-manqala'), EXAMPLES['al-manqala']['§4']);
    expect(isRefused(scene)).toBe(true);
    expect(scene.told.map(({ key }) => key)).toEqual(['refusal.must-feed']);
  });

  test('a swap is said at the board it is said at', () => {
    const { on, off } = OPTION_EXAMPLES.kalah.pie;
    const shown = sceneOf(gameOf('kalah', { pie: 'on' }), on);
    expect(makePosition(shown.start)).toBe('0,5,5,5,5,4/4,4,4,4,4,4 0-0 N pie');
    expect(shown.moves).toHaveLength(1);
    expect(isRefused(sceneOf(gameOf('kalah'), off))).toBe(true);
  });
});

test('every game has its exercises', async () => {
  for (const id of GAME_IDS) {
    const exercises = await loadExercises(id);
    expect(exercises.length).toBeGreaterThanOrEqual(20);
    expect(exercises[0]?.id).toMatch(new RegExp(`^${id}-`));
  }
});

test('the past stands in order, and nothing of it is lost', async () => {
  const { pasts } = await loadLearnTexts('en');
  for (const id of GAME_IDS) {
    const { timeline, rest } = chronicle(pasts[id].history);
    expect(timeline.length + rest.length).toBe(pasts[id].history.length);
    expect(timeline.map(({ year }) => year)).toEqual(timeline.map(({ year }) => year).sort());
  }
  expect(chronicle(pasts['al-manqala'].history).timeline.map(({ written }) => written)).toEqual([
    '1694',
    '1819',
    '2007',
  ]);
  expect(chronicle([{ text: 'سنة ١٩٤٠', source: '' }]).timeline[0]?.year).toBe(1940);
  expect(chronicle([{ text: '56 seeds, 12345', source: '' }]).timeline).toEqual([]);
});

test('every note on the sources has its place on a rule page', async () => {
  const { learning } = await loadLearnTexts('en');
  const places = GAME_IDS.flatMap((id) =>
    [...PARAGRAPHS[id], ...Object.keys(optionSpecs(id))].map((place) => `note.${id}.${place}`),
  );
  const notes = Object.keys(learning).filter((key) => key.startsWith('note.'));
  expect(notes.length).toBeGreaterThan(5);
  expect(places).toEqual(expect.arrayContaining(notes));
});
