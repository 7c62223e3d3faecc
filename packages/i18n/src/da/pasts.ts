import type { LearnTexts } from '../catalogue.ts';
import { sources } from '../sources.ts';

/** The words the games keep in their own tongues, and what is known of their past. */
export const pasts: LearnTexts['pasts'] = {
  kalah: {
    terms: [
      {
        word: 'kalah',
        meaning: 'lageret til højre for hver spiller, som spillet har sit navn efter; på dansk siger man kalaha',
      },
      { word: 'mancala', meaning: 'hele familien af såspil; i Nordamerika ofte kun dette ene spil' },
    ],
    history: [
      { text: 'William Julius Champion Jr., som havde læst på Yale, opfandt det i 1940.', source: sources.kalah },
      { text: 'Det blev solgt fra 1944 og patenteret i USA i 1952 og 1955.', source: sources.patents },
      { text: 'I 1958 blev Kalah Game Company grundlagt i Holbrook, Massachusetts.', source: sources.kalah },
      {
        text: 'I 1959 kørte det på DEC PDP-1 på MIT: den første mancala, en computer spillede.',
        source: sources.kalah,
      },
      {
        text: 'Reklamerne kaldte det et ældgammelt afrikansk spil; det er en moderne slægtning til Dakon fra Java, med en enkelt omgang.',
        source: sources.kalah,
      },
      {
        text: 'Andre solgte det igen som Conference (Mieg, 1965), Sahara (Pelikan, 1976) og Bantumi (på Nokia-telefoner, omkring 2000).',
        source: sources.kalah,
      },
      {
        text: 'I Nordamerika kender man det som Mancala, i de tysktalende lande som Kalaha.',
        source: sources.kalah,
      },
      { text: 'En skole i Chicago brugte det i behandlingen af talblindhed.', source: sources.kalah },
      {
        text: 'De små brætter er løst: man ved, hvordan de ender, hvis ingen laver fejl.',
        source: sources.solving,
      },
    ],
  },
  'al-manqala': {
    terms: [
      { word: 'beit', meaning: 'et hus: et af de fjorten huller; flere hedder byot' },
      { word: 'manqala', meaning: 'fra en arabisk rod, der betyder at flytte' },
      { word: 'La‘b Hakimi', meaning: '»fornuftigt spil«, et af dets navne i Damaskus' },
      { word: 'La‘b Akila', meaning: '»tankens spil«, et andet af dem' },
    ],
    history: [
      { text: 'Mænd spiller det i kaffehuse og kroer.', source: sources.alManqala },
      { text: 'Moslih Kanaaneh skrev reglerne ned i Galilæa i 2007.', source: sources.kanaaneh },
      { text: 'Thomas Hyde beskrev i 1694 et arabisk spil, der er næsten det samme.', source: sources.hyde },
      {
        text: 'Henry Dearborn fortalte i 1819, at man i Aleppo holdt mest af Mangala og Halusa, ved siden af backgammon og skak.',
        source: sources.dearborn,
      },
      { text: 'Stewart Culin så et spil med to rækker af syv spillet i Damaskus.', source: sources.culin },
      {
        text: 'Brætterne er af egetræ, mættet med olivenolie og tjæret; perlerne er hvide.',
        source: sources.alManqala,
      },
      { text: 'Tyrkisk Mangala og irakisk Halusa er nære slægtninge.', source: sources.alManqala },
      {
        text: 'En snedig plan: efterlad en enkelt perle sådan, at din modstander ikke kan fodre dig, og alt, hvad der er tilbage, er dit.',
        source: sources.alManqala,
      },
    ],
  },
  'walak-pussa': {
    terms: [
      { word: 'wala', meaning: 'et hul' },
      { word: 'pussa', meaning: 'tom' },
      { word: 'pussa kanawa', meaning: '»at spise på grund af det tomme hul«: fangsten i dette spil' },
      {
        word: 'wael mutu ekilenawa',
        meaning: '»at plukke perlerne på en halskæde«: flere sådanne fangster på stribe',
      },
      { word: 'olinda', meaning: 'de skarlagenrøde frø med et sort øje, som man spiller med' },
      { word: 'puta', meaning: '»søn«: i runder et mærket hul med ét frø' },
      { word: 'naga', meaning: '»datter«: i runder et mærket hul med to frø' },
    ],
    history: [
      {
        text: 'Henry Parker skrev det ned i Ceylon, nu Sri Lanka, og udgav det i 1909.',
        source: sources.parker,
      },
      { text: 'Det spilles med 56 olinda-frø, fire i hvert af fjorten huller.', source: sources.parker },
      {
        text: 'Om spillene fra Kandy skrev han, at landsbyernes kvinder spillede dem uden at tælle, »med forbløffende hast«.',
        source: sources.parker,
      },
      { text: 'Det hører nytåret til.', source: sources.walakPussa },
      {
        text: 'Dets måde at fange på, pussa kanawa, har givet navn til en hel familie af spil.',
        source: sources.walakPussa,
      },
    ],
  },
};
