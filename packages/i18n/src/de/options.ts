import type { OptionText, OptionTexts } from '../catalogue.ts';

const length = (meaning: string, values: string): OptionText<'number'> => ({
  name: 'Länge einer Reihe',
  meaning,
  source: 'Andere Größen als die übliche sind zum Üben und für kleine Bretter da.',
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
    ),
    seeds: start(
      'Samen am Anfang',
      'Wie viele Samen zu Beginn in jeder Mulde liegen.',
      '{n} in jeder Mulde',
      'Mit drei war es das Spiel für Neulinge, mit fünf und sechs das Spiel des Erfinders für Könner.',
    ),
    'empty-capture': {
      name: 'Fang gegenüber einer leeren Mulde',
      meaning: 'Ob ein letzter Samen, dem nichts gegenüberliegt, dort bleibt, wo er hingefallen ist.',
      source: 'Nach den ältesten gedruckten Regeln und der Abhandlung Solving Kalah (2000) wandert er ins Kalaha.',
      values: { leave: 'der Samen bleibt liegen', take: 'er wandert ins Kalaha' },
    },
    end: {
      name: 'Die Partie ist zu Ende',
      meaning: 'Ob eine leere Reihe die Partie sofort beendet oder erst, wenn ihr Besitzer ziehen muss.',
      source: 'Programme und Hausregeln machen es verschieden.',
      values: { 'row-empty': 'sobald eine Reihe leer ist', 'no-move': 'wenn jemand ziehen muss und nicht kann' },
    },
    leftovers: {
      name: 'Samen, die am Ende übrig sind',
      meaning: 'Wem die Samen gehören, die am Ende der Partie noch in den Mulden liegen.',
      source: 'Eine Hausregel zählt sie nicht mit.',
      values: { owner: 'gehen an den Besitzer der Reihe', nobody: 'gehen an niemanden' },
    },
    pie: {
      name: 'Tortenregel',
      meaning:
        'Ob Nord nach dem ersten Zug von Süd die Plätze tauschen darf. Das gleicht den Vorteil dessen aus, der beginnt.',
      source: 'Viele Brettspiele mit einem starken ersten Zug haben diese Regel.',
      values: { off: 'kein Platztausch', on: 'Nord darf einmal die Plätze tauschen' },
    },
  },

  'al-manqala': {
    pits: length(
      'Wie viele Häuser vor jedem Spieler liegen.',
      '{n, plural, one {# Haus auf jeder Seite} other {# Häuser auf jeder Seite}}',
    ),
    seeds: start(
      'Perlen am Anfang',
      'Wie viele Perlen zu Beginn in jedem Haus liegen.',
      '{n} in jedem Haus',
      'Sieben in jedem der vierzehn Häuser, so spielt man in Galiläa.',
    ),
    origin: {
      name: 'Eine Saat, die ganz herumkommt',
      meaning: 'Ob auch das Haus, aus dem sie kam, eine Perle bekommt.',
      source: 'Keine Quelle sagt es; eine Perle für jedes Haus ist unsere Wahl.',
      values: { sow: 'sät auch wieder in ihr erstes Haus', skip: 'lässt ihr erstes Haus aus' },
    },
    chase: chase('Die Übereinkunft der Spieler ist die alte Regel; die dritte Wiederholung ist unsere eigene.'),
  },

  'walak-pussa': {
    pits: length(
      'Wie viele Löcher vor jedem Spieler liegen.',
      '{n, plural, one {# Loch auf jeder Seite} other {# Löcher auf jeder Seite}}',
    ),
    seeds: start(
      'Samen am Anfang',
      'Wie viele Samen zu Beginn in jedem Loch liegen.',
      '{n} in jedem Loch',
      'Vier in jedem der vierzehn Löcher, so hat Parker es gesehen.',
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
