import type { RulePage } from '../../catalogue.ts';

export const walakPussa: RulePage<'walak-pussa'> = {
  opening:
    'Zwei Reihen von sieben Löchern, wala, mit je vier Olinda-Samen: 56 Samen. Gewinnmulden gibt es nicht; was jemand gefangen hat, liegt als Haufen neben dem Brett. Wer am Ende mehr hat, gewinnt. Süd beginnt.',
  paragraphs: {
    '§1': {
      title: 'Säen',
      text: 'Nimm alle Samen aus einem deiner Löcher und lass sie gegen den Uhrzeigersinn um beide Reihen herum einen nach dem anderen in die Löcher fallen, die folgen. Jedes Loch bekommt seinen Samen, auch das, aus dem du gesät hast, wenn du wieder dort vorbeikommst.',
    },
    '§2': {
      title: 'Weitersäen',
      text: 'Ist der letzte Samen gefallen, schau in das nächste Loch. Liegen Samen darin, nimm sie alle und säe von dort aus weiter, und so immer wieder. Was in dem Loch liegt, in das der letzte Samen fiel, spielt keine Rolle.',
    },
    '§3': {
      title: 'Aufhören',
      text: 'Ist das nächste Loch leer, ist die Saat zu Ende.',
    },
    '§4': {
      title: 'Essen wegen des leeren Lochs',
      text: 'Schau nun in das Loch hinter dem leeren. Liegen Samen darin, gehören sie dir, gleich in wessen Reihe es liegt und auch wenn du gerade erst dorthin gesät hast.',
    },
    '§5': {
      title: 'Die Perlen einer Halskette',
      text: 'Folgt auf das Loch, das du gerade geleert hast, ein leeres Loch und darauf ein volles, nimmst du auch das volle, und so weiter, um das ganze Brett herum, wenn die Kette hält. Sie reißt, wo zwei leere Löcher nebeneinanderliegen oder wo ohne Lücke ein volles Loch auf das folgt, das du geleert hast.',
    },
    '§6': {
      title: 'Ende des Zuges',
      text: 'Dann zieht der andere Spieler, ob du etwas genommen hast oder nicht. Niemand muss dem anderen etwas zum Säen übrig lassen.',
    },
    '§7': {
      title: 'Das Ende',
      text: 'Bist du am Zug und ist deine Reihe leer, ist die Partie zu Ende, und dein Gegner nimmt alles, was übrig ist. Ist das ganze Brett leer, werden die Haufen gezählt, wie sie sind.',
    },
    '§8': {
      title: 'Endloses Säen',
      text: 'Manche Saat würde ewig weitergehen. Ein solcher Zug ist nicht erlaubt; als endlos gilt eine Saat, die nach 10.000 Durchgängen nicht aufgehört hat. Wer Samen hat, aber nur solche Züge, mit dem endet die Partie, und der Rest geht an niemanden.',
    },
    '§9': {
      title: 'Endlose Jagd',
      text: 'Liegen zum dritten Mal seit dem letzten Fang dieselben Samen in denselben Löchern und ist derselbe Spieler am Zug, ist die Partie zu Ende. Der Rest geht an niemanden, und die Haufen entscheiden. Die Spieler dürfen sich darauf auch schon früher einigen. Treffen mehrere Enden zugleich ein, gilt zuerst das leere Brett, dann ein Spieler, der nichts zu säen hat, dann einer, der nur endlose Züge hat, und zuletzt die endlose Jagd.',
    },
  },
  options: {
    pits: 'Eine Reihe kann ein bis zwölf Löcher haben. Üblich sind sieben.',
    seeds: 'Jedes Loch kann mit einem bis zwölf Samen beginnen. Üblich sind vier.',
    chase:
      'Üblicherweise beendet die dritte Wiederholung eine endlose Jagd. Nach der anderen Regel geht die Partie weiter, bis sich beide einigen aufzuhören.',
    rounds:
      'Eine Partie kann der ganze Wettkampf sein. Oder beide füllen das Brett aus ihren Haufen neu: der Gewinner alle seine Löcher, und was übrig ist, behält er; der Verlierer so viele, wie er von links an füllen kann, und der Verlierer beginnt. In einfachen Runden bleiben die Löcher, die er nicht füllen kann, aus dem Spiel. In den Runden, die Parker beschreibt, bilden die überzähligen Samen ein kleines Loch, und der Gewinner verringert das Loch gegenüber auf dieselbe Zahl: Eine puta mit einem Samen und eine naga mit zweien sind markiert; sie sammeln Samen, aber niemand sät oder nimmt daraus, und wo ein leeres Loch gesucht wird, zählen sie als leer. Drei Samen und mehr ergeben ein gewöhnliches Loch. Samen, die niemand gewonnen hat, werden zuerst geteilt, ein überzähliger geht an den Schwächeren. Der Wettkampf endet, wenn ein Spieler keine Runde mehr beginnen kann; dann entscheiden die Haufen.',
  },
};
