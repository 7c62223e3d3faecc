import type { AnalysisTexts, Catalogue, CliTexts, LearnTexts } from './catalogue.ts';

export const LANGUAGES = ['en', 'sw', 'da', 'de', 'ar', 'si'] as const;
/** A language with a catalogue, by its tag. */
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself, to choose by; the catalogues say the same. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  sw: 'Kiswahili',
  da: 'Dansk',
  de: 'Deutsch',
  ar: 'العربية',
  si: 'සිංහල',
};

interface Loaders {
  readonly catalogue: () => Promise<Catalogue>;
  readonly learn: () => Promise<LearnTexts>;
  readonly analysis: () => Promise<AnalysisTexts>;
  readonly cli: () => Promise<CliTexts>;
}

const LOADERS: Readonly<Record<Language, Loaders>> = {
  en: {
    catalogue: async () => (await import('./en/index.ts')).en,
    learn: async () => (await import('./en/learn.ts')).learn,
    analysis: async () => (await import('./en/analysis.ts')).analysis,
    cli: async () => (await import('./en/cli.ts')).cli,
  },
  sw: {
    catalogue: async () => (await import('./sw/index.ts')).sw,
    learn: async () => (await import('./sw/learn.ts')).learn,
    analysis: async () => (await import('./sw/analysis.ts')).analysis,
    cli: async () => (await import('./sw/cli.ts')).cli,
  },
  da: {
    catalogue: async () => (await import('./da/index.ts')).da,
    learn: async () => (await import('./da/learn.ts')).learn,
    analysis: async () => (await import('./da/analysis.ts')).analysis,
    cli: async () => (await import('./da/cli.ts')).cli,
  },
  de: {
    catalogue: async () => (await import('./de/index.ts')).de,
    learn: async () => (await import('./de/learn.ts')).learn,
    analysis: async () => (await import('./de/analysis.ts')).analysis,
    cli: async () => (await import('./de/cli.ts')).cli,
  },
  ar: {
    catalogue: async () => (await import('./ar/index.ts')).ar,
    learn: async () => (await import('./ar/learn.ts')).learn,
    analysis: async () => (await import('./ar/analysis.ts')).analysis,
    cli: async () => (await import('./ar/cli.ts')).cli,
  },
  si: {
    catalogue: async () => (await import('./si/index.ts')).si,
    learn: async () => (await import('./si/learn.ts')).learn,
    analysis: async () => (await import('./si/analysis.ts')).analysis,
    cli: async () => (await import('./si/cli.ts')).cli,
  },
};

/** The catalogue of one language; the others are not fetched. */
export const loadLanguage = (language: Language): Promise<Catalogue> => LOADERS[language].catalogue();

/** What one reads to learn the games, in a language. */
export const loadLearnTexts = (language: Language): Promise<LearnTexts> => LOADERS[language].learn();

/** What the views for analysis say in a language. */
export const loadAnalysisTexts = (language: Language): Promise<AnalysisTexts> => LOADERS[language].analysis();

/** What the command line says in a language, beside its catalogue. */
export const loadCliTexts = (language: Language): Promise<CliTexts> => LOADERS[language].cli();

export const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);

/** The first language there is a catalogue for among those somebody prefers (`de-CH` finds `de`); else the first of all. */
export const preferredLanguage = (wanted: readonly string[]): Language => {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split(/[-_.]/)[0] ?? '';
    if (isLanguage(base)) return base;
  }
  return LANGUAGES[0];
};

/** Languages written from right to left. `Intl.Locale` knows them too, but not in every browser. */
const RIGHT_TO_LEFT: readonly string[] = ['ar', 'fa', 'he', 'ur'];

/** Which way a language is written. The board keeps its own direction: sowing goes counter-clockwise everywhere. */
export const direction = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';

/** Between the parts of an enumeration. */
export const comma = (language: string): string => (direction(language) === 'rtl' ? '، ' : ', ');
