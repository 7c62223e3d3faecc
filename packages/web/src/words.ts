/** The words of the language in use. What every view needs is loaded before anything is drawn, the rest with its views. */
import {
  type AnalysisKey,
  type AnalysisTexts,
  type Catalogue,
  comma,
  direction,
  formatNumber,
  type InterfaceKey,
  type Language,
  type LearningKey,
  type LearnTexts,
  loadAnalysisTexts,
  loadLanguage,
  loadLearnTexts,
  loadSetupTexts,
  type Perspective,
  preferredLanguage,
  type SetupKey,
  type SetupTexts,
  say,
  speakAll,
} from '@mbegu/i18n';
import type { GameId, Message } from '@mbegu/rules';

let catalogue: Catalogue;
let setup: SetupTexts;
let learn: LearnTexts;
let analysis: AnalysisTexts;

/** Loads the language somebody prefers and tells the document which one it is and which way it is written. */
export const openWords = async (preferred: readonly string[]): Promise<void> => {
  catalogue = await loadLanguage(preferredLanguage(preferred));
  document.documentElement.lang = catalogue.language;
  document.documentElement.dir = direction(catalogue.language);
};

/** Has whatever is in use of the texts in another language at hand. */
export const fetchTexts = async (language: Language): Promise<void> => {
  await Promise.all([
    loadLanguage(language),
    loadSetupTexts(language),
    learn && loadLearnTexts(language),
    analysis && loadAnalysisTexts(language),
  ]);
};

export const words = (): Catalogue => catalogue;

const language = (): Language => catalogue.language as Language;

/** Texts of the language in use when they have come, whichever it was when they were asked for. */
const inUse = async <Texts>(load: (language: Language) => Promise<Texts>): Promise<Texts> => {
  const asked = language();
  const texts = await load(asked);
  return asked === language() ? texts : inUse(load);
};

/** Loads what is said round a game; before that `setupText` has nothing to say. */
const openSetupTexts = async (): Promise<void> => {
  setup = await inUse(loadSetupTexts);
};

export const setupTexts = (): SetupTexts => setup;

/** A view or a part of one that says what is round a game, with its words. */
export const withSetupTexts = async <T>(part: Promise<T>): Promise<T> =>
  (await Promise.all([part, openSetupTexts()]))[0];

/** Loads what is read to learn a game; before that `learnTexts` and `learnText` have nothing to say. */
export const openLearnTexts = async (): Promise<void> => {
  learn = await inUse(loadLearnTexts);
};

export const learnTexts = (): LearnTexts => learn;

/** Loads what the views for analysis say; before that `analysisText` has nothing to say. */
export const openAnalysisTexts = async (): Promise<void> => {
  analysis = await inUse(loadAnalysisTexts);
};

/** A text of the views for learning. */
export const learnText = (key: LearningKey, values: Readonly<Record<string, string | number>> = {}): string =>
  say(catalogue, learn.learning[key], values);

/** A text of the views for analysis. */
export const analysisText = (key: AnalysisKey, values: Readonly<Record<string, string | number>> = {}): string =>
  say(catalogue, analysis[key], values);

/** A text of the interface. */
export const text = (
  key: InterfaceKey,
  values: Readonly<Record<string, string | number>> = {},
  perspective?: Perspective,
): string => say(catalogue, catalogue.interface[key], values, perspective);

/** A text of what is round a game. */
export const setupText = (key: SetupKey, values: Readonly<Record<string, string | number>> = {}): string =>
  say(catalogue, setup.around[key], values);

/** Messages of the rules as sentences, one after the other. */
export const sentences = (messages: readonly Message[], perspective?: Perspective): string =>
  speakAll(catalogue, messages, perspective);

/** What there is of these, one after the other, as the language lists things. */
export const listed = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(comma(catalogue.language));

export const number = (value: number): string => formatNumber(catalogue.language, value);

/** A number that is more or less than something: "+4", "−2", "0". */
export const signed = (value: number): string =>
  new Intl.NumberFormat(catalogue.language, { signDisplay: 'exceptZero' }).format(value).replace('-', '−');

export const titleOf = (game: GameId): string => catalogue.games[game].name;

export const sideName = (side: 'S' | 'N'): string => catalogue.sides[side];

/** What a strength is called; one this page does not know keeps its own name. */
export const levelName = (level: string): string => {
  const key = `level.${level}`;
  return key in catalogue.interface ? catalogue.interface[key as InterfaceKey] : level;
};
