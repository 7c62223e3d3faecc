import type { RulePage } from '../../catalogue.ts';

export const alManqala: RulePage<'al-manqala'> = {
  opening:
    'Zwei Reihen von sieben Häusern, byot, mit je sieben weißen Perlen: 98 Perlen. Gewinnmulden gibt es nicht; was jemand gefangen hat, liegt als Haufen neben dem Brett. Wer mehr als die Hälfte der Perlen bekommt, hat gewonnen. Süd beginnt.',
  paragraphs: {
    '§1': {
      title: 'Säen',
      text: 'Nimm alle Perlen aus einem deiner Häuser und lass sie gegen den Uhrzeigersinn um beide Reihen herum eine nach der anderen in die Häuser fallen, die folgen. Ist die letzte Perle gefallen, ist die Saat vorbei. Ab vierzehn Perlen kommt sie wieder zu dem Haus, aus dem sie kam, und auch das bekommt eine Perle wie alle anderen.',
    },
    '§2': {
      title: 'Zwei oder vier',
      text: 'Schau in das Haus, in das deine letzte Perle gefallen ist, ob in deiner Reihe oder in der anderen. Liegen jetzt genau zwei oder genau vier Perlen darin, nimmst du sie alle.',
    },
    '§3': {
      title: 'Die Folge davor',
      text: 'Hast du dieses Haus genommen, dann schau in das Haus unmittelbar davor, gegen die Richtung des Säens. Liegen auch dort zwei oder vier, nimmst du sie ebenfalls, und so gehst du rückwärts weiter, wenn nötig um das Ende einer Reihe herum, bis in einem Haus eine andere Zahl liegt. Gab das Haus der letzten Perle nichts her, gibt es auch in keinem anderen etwas.',
    },
    '§4': {
      title: 'Füttern',
      text: 'Ist die andere Reihe leer, wenn dein Zug beginnt, musst du so ziehen, dass nach allen Fängen mindestens eine Perle darin liegt, solange du einen solchen Zug hast.',
    },
    '§5': {
      title: 'Wenn niemand füttern kann',
      text: 'Hast du keinen solchen Zug, ist die Partie zu Ende, und wer am Verhungern war, bekommt alle Perlen auf dem Brett. Überlege es dir also gut, bevor du deinen Gegner hungern lässt!',
    },
    '§6': {
      title: 'Passen',
      text: 'Du darfst die letzten Perlen der anderen Reihe fangen. Dein Gegner hat dann nichts zu säen und muss passen; du bist wieder am Zug, und nun schuldest du ihm Futter.',
    },
    '§7': {
      title: 'Mehr als die Hälfte',
      text: 'Wer mehr als die Hälfte aller Perlen hat (50 von 98), hat auf der Stelle gewonnen. Was dann noch auf dem Brett liegt, zählt nicht mehr. Haben am Ende beide 49, ist es unentschieden.',
    },
    '§8': {
      title: 'Endlose Jagd',
      text: 'Wenige letzte Perlen können sich ewig um das Brett jagen. Sehen beide Spieler das, dürfen sie sich einigen, aufzuhören und gerecht zu teilen, was auf dem Brett liegt. Hier endet die Partie auch von selbst, wenn zum dritten Mal seit dem letzten Fang dieselben Perlen in denselben Häusern liegen und derselbe Spieler am Zug ist. Ist die Zahl ungerade, geht eine Perle an niemanden.',
    },
    '§9': {
      title: 'Leeres Brett',
      text: 'Hat die letzte Perle das Brett verlassen, ist die Partie zu Ende, und die Haufen werden gezählt. Treffen mehrere Enden zugleich ein, gilt zuerst die Mehrheit, dann das leere Brett, dann der Mangel an Futter und zuletzt die endlose Jagd.',
    },
  },
  options: {
    pits: 'Eine Reihe kann ein bis zwölf Häuser haben. Üblich sind sieben.',
    seeds: 'Jedes Haus kann mit einer bis zwölf Perlen beginnen. Üblich sind sieben.',
    origin:
      'Eine Saat mit vielen Perlen kommt wieder zu dem Haus, aus dem sie genommen wurde. Üblicherweise bekommt auch dieses Haus eine Perle; nach der anderen Regel wird es ausgelassen und bleibt leer.',
    chase:
      'Üblicherweise beendet die dritte Wiederholung eine endlose Jagd. Nach der anderen Regel geht die Partie weiter, bis sich beide einigen aufzuhören.',
  },
};
