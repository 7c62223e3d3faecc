import type { ExplainTexts } from '../catalogue.ts';

type Sentences = Omit<ExplainTexts, `event.${string}` | `refusal.${string}`>;

/** What happened in a move, and why. */
export const moves: Sentences = {
  'sow.lap': '{who, select, you {You sow} other {{name} sows}} {count, noun, seeds} from {pit}.',
  'sow.relay':
    '{who, select, you {You sow} other {{name} sows}} {count, noun, seeds} from {pit} and {who, select, you {sow} other {sows}} on, {laps, plural, one {# lap} other {# laps}} in all.',
  swap: '{who, select, you {You take} other {{name} takes}} the swap: the two players exchange seats. The board stays as it is, and the same side is still to move.',

  land: 'The last {game, noun, seed} falls in {pit}: nothing is taken.',
  again:
    'The last {game, noun, seed} falls in {who, select, you {your} other {{name}’s}} {game, noun, store}: {who, select, you {you move} other {{name} moves}} again.',
  'again.over':
    'The last {game, noun, seed} falls in {who, select, you {your} other {{name}’s}} {game, noun, store}, but no move can follow.',
  'capture.across':
    'The last {game, noun, seed} fell in {pit}, an empty {game, noun, pit} of {who, select, you {yours} other {{name}’s}}: it is captured with {count, plural, =1 {the single {game, noun, seed}} other {the {count, noun, seeds}}} facing it in {facing}.',
  'capture.alone':
    'The last {game, noun, seed} fell in {pit}, an empty {game, noun, pit} of {who, select, you {yours} other {{name}’s}}. Nothing faces it in {facing}, so it goes alone to {who, select, you {your} other {the}} {game, noun, store}.',
  'stay.facing-empty':
    'The last {game, noun, seed} fell in {pit}, an empty {game, noun, pit} of {who, select, you {yours} other {{name}’s}}. Nothing faces it in {facing}, so it stays.',
  'capture.exact':
    'The last {game, noun, seed} makes {count} in {pit}: {who, select, you {you take} other {{name} takes}} {count, plural, =1 {it} =2 {both} other {all #}}.',
  'capture.run':
    'The last {game, noun, seed} makes {count} in {pit}: {who, select, you {you take} other {{name} takes}} them, and with them the run before, back to {end}: {pits, noun, pits}, {total, noun, seeds} in all.',
  'stay.exact': 'The last {game, noun, seed} makes {count} in {pit}: nothing is taken.',
  'capture.beyond':
    'The next {game, noun, pit}, {empty}, {emptyIs, select, marked {is marked and counts as empty} other {is empty}}: {who, select, you {you take} other {{name} takes}} {count, plural, =1 {the single {game, noun, seed}} other {the {count, noun, seeds}}} in the one beyond it, {pit}.',
  'capture.necklace':
    'The next {game, noun, pit}, {empty}, {emptyIs, select, marked {is marked and counts as empty} other {is empty}}: {who, select, you {you take} other {{name} takes}} the one beyond it, {pit}, and on like the pearls of a necklace to {end}: {pits, noun, pits}, {total, noun, seeds} in all.',
  'stay.beyond':
    'The next {game, noun, pit}, {empty}, {emptyIs, select, marked {is marked} other {is empty}}, and the one beyond it, {pit}, {pitIs, select, marked {is marked} other {is empty too}}: nothing is taken.',
  decided:
    '{who, select, you {You hold} other {{name} holds}} {count} of {total, noun, seeds}, more than half: the game is decided, but it is played to its end.',

  pass: '{who, select, you {You have nothing to sow and pass} other {{name} has nothing to sow and passes}}.',
  turn: 'It is {who, select, you {your} other {{name}’s}} turn.',
  'turn.after-capture': 'A capture ends the turn: {who, select, you {you move} other {{name} moves}} next.',

  'end.row-empty':
    '{who, select, you {Your row is empty} nobody {Both rows are empty} other {{name}’s row is empty}}: the {of, select, round {round} other {game}} is over.',
  'end.no-move':
    '{who, select, you {You have} other {{name} has}} no move: the {of, select, round {round} other {game}} is over.',
  'end.majority':
    '{who, select, you {You hold} other {{name} holds}} {count} of {total, noun, seeds}, more than half: the {of, select, round {round} other {game}} is over.',
  'end.board-empty': 'The board is empty: the {of, select, round {round} other {game}} is over.',
  'end.cannot-feed':
    '{who, select, you {You have no move that feeds {rivalName}} other {{name} has no move that feeds {rival, select, you {you} other {{rivalName}}}}}: the {of, select, round {round} other {game}} is over.',
  'end.only-endless':
    '{who, select, you {You have} other {{name} has}} only moves that would never end: the {of, select, round {round} other {game}} is over.',
  'end.chase':
    'This position has come for the third time with no capture between: what is left only chases round the board, and the {of, select, round {round} other {game}} is over.',
  'end.agreed':
    'Both players agree that what is left only chases round the board: the {of, select, round {round} other {game}} is over.',
  'end.resigned': '{who, select, you {You resign} nobody {A player resigns} other {{name} resigns}}.',
  'end.timeout': '{who, select, you {Your time is} nobody {A player’s time is} other {{name}’s time is}} up.',
  'end.aborted': 'The game was broken off.',
  'end.match-over': 'No further round can begin: the match is over.',

  'sweep.owner':
    'The {count, noun, seeds} left in {who, select, you {your row {count, plural, one {goes} other {go}} to you} other {{name}’s row {count, plural, one {goes} other {go}} to {name}}}.',
  'sweep.all':
    'The {count, noun, seeds} left on the board {count, plural, one {goes} other {go}} to {who, select, you {you} other {{name}}}.',
  aside: 'The {count, noun, seeds} left on the board {count, plural, one {goes} other {go}} to nobody.',
  'divide.halves':
    'What is left on the board is divided: {count, noun, seeds} for each side{aside, plural, =0 {} other {, and # for nobody}}.',
  'divide.nobody': 'The {count, noun, seeds} left on the board {count, plural, one {goes} other {go}} to nobody.',
  uncounted: 'The {count, noun, seeds} still on the board {count, plural, one {is} other {are}} not counted.',
  'result.win': '{who, select, you {You win} other {{name} wins}} {winnerSeeds} to {loserSeeds}.',
  'result.decided': '{who, select, you {You win} other {{name} wins}}.',
  'result.draw': 'A draw: {count} each.',
  'result.none': 'There is no result.',
};
