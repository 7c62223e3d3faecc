import { chosenOptions, type GameId, makeOptions, now } from '@mbegu/rules';
import { coloursFor } from '../colours.ts';
import type { Context } from '../command.ts';
import { remarks } from '../commands/show.ts';
import { drawBoard, hasStores } from '../drawing/board.ts';
import { paintWith } from '../drawing/paint.ts';
import { columnsOf, print } from '../io.ts';
import { type Frame, framesOf } from '../play/frames.ts';
import type { Screen, View } from '../play/screen.ts';
import { terminalScreen } from '../play/terminal-screen.ts';
import { fold } from '../wrap.ts';
import type { Recorded } from './read.ts';
import { namesIn, type Step, stepsOf } from './steps.ts';

/** The line above the board: who played what, and when. */
const titleOf = ({ records: [first], match }: Recorded, { words }: Context): string => {
  const { game } = match;
  const names = words.catalogue.sides;
  const players = words.text('replay.title', {
    south: first?.south || names.S,
    north: first?.north || names.N,
    date: first?.date ?? 'unknown',
  });
  const options = Object.keys(chosenOptions(game)).length > 0 ? ` ${makeOptions(game)}` : '';
  return `${words.catalogue.games[game.id as GameId].name}${options}  ${players}`;
};

const viewOf = (recorded: Recorded, { match, before }: Step, context: Context, frame?: Frame): View => {
  const { io, words } = context;
  const played = now(match);
  const names = namesIn(recorded, frame ? before : played.position, words);
  const board = drawBoard(frame?.table ?? played.position, {
    near: 'S',
    hasStores: hasStores(match.game),
    columns: columnsOf(io),
    marked: frame?.marked ?? null,
    names,
    turn: frame ? before.turn : played.position.turn,
    paint: paintWith(coloursFor(io)),
  });
  const below = frame ? [''] : remarks(played, words, { names });
  return { title: titleOf(recorded, context), board: [...board, '', ...below] };
};

/** Prints every step of a game: sentence and board. */
export const printSteps = async (recorded: Recorded, context: Context): Promise<void> => {
  const { io, words } = context;
  const steps = stepsOf(recorded, words);
  await print(io, titleOf(recorded, context));
  for (const step of steps) {
    const said = step.said.flatMap((text) => fold(text, columnsOf(io)));
    await print(io, ['', ...said, '', ...viewOf(recorded, step, context).board].join('\n'));
  }
  const last = steps.at(-1);
  if (last && !now(last.match).outcome) await print(io, words.text('replay.unfinished'));
};

/** Goes to one step; forward by one it is shown seed by seed. */
const goTo = async (screen: Screen, recorded: Recorded, step: Step, forward: boolean, context: Context) => {
  if (forward) {
    const frames = framesOf(step.before, step.events, 'normal');
    await screen.animate(frames, (frame) => viewOf(recorded, step, context, frame));
  }
  await screen.update(viewOf(recorded, step, context));
  for (const text of step.said) await screen.say(text);
};

/** Steps through a game at a terminal. Answers whether somebody wants to see more. */
export const walkSteps = async (recorded: Recorded, context: Context): Promise<boolean> => {
  const { io, words } = context;
  const steps = stepsOf(recorded, words);
  const screen = terminalScreen(io, words, () => screen.stop());
  const release = io.onInterrupt(() => screen.stop());
  let at = 0;
  let line: string | null = '';
  await goTo(screen, recorded, steps[0] as Step, false, context);
  while (at < steps.length) {
    line = await screen.ask(`${words.text('replay.prompt')}> `);
    if (line === null || line.trim() === 'q') break;
    const back = line.trim() === 'b';
    at = back ? Math.max(0, at - 1) : at + 1;
    const step = steps[at];
    if (step) await goTo(screen, recorded, step, !back, context);
  }
  await screen.close(viewOf(recorded, steps[Math.min(at, steps.length - 1)] as Step, context));
  release();
  return line !== null && line.trim() !== 'q';
};
