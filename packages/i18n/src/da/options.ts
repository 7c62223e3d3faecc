import type { OptionText, OptionTexts } from '../catalogue.ts';

const length = (meaning: string, values: string): OptionText<'number'> => ({
  name: 'Rækkens længde',
  meaning,
  source: 'Andre størrelser end den sædvanlige er til at øve sig på og til små brætter.',
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
    ),
    seeds: start(
      'Frø fra start',
      'Hvor mange frø der ligger i hvert hul, når spillet begynder.',
      '{n} i hvert hul',
      'Tre var spillet for nybegyndere; fem og seks var opfinderens spil for øvede.',
    ),
    'empty-capture': {
      name: 'Fangst over for et tomt hul',
      meaning: 'Om et sidste frø, der ikke har noget over for sig, bliver liggende, hvor det faldt.',
      source: 'De ældste trykte regler og artiklen Solving Kalah (2000) lader det gå i kalahaen.',
      values: { leave: 'frøet bliver liggende', take: 'det går i kalahaen' },
    },
    end: {
      name: 'Spillet er slut',
      meaning: 'Om en tom række slutter spillet med det samme eller først, når dens ejer skal trække.',
      source: 'Programmer og husregler er forskellige her.',
      values: { 'row-empty': 'så snart en række er tom', 'no-move': 'når en spiller skal trække og ikke kan' },
    },
    leftovers: {
      name: 'Frø, der er tilbage til sidst',
      meaning: 'Hvem der får de frø, som stadig ligger i hullerne, når spillet er slut.',
      source: 'En husregel tæller dem ikke med.',
      values: { owner: 'går til den, der ejer rækken', nobody: 'går ikke til nogen' },
    },
    pie: {
      name: 'Kagereglen',
      meaning: 'Om Nord må bytte plads med Syd efter den første tur fra Syd. Det opvejer fordelen ved at begynde.',
      source: 'Mange brætspil med et stærkt første træk har denne regel.',
      values: { off: 'ingen bytter plads', on: 'Nord må bytte plads én gang' },
    },
  },

  'al-manqala': {
    pits: length(
      'Hvor mange huse der ligger foran hver spiller.',
      '{n, plural, one {# hus på hver side} other {# huse på hver side}}',
    ),
    seeds: start(
      'Perler fra start',
      'Hvor mange perler der ligger i hvert hus, når spillet begynder.',
      '{n} i hvert hus',
      'Syv i hvert af fjorten huse er spillet fra Galilæa.',
    ),
    origin: {
      name: 'En såning, der kommer hele vejen rundt',
      meaning: 'Om huset, den begyndte fra, også får en perle.',
      source: 'Ingen kilde siger det; en perle til hvert hus er vores valg.',
      values: { sow: 'sår også i sit første hus', skip: 'springer sit første hus over' },
    },
    chase: chase('Spillernes enighed er den gamle regel; den tredje gentagelse er vores egen.'),
  },

  'walak-pussa': {
    pits: length(
      'Hvor mange huller der ligger foran hver spiller.',
      '{n, plural, one {# hul på hver side} other {# huller på hver side}}',
    ),
    seeds: start(
      'Frø fra start',
      'Hvor mange frø der ligger i hvert hul, når spillet begynder.',
      '{n} i hvert hul',
      'Fire i hvert af fjorten huller er, hvad Parker så.',
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
