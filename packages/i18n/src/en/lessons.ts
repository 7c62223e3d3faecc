/**
 * The lessons, for children and everybody else: short words, one thought a step. Each step has a title; `text`, what one
 * should know; `do`, what to do now; `wrong`, said after what happened, kindly, when it was something else; `done`, said
 * when it is right. `{first}` and `{last}` are the letters of one's own row, `{pit}` the
 * letter of a pit; numbers that belong to the picture are written as words.
 */
export const lessons = {
  'kalah.1.title': 'Sowing',
  'kalah.1.text':
    'The six pits {first} to {last} are yours; the other row is your opponent’s. To sow, you lift all the seeds of one pit and drop them one by one into the next ones.',
  'kalah.1.do': 'Press any pit in your row.',
  'kalah.1.wrong': 'Choose a pit of your own row that has seeds in it.',
  'kalah.1.done': 'One seed for every pit on the way: that is sowing. It always goes round the same way.',

  'kalah.2.title': 'Your own store',
  'kalah.2.text': 'After your last pit comes your store, the kalah. A seed that falls into it is yours for good.',
  'kalah.2.do': 'Sow so that a seed falls into your kalah.',
  'kalah.2.wrong': 'The seeds ran out before they reached your kalah. Try a pit that lies nearer to it.',
  'kalah.2.done': 'The first seed is safe. Whose kalah is fuller at the end has won.',

  'kalah.3.title': 'All the way round',
  'kalah.3.text':
    'Are there seeds left in your hand after your kalah? Go on into your opponent’s row, and round to your own. Your opponent’s kalah is passed over: it never gets a seed from you.',
  'kalah.3.do': 'Sow the pit with nine seeds.',
  'kalah.3.wrong': 'Those seeds stayed close to home. The pit with nine gets all the way round.',
  'kalah.3.done': 'Six seeds for the other row, and not one for the kalah over there.',

  'kalah.4.title': 'Moving again',
  'kalah.4.text': 'When your very last seed falls into your kalah, it is your move again.',
  'kalah.4.do': 'Find the pit whose last seed falls into your kalah.',
  'kalah.4.wrong': 'Your kalah was not the last stop. Count from pit to pit: seeds and steps must be the same number.',
  'kalah.4.done': 'Seeds and steps were the same number. You may do this as often as it comes out.',

  'kalah.5.title': 'Counting the steps',
  'kalah.5.text':
    'From each pit you can count the steps to your kalah: the next pit is one, the one after it two, and so on.',
  'kalah.5.do': 'How many seeds must lie in {pit} so that the last one falls into your kalah?',
  'kalah.5.wrong':
    'Not quite. Put a finger on {pit}, move it to the next pit and say “one”, and go on until you are in your kalah.',
  'kalah.5.done': 'Five: four pits, and then your kalah. A pit that has just the right number is worth watching.',

  'kalah.6.title': 'Capturing across',
  'kalah.6.text':
    'When your last seed falls into an empty pit of your own, look across. The seeds lying there are yours, and your last seed with them.',
  'kalah.6.do': 'Capture the five seeds in {pit}.',
  'kalah.6.wrong': 'No capture this time. Your last seed must fall into the empty pit that lies across from {pit}.',
  'kalah.6.done': 'Five seeds and one more, all in your kalah. After a capture the other player moves.',

  'kalah.7.title': 'Two in one turn',
  'kalah.7.text':
    'You know two tricks now: moving again, and capturing. The best turns do one after the other. Move again first, since a capture ends your turn.',
  'kalah.7.do': 'Move again, and then capture five.',
  'kalah.7.wrong':
    'First look for the pit that reaches your kalah with its last seed. Then look for the one that stops in an empty pit.',
  'kalah.7.done': 'Two moves, seven seeds. That is how games are won.',

  'kalah.8.title': 'The end',
  'kalah.8.text':
    'As soon as one of the rows is empty, the game is over. Seeds that still lie in the other row go to the player whose row it is.',
  'kalah.8.do': 'Take your opponent’s last seeds.',
  'kalah.8.wrong': 'Your opponent still has seeds. Look across from your empty pits.',
  'kalah.8.done': 'No seed was left over there, so the game was over, and what lay in your row was yours.',

  'al-manqala.1.title': 'Sowing',
  'al-manqala.1.text':
    'The seven houses {first} to {last} are yours; the other row is your opponent’s. To sow, you lift all the beads of one house and drop them one by one into the next ones.',
  'al-manqala.1.do': 'Press any house in your row.',
  'al-manqala.1.wrong': 'Choose a house of your own row that has beads in it.',
  'al-manqala.1.done':
    'One bead for every house on the way, your row and the other alike: that is sowing. It always goes round the same way.',

  'al-manqala.2.title': 'Two',
  'al-manqala.2.text': 'Look where your last bead falls. If there are now two beads in that house, both are yours.',
  'al-manqala.2.do': 'Make two with your last bead.',
  'al-manqala.2.wrong':
    'Not two this time, so nothing is taken. Look for a house with one bead in it that your last bead can reach.',
  'al-manqala.2.done': 'One and one make two. They lie beside the board now, on your pile.',

  'al-manqala.3.title': 'Or four',
  'al-manqala.3.text': 'Four are as good as two. Any other number stays where it is: one, three, five and more.',
  'al-manqala.3.do': 'Make four with your last bead.',
  'al-manqala.3.wrong':
    'Not four, so nothing is taken. Look for a house with three beads in it that your last bead can reach.',
  'al-manqala.3.done': 'Three and one make four, and all four are yours.',

  'al-manqala.4.title': 'Your own row counts too',
  'al-manqala.4.text': 'Two and four count wherever they lie: in the other row, and just as well in your own.',
  'al-manqala.4.do': 'Take two beads from your own row.',
  'al-manqala.4.wrong': 'Nothing was taken. Which of your houses has a single bead just after it?',
  'al-manqala.4.done': 'Your own beads on the board are nobody’s yet. Only your pile is safe.',

  'al-manqala.5.title': 'The run before it',
  'al-manqala.5.text':
    'When your last bead takes a house, look at the house just before it. Two or four there? You take it too. And so you go on, backwards, until a house has another number.',
  'al-manqala.5.do': 'Take three houses with one sowing.',
  'al-manqala.5.wrong': 'That was not three houses. Look for a last bead that has twos and fours behind it.',
  'al-manqala.5.done': 'Three houses in a row, even round the corner: ten beads.',

  'al-manqala.6.title': 'Where the run breaks',
  'al-manqala.6.text': 'One house with another number, and the run ends there. What lies before that house is safe.',
  'al-manqala.6.do': 'Sow {pit} in your head. How many beads would you take?',
  'al-manqala.6.wrong':
    'Not quite. Drop the beads one by one and look at the last house first. Then go back, as long as you see two or four.',
  'al-manqala.6.done': 'Only two: the house before it holds three, and there the run breaks.',

  'al-manqala.7.title': 'Feeding',
  'al-manqala.7.text':
    'Your opponent’s row is empty. Nobody may be left to starve: if you have a move that brings a bead over there, you must make such a move.',
  'al-manqala.7.do': 'Give your opponent a bead.',
  'al-manqala.7.wrong': 'Choose a house with enough beads to reach the other row.',
  'al-manqala.7.done':
    'Well fed. Should there be no such move one day, the game is over, and the hungry one gets every bead on the board. So think ahead!',

  'al-manqala.8.title': 'More than half',
  'al-manqala.8.text':
    'There are ninety-eight beads. Whoever has more than half of them, fifty or more, has won on the spot.',
  'al-manqala.8.do': 'You have forty-six. Win the game!',
  'al-manqala.8.wrong': 'Four beads are still missing. Look for a house with three beads in it.',
  'al-manqala.8.done': 'Fifty! What still lies on the board is not counted any more.',

  'walak-pussa.1.title': 'Sowing',
  'walak-pussa.1.text':
    'The seven holes {first} to {last} are yours; the other row is your opponent’s. To sow, you lift all the seeds of one hole and drop them one by one into the next ones.',
  'walak-pussa.1.do': 'Press any hole in your row that has seeds.',
  'walak-pussa.1.wrong': 'Choose a hole of your own row that has seeds in it.',
  'walak-pussa.1.done':
    'One seed for every hole on the way, and then you stopped, because the next hole was empty. You will see why that matters.',

  'walak-pussa.2.title': 'Sowing on',
  'walak-pussa.2.text':
    'When your last seed has fallen, look at the next hole. Are there seeds in it? Lift them all and sow on. Where your last seed fell does not matter.',
  'walak-pussa.2.do': 'Find the sowing that goes on.',
  'walak-pussa.2.wrong':
    'That one stopped at once, for the next hole was empty. Look for a sowing that ends just before a full hole.',
  'walak-pussa.2.done': 'You sowed once, lifted the next hole, and sowed again: two laps in one move.',

  'walak-pussa.3.title': 'On and on',
  'walak-pussa.3.text':
    'At the start of a game, one move runs and runs. You need not count along: press a hole, and watch the hand.',
  'walak-pussa.3.do': 'Press any hole in your row.',
  'walak-pussa.3.wrong': 'Choose a hole of your own row.',
  'walak-pussa.3.done': 'Seven laps, until an empty hole said stop, and six seeds for you. How come? That is next.',

  'walak-pussa.4.title': 'Behind the empty hole',
  'walak-pussa.4.text':
    'An empty hole stops you. Now look at the hole beyond it. Are there seeds? They are yours. In Sri Lanka they call it pussa kanawa: eating because of the empty hole.',
  'walak-pussa.4.do': 'Take four seeds.',
  'walak-pussa.4.wrong': 'Nothing was taken: behind the empty hole lay another empty one. Try your other hole.',
  'walak-pussa.4.done': 'Stopped by an empty hole, and four seeds were waiting behind it.',

  'walak-pussa.5.title': 'Your own row counts too',
  'walak-pussa.5.text': 'It does not matter whose row the hole beyond lies in. You can eat from your own row as well.',
  'walak-pussa.5.do': 'Take the six seeds in {pit}.',
  'walak-pussa.5.wrong':
    'That gave you something else. The empty hole has to lie just before {pit}: which sowing ends right before that empty hole?',
  'walak-pussa.5.done': 'Six seeds from your own row. They are safe on your pile now.',

  'walak-pussa.6.title': 'The pearls of a necklace',
  'walak-pussa.6.text':
    'After eating, look on: an empty hole, and then a full one? You eat that one too. Empty, full, empty, full: like picking the pearls of a necklace.',
  'walak-pussa.6.do': 'Pick three pearls with one move.',
  'walak-pussa.6.wrong':
    'That was not three. Look for the place where full holes stand apart, with one empty hole between them.',
  'walak-pussa.6.done': 'Three holes on one string, nine seeds. In Sri Lanka: wael mutu ekilenawa.',

  'walak-pussa.7.title': 'Where the string breaks',
  'walak-pussa.7.text':
    'The string breaks at two empty holes side by side. It breaks, too, when a full hole comes right after the one you took.',
  'walak-pussa.7.do': 'Sow {pit} in your head. How many seeds would you take?',
  'walak-pussa.7.wrong':
    'Not quite. Sow first, and find the empty hole that stops you. Then go on: full, empty, full, until the string breaks.',
  'walak-pussa.7.done': 'Seven: three and four. Then come two empty holes, and the string breaks.',

  'walak-pussa.8.title': 'The end',
  'walak-pussa.8.text':
    'Whoever has to move and has no seed in the row cannot go on. Then the game is over, and the other one takes all that is left.',
  'walak-pussa.8.do': 'Make a move that leaves your opponent nothing to sow.',
  'walak-pussa.8.wrong': 'Now your opponent has seeds again. Keep yours at home.',
  'walak-pussa.8.done': 'Your opponent could not move, so the seeds that were left were yours.',
} as const;
