import type { RulePage } from '../../catalogue.ts';

export const walakPussa: RulePage<'walak-pussa'> = {
  opening:
    'Two rows of seven holes, wala, with four olinda seeds in each: 56 seeds. There are no stores; each player keeps what he has taken in a pile beside the board. Who has more in the end wins. South begins.',
  paragraphs: {
    '§1': {
      title: 'Sowing',
      text: 'Take all the seeds out of one of your holes and drop them one at a time into the holes that follow, counter-clockwise round both rows. Every hole gets its seed, also the one you began from when you come round to it.',
    },
    '§2': {
      title: 'Sowing on',
      text: 'When the last seed has fallen, look at the next hole. If there are seeds in it, take them all and sow on from there, and so again and again. What lies in the hole of the last seed does not matter.',
    },
    '§3': {
      title: 'Stopping',
      text: 'When the next hole is empty, the sowing stops.',
    },
    '§4': {
      title: 'Eating because of the empty hole',
      text: 'Now look at the hole beyond the empty one. If there are seeds in it, they are yours, whoever’s row it lies in, and even if you have only just sown there.',
    },
    '§5': {
      title: 'The pearls of a necklace',
      text: 'If the hole you have just emptied is followed by an empty hole and that one by a full one, you take the full one too, and so you go on, round the whole board if the string holds. It breaks where two empty holes lie side by side, or where a full hole follows the one you took without a gap.',
    },
    '§6': {
      title: 'End of the turn',
      text: 'Then the other player moves, whether you took something or not. Nobody has to leave the other anything to sow.',
    },
    '§7': {
      title: 'The end',
      text: 'When your turn comes and your row is empty, the game is over and your opponent takes all that is left. If the whole board is empty, the piles are counted as they are.',
    },
    '§8': {
      title: 'Endless sowing',
      text: 'Some sowings would go on for ever. Such a move is not allowed; a sowing counts as endless if it has not stopped after 10,000 laps. A player with seeds but no other moves than such ones ends the game, and what is left goes to nobody.',
    },
    '§9': {
      title: 'Endless chase',
      text: 'When the same seeds lie in the same holes, with the same player to move, for the third time since the last capture, the game is over. What is left goes to nobody, and the piles decide. The players may also agree to that earlier. If several endings come true at once, the empty board counts first, then a player who has nothing to sow, then one with endless moves only, and the endless chase last.',
    },
  },
  options: {
    pits: 'A row can have one hole to twelve. Seven are usual.',
    seeds: 'Each hole can begin with one seed to twelve. Four are usual.',
    chase:
      'Usually the third repetition ends an endless chase. By the other rule the game goes on until both players agree to stop.',
    rounds:
      'One game can be the whole match. Or the players fill the board again from their piles: the winner all of his holes, keeping what is over, the loser as many as he can from his left, and the loser begins. In simple rounds the holes he cannot fill stay out of play. In the rounds Parker tells of, the seeds that are over make one small hole, and the winner lowers the hole facing it to the same number: a puta of one seed and a naga of two are marked; they collect seeds, but nobody lifts or takes from them, and they count as empty where an empty hole is looked for. Three seeds and more make an ordinary hole. Seeds that nobody won are shared first, an odd one for the weaker. The match ends when a player cannot begin a round; then the piles decide.',
  },
};
