/** The words of the language in use. What every view needs is loaded before anything is drawn, the rest with its views. */
import {
  ANY_NUMBER,
  type AnalysisKey,
  type AnalysisTexts,
  type Catalogue,
  direction,
  formatNumber,
  type InterfaceKey,
  type Language,
  type LearningKey,
  type LearnTexts,
  loadAnalysisTexts,
  loadLanguage,
  loadLearnTexts,
  type OptionText,
  type Perspective,
  preferredLanguage,
  say,
  speakAll,
} from '@mbegu/i18n';
import type { GameId, Message } from '@mbegu/rules';
import type { Fault } from '@mbegu/table';

let catalogue: Catalogue;
let learn: LearnTexts;
let analysis: AnalysisTexts;

/** Loads the language somebody prefers and tells the document which one it is and which way it is written. */
export const openWords = async (preferred: readonly string[]): Promise<void> => {
  catalogue = await loadLanguage(preferredLanguage(preferred));
  document.documentElement.lang = catalogue.language;
  document.documentElement.dir = direction(catalogue.language);
};

export const words = (): Catalogue => catalogue;

const language = (): Language => catalogue.language as Language;

/** Loads what is read to learn a game; before that `learnTexts` and `learnText` have nothing to say. */
export const openLearnTexts = async (): Promise<void> => {
  learn = await loadLearnTexts(language());
};

export const learnTexts = (): LearnTexts => learn;

/** Loads what the views for analysis say; before that `analysisText` has nothing to say. */
export const openAnalysisTexts = async (): Promise<void> => {
  analysis = await loadAnalysisTexts(language());
};

/** Every part of the language in use. */
export const allTexts = async (): Promise<readonly [Catalogue, LearnTexts, AnalysisTexts]> =>
  [catalogue, await loadLearnTexts(language()), await loadAnalysisTexts(language())] as const;

/** A text of the views for learning. */
export const learnText = (key: LearningKey, values: Readonly<Record<string, string | number>> = {}): string =>
  say(catalogue, learn.learning[key], values);

/** What a step of a lesson says, from 1. `name` is who sits on the other side. */
export const lessonText = (
  game: GameId,
  step: number,
  part: 'title' | 'text' | 'do' | 'wrong' | 'done',
  values: Readonly<Record<string, string>>,
): string =>
  say(catalogue, learn.lessons[`${game}.${step}.${part}` as keyof LearnTexts['lessons']], { game, ...values });

/** A text of the views for analysis. */
export const analysisText = (key: AnalysisKey, values: Readonly<Record<string, string | number>> = {}): string =>
  say(catalogue, analysis[key], values);

/** A text of the interface. */
export const text = (
  key: InterfaceKey,
  values: Readonly<Record<string, string | number>> = {},
  perspective?: Perspective,
): string => say(catalogue, catalogue.interface[key], values, perspective);

/** Messages of the rules as sentences, one after the other. */
export const sentences = (messages: readonly Message[], perspective?: Perspective): string =>
  speakAll(catalogue, messages, perspective);

/** What a saved game or a command is refused for, where the table has a word for it. */
export const tableText = ({ code, params }: Pick<Fault, 'code' | 'params'>): string | undefined =>
  code in catalogue.table ? say(catalogue, catalogue.table[code as keyof typeof catalogue.table], params) : undefined;

/** The sentence of an option; one this page does not know has none. */
export const optionText = (game: GameId, name: string): OptionText<string> | undefined =>
  (catalogue.options[game] as Readonly<Record<string, OptionText<string>>>)[name];

/** The phrase that completes the sentence of an option. */
export const optionPhrase = (game: GameId, name: string, value: string | number): string => {
  const pattern = optionText(game, name)?.values[typeof value === 'number' ? ANY_NUMBER : value];
  return pattern === undefined ? String(value) : say(catalogue, pattern, { n: value, game });
};

export const number = (value: number): string => formatNumber(catalogue.language, value);

/** A number that is more or less than something: "+4", "−2", "0". */
export const signed = (value: number): string =>
  new Intl.NumberFormat(catalogue.language, { signDisplay: 'exceptZero' }).format(value).replace('-', '−');

const AGES = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "2 hours ago". */
export const ago = (ms: number): string => {
  const [unit, length] = AGES.find(([, each]) => ms >= each) ?? ['second', Number.POSITIVE_INFINITY];
  const format = new Intl.RelativeTimeFormat(catalogue.language, { numeric: 'auto' });
  return format.format(-Math.floor(Math.max(0, ms) / length) || 0, unit);
};

export const titleOf = (game: GameId): string => catalogue.games[game].name;

export const sideName = (side: 'S' | 'N'): string => catalogue.sides[side];

/** What a strength is called; one this page does not know keeps its own name. */
export const levelName = (level: string): string => {
  const key = `level.${level}`;
  return key in catalogue.interface ? catalogue.interface[key as InterfaceKey] : level;
};
