import type { Game } from '@mbegu/rules';
import type { CommandModule, Context } from '../command.ts';
import { build } from '../endgames/build.ts';
import { type Action, type EndgamesFlags, parseAction } from '../endgames/flags.ts';
import { info } from '../endgames/info.ts';
import { probe } from '../endgames/probe.ts';
import { sampleSize, verify } from '../endgames/verify.ts';
import { examples } from '../examples.ts';
import { gameFrom, once, takesGame } from '../game-arguments.ts';

const DO: Readonly<Record<Action, (game: Game, flags: EndgamesFlags, context: Context) => Promise<void>>> = {
  build,
  verify,
  probe,
  info,
};

/** `mbegu endgames ACTION GAME`: tables of all positions with few seeds. */
export const endgames: CommandModule = {
  define: (command, context) => {
    const { text } = context.words;
    takesGame(command.argument('<ACTION>', text('endgames.action')), context.words)
      .option('--seeds <N>', text('endgames.seeds'), once('--seeds'))
      .option('--out <DIR>', text('endgames.out'), once('--out'))
      .option('--threads <N>', text('endgames.threads'), once('--threads'))
      .option('--values-only', text('endgames.values-only'))
      .option('--all', text('endgames.all'))
      .option('--json', text('option.json'))
      .addHelpText('after', examples(text('endgames.examples', { sample: sampleSize })))
      .action(async (word: string, id: string, flags: EndgamesFlags) => {
        const action = parseAction(word, flags);
        await DO[action](gameFrom(id, flags), flags, context);
      });
  },
};
