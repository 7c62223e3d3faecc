import {
  type AnalysisTexts,
  type Catalogue,
  type CliTexts,
  type EventTexts,
  type Language,
  type LearnTexts,
  loadAnalysisTexts,
  loadCliTexts,
  loadEventTexts,
  loadLanguage,
  loadLearnTexts,
  loadSetupTexts,
  type SetupTexts,
} from '../src/index.ts';

type Everything = Catalogue &
  SetupTexts &
  LearnTexts & { readonly analysis: AnalysisTexts; readonly events: EventTexts; readonly cli: CliTexts };

/** All parts of a language. */
export const everything = async (language: Language): Promise<Everything> => ({
  ...(await loadLanguage(language)),
  ...(await loadSetupTexts(language)),
  ...(await loadLearnTexts(language)),
  analysis: await loadAnalysisTexts(language),
  events: await loadEventTexts(language),
  cli: await loadCliTexts(language),
});

/** Every string of a catalogue with its path. */
export const textsOf = (node: unknown, path = ''): (readonly [path: string, text: string])[] => {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node as object).flatMap(([key, inner]) => textsOf(inner, path ? `${path}.${key}` : key));
};
