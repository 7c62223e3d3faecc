import type { AnalysisTexts, Catalogue, CliTexts, EventTexts, LearnTexts, SetupTexts } from './catalogue.ts';

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

/** A record for each part, so that a part nobody asks for is not packed. */
type Loaders<Part> = Readonly<Record<Language, () => Promise<Part>>>;

const CATALOGUES: Loaders<Catalogue> = {
  en: async () => (await import('./en/index.ts')).en,
  sw: async () => (await import('./sw/index.ts')).sw,
  da: async () => (await import('./da/index.ts')).da,
  de: async () => (await import('./de/index.ts')).de,
  ar: async () => (await import('./ar/index.ts')).ar,
  si: async () => (await import('./si/index.ts')).si,
};

const SETUP: Loaders<SetupTexts> = {
  en: async () => (await import('./en/setup.ts')).setup,
  sw: async () => (await import('./sw/setup.ts')).setup,
  da: async () => (await import('./da/setup.ts')).setup,
  de: async () => (await import('./de/setup.ts')).setup,
  ar: async () => (await import('./ar/setup.ts')).setup,
  si: async () => (await import('./si/setup.ts')).setup,
};

const LEARN: Loaders<LearnTexts> = {
  en: async () => (await import('./en/learn.ts')).learn,
  sw: async () => (await import('./sw/learn.ts')).learn,
  da: async () => (await import('./da/learn.ts')).learn,
  de: async () => (await import('./de/learn.ts')).learn,
  ar: async () => (await import('./ar/learn.ts')).learn,
  si: async () => (await import('./si/learn.ts')).learn,
};

const ANALYSIS: Loaders<AnalysisTexts> = {
  en: async () => (await import('./en/analysis.ts')).analysis,
  sw: async () => (await import('./sw/analysis.ts')).analysis,
  da: async () => (await import('./da/analysis.ts')).analysis,
  de: async () => (await import('./de/analysis.ts')).analysis,
  ar: async () => (await import('./ar/analysis.ts')).analysis,
  si: async () => (await import('./si/analysis.ts')).analysis,
};

const EVENTS: Loaders<EventTexts> = {
  en: async () => (await import('./en/events.ts')).events,
  sw: async () => (await import('./sw/events.ts')).events,
  da: async () => (await import('./da/events.ts')).events,
  de: async () => (await import('./de/events.ts')).events,
  ar: async () => (await import('./ar/events.ts')).events,
  si: async () => (await import('./si/events.ts')).events,
};

const CLI: Loaders<CliTexts> = {
  en: async () => (await import('./en/cli.ts')).cli,
  sw: async () => (await import('./sw/cli.ts')).cli,
  da: async () => (await import('./da/cli.ts')).cli,
  de: async () => (await import('./de/cli.ts')).cli,
  ar: async () => (await import('./ar/cli.ts')).cli,
  si: async () => (await import('./si/cli.ts')).cli,
};

/** The catalogue of one language; the others are not fetched. */
export const loadLanguage = (language: Language): Promise<Catalogue> => CATALOGUES[language]();

/** What is said round a game, in a language. */
export const loadSetupTexts = (language: Language): Promise<SetupTexts> => SETUP[language]();

/** What one reads to learn the games, in a language. */
export const loadLearnTexts = (language: Language): Promise<LearnTexts> => LEARN[language]();

/** What the views for analysis say in a language. */
export const loadAnalysisTexts = (language: Language): Promise<AnalysisTexts> => ANALYSIS[language]();

/** How single events are told in a language, for `speakEvent`. */
export const loadEventTexts = (language: Language): Promise<EventTexts> => EVENTS[language]();

/** What the command line says in a language, beside its catalogue. */
export const loadCliTexts = (language: Language): Promise<CliTexts> => CLI[language]();

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
