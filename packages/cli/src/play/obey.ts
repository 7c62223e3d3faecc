import { hint, seenCountsOf } from '@mbegu/engine';
import { type Move, must, playMove, reject, type Side } from '@mbegu/rules';
import { current, decider, opponentOf, type Person, sideOf } from '@mbegu/table';
import { legalLines } from '../commands/moves.ts';
import { rulePage } from '../commands/rules.ts';
import { columnsOf } from '../io.ts';
import { fold, hang } from '../wrap.ts';
import { agreesToChase } from './computer.ts';
import { isSpeed, SPEEDS } from './frames.ts';
import { COMMANDS, type PlayCommand, readLine } from './line.ts';
import { recordText, writeFile } from './record.ts';
import { carryOut, perspectiveOf, type Session, show } from './session.ts';

const say = ({ screen, words }: Session, ...[key, params]: Parameters<Session['words']['text']>): Promise<void> =>
  screen.say(words.text(key, params));

/**
 * Plays the letters of one turn, all or none: a slip in the third must not leave the first two played.
 *
 * @returns nothing; what cannot be played has been said
 */
const playAll = async (session: Session, moves: readonly Move[]): Promise<void> => {
  const { words, screen, table } = session;
  const { game } = table.match;
  let match = table.match;
  const { turn } = current(table).position;
  for (const [index, move] of moves.entries()) {
    const { position } = match.last ?? match.opening;
    if (index > 0 && position.turn !== turn) return say(session, 'play.turn-over', { move });
    const refusal = reject(game, position, move);
    if (refusal) return screen.say(words.sentence(refusal, game));
    match = must(playMove(match, move));
  }
  for (const move of moves) await carryOut(session, { type: 'play', move });
};

const giveHint = async (session: Session): Promise<void> => {
  const { table, words, screen } = session;
  const { match } = table;
  const { position } = current(table);
  const endgame = await session.endgame(position);
  const found = hint(match.game, position, { seen: seenCountsOf(match), endgame });
  if (!found.ok) return screen.say(words.sentence(found.error, match.game));
  const { move, value, exact } = found.value;
  const margin = Math.round(value);
  await say(session, exact ? 'play.hint-exact' : 'play.hint', {
    move,
    margin: Math.abs(margin),
    sign: Math.sign(margin),
  });
};

/** Asks a question whose answer must be the whole word: no single key ends a game. */
const confirms = async ({ screen, words }: Session, question: string): Promise<boolean> => {
  const answer = await screen.ask(`${question} `);
  return answer?.trim().toLowerCase() === words.text('play.yes');
};

const giveUp = async (session: Session): Promise<void> => {
  const person = decider(session.table);
  if (person && !(await confirms(session, session.words.text('play.resign-sure')))) {
    return say(session, 'play.goes-on');
  }
  await carryOut(session, { type: 'resign', by: person ?? 'S' });
};

const answers = (session: Session, other: Person): Promise<boolean> | boolean => {
  const { table, words } = session;
  if (table.seats[other].kind === 'computer') return agreesToChase(table);
  const side = sideOf(table, other);
  return confirms(session, words.text('play.agree-too', { side }, perspectiveOf(table)));
};

const offerChase = async (session: Session): Promise<void> => {
  const by = decider(session.table) ?? 'S';
  if (!(await carryOut(session, { type: 'offer-chase', by }))) return;
  const other = opponentOf(by);
  const agreed = await answers(session, other);
  if (!agreed) await say(session, 'play.declined');
  await carryOut(session, { type: agreed ? 'accept' : 'decline', by: other });
};

const save = async (session: Session, file: string, mayReplace: boolean): Promise<void> => {
  if (file === '') return say(session, 'play.save-where');
  const fault = writeFile(file, recordText(session.table), mayReplace);
  if (!fault) return say(session, 'play.saved', { file });
  await session.screen.say(session.words.sentence(fault));
  if (fault.code === 'file-exists') await say(session, 'play.save-over', { file });
};

const setSpeed = async (session: Session, speed: string): Promise<void> => {
  if (!isSpeed(speed)) return say(session, 'play.speed', { speed: session.speed, known: SPEEDS.join(', ') });
  session.speed = speed;
  await say(session, 'play.speed-set', { speed });
};

const listMoves = async (session: Session): Promise<void> => {
  const { table, words, screen, io } = session;
  const lines = legalLines(table.match.game, current(table).position, words, perspectiveOf(table));
  const columns = columnsOf(io) - 1;
  await screen.page(lines.map(([move, text]) => hang(`  ${move.padEnd(5)}`, text, columns)).join('\n'));
};

type Obey = (session: Session, argument: string) => Promise<void>;

const OBEY: Readonly<Record<Exclude<PlayCommand, 'quit'>, Obey>> = {
  hint: giveHint,
  moves: listMoves,
  show: (session) => show(session, true),
  undo: async (session) => void (await carryOut(session, { type: 'undo' })),
  redo: async (session) => void (await carryOut(session, { type: 'redo' })),
  next: async (session) => void (await carryOut(session, { type: 'next-round' })),
  agree: offerChase,
  resign: giveUp,
  save: (session, file) => save(session, file, false),
  'save!': (session, file) => save(session, file, true),
  speed: setSpeed,
  rules: ({ screen, words, io, table }) => screen.page(rulePage(table.match.game.id as 'kalah', { io, words })),
  help: ({ screen, words, io }) => screen.page(fold(words.text('play.help'), columnsOf(io) - 1).join('\n')),
};

/**
 * Does what a line asks for.
 *
 * @returns whether the game at this terminal goes on
 */
export const obey = async (session: Session, line: string): Promise<boolean> => {
  const { words, screen, table } = session;
  const asked = readLine(line, current(table).position.turn as Side | null);
  switch (asked.kind) {
    case 'nothing':
      return true;
    case 'unknown': {
      const params = { found: asked.found.slice(0, 40), known: COMMANDS.join(', ') };
      await screen.say(words.sentence({ code: 'unknown-line', params }));
      return true;
    }
    case 'moves':
      await playAll(session, asked.moves);
      return true;
    case 'command':
      if (asked.command === 'quit') return false;
      await OBEY[asked.command](session, asked.argument);
      return true;
  }
};
