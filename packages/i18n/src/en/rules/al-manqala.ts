import type { RulePage } from '../../catalogue.ts';

export const alManqala: RulePage<'al-manqala'> = {
  opening:
    'Two rows of seven houses, byot, with seven white beads in each: 98 beads. There are no stores; each player keeps what he has taken in a pile beside the board. Who gets more than half of the beads has won. South begins.',
  paragraphs: {
    '§1': {
      title: 'Sowing',
      text: 'Take all the beads out of one of your houses and drop them one at a time into the houses that follow, counter-clockwise round both rows. When the last bead has fallen, the sowing is over. From fourteen beads on it comes round to the house it began from, which gets a bead like all the others.',
    },
    '§2': {
      title: 'Two or four',
      text: 'Look at the house where your last bead fell, in your row or the other. If it now holds exactly two beads or exactly four, you take them all.',
    },
    '§3': {
      title: 'The run before it',
      text: 'If you took that house, look at the house just before it, against the direction of sowing. If that one holds two or four as well, you take it too, and so you go on backwards, round the end of a row if need be, until a house holds another number. If the house of the last bead gave you nothing, none of the others does.',
    },
    '§4': {
      title: 'Feeding',
      text: 'If the other row is empty when your turn begins, you must make a move that leaves at least one bead in it, captures included, as long as you have such a move.',
    },
    '§5': {
      title: 'When nobody can feed',
      text: 'If you have no such move, the game is over, and the one who was starving gets every bead on the board. So think twice before you let your opponent run dry!',
    },
    '§6': {
      title: 'Passing',
      text: 'You are allowed to capture the last beads of the other row. Your opponent then has nothing to sow and passes; it is your turn again, and now you owe food.',
    },
    '§7': {
      title: 'More than half',
      text: 'Whoever holds more than half of all beads (50 of 98) has won on the spot. Beads still on the board are not counted any more. If both end with 49, it is a draw.',
    },
    '§8': {
      title: 'Endless chase',
      text: 'A few last beads can chase each other round the board for ever. When both players see it, they may agree to stop and divide what lies on the board equally. Here the game also stops by itself when the same beads lie in the same houses, with the same player to move, for the third time since the last capture. If the number is odd, one bead goes to nobody.',
    },
    '§9': {
      title: 'Empty board',
      text: 'When the last bead has left the board, the game is over and the piles are counted. If several endings come true at once, having more than half counts first, then the empty board, then the lack of food, and the endless chase last.',
    },
  },
  options: {
    pits: 'A row can have one house to twelve. Seven are usual.',
    seeds: 'Each house can begin with one bead to twelve. Seven are usual.',
    origin:
      'A sowing of many beads comes back to the house it was lifted from. Usually that house gets a bead; by the other rule it is passed over and stays empty.',
    chase:
      'Usually the third repetition ends an endless chase. By the other rule the game goes on until both players agree to stop.',
  },
};
