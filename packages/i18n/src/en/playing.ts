/** Further texts of setting up and playing a game, and of the games kept on the device. */
export const playing = {
  // While one plays.
  'play.handicap':
    '{who, select, you {You give} other {{name} gives}} {count, noun, seeds}: {count, plural, one {it lies} other {they lie}} with {rival, select, you {you} other {{rivalName}}} from the start.',
  /** A mark beside what somebody holds: nobody can overtake him any more. */
  'play.decided': 'decided',
  'play.decided.said': 'more than half of all {game, select, al-manqala {beads} other {seeds}}: the game is decided',
  /** What is turned round for whoever sits at the other side of the table. */
  'play.for': 'For {name}',
} as const;
