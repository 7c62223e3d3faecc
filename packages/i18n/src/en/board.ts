/** What the board calls itself and its parts, for eyes and for screen readers. */
export const board = {
  grid: 'Board of {name}',
  instructions:
    'The arrow keys go from {game, noun, pit} to {game, noun, pit}. Enter plays the one you are on, and so does its letter.',
  row: '{who, select, you {Your row} other {{name}’s row}}',
  pit: '{pit}, {who, select, you {yours} other {{name}’s}}{hole, select, out {, out of play} marked {, {count, noun, seeds}, marked} other {, {count, noun, seeds}}}',
  playable: 'playable',
  notPlayable: 'cannot be played',
  store: '{who, select, you {Your {game, noun, store}} other {{name}’s {game, noun, store}}}, {count, noun, seeds}',
  aside: '{count, noun, seeds} for nobody',
  hand: '{count, noun, seeds} in the hand',

  // What a move would do, said of a pit one is about to play.
  preview: 'The last {game, noun, seed} would fall in {to}',
  previewStore: 'The last {game, noun, seed} would fall in the {game, noun, store}',
  previewAgain: 'moves again',
  previewTakes: 'takes {count, noun, seeds}',
  previewEnds: 'ends the game',

  direction: 'Sowing goes counter-clockwise.',
} as const;
