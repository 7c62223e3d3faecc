/**
 * Every view, and every state of one that looks different, opened in whatever language the browser prefers: what the
 * checks of accessibility, the pictures and `npm run bench looks` go through. A new view is one more entry.
 *
 * Texts are found through the catalogue, so that an entry works in every language.
 */
import {
  type AnalysisKey,
  type InterfaceKey,
  type Language,
  type LearningKey,
  loadAnalysisTexts,
  loadLanguage,
  loadLearnTexts,
  loadSetupTexts,
  type SetupKey,
  say,
  type Values,
} from '@mbegu/i18n';
import { type GameId, gameOf, must, type Options, parsePosition } from '@mbegu/rules';
import { act, open as openTable, type Seats, saveTable } from '@mbegu/table';
import type { Page } from '@playwright/test';

type Say<Key> = (key: Key, values?: Values) => string;

/** What the page says, in one language. */
export interface Said {
  readonly text: Say<InterfaceKey>;
  readonly setup: Say<SetupKey>;
  readonly learn: Say<LearningKey>;
  readonly analysis: Say<AnalysisKey>;
}

export const saidIn = async (language: Language): Promise<Said> => {
  const catalogue = await loadLanguage(language);
  const [{ around }, { learning }, analysis] = await Promise.all([
    loadSetupTexts(language),
    loadLearnTexts(language),
    loadAnalysisTexts(language),
  ]);
  return {
    text: (key, values) => say(catalogue, catalogue.interface[key], values),
    setup: (key, values) => say(catalogue, around[key], values),
    learn: (key, values) => say(catalogue, learning[key], values),
    analysis: (key, values) => say(catalogue, analysis[key], values),
  };
};

export interface View {
  readonly name: string;
  readonly open: (page: Page, said: Said) => Promise<unknown>;
}

const amina = { kind: 'person', name: 'Amina' } as const;
const babu = { kind: 'person', name: 'Babu' } as const;
const sprout = { kind: 'computer', level: 'sprout' } as const;

interface Kept {
  readonly seats?: Seats;
  readonly options?: Options;
  readonly position?: string;
  readonly moves?: readonly string[];
}

/** Keeps a game on the device, as if it had been played there, and goes to it. */
export const openKept = async (page: Page, id: GameId, { seats, options, position, moves = [] }: Kept = {}) => {
  const game = gameOf(id, options);
  const began = Date.UTC(2026, 0, 1);
  const given = position === undefined ? {} : { given: must(parsePosition(game, position)) };
  let { table } = openTable({ game, seats: seats ?? { S: amina, N: sprout }, now: began, ...given });
  for (const move of moves) table = must(act(table, { type: 'play', move: move as 'A' }, began)).table;
  await page.goto('');
  await page.evaluate(([key, text]) => localStorage.setItem(`mbegu:1:table:${key}`, text), [
    `${id}.shown`,
    saveTable(table),
  ] as const);
  await page.goto(`#/play/${id}.shown`);
  await page.locator('main.play[data-busy="false"]').waitFor();
};

