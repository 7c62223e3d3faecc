import type { OptionText, OptionTexts } from '../catalogue.ts';

const length = (meaning: string, values: string, source: string): OptionText<'number'> => ({
  name: 'Länge einer Reihe',
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
  name: 'Wenn sich der Rest nur noch im Kreis jagt',
  meaning: 'Ob eine endlose Jagd auch von selbst endet.',
  source,
  values: {
    'third-repetition': 'Schluss, sobald eine Stellung zum dritten Mal kommt',
    'agreement-only': 'Schluss nur, wenn beide es sagen',
  },
});

/** Options as sentences: a name, and a phrase for each value that completes it. */
export const options: OptionTexts = {
  kalah: {
    pits: length(
      'Wie viele Mulden vor jedem Spieler liegen.',
      '{n, plural, one {# Mulde auf jeder Seite} other {# Mulden auf jeder Seite}}',
      'Sechs sind üblich; Solving Kalah (2000) löst eine bis sechs. Längere Reihen sind unsere eigenen.',
    ),
    seeds: start(
      'Samen am Anfang',
      'Wie viele Samen zu Beginn in jeder Mulde liegen.',
      '{n, plural, =3 {{n} in jeder Mulde (für Neulinge)} =5 {{n} in jeder Mulde (für Könner)} =6 {{n} in jeder Mulde (für Könner)} other {{n} in jeder Mulde}}',
      'Drei für Neulinge, fünf und sechs für Könner sind die Spiele des Erfinders (Mancala World).',
    ),
    'empty-capture': {
      name: 'Fang gegenüber einer leeren Mulde',
      meaning: 'Ob ein letzter Samen, dem nichts gegenüberliegt, dort bleibt, wo er hingefallen ist.',
      source:
        'Nach den ältesten gedruckten Regeln und der Abhandlung Solving Kalah (Irving, Donkers, Uiterwijk 2000) wandert er ins Kalaha.',
      values: { leave: 'der Samen bleibt liegen', take: 'er wandert ins Kalaha' },
    },
    end: {
      name: 'Die Partie ist zu Ende',
      meaning: 'Ob eine leere Reihe die Partie sofort beendet oder erst, wenn ihr Besitzer ziehen muss.',
      source:
        'Bei Mancala World endet die Partie mit der ersten leeren Reihe, ebenso bei Programmen wie OpenSpiel. Die andere Art ist eine Hausregel: Wir kennen keine gedruckte Quelle dafür.',
      values: { 'row-empty': 'sobald eine Reihe leer ist', 'no-move': 'wenn jemand ziehen muss und nicht kann' },
    },
    leftovers: {
      name: 'Samen, die am Ende übrig sind',
      meaning: 'Wem die Samen gehören, die am Ende der Partie noch in den Mulden liegen.',
      source:
        'Bei Mancala World bekommt sie, wem die Reihe gehört. Dass sie an niemanden gehen, ist eine Hausregel: Wir kennen keine gedruckte Quelle dafür.',
      values: { owner: 'gehen an den Besitzer der Reihe', nobody: 'gehen an niemanden' },
    },
    pie: {
      name: 'Tortenregel',
      meaning:
        'Ob Nord nach dem ersten Zug von Süd die Plätze tauschen darf. Das gleicht den Vorteil dessen aus, der beginnt.',
      source:
        'Von anderen Brettspielen mit starkem ersten Zug entlehnt, etwa Hex; keine uns bekannte Quelle zu Kalaha hat sie.',
      values: { off: 'kein Platztausch', on: 'Nord darf einmal die Plätze tauschen' },
    },
  },

  'al-manqala': {
    pits: length(
      'Wie viele Häuser vor jedem Spieler liegen.',
      '{n, plural, one {# Haus auf jeder Seite} other {# Häuser auf jeder Seite}}',
      'Sieben hat Kanaaneh aufgezeichnet (2007, Mancala World); andere Längen sind unsere eigenen, zum Üben.',
    ),
    seeds: start(
      'Perlen am Anfang',
      'Wie viele Perlen zu Beginn in jedem Haus liegen.',
      '{n} in jedem Haus',
      'Sieben in jedem der vierzehn Häuser, so spielt man in Galiläa, wie Kanaaneh 2007 aufschrieb (Mancala World).',
    ),
    origin: {
      name: 'Eine Saat, die ganz herumkommt',
      meaning: 'Ob auch das Haus, aus dem sie kam, eine Perle bekommt.',
      source: 'Keine Quelle sagt es; eine Perle für jedes Haus ist unsere Wahl.',
      values: { sow: 'sät auch wieder in ihr erstes Haus', skip: 'lässt ihr erstes Haus aus' },
    },
    chase: chase(
      'Die Übereinkunft der Spieler ist die alte Regel (Kanaaneh 2007, Mancala World); die dritte Wiederholung ist unsere eigene.',
    ),
  },

  'walak-pussa': {
    pits: length(
      'Wie viele Löcher vor jedem Spieler liegen.',
      '{n, plural, one {# Loch auf jeder Seite} other {# Löcher auf jeder Seite}}',
      'Sieben hat Parker aufgezeichnet (1909); andere Längen sind unsere eigenen, zum Üben.',
    ),
    seeds: start(
      'Samen am Anfang',
      'Wie viele Samen zu Beginn in jedem Loch liegen.',
      '{n} in jedem Loch',
      'Vier in jedem der vierzehn Löcher, so hat Parker es aufgezeichnet (Ancient Ceylon, 1909).',
    ),
    chase: chase('Keine Quelle spricht davon; die dritte Wiederholung ist unsere eigene.'),
    rounds: {
      name: 'Nach der Partie',
      meaning: 'Ob beide das Brett aus ihrem Gewinn neu füllen und weiterspielen.',
      source:
        'Parker (1909) beschreibt die Runden von Puhulmutu, einem Schwesterspiel, und nennt dessen kleine Löcher puta und naga.',
      values: {
        single: 'eine Partie ist der ganze Wettkampf',
        simple: 'weitere Runden; Löcher, die man nicht füllen kann, sind nicht im Spiel',
        parker: 'weitere Runden, mit den kleinen Löchern puta und naga',
      },
    },
  },
};
