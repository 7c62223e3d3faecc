import { type Language, type Pattern, parsePattern } from '../src/index.ts';
import { sources } from '../src/sources.ts';
import { LATIN, NOTATION, SAME, TELLING, TYPED } from './english.ts';

/** Every string of a catalogue under its path. */
export type Flat = readonly (readonly [path: string, text: string])[];

/** The pieces of a pattern that are said as they stand. */
const piecesOf = (pattern: Pattern): readonly string[] =>
  pattern.flatMap((part) =>
    part.kind === 'text' ? [part.text.trim()] : 'cases' in part ? [...part.cases.values()].flatMap(piecesOf) : [],
  );

/** Command lines and flags are the same in every language. */
const withoutCommands = (text: string): string =>
  text
    .replace(/\b(?:printf|echo) .*$/gm, ' ')
    .replace(/\bmbegu .*?(?= {2}|[“”"«»]|$)/gm, ' ')
    .replace(/--?[a-z][\w-]*(?:[= ][A-Z_|]+)?/g, ' ')
    .replace(/\b[\w-]+=[\w|-]+/g, ' ');

const wordsOf = (text: string): readonly string[] => withoutCommands(text).match(/[\p{L}\p{M}’'-]+/gu) ?? [];

const escaped = (phrase: string): string => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Any of these phrases, the longest first; an Arabic letter may stand right before it. */
const oneOf = (phrases: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{Script=Latin}\\d])(?:${[...phrases]
      .sort((one, other) => other.length - one.length)
      .map(escaped)
      .join('|')})(?![\\p{Script=Latin}\\d])`,
    'gu',
  );

const latin = oneOf(LATIN);
const latinAndNotation = oneOf([...LATIN, ...NOTATION]);
const typed = oneOf([...LATIN, ...NOTATION, ...TYPED]);

/** What may stand at a path in Latin letters, whatever the language. */
const permitted = (path: string): RegExp =>
  path.startsWith('cli.') ? typed : path.startsWith('faults.') ? latinAndNotation : latin;

const shared: ReadonlySet<string> = new Set(Object.values(sources));

/** Books and pages are called as they call themselves, and so are a game's own words. */
const isQuoted = (path: string, text: string): boolean =>
  (/^pasts\..*\.source$/.test(path) && shared.has(text)) || /^pasts\..*\.word$/.test(path);

/** Latin words, where none belong; single letters are pits. */
const latinWordsOf = (text: string): readonly string[] =>
  (text.match(/\p{Script=Latin}+/gu) ?? []).filter((word) => word.length > 1);

/** Whether there is anything in a text that another language says otherwise. */
export const isSaid = (path: string, text: string): boolean =>
  !isQuoted(path, text) && piecesOf(parsePattern(text)).some((piece) => wordsOf(piece).length > 0);

/** Of a piece that English has too: what is not so short that two languages may well share it. */
const isTelling = (piece: string): boolean => {
  const words = wordsOf(piece);
  return words.length > 1 || words.some((word) => word.length > 3);
};

/** What in the texts of a language is English still: each with its path. */
export const leftoversIn = (
  language: Language,
  texts: Flat,
  english: ReadonlyMap<string, string>,
): readonly string[] => {
  const allowed = language === 'en' ? {} : SAME[language];
  return texts.flatMap(([path, text]) => {
    if (path in allowed || path === 'language' || isQuoted(path, text)) return [];
    const original = english.get(path) ?? '';
    if (text === original) return isSaid(path, text) ? [`${path}: ${text}`] : [];
    const pieces = piecesOf(parsePattern(text));
    const pristine = new Set(piecesOf(parsePattern(original)));
    const own = withoutCommands(pieces.join('\n')).replace(permitted(path), ' ');
    const left = [
      ...pieces.filter((piece) => pristine.has(piece) && isTelling(piece)),
      ...wordsOf(own).filter((word) => TELLING.has(word)),
      ...(language === 'ar' || language === 'si' ? latinWordsOf(own) : []),
    ];
    return left.map((words) => `${path}: ${words}`);
  });
};
