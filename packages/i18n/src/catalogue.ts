import type { EventKey, FaultKey, GameId, GameKey, GameOptions, Paragraph } from '@mbegu/rules';
import type { analysis } from './en/analysis.ts';
import type { around } from './en/around.ts';
import type { board } from './en/board.ts';
import type { cli } from './en/cli.ts';
import type { interfaceTexts } from './en/interface.ts';
import type { learning } from './en/learning.ts';
import type { lessons } from './en/lessons.ts';
import type { page } from './en/page.ts';
import type { playing } from './en/playing.ts';
import type { table } from './en/table.ts';

/** The shape of a tree of texts: the same keys, any words. English is the shape the other languages follow. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

export const NOUNS = ['pit', 'pits', 'seed', 'seeds', 'store', 'row'] as const;
/** A word every game has its own for: `pit` is a beit in Al-manqala. `pits` and `seeds` count: they are given `n`. */
export type Noun = (typeof NOUNS)[number];
/** A language may have further words of its own, such as another case of one of these: the same in all its games. */
export type NounTexts = Readonly<Record<Noun, string>> & Readonly<Record<string, string>>;

/** A word of the game that is kept in its own tongue, and what it means. */
export interface Term {
  readonly word: string;
  readonly meaning: string;
}

/** Something known about a game's past, and who says so. */
export interface Fact {
  readonly text: string;
  readonly source: string;
}

export interface GameText {
  readonly name: string;
  readonly nouns: NounTexts;
}

/** Where a game comes from. */
export interface PastText {
  readonly terms: readonly Term[];
  readonly history: readonly Fact[];
}

/** An option as a player reads it: `name`: *one value* / *the other*. */
export interface OptionText<Value extends string> {
  readonly name: string;
  /** One sentence: what it decides. */
  readonly meaning: string;
  /** Where the values come from. */
  readonly source: string;
  /** A short phrase for each value; a number has one for all, given `n`. */
  readonly values: Readonly<Record<Value, string>>;
}

/** The key under which the phrase for a number stands. */
export const ANY_NUMBER = 'number';

type ValueKeys<V> = V extends string ? V : typeof ANY_NUMBER;
export type OptionTexts = {
  readonly [Id in GameId]: { readonly [O in keyof GameOptions<Id>]: OptionText<ValueKeys<GameOptions<Id>[O]>> };
};

export interface RuleText {
  readonly title: string;
  readonly text: string;
}

/** The rules of one game for players: every paragraph under its number, every option under its name. */
export interface RulePage<Id extends GameId = GameId> {
  /** What lies on the table, and what the game is about. */
  readonly opening: string;
  readonly paragraphs: Readonly<Record<Paragraph<Id>, RuleText>>;
  readonly options: Readonly<Record<keyof GameOptions<Id>, string>>;
}

export type ExplainTexts = Readonly<Record<GameKey, string>>;
/** A sentence for every single event, for whoever reads a trace. */
export type EventTexts = Readonly<Record<EventKey, string>>;
export type FaultTexts = Readonly<Record<FaultKey, string>>;

/** What is said at a game in play, in one language. The other parts are loaded when they are used. */
export interface Catalogue {
  /** Language tag, BCP 47. */
  readonly language: string;
  /** The language's own name for itself. */
  readonly languageName: string;
  /** South and North, where no names are given. */
  readonly sides: { readonly S: string; readonly N: string };
  /** The words of no game in particular. */
  readonly nouns: NounTexts;
  readonly explain: ExplainTexts;
  readonly games: Readonly<Record<GameId, GameText>>;
  readonly interface: Texts<typeof interfaceTexts & typeof playing & typeof page>;
  readonly board: Texts<typeof board>;
}

/** What is said before a game and round it: where one chooses, sets up, keeps and brings in, and what is wrong with what was written. */
export interface SetupTexts {
  readonly around: Texts<typeof around>;
  readonly options: OptionTexts;
  /** What the rules find wrong with a text. */
  readonly faults: FaultTexts;
  readonly table: Texts<typeof table>;
}

/** What one reads to learn a game. */
export interface LearnTexts {
  readonly rulePages: { readonly [Id in GameId]: RulePage<Id> };
  readonly pasts: Readonly<Record<GameId, PastText>>;
  /** The views for learning. */
  readonly learning: Texts<typeof learning>;
  readonly lessons: Texts<typeof lessons>;
}

/** What the views for analysis, openings and setting up positions say. */
export type AnalysisTexts = Texts<typeof analysis>;

/** What the command line says. A page has no use for it. */
export type CliTexts = Texts<typeof cli>;

export type InterfaceKey = keyof Catalogue['interface'];
export type BoardKey = keyof Catalogue['board'];
export type SetupKey = keyof SetupTexts['around'];
export type TableKey = keyof SetupTexts['table'];
export type LearningKey = keyof LearnTexts['learning'];
export type AnalysisKey = keyof AnalysisTexts;
export type CliKey = keyof CliTexts;
