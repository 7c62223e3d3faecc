import type { LearnTexts } from '../catalogue.ts';
import { sources } from '../sources.ts';

/** The words the games keep in their own tongues, and what is known of their past. */
export const pasts: LearnTexts['pasts'] = {
  kalah: {
    terms: [
      { word: 'kalah', meaning: 'the store at a player’s right, which the game is named after' },
      { word: 'mancala', meaning: 'the whole family of sowing games; in North America often this one game' },
    ],
    history: [
      { text: 'William Julius Champion Jr., who had studied at Yale, designed it in 1940.', source: sources.kalah },
      {
        text: 'It was sold from 1944 on, and patented in the United States in 1952 and 1955.',
        source: sources.patents,
      },
      {
        text: 'In 1958 the Kalah Game Company was founded in Holbrook, Massachusetts.',
        source: sources.kalah,
      },
      {
        text: 'In 1959 it ran on the DEC PDP-1 at MIT: the first mancala a computer played.',
        source: sources.kalah,
      },
      {
        text: 'Its advertisements called it an ancient African game; it is a modern relative of Dakon from Java, with a single lap.',
        source: sources.kalah,
      },
      {
        text: 'Others sold it again as Conference (Mieg, 1965), Sahara (Pelikan, 1976) and Bantumi (on Nokia telephones, about 2000).',
        source: sources.kalah,
      },
      {
        text: 'North America knows it as Mancala, the German-speaking countries as Kalaha.',
        source: sources.kalah,
      },
      { text: 'A school in Chicago used it in the therapy of dyscalculia.', source: sources.kalah },
      {
        text: 'The small boards are solved: how they end is known, if nobody makes a mistake.',
        source: sources.solving,
      },
    ],
  },
  'al-manqala': {
    terms: [
      { word: 'beit', meaning: 'a house: one of the fourteen pits; several are byot' },
      { word: 'manqala', meaning: 'from an Arabic root that means to move' },
      { word: 'La‘b Hakimi', meaning: '“rational game”, one of its names in Damascus' },
      { word: 'La‘b Akila', meaning: '“game of the mind”, another of them' },
    ],
    history: [
      { text: 'Men play it in coffee houses and inns.', source: sources.alManqala },
      { text: 'Moslih Kanaaneh wrote its rules down in Galilee in 2007.', source: sources.kanaaneh },
      { text: 'Thomas Hyde described an Arab game in 1694 that is almost the same.', source: sources.hyde },
      {
        text: 'Henry Dearborn reported in 1819 that Aleppo liked Mangala and Halusa best, beside backgammon and chess.',
        source: sources.dearborn,
      },
      { text: 'Stewart Culin saw a game of two rows of seven played in Damascus.', source: sources.culin },
      {
        text: 'The boards are of oak, steeped in olive oil and tarred; the beads are white.',
        source: sources.alManqala,
      },
      { text: 'Turkish Mangala and Iraqi Halusa are its near relatives.', source: sources.alManqala },
      {
        text: 'A sly plan: leave a single bead in such a place that your opponent cannot feed you, and all that is left is yours.',
        source: sources.alManqala,
      },
    ],
  },
  'walak-pussa': {
    terms: [
      { word: 'wala', meaning: 'a hole' },
      { word: 'pussa', meaning: 'empty' },
      { word: 'pussa kanawa', meaning: '“eating because of the empty hole”: the capture of this game' },
      {
        word: 'wael mutu ekilenawa',
        meaning: '“picking the pearls of a necklace”: several such captures in one string',
      },
      { word: 'olinda', meaning: 'the scarlet seeds with a black eye it is played with' },
      { word: 'puta', meaning: '“son”: in rounds, a marked hole of one seed' },
      { word: 'naga', meaning: '“daughter”: in rounds, a marked hole of two seeds' },
    ],
    history: [
      { text: 'Henry Parker recorded it in Ceylon, now Sri Lanka, and printed it in 1909.', source: sources.parker },
      { text: 'It is played with 56 olinda seeds, four in each of fourteen holes.', source: sources.parker },
      {
        text: 'Of the Kandyan games he wrote that village women played them without counting, “with astonishing rapidity”.',
        source: sources.parker,
      },
      { text: 'It belongs to New Year.', source: sources.walakPussa },
      {
        text: 'Its way of capturing gave its name, pussa kanawa, to a whole family of games.',
        source: sources.walakPussa,
      },
    ],
  },
};
