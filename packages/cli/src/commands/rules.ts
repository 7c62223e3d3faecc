import { ANY_NUMBER, type Catalogue, type LearnTexts, say } from '@mbegu/i18n';
import { createGame, expectedValues, GAME_IDS, type GameId, isGameId, optionSpecs, PARAGRAPHS } from '@mbegu/rules';
import { coloursFor } from '../colours.ts';
import type { CommandModule, Context } from '../command.ts';
import { examples } from '../examples.ts';
import { columnsOf, print, printJson } from '../io.ts';
import { Refused } from '../refused.ts';
import type { Words } from '../words.ts';
import { hang, wrap } from '../wrap.ts';

/** Lines longer than this are hard to read, however wide the terminal. */
const columnsMax = 90;

interface Page {
  readonly id: GameId;
  readonly words: Words;
  readonly columns: number;
  readonly bold: (text: string) => string;
}

const inGame = (catalogue: Catalogue, id: GameId, text: string): string => say(catalogue, text, { game: id });

const paragraphs = ({ id, words, columns, bold }: Page): string[] => {
  const { catalogue, learn } = words;
  const page = learn.rulePages[id] as LearnTexts['rulePages']['kalah'];
  return PARAGRAPHS[id].map((number) => {
    const { title, text } = page.paragraphs[number as keyof typeof page.paragraphs];
    return hang(`${number}  `, `${title}. ${inGame(catalogue, id, text)}`, columns, bold);
  });
};

interface OptionPage {
  readonly option: string;
  readonly takes: string;
  readonly usual: string | number;
  readonly name: string;
  readonly meaning: string;
  readonly source: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The options as a person reads them, from the specification and the catalogue. */
const optionPages = (id: GameId, { setup }: Words): readonly OptionPage[] => {
  const texts: Readonly<Record<string, Omit<OptionPage, 'option' | 'takes' | 'usual'>>> = setup.options[id];
  return Object.entries(optionSpecs(id)).flatMap(([option, spec]) => {
    const text = texts[option];
    return text ? [{ ...text, option, takes: expectedValues(spec), usual: spec.first }] : [];
  });
};

const options = ({ id, words, columns, bold }: Page): string[] =>
  optionPages(id, words).flatMap(({ option, takes, usual, name, meaning, source, values }) => [
    `${bold(option)}=${takes.replaceAll(', ', '|')} (${words.text('rules.usual', { value: String(usual) })})  ${name}`,
    hang('    ', `${inGame(words.catalogue, id, meaning)} ${source}`, columns),
    ...Object.entries(values)
      .filter(([value]) => value !== ANY_NUMBER)
      .map(([value, phrase]) => hang(`    ${value}: `, inGame(words.catalogue, id, phrase), columns)),
  ]);

const terms = ({ id, words, columns, bold }: Page): string[] =>
  words.learn.pasts[id].terms.map(({ word, meaning }) => hang(`${word}: `, meaning, columns, bold));

const sourcesOf = ({ id, words }: Page): readonly string[] => [
  ...new Set(words.learn.pasts[id].history.map(({ source }) => source)),
];

/** What is known, each with the number of its source. */
const facts = (page: Page): string[] => {
  const sources = sourcesOf(page);
  return page.words.learn.pasts[page.id].history.map(({ text, source }) =>
    hang('- ', `${text} [${sources.indexOf(source) + 1}]`, page.columns),
  );
};

const sources = (page: Page): string[] =>
  sourcesOf(page).map((source, index) => hang(`[${index + 1}] `, source, page.columns));

/** The whole page of one game. */
export const rulePage = (id: GameId, { io, words }: Pick<Context, 'io' | 'words'>): string => {
  const { bold } = coloursFor(io);
  const { catalogue } = words;
  const page: Page = { id, words, bold, columns: Math.min(columnsMax, columnsOf(io)) };
  const heading = (key: 'rules.words' | 'rules.options' | 'rules.facts' | 'rules.sources') => [
    '',
    bold(words.text(key)),
    '',
  ];
  return [
    bold(catalogue.games[id].name),
    '',
    ...wrap(inGame(catalogue, id, words.learn.rulePages[id].opening), page.columns),
    '',
    ...paragraphs(page),
    ...heading('rules.options'),
    ...options(page),
    ...heading('rules.words'),
    ...terms(page),
    ...heading('rules.facts'),
    ...facts(page),
    ...heading('rules.sources'),
    ...sources(page),
  ].join('\n');
};

const rulesJson = (id: GameId, { io, words }: Context): Promise<void> => {
  const { catalogue, setup, learn } = words;
  const page = learn.rulePages[id];
  const numbered = Object.entries(page.paragraphs).map(([number, { title, text }]) => ({
    number,
    title,
    text: inGame(catalogue, id, text),
  }));
  return printJson(io, {
    game: id,
    name: catalogue.games[id].name,
    description: setup.around[`about.${id}`],
    opening: inGame(catalogue, id, page.opening),
    paragraphs: numbered,
    options: optionPages(id, words).map(({ option, takes, usual, meaning, source }) => ({
      option,
      takes,
      default: usual,
      meaning: inGame(catalogue, id, meaning),
      source,
    })),
    facts: learn.pasts[id].history,
  });
};

const parseId = (id: string): GameId => {
  if (isGameId(id)) return id;
  const game = createGame(id);
  throw new Refused(game.ok ? [] : game.error);
};

/** `mbegu rules GAME`: the rule page, the options, the sources. */
export const rules: CommandModule = {
  define: (command, context) => {
    const { text } = context.words;
    command
      .argument('<GAME>', text('argument.game', { known: GAME_IDS.join(', ') }))
      .option('--json', text('option.json'))
      .addHelpText('after', examples(text('rules.examples')))
      .action(async (given: string, { json }: { json?: boolean }) => {
        const id = parseId(given);
        await (json ? rulesJson(id, context) : print(context.io, rulePage(id, context)));
      });
  },
};
