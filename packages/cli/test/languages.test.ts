import { LANGUAGES, loadCliTexts, loadLanguage } from '@mbegu/i18n';
import { describe, expect, test } from 'vitest';
import { COMMAND_NAMES } from '../src/program.ts';
import { json, mbegu } from './support.ts';

/** How wide a line is shown: marks stand on their letters, and isolates are not seen. */
const widthOf = (line: string): number => [...line.replace(/[\p{M}\p{Cf}]/gu, '')].length;

describe.each(LANGUAGES)('in %s', (language) => {
  const speaking = ['--lang', language];

  test.each(['', ...COMMAND_NAMES])('the help of mbegu %s fits a terminal', async (command) => {
    const { code, out } = await mbegu([...speaking, ...command.split(' ').filter(Boolean), '--help'], { columns: 80 });
    expect(code).toBe(0);
    expect(out).toContain((await loadCliTexts(language))['help.usage']);
    expect(out).not.toMatch(/[{}]n|undefined|\{\w+\}/);
    expect(out.split('\n').filter((line) => widthOf(line) > 80)).toEqual([]);
  });

  test.each([
    [['rules', 'walak-pussa']],
    [['show', 'al-manqala']],
    [['moves', 'kalah']],
    [['games']],
    [['levels']],
    [['replay', '-', '--check']],
  ])('%j answers in it, and in nothing that is filled in later', async (words) => {
    const { out, err } = await mbegu([...words, ...speaking], { input: '[Game "kalah"]\n\nC *\n' });
    expect(out + err).not.toMatch(/\{\w+[,}]|undefined/);
    expect((out + err).trim()).not.toBe('');
  });

  test('a refusal keeps its code and says why in the language', async () => {
    const { value } = await json(['show', 'kalh', '--json', ...speaking]);
    const english = (await json(['show', 'kalh', '--json'])).value as { error: { code: string; message: string } };
    const { error } = value as typeof english;
    expect(error.code).toBe(english.error.code);
    if (language === 'en') expect(error.message).toBe(english.error.message);
    else expect(error.message).not.toBe(english.error.message);
  });

  test('a game is played in it', async () => {
    const { code, out } = await mbegu(
      ['play', 'kalah', '--north', 'human', ...speaking, '-o', 'pits=2', '-o', 'seeds=1'],
      { input: 'A\nhint\nhelp\nquit\n' },
    );
    expect(code).toBe(0);
    expect(out).toContain((await loadLanguage(language)).games.kalah.name);
    expect(out).not.toMatch(/\{\w+[,}]|undefined/);
  });

  test.each([
    { MBEGU_LANG: language, LC_ALL: 'fr_FR.UTF-8' },
    { LC_ALL: `${language}_XX.UTF-8`, LANG: 'fr_FR.UTF-8' },
    { LANG: `${language}_XX.UTF-8` },
  ])('the environment asks for it: %j', async (env) => {
    const { out } = await mbegu(['--help'], { env });
    expect(out).toContain((await loadCliTexts(language))['program.summary'].split(' ')[0]);
    expect(out).toContain((await loadCliTexts(language))['help.usage']);
  });
});

test('a language of a country is that language', async () => {
  const { out } = await mbegu(['--help', '--lang', 'de']);
  expect((await mbegu(['--help', '--lang', 'de-AT'])).out).toBe(out);
});

test('the plain locale is English, and so is one we have no words for', async () => {
  const { out } = await mbegu(['--help']);
  for (const env of [{ LC_ALL: 'C', LANG: 'de_DE.UTF-8' }, { LANG: 'fr_FR.UTF-8' }, { MBEGU_LANG: '' }]) {
    expect((await mbegu(['--help'], { env })).out).toBe(out);
  }
});

test.each([['--lang', 'klingon'], ['--lang=klingon'], ['--lang']])(
  '%j is refused, with those there are',
  async (...flag) => {
    const { code, err } = await mbegu(['games', ...flag]);
    expect(code).toBe(2);
    for (const language of LANGUAGES) expect(err).toContain(language);
  },
);
