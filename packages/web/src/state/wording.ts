/** Finding a text by the words somebody read, to propose better ones. Nothing is sent: what he would say is copied. */
import type { AnalysisTexts, Catalogue, LearnTexts, SetupTexts } from '@mbegu/i18n';

export interface Wording {
  /** Where the text stands in the catalogue, such as `interface.bar.undo`. */
  readonly key: string;
  readonly text: string;
}

type Node = string | { readonly [key: string]: Node } | readonly Node[];

const listed = (node: Node, key: string): readonly Wording[] =>
  typeof node === 'string'
    ? [{ key, text: node }]
    : Object.entries(node).flatMap(([name, inner]) => listed(inner, key === '' ? name : `${key}.${name}`));

/** Every text of a language that the page shows, with its key. */
export const wordings = (
  catalogue: Catalogue,
  setup: SetupTexts,
  learn: LearnTexts,
  analysis: AnalysisTexts,
): readonly Wording[] => {
  const { language: _, languageName: __, ...core } = catalogue;
  return listed({ ...core, ...setup, ...learn, analysis } as unknown as Node, '');
};

/** What does not tell words apart: case, and the marks that are written in patterns. */
const plain = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replace(/\{\w+\}/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** The texts that have all of the words, the shortest first; none for no words. */
export const findWordings = (all: readonly Wording[], words: string): readonly Wording[] => {
  const wanted = plain(words).split(' ').filter(Boolean);
  if (wanted.length === 0) return [];
  return all
    .filter(({ text }) => {
      const own = plain(text);
      return wanted.every((word) => own.includes(word));
    })
    .sort((one, other) => one.text.length - other.text.length);
};

/** What is copied: enough for whoever keeps the words to find the place. */
export const suggestion = (language: string, { key, text }: Wording, mine: string): string =>
  `${language} ${key}\n- ${text}\n+ ${mine.trim()}\n`;