/** Settings as the page keeps them. */
const keepSettings = async (page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> => {
  await page.goto('');
  await page.evaluate((text) => localStorage.setItem('mbegu:1:settings', text), JSON.stringify(settings));
  await page.reload();
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const menu = async (page: Page, said: Said, entry?: SetupKey): Promise<void> => {
  await button(page, said.text('bar.menu')).click();
  if (entry) await page.locator('dialog[open]').getByText(said.setup(entry), { exact: true }).click();
};

/** Home, setting up, playing. */
const ofPlay: readonly View[] = [
  { name: 'home', open: (page) => page.goto('') },
  {
    name: 'home-games',
    open: async (page) => {
      await openKept(page, 'kalah', { moves: ['A'], seats: { S: amina, N: babu } });
      await page.goto('#/');
    },
  },
  {
    name: 'new-game',
    open: async (page, said) => {
      await page.goto('#/new/walak-pussa');
      await page.getByRole('heading', { name: said.setup('new.rules') }).click();
      await page.getByRole('heading', { name: said.setup('new.position') }).click();
      await page.getByLabel(said.setup('new.position.label')).fill('nonsense');
    },
  },
  {
    name: 'play-kalah',
    open: (page) => openKept(page, 'kalah', { moves: ['A', 'f'], seats: { S: amina, N: babu } }),
  },
  { name: 'play-al-manqala', open: (page) => openKept(page, 'al-manqala') },
  { name: 'play-walak-pussa', open: (page) => openKept(page, 'walak-pussa') },
  {
    name: 'hint',
    open: async (page, said) => {
      await keepSettings(page, { speed: 'off', worths: true });
      await openKept(page, 'kalah', { position: '1,0,0,1,0,2/1,0,1,0,0,1 20-21 S' });
      await button(page, said.text('bar.hint')).click();
      await page.locator('.worth').waitFor();
      await page.locator('mancala-board .tag:visible').first().waitFor();
    },
  },
  {
    name: 'swap',
    open: async (page) => {
      await openKept(page, 'kalah', { options: { pie: 'on' }, moves: ['A'], seats: { S: amina, N: babu } });
      await page.locator('button.swap').waitFor();
    },
  },
  {
    name: 'result',
    open: (page) => openKept(page, 'kalah', { position: '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S', moves: ['F'] }),
  },
  {
    name: 'menu',
    open: async (page, said) => {
      await openKept(page, 'al-manqala');
      await menu(page, said);
    },
  },
  {
    name: 'settings',
    open: async (page, said) => {
      await openKept(page, 'walak-pussa');
      await menu(page, said, 'menu.settings');
    },
  },
  {
    name: 'rules',
    open: async (page, said) => {
      await openKept(page, 'walak-pussa');
      await menu(page, said, 'menu.rules');
      await page.locator('dialog[open] li h3').first().waitFor();
    },
  },
  {
    name: 'facing',
    open: async (page) => {
      await keepSettings(page, { speed: 'off', facing: true });
      await openKept(page, 'al-manqala', { moves: ['A'], seats: { S: amina, N: babu } });
      await page.locator('.far .panel').waitFor();
    },
  },
  {
    name: 'games',
    open: async (page) => {
      await openKept(page, 'walak-pussa', { moves: ['A'], seats: { S: amina, N: babu } });
      await openKept(page, 'kalah', { position: '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S', moves: ['F'] });
      await page.goto('#/games');
    },
  },
  { name: 'missing', open: (page) => page.goto('#/play/kalah.nowhere') },
];

/** Analysis, openings, the editor. */
const ofAnalysis: readonly View[] = [
  {
    name: 'analyse',
    open: async (page) => {
      await page.goto('#/analyse/1/kalah/-/1,0,0,1,0,2;1,0,1,0,0,1_20-21_S/A(D)a/1');
      await page.locator('mancala-board .tag:visible').first().waitFor();
    },
  },
  {
    name: 'analyse-review',
    open: async (page, said) => {
      await page.goto('#/analyse/1/kalah/-/1,0,0,1,0,2;1,0,1,0,0,1_20-21_S/A(D)a/1');
      await button(page, said.analysis('review.heading')).click();
      await page.locator('dialog[open]').getByText(said.analysis('review.start')).click();
      await page.locator('dialog[open] [data-looked="true"]').waitFor();
    },
  },
  {
    name: 'analyse-finished',
    open: async (page, said) => {
      await openKept(page, 'kalah', { position: '0,0,0,0,1,1/0,0,0,0,0,1 21-24 S', moves: ['F', 'E', 'f'] });
      await page.goto('#/analyse/game/kalah.shown');
      await button(page, said.analysis('review.heading')).click();
      await page.locator('dialog[open]').getByText(said.analysis('review.start')).click();
      await page.locator('dialog[open] [data-looked="true"]').waitFor();
    },
  },
  {
    name: 'analyse-editor',
    open: async (page, said) => {
      await page.goto('#/analyse');
      await button(page, said.analysis('walk.more')).click();
      await page.locator('dialog[open]').getByText(said.analysis('more.edit'), { exact: true }).click();
      await page.getByLabel(said.analysis('edit.text')).fill('4,4/4,x 0-0 S');
    },
  },
  {
    name: 'analyse-open',
    open: async (page, said) => {
      await page.goto('#/analyse');
      await button(page, said.analysis('walk.more')).click();
      await page.locator('dialog[open]').getByText(said.analysis('more.open'), { exact: true }).click();
      await page.getByLabel(said.analysis('open.label')).fill('nonsense');
      await button(page, said.analysis('open.open')).click();
    },
  },
  // Solved, and with the pie rule.
  {
    name: 'openings',
    open: async (page) => {
      await page.goto('#/openings/walak-pussa');
      await page.locator('main.openings[data-solved="true"] tbody tr').first().waitFor();
    },
  },
  // What the engine thinks.
  {
    name: 'openings-estimated',
    open: async (page) => {
      await page.goto('#/openings/al-manqala');
      await page.locator('tbody .worth').first().waitFor();
    },
  },
];

/** Learning: the rule pages, lessons, exercises, pasts. */
const ofLearning: readonly View[] = [
  { name: 'learn', open: (page) => page.goto('#/learn') },
  { name: 'learn-kalah', open: (page) => page.goto('#/learn/kalah') },
  {
    name: 'learn-rules',
    open: async (page, said) => {
      await page.goto('#/learn/al-manqala/rules/4');
      await button(page, said.learn('learn.board.try', { move: 'A' })).click();
      await page.locator('fieldset > .said').waitFor();
    },
  },
  {
    name: 'learn-options',
    open: async (page) => {
      await page.goto('#/learn/walak-pussa/rules');
      await page.locator('fieldset').last().scrollIntoViewIfNeeded();
      await page.locator('fieldset').last().locator('mancala-board').waitFor();
    },
  },
  {
    name: 'lesson',
    open: async (page) => {
      await page.goto('#/learn/kalah/lesson/6');
      await page.locator('mancala-board button[data-pit="E"]').click();
      await page.locator('main.desk[data-state="wrong"]').waitFor();
    },
  },
  { name: 'lesson-count', open: (page) => page.goto('#/learn/walak-pussa/lesson/7') },
  { name: 'lesson-end', open: (page) => page.goto('#/learn/al-manqala/lesson/end') },
  {
    name: 'exercises',
    open: async (page) => {
      await page.goto('#/learn/kalah/exercises');
      await page.locator('main ol a').first().waitFor();
    },
  },
  {
    name: 'exercise',
    open: async (page) => {
      await page.goto('#/learn/walak-pussa/exercises/2');
      await page.locator('mancala-board button[data-playable]').first().click();
      await page.locator('main.desk[data-state="wrong"], main.desk[data-state="right"]').waitFor();
    },
  },
  {
    name: 'exercise-right',
    open: async (page) => {
      await page.goto('#/learn/kalah/exercises/1');
      await page.locator('mancala-board button[data-pit="e"]').click();
      await page.locator('main.desk[data-state="right"]').waitFor();
    },
  },
  { name: 'learn-history', open: (page) => page.goto('#/learn/kalah/history') },
  { name: 'learn-words', open: (page) => page.goto('#/learn/walak-pussa/words') },
];

export const views: readonly View[] = [...ofPlay, ...ofAnalysis, ...ofLearning];

/** Opens a view and waits until it is drawn: before that there is nothing to judge. */
export const openView = async (page: Page, view: View, said: Said): Promise<void> => {
  await view.open(page, said);
  await page.locator('h1').first().waitFor({ state: 'attached' });
};
