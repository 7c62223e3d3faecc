import type { LearnTexts } from '../catalogue.ts';
import { sources } from '../sources.ts';

/** The words the games keep in their own tongues, and what is known of their past. */
export const pasts: LearnTexts['pasts'] = {
  kalah: {
    terms: [
      {
        word: 'kalah',
        meaning:
          'die Gewinnmulde, der „Laden“, zur Rechten jedes Spielers; nach ihr heißt das Spiel, auf Deutsch Kalaha',
      },
      { word: 'mancala', meaning: 'die ganze Familie der Säspiele; in Nordamerika oft nur dieses eine Spiel' },
    ],
    history: [
      { text: 'William Julius Champion Jr., der in Yale studiert hatte, erfand es 1940.', source: sources.kalah },
      {
        text: 'Ab 1944 wurde es verkauft, 1952 und 1955 in den Vereinigten Staaten patentiert.',
        source: sources.patents,
      },
      { text: '1958 wurde in Holbrook, Massachusetts, die Kalah Game Company gegründet.', source: sources.kalah },
      {
        text: '1959 lief es auf der DEC PDP-1 am MIT: das erste Mancala, das ein Computer spielte.',
        source: sources.kalah,
      },
      {
        text: 'Die Werbung nannte es ein uraltes afrikanisches Spiel; es ist ein moderner Verwandter des javanischen Dakon, mit einem einzigen Durchgang.',
        source: sources.kalah,
      },
      {
        text: 'Andere verkauften es wieder als Conference (Mieg, 1965), Sahara (Pelikan, 1976) und Bantumi (auf Nokia-Telefonen, um 2000).',
        source: sources.kalah,
      },
      {
        text: 'In Nordamerika kennt man es als Mancala, in den deutschsprachigen Ländern als Kalaha.',
        source: sources.kalah,
      },
      { text: 'Eine Schule in Chicago nutzte es in der Therapie von Rechenschwäche.', source: sources.kalah },
      {
        text: 'Die kleinen Bretter sind gelöst: Man weiß, wie sie ausgehen, wenn niemand einen Fehler macht.',
        source: sources.solving,
      },
    ],
  },
  'al-manqala': {
    terms: [
      { word: 'beit', meaning: 'ein Haus: eine der vierzehn Mulden; mehrere heißen byot' },
      { word: 'manqala', meaning: 'von einer arabischen Wurzel, die „bewegen“ bedeutet' },
      { word: 'La‘b Hakimi', meaning: '„vernünftiges Spiel“, einer seiner Namen in Damaskus' },
      { word: 'La‘b Akila', meaning: '„Spiel des Verstandes“, ein anderer' },
    ],
    history: [
      { text: 'Männer spielen es in Kaffeehäusern und Gasthöfen.', source: sources.alManqala },
      { text: 'Moslih Kanaaneh schrieb die Regeln 2007 in Galiläa auf.', source: sources.kanaaneh },
      { text: 'Thomas Hyde beschrieb 1694 ein arabisches Spiel, das fast dasselbe ist.', source: sources.hyde },
      {
        text: 'Henry Dearborn berichtete 1819, dass man in Aleppo neben Backgammon und Schach am liebsten Mangala und Halusa spielte.',
        source: sources.dearborn,
      },
      { text: 'Stewart Culin sah in Damaskus ein Spiel mit zwei Reihen von sieben Mulden.', source: sources.culin },
      {
        text: 'Die Bretter sind aus Eiche, mit Olivenöl getränkt und geteert; die Perlen sind weiß.',
        source: sources.alManqala,
      },
      {
        text: 'Das türkische Mangala und das irakische Halusa sind nahe Verwandte.',
        source: sources.alManqala,
      },
      {
        text: 'Ein listiger Plan: Lass eine einzelne Perle so liegen, dass dein Gegner dich nicht füttern kann, und alles, was übrig ist, gehört dir.',
        source: sources.alManqala,
      },
    ],
  },
  'walak-pussa': {
    terms: [
      { word: 'wala', meaning: 'ein Loch' },
      { word: 'pussa', meaning: 'leer' },
      { word: 'pussa kanawa', meaning: '„essen wegen des leeren Lochs“: der Fang in diesem Spiel' },
      {
        word: 'wael mutu ekilenawa',
        meaning: '„die Perlen einer Halskette pflücken“: mehrere solche Fänge hintereinander',
      },
      { word: 'olinda', meaning: 'die scharlachroten Samen mit schwarzem Auge, mit denen man spielt' },
      { word: 'puta', meaning: '„Sohn“: in Runden ein markiertes Loch mit einem Samen' },
      { word: 'naga', meaning: '„Tochter“: in Runden ein markiertes Loch mit zwei Samen' },
    ],
    history: [
      {
        text: 'Henry Parker zeichnete es in Ceylon auf, dem heutigen Sri Lanka, und veröffentlichte es 1909.',
        source: sources.parker,
      },
      { text: 'Gespielt wird mit 56 Olinda-Samen, vier in jedem der vierzehn Löcher.', source: sources.parker },
      {
        text: 'Über die Spiele von Kandy schrieb er, die Frauen der Dörfer spielten sie, ohne zu zählen, „mit erstaunlicher Geschwindigkeit“.',
        source: sources.parker,
      },
      { text: 'Es gehört zum Neujahrsfest.', source: sources.walakPussa },
      {
        text: 'Seine Art zu fangen, pussa kanawa, hat einer ganzen Familie von Spielen den Namen gegeben.',
        source: sources.walakPussa,
      },
    ],
  },
};
