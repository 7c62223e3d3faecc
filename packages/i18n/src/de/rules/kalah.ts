import type { RulePage } from '../../catalogue.ts';

export const kalah: RulePage<'kalah'> = {
  opening:
    'Zwischen den Spielern liegen zwei Reihen von sechs Mulden, in jeder Mulde vier Samen. Rechts von dir ist dein Kalaha, deine eigene Gewinnmulde: Was hineinfällt, gehört dir für immer. Wer am Ende mehr Samen darin hat, gewinnt. Süd beginnt.',
  paragraphs: {
    '§1': {
      title: 'Säen',
      text: 'Nimm alle Samen aus einer deiner Mulden und lass sie gegen den Uhrzeigersinn einen nach dem anderen in die Mulden fallen, die folgen. Nach deiner letzten Mulde kommt dein eigenes Kalaha, das auch einen Samen bekommt, dann die Mulden der anderen Reihe. Das andere Kalaha lässt du aus. Eine Saat von dreizehn Samen kommt ganz herum: Ihr letzter Samen fällt in genau die Mulde, aus der sie kam.',
    },
    '§2': {
      title: 'Noch ein Zug',
      text: 'Fällt dein letzter Samen in dein Kalaha, ziehst du noch einmal. Du musst es sogar, und zwar so oft, wie es geschieht.',
    },
    '§3': {
      title: 'Quer fangen',
      text: 'Fällt dein letzter Samen in eine eigene Mulde, die leer war, dann schau hinüber. Liegen in der Mulde gegenüber Samen, nimmst du sie und mit ihnen deinen letzten Samen in dein Kalaha. Die Mulde, aus der du gesät hast, zählt als leer, sobald du sie ausgenommen hast.',
    },
    '§4': {
      title: 'Überall sonst',
      text: 'Wohin dein letzter Samen sonst auch fällt: Er bleibt dort liegen, und dein Zug ist vorbei. Es zählt, wohin der letzte Samen fällt: Fällt er in die andere Reihe, fängst du nie.',
    },
    '§5': {
      title: 'Nach einem Fang',
      text: 'Ein Fang beendet deinen Zug. Der andere Spieler zieht.',
    },
    '§6': {
      title: 'Das Ende',
      text: 'Die Partie ist in dem Augenblick zu Ende, in dem eine der Reihen leer ist, gleich welche: auch wenn du dir gerade noch einen Zug verdient hast, und auch wenn dein eigener Fang die letzten Samen aus der anderen Reihe geholt hat.',
    },
    '§7': {
      title: 'Zählen',
      text: 'Was noch in einer Reihe liegt, geht an den Spieler, dem die Reihe gehört. Dann gewinnt das vollere Kalaha; sind beide gleich voll, ist es unentschieden.',
    },
    '§8': {
      title: 'Mehr als die Hälfte',
      text: 'Hast du erst mehr als die Hälfte aller Samen, kann dich niemand mehr einholen. Gespielt wird trotzdem weiter, denn es zählt, mit welchem Vorsprung du gewinnst.',
    },
    '§9': {
      title: 'Der Tausch',
      text: 'Mit der Tortenregel darf Nord „Tausch“ sagen, statt zu säen, sobald der erste Zug von Süd mit allen Extrazügen zu Ende ist. Die beiden tauschen dann die Plätze: Wer Süd war, spielt von jetzt an mit der Reihe und dem Kalaha von Nord, und umgekehrt. Auf dem Brett bewegt sich nichts, und Nord bleibt am Zug; als Nächstes zieht also, wer begonnen hat. Das geht nur einmal, und nur als diese erste Entscheidung.',
    },
  },
  options: {
    pits: 'Eine Reihe kann eine bis zwölf Mulden haben. Üblich sind sechs.',
    seeds:
      'Jede Mulde kann mit einem bis zwölf Samen beginnen. Drei waren für Anfänger gedacht, vier sind üblich, fünf und sechs waren das Spiel des Erfinders für Könner.',
    'empty-capture':
      'Fällt dein letzter Samen in eine leere Mulde von dir und ist die Mulde gegenüber auch leer, bleibt er einfach liegen. Nach der anderen Regel wandert er allein in dein Kalaha. Dein Zug ist in beiden Fällen vorbei.',
    end: 'Üblicherweise beendet eine leere Reihe die Partie sofort. Nach der anderen Regel geht es weiter, bis jemand ziehen muss und nichts in seiner Reihe hat; das kann auch sein, wer sich gerade noch einen Zug verdient hat.',
    leftovers:
      'Üblicherweise bekommt jeder, was in der eigenen Reihe übrig ist. Nach der anderen Regel werden diese Samen beiseitegelegt, und nur was in den Kalahas angekommen ist, zählt.',
    pie: 'Wer bei Kalaha beginnt, hat einen großen Vorteil. Die Tortenregel gleicht ihn aus, so wie zwei sich eine Torte teilen: Einer schneidet, der andere wählt. Süd macht den ersten Zug, Nord wählt, welche Seite er haben will; am besten beginnt Süd also so, dass beide Seiten gleich gut stehen.',
  },
};
