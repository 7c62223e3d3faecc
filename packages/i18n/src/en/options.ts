import type { OptionText, OptionTexts } from '../catalogue.ts';

const pits = (noun: string, source: string): OptionText<'number'> => ({
  name: 'Length of a row',
  meaning: `How many ${noun} lie before each player.`,
  source,
  values: { number: `{n, plural, one {# ${noun.slice(0, -1)}} other {# ${noun}}} a side` },
});

const start = (noun: string, source: string, values = '{n} in each'): OptionText<'number'> => ({
  name: `${noun === 'beads' ? 'Beads' : 'Seeds'} at the start`,
  meaning: `How many ${noun} lie in each place when the game begins.`,
  source,
  values: { number: values },
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
    pits: pits('pits', 'Six is usual; Solving Kalah (2000) works out one to six. Longer rows are our own.'),
    seeds: start(
      'seeds',
      'Three for novices and five and six for experts are its inventor’s games (Mancala World).',
      '{n, plural, =3 {{n} in each (for beginners)} =5 {{n} in each (for experts)} =6 {{n} in each (for experts)} other {{n} in each}}',
    ),
    'empty-capture': {
      name: 'Capture facing an empty pit',
      meaning: 'Whether a last seed with nothing facing it stays where it fell.',
      source:
        'In the oldest printed rules and in the paper Solving Kalah (Irving, Donkers, Uiterwijk 2000) it goes to the kalah.',
      values: { leave: 'the seed stays', take: 'it goes to the kalah' },
    },
    end: {
      name: 'The game is over',
      meaning: 'Whether an empty row ends the game at once or only when its owner has to move.',
      source:
        'Mancala World ends the game with the first empty row, as programs such as OpenSpiel do. The other way is a house rule: we know no printed source of it.',
      values: { 'row-empty': 'as soon as one row is empty', 'no-move': 'when a player has to move and cannot' },
    },
    leftovers: {
      name: 'Seeds left at the end',
      meaning: 'Whom the seeds belong to that still lie in the pits when the game is over.',
      source:
        'Mancala World gives them to the owner of the row. That they go to nobody is a house rule: we know no printed source of it.',
      values: { owner: 'go to the owner of their row', nobody: 'go to nobody' },
    },
    pie: {
      name: 'Pie rule',
      meaning:
        'Whether North may exchange seats with South after South’s first turn. That makes up for the advantage of beginning.',
      source:
        'Borrowed from other board games with a strong first move, such as Hex; no source of Kalah known to us has it.',
      values: { off: 'no exchange of seats', on: 'North may exchange seats once' },
    },
  },

  'al-manqala': {
    pits: pits(
      'houses',
      'Seven is what Kanaaneh recorded (2007, Mancala World); other lengths are our own, for study.',
    ),
    seeds: start(
      'beads',
      'Seven in each of fourteen houses is the game of Galilee as Kanaaneh recorded it in 2007 (Mancala World).',
    ),
    origin: {
      name: 'A sowing that goes all the way round',
      meaning: 'Whether the house it began from gets a bead too.',
      source: 'No source says which; a bead for every house is our choice.',
      values: { sow: 'sows into its first house again', skip: 'passes over its first house' },
    },
    chase: chase(
      'The players’ agreement is the old rule (Kanaaneh 2007, Mancala World); the third repetition is our own.',
    ),
  },

  'walak-pussa': {
    pits: pits('holes', 'Seven is what Parker recorded (1909); other lengths are our own, for study.'),
    seeds: start('seeds', 'Four in each of fourteen holes is what Parker recorded (Ancient Ceylon, 1909).'),
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
