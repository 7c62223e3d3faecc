/** What the board calls itself and its parts, for eyes and for screen readers. */
export const board = {
  grid: 'Board of {name}',
  instructions:
    'The arrow keys go from {game, noun, pit} to {game, noun, pit}. Enter plays the one you are on, and so does its letter.',
  row: '{who, select, you {Your row} other {{name}’s row}}',
  pit: '{pit}, {who, select, you {yours} other {{name}’s}}{hole, select, out {, out of play} marked {, {count, noun, seeds}, marked} other {, {count, noun, seeds}}}',
  playable: 'playable',
  store: '{who, select, you {Your {game, noun, store}} other {{name}’s {game, noun, store}}}, {count, noun, seeds}',
  aside: '{count, noun, seeds} for nobody',
  direction: 'Sowing goes counter-clockwise.',
} as const;
