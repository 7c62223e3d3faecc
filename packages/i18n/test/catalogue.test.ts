import {
  FAULT_CODES,
  GAME_IDS,
  MESSAGE_KEYS,
  MESSAGE_PARAMS,
  optionSpecs,
  PARAGRAPHS,
  REASONS,
  REFUSAL_CODES,
} from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import {
  DERIVED_PARAMS,
  LANGUAGE_NAMES,
  LANGUAGES,
  NOUNS,
  type Part,
  type Pattern,
  parsePattern,
  placeholdersOf,
} from '../src/index.ts';
import { everything, textsOf } from './support.ts';

const CATALOGUES = await Promise.all(LANGUAGES.map(everything));
const english = await everything('en');

/** Parameters a pattern may ask for besides those its message carries. */
const DERIVED: readonly string[] = DERIVED_PARAMS;
/** Parameters that tell how to say a thing, so that not every sentence needs them. */
const CONTEXT = ['game', 'side'];

const nounsIn = (pattern: Pattern): string[] =>
  pattern.flatMap((part: Part) =>
    part.kind === 'noun' ? [part.noun] : 'cases' in part ? [...part.cases.values()].flatMap(nounsIn) : [],
  );

for (const catalogue of CATALOGUES) {
  describe(`the catalogue ${catalogue.language}`, () => {
    const texts = textsOf(catalogue);

    test('has only patterns that can be read, and nothing empty', () => {
      expect(texts.length).toBeGreaterThan(300);
      for (const [path, text] of texts) {
        expect(() => parsePattern(text), path).not.toThrow();
        expect(text.trim(), path).toBe(text);
        expect(text, path).not.toBe('');
      }
    });

    test('is called what it calls itself', () => {
      expect(LANGUAGE_NAMES[catalogue.language as keyof typeof LANGUAGE_NAMES]).toBe(catalogue.languageName);
    });

    test('knows the nouns it uses, and each takes `n` alone', () => {
      for (const [path, text] of texts) {
        for (const noun of nounsIn(parsePattern(text))) expect(catalogue.nouns, path).toHaveProperty([noun]);
      }
      for (const nouns of [catalogue.nouns, ...GAME_IDS.map((id) => catalogue.games[id].nouns)]) {
        expect(Object.keys(nouns).sort()).toEqual(Object.keys(catalogue.nouns).sort());
        expect(Object.keys(nouns)).toEqual(expect.arrayContaining([...NOUNS]));
        for (const text of Object.values(nouns)) {
          expect(['n'], text).toEqual(expect.arrayContaining([...placeholdersOf(parsePattern(text))]));
        }
      }
    });

    test('has a sentence for every message, asking for exactly what it carries', () => {
      const sentences = { ...catalogue.explain, ...catalogue.events, ...catalogue.faults };
      expect(Object.keys(sentences).sort()).toEqual([...MESSAGE_KEYS].sort());
      for (const key of MESSAGE_KEYS) {
        const given = MESSAGE_PARAMS[key];
        const asked = placeholdersOf(parsePattern(sentences[key]));
        const allowed = given.includes('side') ? [...given, ...DERIVED] : given;
        for (const name of asked) expect(allowed, `${key} asks for ${name}`).toContain(name);
        for (const name of given) {
          if (!CONTEXT.includes(name)) expect([...asked], `${key} leaves out ${name}`).toContain(name);
        }
      }
    });

    test('has a sentence for every code and reason', () => {
      for (const code of FAULT_CODES) expect(catalogue.faults).toHaveProperty([`fault.${code}`]);
      for (const code of REFUSAL_CODES) expect(catalogue.explain).toHaveProperty([`refusal.${code}`]);
      for (const reason of REASONS) expect(catalogue.explain).toHaveProperty([`end.${reason}`]);
    });

    for (const id of GAME_IDS) {
      test(`has the name, the rules and the options of ${id}`, () => {
        expect(catalogue.pasts[id].history.length).toBeGreaterThan(0);
        expect(Object.keys(catalogue.rulePages[id].paragraphs)).toEqual(PARAGRAPHS[id]);
        const specs = optionSpecs(id);
        expect(Object.keys(catalogue.rulePages[id].options)).toEqual(Object.keys(specs));
        expect(Object.keys(catalogue.options[id])).toEqual(Object.keys(specs));
        for (const [option, text] of Object.entries(catalogue.options[id])) {
          const spec = specs[option];
          expect(Object.keys(text.values)).toEqual(spec?.kind === 'choice' ? spec.values : ['number']);
        }
      });
    }

    test('asks for the same parameters as English', () => {
      const here = new Map(texts);
      for (const [path, text] of textsOf(english)) {
        // Histories and terms may be longer or shorter in another language.
        if (/\.(history|terms)\./.test(path) || /^(?:explain|events|faults)\./.test(path)) continue;
        const own = here.get(path);
        if (own === undefined) throw new Error(`${catalogue.language} lacks ${path}`);
        const asked = [...placeholdersOf(parsePattern(own))].filter((name) => !CONTEXT.includes(name));
        const english = [...placeholdersOf(parsePattern(text))].filter((name) => !CONTEXT.includes(name));
        expect(asked.sort(), path).toEqual(english.sort());
      }
    });
  });
}

test('the numbered paragraphs are those of the specification', () => {
  const headings = ['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9'];
  expect(PARAGRAPHS).toEqual({ kalah: headings, 'al-manqala': headings, 'walak-pussa': headings });
});
