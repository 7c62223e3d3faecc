import type { OptionText, OptionTexts } from '../catalogue.ts';

const pits = (noun: string): OptionText<'number'> => ({
  name: 'Length of a row',
  meaning: `How many ${noun} lie before each player.`,
  source: 'Other sizes than the usual one are for study and for small boards.',
  values: { number: `{n, plural, one {# ${noun.slice(0, -1)}} other {# ${noun}}} a side` },
});

const start = (noun: string, source: string): OptionText<'number'> => ({
  name: `${noun === 'beads' ? 'Beads' : 'Seeds'} at the start`,
  meaning: `How many ${noun} lie in each place when the game begins.`,
  source,
  values: { number: '{n} in each' },
});

const chase = (who: string): OptionText<'third-repetition' | 'agreement-only'> => ({
  name: 'When the rest only chases round the board',
  meaning: 'Whether an endless chase also ends by itself.',
  source: who,
  values: {
    'third-repetition': 'over when a position comes for the third time',
    'agreement-only': 'over only when both players say so',
  },
});

/** Options as sentences: a name, and a phrase for each value that completes it. */
export const options: OptionTexts = {
  kalah: {
    pits: pits('pits'),
    seeds: start('seeds', 'Three made the game for novices; five and six the expert game of its inventor.'),
    'empty-capture': {
      name: 'Capture facing an empty pit',
      meaning: 'Whether a last seed with nothing facing it stays where it fell.',
      source: 'The oldest printed rules and the paper Solving Kalah (2000) let it go to the kalah.',
      values: { leave: 'the seed stays', take: 'it goes to the kalah' },
    },
    end: {
      name: 'The game is over',
      meaning: 'Whether an empty row ends the game at once or only when its owner has to move.',
      source: 'Programs and house rules differ here.',
      values: { 'row-empty': 'as soon as one row is empty', 'no-move': 'when a player has to move and cannot' },
    },
    leftovers: {
      name: 'Seeds left at the end',
      meaning: 'Whom the seeds belong to that still lie in the pits when the game is over.',
      source: 'A house rule leaves them out of the count.',
      values: { owner: 'go to the owner of their row', nobody: 'go to nobody' },
    },
    pie: {
      name: 'Pie rule',
      meaning:
        'Whether North may exchange seats with South after South’s first turn. That makes up for the advantage of beginning.',
      source: 'Many board games with a strong first move have this rule.',
      values: { off: 'no exchange of seats', on: 'North may exchange seats once' },
    },
  },

  'al-manqala': {
    pits: pits('houses'),
    seeds: start('beads', 'Seven in each of fourteen houses is the game of Galilee.'),
    origin: {
      name: 'A sowing that goes all the way round',
      meaning: 'Whether the house it began from gets a bead too.',
      source: 'No source says which; a bead for every house is our choice.',
      values: { sow: 'sows into its first house again', skip: 'passes over its first house' },
    },
    chase: chase('The players’ agreement is the old rule; the third repetition is our own.'),
  },

  'walak-pussa': {
    pits: pits('holes'),
    seeds: start('seeds', 'Four in each of fourteen holes is what Parker saw.'),
    chase: chase('No source speaks of it; the third repetition is our own.'),
    rounds: {
      name: 'After the game',
      meaning: 'Whether the players fill the board again from what they won, and play on.',
      source: 'Parker (1909) gives the rounds of Puhulmutu, a sister game, and names its small holes puta and naga.',
      values: {
        single: 'one game is the whole match',
        simple: 'further rounds; holes that cannot be filled are out of play',
        parker: 'further rounds, with the small holes puta and naga',
      },
    },
  },
};
