import type { Texts } from '../catalogue.ts';
import type { learning as english } from '../en/learning.ts';

/** The texts of the views for learning: rule pages with boards, lessons, exercises, words and history. */
export const learning: Texts<typeof english> = {
  'learn.title': 'Lernen',
  'learn.lead': 'Drei Spiele zum Lernen, mit den Händen. Es eilt nicht.',
  'learn.back': 'Alle Spiele zum Lernen',
  'learn.heading': '{title} lernen',
  'learn.progress': '{steps} von {stepsAll} Schritten der Lektion, {solved} von {solvedAll} Aufgaben',
  'learn.fresh': 'Noch nicht begonnen',
  'learn.begin': 'Lektion beginnen',
  'learn.go-on': 'Lektion fortsetzen',
  'learn.repeat': 'Die Lektion noch einmal',
  'learn.more': 'Regeln, Aufgaben und mehr',
  'learn.more.label': 'Regeln, Aufgaben und mehr zu {title}',
  'learn.lesson': 'Die Lektion',
  'learn.lesson.about':
    '{count, plural, one {# kurzer Schritt} other {# kurze Schritte}}, und bei jedem ist eine Sache zu tun.',
  'learn.rules': 'Die Regeln',
  'learn.rules.about': 'Jeder Paragraph mit einem Brett, auf dem man ihn sieht.',
  'learn.exercises': 'Aufgaben',
  'learn.exercises.about':
    '{count, plural, one {# Stellung} other {# Stellungen}} mit genau einem besten Zug, von leicht bis schwer.',
  'learn.words': 'Seine Wörter',
  'learn.words.about': 'Wie die Dinge dort heißen, wo das Spiel zu Hause ist.',
  'learn.history': 'Woher es kommt',
  'learn.history.about': 'Was man über seine Vergangenheit weiß, und wer es sagt.',
  'learn.not-kept':
    'Dieser Browser speichert nichts: Was du hier getan hast, ist vergessen, sobald du die Seite schließt.',

  'learn.rules.lead':
    'Jeder Paragraph hat ein Brett zum Ausprobieren. Tippe auf {game, select, al-manqala {das umrandete Haus} walak-pussa {das umrandete Loch} other {die umrandete Mulde}} oder auf den Knopf unter dem Brett.',
  'learn.rules.sheet': 'Die Regeln mit Brettern zum Spielen',
  'learn.board.of': 'Brett zu {paragraph}, {title}',
  'learn.board.of.option': 'Brett zu {option}',
  'learn.board.play': '{move} spielen',
  'learn.board.play.all': 'Alle {count} Züge spielen',
  'learn.board.try': '{move} versuchen',
  'learn.board.swap': '„Tausch“ sagen',
  'learn.board.again': 'Noch einmal',
  'learn.board.reset': 'Wie zuvor',
  'learn.board.here': 'Hier zeigt {move}, was gemeint ist.',
  'learn.board.over': 'Das war es. „Noch einmal“ zeigt es wieder.',
  'learn.board.is-reset': 'Das Brett ist wieder wie zuvor.',
  'learn.note': 'Was die Quellen sagen',
  'learn.options': 'Regeln, die du wählen kannst',
  'learn.options.lead':
    'Nicht überall wird gleich gespielt. Dies sind die Arten, die man kennt; die erste ist hier die übliche. Du wählst, wenn du eine Partie beginnst.',
  'learn.option.usual': 'hier üblich',
  'learn.number.label': '{name}: eine Zahl ausprobieren',

  'note.kalah.§3':
    'Wenn gegenüber nichts liegt, gehen die Fassungen auseinander. Nach den ältesten gedruckten Regeln und der Abhandlung Solving Kalah von 2000 wandert der einsame letzte Samen ins Kalaha. Hier bleibt er, wo er hingefallen ist; die Hausregel „Fang gegenüber einer leeren Mulde“ holt die alte Art zurück.',
  'note.kalah.§6':
    'Die Fassungen sind sich nicht einig, wann man hinschaut. Hier beendet eine leere Reihe die Partie nach jeder Saat. Andere schauen nur auf die Reihe des Spielers, der ziehen muss, und dann kann eine Partie etwas länger dauern; mit einer Hausregel kannst du so spielen.',
  'note.kalah.§7':
    'Manche Hausregeln zählen die letzten Samen nicht mit. Hier gehen sie, wie üblich, an den Spieler, in dessen Reihe sie liegen; du kannst es anders wählen.',
  'note.kalah.§8':
    'Manche Programme hören auf, sobald eine Partie entschieden ist. Wir nicht, denn damit würde sich ändern, mit welchem Vorsprung sie gewonnen wird; wir sagen nur, dass sie entschieden ist.',
  'note.al-manqala.§1':
    'Die Quellen sagen nicht, ob eine sehr lange Saat das Haus auslässt, aus dem sie kam. Hier wird kein Haus ausgelassen; mit einer Hausregel kannst du es auch anders spielen.',
  'note.al-manqala.§6':
    'Keine Quelle sagt, ob man die letzten Perlen der anderen Reihe fangen darf. Hier darf man es: Der andere Spieler passt, und dann ist es an dir zu füttern.',
  'note.al-manqala.§8':
    'Dass die Spieler sich einigen dürfen aufzuhören, ist die alte Regel. Dass die dritte Wiederholung die Partie von selbst beendet, ist unsere Wahl; eine Hausregel überlässt es den Spielern.',
  'note.walak-pussa.§8':
    'Keine Quelle erwähnt eine Saat, die nie endet, aber es gibt sie: Die auf diesem Brett ist nach 98 Durchgängen wieder dort, wo sie begonnen hat. Die Grenze von 10.000 Durchgängen ist unsere Wahl. Unter einigen hundert Millionen hatte die längste Saat, die doch noch endete, 833 Durchgänge.',
  'note.walak-pussa.§9':
    'Keine Quelle spricht von einer endlosen Jagd. Dass die dritte Wiederholung die Partie beendet und der Rest an niemanden geht, ist unsere Wahl. Etwa eine von zwanzig Partien, aufs Geratewohl gespielt, endet so.',
  'note.walak-pussa.rounds':
    'Parker beschreibt die Runden von Puhulmutu, einem Schwesterspiel. Hier kann Walak-pussa sie sich ausleihen, ohne deren „Zerschneiden der Wachskürbisse“. Keine Regel sagt, wie zwei Reihen einander gegenüberliegen sollen, die beide zu kurz sind; dann endet der Wettkampf hier, und das ist unsere Wahl.',

  'lesson.of': 'Die Lektion zu {title}',
  'lesson.opponent': 'dein Gegner',
  'lesson.opponent.whose': 'deinem Gegner',
  'lesson.step': 'Schritt {n} von {count}',
  'lesson.steps': 'Schritte der Lektion',
  'lesson.dot': 'Schritt {n}: {title}',
  'lesson.dot.done': 'Schritt {n}: {title}, geschafft',
  'lesson.board': 'Brett dieses Schritts',
  'lesson.next': 'Weiter',
  'lesson.back': 'Zurück',
  'lesson.keys': 'Die Tasten Bild ab und Bild auf gehen zum nächsten Schritt und zurück.',
  'lesson.done': 'Geschafft',
  'lesson.again': 'Samen zurücklegen',
  'lesson.as-before': 'Alles liegt wieder wie zuvor.',
  'lesson.go-on': 'Gut, und nun der zweite Teil.',
  'lesson.answers': 'Deine Antwort',
  'lesson.end': 'Du kannst {title} spielen',
  'lesson.end.text': 'Du hast gesehen, wie es geht. Der Rest kommt beim Spielen.',
  'lesson.end.open':
    '{count, plural, one {Ein Schritt ist noch offen} other {# Schritte sind noch offen}}; das kann warten.',
  'lesson.end.play': 'Gegen {name} spielen',
  'lesson.end.exercises': 'Weiter zu den Aufgaben',
  'lesson.end.first': 'Vom ersten Schritt an',

  'exercises.heading': 'Aufgaben: {title}',
  'exercises.lead':
    'In jeder Stellung ist ein Zug besser als alle anderen; der Computer hat jeden Weg angesehen, den die Partie nehmen kann. Die Aufgaben werden immer schwerer.',
  'exercises.progress': '{solved} von {count} gelöst',
  'exercises.go-on': 'Weiter mit Aufgabe {n}',
  'exercises.stars': 'Schwierigkeit {stars} von 5',
  'exercises.link':
    'Aufgabe {n}, Schwierigkeit {stars} von 5, {state, select, solved {gelöst} tried {versucht, noch nicht gelöst} other {neu}}',
  'exercise.heading': 'Aufgabe {n}',
  'exercise.board': 'Brett der Aufgabe',
  'exercise.ask': 'Dir gehört die Reihe {first} bis {last}. Welcher Zug ist der beste?',
  'exercise.right': 'Ja, das ist der beste Zug.',
  'exercise.was-right': 'Diese Aufgabe hast du gelöst.',
  'exercise.value':
    '{sign, select, 0 {Spielen beide so gut wie möglich, endet es unentschieden.} 1 {Spielen beide so gut wie möglich, liegst du am Ende {margin, noun, seeds} vorn.} other {Spielen beide so gut wie möglich, liegst du am Ende {margin, noun, seeds} zurück.}}',
  'exercise.than-next': 'Das ist um {by, noun, seeds} besser als der zweitbeste Zug.',
  'exercise.wrong': 'Das kann man spielen, aber es gibt einen besseren Zug.',
  'exercise.answer': 'Der beste Zug ist {move}.',
  'exercise.tries': 'bisher {count, plural, one {# Versuch} other {# Versuche}}',
  'exercise.again': 'Noch einmal versuchen',
  'exercise.show': 'Lösung zeigen',
  'exercise.replay': 'Nochmal',
  'exercise.next': 'Nächste Aufgabe',
  'exercise.all': 'Alle Aufgaben',

  'words.heading': 'Die Wörter von {title}',
  'words.lead': 'Diese Wörter bleiben in jeder Sprache, wie sie sind: Sie gehören zum Spiel.',
  'words.see': 'Auf einem Brett: {title}',
  'history.heading': 'Woher {title} kommt',
  'history.dated': 'Im Lauf der Jahre',
  'history.known': 'Was man sonst noch weiß',
  'history.sources': 'Quellen',
  'history.source': 'Quelle {n}',
};
