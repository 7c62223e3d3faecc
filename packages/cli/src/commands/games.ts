import { expectedValues, GAME_IDS, type GameId, optionSpecs } from '@mbegu/rules';
import { coloursFor } from '../colours.ts';
import type { CommandModule, Context } from '../command.ts';
import { examples } from '../examples.ts';
import { columnsOf, print, printJson } from '../io.ts';
import type { Words } from '../words.ts';
import { hang } from '../wrap.ts';

const optionLine = (id: GameId): string =>
  Object.entries(optionSpecs(id))
    .map(([name, spec]) =>
      spec.kind === 'count' ? `${name}=${spec.first} (${expectedValues(spec)})` : `${name}=${spec.values.join('|')}`,
    )
    .join('  ');

const gameText = (id: GameId, { catalogue, setup }: Words): string =>
  `${catalogue.games[id].name}. ${setup.around[`about.${id}`]}`;

const listGames = ({ io, words }: Context): Promise<void> => {
  const { bold } = coloursFor(io);
  const lines = GAME_IDS.flatMap((id) => [
    hang(`${id.padEnd(13)}`, gameText(id, words), columnsOf(io), bold),
    hang(' '.repeat(13), optionLine(id), columnsOf(io)),
    '',
  ]);
  return print(io, [...lines, words.text('games.more')].join('\n'));
};

const gamesJson = ({ io }: Context): Promise<void> =>
  printJson(io, { games: GAME_IDS.map((id) => ({ id, options: optionSpecs(id) })) });

/** `mbegu games`: the games with their options. */
export const games: CommandModule = {
  define: (command, context) => {
    const { text } = context.words;
    command
      .option('--json', text('option.json'))
      .addHelpText('after', examples(text('games.examples')))
      .action(async ({ json }: { json?: boolean }) => {
        await (json ? gamesJson : listGames)(context);
      });
  },
};
