import type { RulePage } from '../../catalogue.ts';

export const kalah: RulePage<'kalah'> = {
  opening:
    'Two rows of six pits lie between the players, four seeds in each pit. At your right hand is your kalah, a store of your own: what falls into it is yours for good. Who has more seeds there at the end wins. South begins.',
  paragraphs: {
    '§1': {
      title: 'Sowing',
      text: 'Take all the seeds out of one of your pits and drop them one at a time into the pits that follow, counter-clockwise. After your last pit comes your own kalah, which gets a seed too, then the pits of the other row. You pass over the other kalah. A sowing of thirteen seeds gets all the way round: its last seed falls into the very pit it came from.',
    },
    '§2': {
      title: 'Moving again',
      text: 'When your last seed falls into your kalah, you move again. You must, and you may do so as often as it happens.',
    },
    '§3': {
      title: 'Capturing across',
      text: 'When your last seed falls into a pit of yours that was empty, look across. If there are seeds in the pit facing it, you take them, and your last seed with them, into your kalah. The pit you began from counts as empty once you have lifted from it.',
    },
    '§4': {
      title: 'All other landings',
      text: 'Wherever else your last seed falls, it stays there, and your turn is over. What counts is where the last seed falls: in the other row it never captures.',
    },
    '§5': {
      title: 'After a capture',
      text: 'A capture ends your turn. The other player moves.',
    },
    '§6': {
      title: 'The end',
      text: 'The game is over the moment one of the rows is empty, whichever it is: even if you had just earned another move, and even if your own capture took the last seeds out of the other row.',
    },
    '§7': {
      title: 'Counting',
      text: 'What still lies in a row goes to the player whose row it is. Then the fuller kalah wins; two equal ones make a draw.',
    },
    '§8': {
      title: 'More than half',
      text: 'Once you hold more than half of all seeds, nobody can catch up with you. The game goes on all the same, because it matters by how much you win.',
    },
    '§9': {
      title: 'The swap',
      text: 'With the pie rule, North may answer South’s whole first turn by saying “swap” instead of sowing. The players then exchange seats: who was South plays with North’s row and kalah from now on, and the other way round. Nothing moves on the board, and it stays North’s turn, so whoever began moves next. It can be done once, and only as that first decision.',
    },
  },
  options: {
    pits: 'A row can have one pit to twelve. Six are usual.',
    seeds:
      'Each pit can begin with one seed to twelve. Three were meant for beginners, four are usual, five and six were the inventor’s game for experts.',
    'empty-capture':
      'When your last seed falls into an empty pit of yours and the pit facing it is empty as well, the seed simply stays. By the other rule it goes to your kalah on its own. Your turn is over in both cases.',
    end: 'Usually an empty row ends the game at once. By the other rule the game goes on until somebody has to move and has nothing in his row; he may be the one who has just earned another move.',
    leftovers:
      'Usually each player gets what is left in his own row. By the other rule those seeds are set aside, and only what had reached the kalahs counts.',
    pie: 'Who begins at Kalah has a great advantage. The pie rule makes up for it, as when two share a pie: one cuts, the other chooses. South makes the first turn, North chooses whose side to have; so South does best to begin in a way that leaves both sides alike.',
  },
};
