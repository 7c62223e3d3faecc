import { LEVELS, levelDefault } from '@mbegu/engine';
import type { Game, Position } from '@mbegu/rules';
import { current } from '@mbegu/table';
import { coloursFor } from '../colours.ts';
import type { CommandModule, Context } from '../command.ts';
import { paintWith } from '../drawing/paint.ts';
import { examples } from '../examples.ts';
import { type GameFlags, gameFrom, givenFrom, once, takesGame } from '../game-arguments.ts';
import { isTerminal, print } from '../io.ts';
import { endgameFrom } from '../play/endgame.ts';
import { isSpeed, SPEEDS, type Speed } from '../play/frames.ts';
import { openedTable, playOut } from '../play/game.ts';
import { plainScreen } from '../play/plain-screen.ts';
import { recordText, writeFile } from '../play/record.ts';
import type { Screen } from '../play/screen.ts';
import { parseSeat, seatForms } from '../play/seats.ts';
import { perspectiveOf, type Session, viewOf } from '../play/session.ts';
import { terminalScreen } from '../play/terminal-screen.ts';
import { EXIT, Refused, refuse } from '../refused.ts';

interface PlayFlags extends GameFlags {
  readonly south?: string;
  readonly north?: string;
  readonly seed?: string;
  readonly save?: string;
  readonly speed?: string;
}

const seedMax = 2 ** 31 - 1;

const parseSeed = (text: string | undefined): number => {
  if (text === undefined) return Math.floor(Math.random() * seedMax);
  if (/^\d{1,10}$/.test(text) && Number(text) <= seedMax) return Number(text);
  return refuse('flag-value', { flag: '--seed', expected: `0-${seedMax}`, found: text.slice(0, 40) });
};

const parseSpeed = (text = 'normal'): Speed =>
  isSpeed(text)
    ? text
    : refuse('flag-value', { flag: '--speed', expected: SPEEDS.join(', '), found: text.slice(0, 40) });

/** Leaves the game, whatever is going on. */
const stop = (session: Session): void => {
  session.stopped = true;
  session.screen.stop();
};

const sessionFor = (game: Game, given: Position | undefined, flags: PlayFlags, context: Context): Session => {
  const { io, words } = context;
  const seats = {
    S: parseSeat('--south', flags.south ?? 'human'),
    N: parseSeat('--north', flags.north ?? 'computer'),
  };
  const speed = parseSpeed(flags.speed);
  const seed = parseSeed(flags.seed);
  const table = openedTable(game, seats, given, Date.now());
  const file = flags.save ?? null;
  const unwritable = file === null ? null : writeFile(file, recordText(table), false);
  if (unwritable) throw new Refused([unwritable]);
  const screen: Screen = isTerminal(io) ? terminalScreen(io, words, () => stop(session)) : plainScreen(io, words);
  const paint = paintWith(coloursFor(io));
  const session: Session = {
    io,
    words,
    paint,
    screen,
    endgame: endgameFrom(io, game, ({ faults: [fault] }) => screen.say(words.sentence(fault))),
    seed,
    file,
    clock: Date.now,
    table,
    speed: isTerminal(io) ? speed : 'off',
    stopped: false,
  };
  return session;
};

/** The last word: how it ended, and the record, so that nothing that was played is lost. */
const sayGoodbye = async ({ io, words, table, file }: Session): Promise<void> => {
  const { match } = table;
  const before = match.last ? (match.last.previous ?? match.opening).position : match.given;
  const ended = words.ending(match.game, before, current(table).events, perspectiveOf(table));
  const kept = file === null ? '' : words.text('play.kept', { file });
  const lines = [ended, kept].filter((line) => line !== '');
  await print(io, [...lines, '', recordText(table).trimEnd()].join('\n'));
};

const playGame = async (game: Game, given: Position | undefined, flags: PlayFlags, context: Context): Promise<void> => {
  const session = sessionFor(game, given, flags, context);
  const release = context.io.onInterrupt(() => stop(session));
  try {
    await playOut(session);
  } finally {
    await session.screen.close(viewOf(session));
    await sayGoodbye(session).finally(release);
  }
  if (session.stopped) context.endWith(EXIT.interrupted);
};

/** `mbegu play GAME`: a game at the terminal. */
export const play: CommandModule = {
  define: (command, context) => {
    const { text } = context.words;
    takesGame(command, context.words)
      .option('--south <WHO>', text('play.south', { forms: seatForms }), once('--south'))
      .option('--north <WHO>', text('play.north', { level: levelDefault, levels: LEVELS.length }), once('--north'))
      .option('--speed <SPEED>', text('play.speed-option', { known: SPEEDS.join(', ') }), once('--speed'))
      .option('--seed <N>', text('play.seed'), once('--seed'))
      .option('--save <FILE>', text('play.save-option'), once('--save'))
      .addHelpText('after', examples(text('play.examples')))
      .action(async (id: string, flags: PlayFlags) => {
        const game = gameFrom(id, flags);
        const given = flags.position === undefined ? undefined : givenFrom(game, flags);
        await playGame(game, given, flags, context);
      });
  },
};
