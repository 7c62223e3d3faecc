import type { EventTexts } from '../catalogue.ts';

const score = 'South {south}, North {north}.';

/** One event at a time, as a trace lists them. */
export const events: EventTexts = {
  'event.lift': '{count, noun, seeds} lifted from {pit}.',
  'event.sow':
    'One {game, noun, seed} falls in {who, select, you {your {game, noun, store}} nobody {{to}} other {{name}’s {game, noun, store}}}.',
  'event.capture': '{count, noun, seeds} taken from {pit} by {who, select, you {you} other {{name}}}.',
  'event.bonus': 'The same side moves again.',
  'event.pass': '{who, select, you {You pass} other {{name} passes}}.',
  'event.swap': 'The two players exchange seats.',
  'event.turn': 'It is {who, select, you {your} other {{name}’s}} turn.',
  'event.sweep': '{count, noun, seeds} left in {pit} for {who, select, you {you} other {{name}}}.',
  'event.aside': '{count, noun, seeds} left in {pit} for nobody.',
  'event.divide': 'What is left is divided: South {south}, North {north}, nobody {aside}.',
  'event.end': `Over. ${score}`,
  'event.end.row-empty': `Over, a row is empty. ${score}`,
  'event.end.no-move': `Over, no move is left. ${score}`,
  'event.end.majority': `Over, one side holds more than half. ${score}`,
  'event.end.board-empty': `Over, the board is empty. ${score}`,
  'event.end.cannot-feed': `Over, no move feeds the empty row. ${score}`,
  'event.end.only-endless': `Over, every move left is endless. ${score}`,
  'event.end.chase': `Over, the same position for the third time. ${score}`,
  'event.end.agreed': `Over, an endless chase by agreement. ${score}`,
  'event.end.resigned': `Over, resigned. ${score}`,
  'event.end.timeout': `Over, out of time. ${score}`,
  'event.end.aborted': `Broken off. ${score}`,
  'event.end.match-over': `The match is over. ${score}`,
};
