import type { OptionText, OptionTexts } from '../catalogue.ts';

const length = (meaning: string, values: string, source: string): OptionText<'number'> => ({
  name: 'Rækkens længde',
  meaning,
  source,
  values: { number: values },
});

const start = (name: string, meaning: string, values: string, source: string): OptionText<'number'> => ({
  name,
  meaning,
  source,
  values: { number: values },
});

const chase = (source: string): OptionText<'third-repetition' | 'agreement-only'> => ({
  name: 'Når resten kun jager i ring',
  meaning: 'Om en endeløs jagt også slutter af sig selv.',
  source,
  values: {
    'third-repetition': 'slut, når en stilling kommer for tredje gang',
    'agreement-only': 'kun slut, når begge spillere siger det',
  },
});

/** Options as sentences: a name, and a phrase for each value that completes it. */
export const options: OptionTexts = {
  kalah: {
    pits: length(
      'Hvor mange huller der ligger foran hver spiller.',
      '{n, plural, one {# hul på hver side} other {# huller på hver side}}',
      'Seks er det sædvanlige; Solving Kalah (2000) løser et til seks. Længere rækker er vores egne.',
    ),
    seeds: start(
      'Frø fra start',
      'Hvor mange frø der ligger i hvert hul, når spillet begynder.',
      '{n, plural, =3 {{n} i hvert hul (for nybegyndere)} =5 {{n} i hvert hul (for øvede)} =6 {{n} i hvert hul (for øvede)} other {{n} i hvert hul}}',
      'Tre for nybegyndere og fem og seks for øvede er opfinderens spil (Mancala World).',
    ),
    'empty-capture': {
      name: 'Fangst over for et tomt hul',
      meaning: 'Om et sidste frø, der ikke har noget over for sig, bliver liggende, hvor det faldt.',
      source:
        'I de ældste trykte regler og i artiklen Solving Kalah (Irving, Donkers, Uiterwijk 2000) går det i kalahaen.',
      values: { leave: 'frøet bliver liggende', take: 'det går i kalahaen' },
    },
    end: {
      name: 'Spillet er slut',
      meaning: 'Om en tom række slutter spillet med det samme eller først, når dens ejer skal trække.',
      source:
        'Mancala World slutter spillet med den første tomme række, ligesom programmer som OpenSpiel. Den anden måde er en husregel: vi kender ingen trykt kilde til den.',
      values: { 'row-empty': 'så snart en række er tom', 'no-move': 'når en spiller skal trække og ikke kan' },
    },
    leftovers: {
      name: 'Frø, der er tilbage til sidst',
      meaning: 'Hvem der får de frø, som stadig ligger i hullerne, når spillet er slut.',
      source:
        'Mancala World giver dem til den, der ejer rækken. At de ikke går til nogen, er en husregel: vi kender ingen trykt kilde til den.',
      values: { owner: 'går til den, der ejer rækken', nobody: 'går ikke til nogen' },
    },
    pie: {
      name: 'Kagereglen',
      meaning: 'Om Nord må bytte plads med Syd efter den første tur fra Syd. Det opvejer fordelen ved at begynde.',
      source:
        'Lånt fra andre brætspil med et stærkt første træk, for eksempel Hex; ingen kilde til Kalaha, som vi kender, har den.',
      values: { off: 'ingen bytter plads', on: 'Nord må bytte plads én gang' },
    },
  },

  'al-manqala': {
    pits: length(
      'Hvor mange huse der ligger foran hver spiller.',
      '{n, plural, one {# hus på hver side} other {# huse på hver side}}',
      'Syv er, hvad Kanaaneh skrev ned (2007, Mancala World); andre længder er vores egne, til at øve sig på.',
    ),
    seeds: start(
      'Perler fra start',
      'Hvor mange perler der ligger i hvert hus, når spillet begynder.',
      '{n} i hvert hus',
      'Syv i hvert af fjorten huse er spillet fra Galilæa, som Kanaaneh skrev det ned i 2007 (Mancala World).',
    ),
    origin: {
      name: 'En såning, der kommer hele vejen rundt',
      meaning: 'Om huset, den begyndte fra, også får en perle.',
      source: 'Ingen kilde siger det; en perle til hvert hus er vores valg.',
      values: { sow: 'sår også i sit første hus', skip: 'springer sit første hus over' },
    },
    chase: chase(
      'Spillernes enighed er den gamle regel (Kanaaneh 2007, Mancala World); den tredje gentagelse er vores egen.',
    ),
  },

  'walak-pussa': {
    pits: length(
      'Hvor mange huller der ligger foran hver spiller.',
      '{n, plural, one {# hul på hver side} other {# huller på hver side}}',
      'Syv er, hvad Parker skrev ned (1909); andre længder er vores egne, til at øve sig på.',
    ),
    seeds: start(
      'Frø fra start',
      'Hvor mange frø der ligger i hvert hul, når spillet begynder.',
      '{n} i hvert hul',
      'Fire i hvert af fjorten huller er, hvad Parker skrev ned (Ancient Ceylon, 1909).',
    ),
    chase: chase('Ingen kilde taler om det; den tredje gentagelse er vores egen.'),
    rounds: {
      name: 'Efter spillet',
      meaning: 'Om spillerne fylder brættet igen med det, de har vundet, og spiller videre.',
      source: 'Parker (1909) beskriver runderne i Puhulmutu, et søsterspil, og kalder dets små huller puta og naga.',
      values: {
        single: 'ét spil er hele kampen',
        simple: 'flere runder; huller, der ikke kan fyldes, er ude af spillet',
        parker: 'flere runder med de små huller puta og naga',
      },
    },
  },
};
