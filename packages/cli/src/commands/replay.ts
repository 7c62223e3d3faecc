import { chosenOptions, history, type Match, makePosition, matchOutcome, now } from '@mbegu/rules';
import type { CommandModule, Context } from '../command.ts';
import { examples } from '../examples.ts';
import { isTerminal, print, printJson } from '../io.ts';
import { type Recorded, readGames } from '../replay/read.ts';
import { printSteps, walkSteps } from '../replay/show.ts';

const movesIn = (match: Match): number => history(match).filter(({ step }) => step.kind === 'move').length;

const totalMoves = (games: readonly Recorded[]): number => games.reduce((sum, { match }) => sum + movesIn(match), 0);

const gameValue = ({ records: [first], match }: Recorded) => ({
  game: match.game.id,
  options: chosenOptions(match.game),
  south: first?.south ?? '',
  north: first?.north ?? '',
  position: makePosition(match.given),
  // What is no move, a decision or a new round, has its kind in the place of one.
  moves: history(match).map(({ step, position }) => ({
    move: step.kind === 'move' ? step.move : step.kind,
    position: makePosition(position),
  })),
  outcome: matchOutcome(match) ?? now(match).outcome,
});

const check = (games: readonly Recorded[], json: boolean, { io, words }: Context): Promise<void> => {
  const moves = totalMoves(games);
  return json
    ? printJson(io, { ok: true, games: games.length, moves })
    : print(io, words.text('replay.ok', { games: games.length, moves }));
};

const showAll = async (games: readonly Recorded[], file: string, context: Context): Promise<void> => {
  const walks = file !== '-' && isTerminal(context.io);
  for (const game of games) {
    if (!walks) await printSteps(game, context);
    else if (!(await walkSteps(game, context))) return;
  }
};

interface ReplayFlags {
  readonly check?: boolean;
  readonly json?: boolean;
}

/** `mbegu replay FILE`: steps through a record, or checks it. */
export const replay: CommandModule = {
  define: (command, context) => {
    const { text } = context.words;
    command
      .argument('<FILE>', text('replay.file'))
      .option('--check', text('replay.check'))
      .option('--json', text('option.json'))
      .addHelpText('after', examples(text('replay.examples')))
      .action(async (file: string, { check: onlyCheck = false, json = false }: ReplayFlags) => {
        const games = await readGames(file, context.io);
        if (onlyCheck) await check(games, json, context);
        else if (json) await printJson(context.io, { games: games.map(gameValue) });
        else await showAll(games, file, context);
      });
  },
};
