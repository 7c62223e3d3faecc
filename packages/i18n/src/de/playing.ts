import type { Texts } from '../catalogue.ts';
import type { playing as english } from '../en/playing.ts';

/** Further texts of setting up and playing a game, and of the games kept on the device. */
export const playing: Texts<typeof english> = {
  'home.learn.this': 'Lernen',
  'home.learn.label': '{title} lernen',
  'home.also': 'Noch mehr zu tun',
  'home.friend': 'Zu zweit an einem Gerät',
  'home.friend.about': 'Zwei an einem Bildschirm, nebeneinander oder einander gegenüber.',
  'home.friend.label': '{title} zu zweit an einem Gerät',
  'home.learn': 'Lernen',
  'home.learn.about': 'Die Regeln auf lebendigen Brettern, eine erste Lektion, Aufgaben, und woher die Spiele kommen.',
  'home.analyse': 'Analysieren',
  'home.analyse.about': 'Was jeder Zug wert ist, der Verlauf einer Partie als Kurve, eigene Stellungen.',
  'home.analyse.open': 'Analyse öffnen',
  'home.openings': 'Eröffnungen',
  'home.openings.about': 'Was jeder erste Zug wert ist.',
  'home.openings.label': 'Eröffnungen von {title}',
  'home.games': 'Alle Partien auf diesem Gerät',

  'new.begins': 'Wer beginnt',
  'new.begins.seat': 'wer im Süden sitzt',
  'new.begins.lot': 'das Los entscheidet',
  'new.begins.seat.about': 'Süd zieht immer zuerst.',
  'new.begins.lot.about': 'Süd zieht immer zuerst: Wer von beiden dort sitzt, wird am Anfang ausgelost.',
  'new.handicap': 'Vorgabe',
  'new.handicap.none': 'keine, beide sind gleich stark',
  'new.handicap.S': 'Süd ist stärker und gibt vor',
  'new.handicap.N': 'Nord ist stärker und gibt vor',
  'new.handicap.count': 'Wie viel vorgegeben wird',
  'new.handicap.seeds': '{count, noun, seeds}',
  'new.handicap.about':
    '{giver, select, S {Süd gibt {count, noun, seeds} vor, von links an {game, select, al-manqala {eine aus jedem Haus} walak-pussa {einen aus jedem Loch} other {einen aus jeder Mulde}}: Was vorgegeben ist, liegt von Anfang an {game, noun, store.in} von Nord, und die Aufzeichnung vermerkt es.} other {Nord gibt {count, noun, seeds} vor, von Nord aus gesehen von links an {game, select, al-manqala {eine aus jedem Haus} walak-pussa {einen aus jedem Loch} other {einen aus jeder Mulde}}: Was vorgegeben ist, liegt von Anfang an {game, noun, store.in} von Süd, und die Aufzeichnung vermerkt es.}}',
  'new.handicap.not-here':
    'Eine Partie aus einer eigenen Stellung hat keine Vorgabe: Sie beginnt, wie die Stellung es sagt.',
  'new.handicap.over': 'Mit dieser Vorgabe wäre die Partie vor dem ersten Zug zu Ende: Gib weniger vor.',

  'play.handicap':
    '{who, select, you {Du gibst} other {{name} gibt}} {count, noun, seeds} vor: {count, plural, one {Das liegt} other {Sie liegen}} von Anfang an bei {rival, select, you {dir} other {{rivalName}}}.',
  'play.decided': 'entschieden',
  'play.decided.said':
    'mehr als die Hälfte aller {game, select, al-manqala {Perlen} other {Samen}}: Die Partie ist entschieden',
  'play.for': 'Für {name}',
  'menu.facing': 'Einander gegenübersitzen',
  'menu.beside': 'Nebeneinandersitzen',
  'menu.games': 'Partien auf diesem Gerät',
  'result.review': 'Durchsehen',
  'result.rounds-max':
    '{count, plural, one {# Runde ist genug: Dabei bleibt der Wettkampf.} other {# Runden sind genug: Dabei bleibt der Wettkampf.}}',
  'other-tab.went-on': 'Diese Partie ging in einem anderen Tab weiter: Hier steht sie, wie sie dort steht.',
  'other-tab.refused':
    'Diese Partie war in einem anderen Tab weitergegangen, deshalb wurde deine Wahl nicht ausgeführt. Schau noch einmal hin und wähle dann.',
  'other-tab.deleted':
    'Diese Partie wurde in einem anderen Tab gelöscht. Spiel weiter, dann wird sie wieder gespeichert.',

  'kept.heading': 'Partien auf diesem Gerät',
  'kept.none': 'Hier ist noch keine Partie gespeichert. Jede, die du beginnst, wird es.',
  'kept.waiting': 'Zum Weiterspielen',
  'kept.finished': 'Beendet',
  'kept.broken': 'Nicht lesbar',
  'kept.moves': '{count, plural, one {# Zug} other {# Züge}}',
  'kept.won': '{who, select, you {du hast gewonnen} other {{name} hat gewonnen}}',
  'kept.draw': 'unentschieden',
  'kept.no-result': 'abgebrochen',
  'kept.continue': 'Weiterspielen',
  'kept.look': 'Ansehen',
  'kept.look.label': '{title} ansehen: {south} gegen {north}, {held}',
  'kept.review': 'Durchsehen',
  'kept.review.label': '{title} durchsehen: {south} gegen {north}, {held}',
  'kept.save': 'Als Datei speichern',
  'kept.save.label': '{title} als Datei speichern: {south} gegen {north}, {held}',
  'kept.save-all': 'Alle Partien als eine Datei speichern',
  'kept.delete': 'Löschen',
  'kept.deleted': 'Die Partie ist gelöscht.',
  'kept.broken.about': 'Sie bleibt, wie sie ist: Speichere ihren Text, um ihn uns zu schicken, oder lösche sie.',
  'kept.broken.save': 'Text speichern',
  'kept.broken.save.label': 'Den Text der nicht lesbaren Partie speichern',
  'kept.broken.delete.label': 'Die nicht lesbare Partie löschen',
  'kept.more': '{count, plural, one {# weitere} other {# weitere}}',
  'kept.limit':
    'Wartende Partien bleiben, bis du sie löschst. Von den beendeten {count, plural, one {wird die letzte} other {werden die letzten #}} aufbewahrt.',
  'kept.forbidden':
    'Dieser Browser speichert nichts, also sind diese Partien weg, wenn du die Seite schließt: Speichere als Dateien, was du wiederhaben willst.',
  'import.heading': 'Partien hereinholen',
  'import.about':
    'Aus einer Datei oder aus einer Aufzeichnung, die du einfügst. Sie wird eine Partie von dir: zum Weiterspielen oder zum Durchsehen.',
  'import.file': 'Datei wählen',
  'import.text': 'Aufzeichnung',
  'import.read': 'Hereinholen, was hier steht',
  'import.empty': 'Hier steht noch nichts: Füge eine Aufzeichnung ein oder wähle eine Datei.',
  'import.unopened': 'Die Datei ließ sich nicht öffnen. Wähle sie noch einmal oder füge ihren Text ein.',
  'import.done':
    '{count, plural, =0 {Es ist keine Partie hereingekommen.} one {Eine Partie ist hereingekommen.} other {# Partien sind hereingekommen.}}',
  'import.known':
    '{count, plural, one {Eine Partie war schon da und wird nicht verdoppelt.} other {# Partien waren schon da und werden nicht verdoppelt.}}',
  'import.fault': 'Partie {number}: {reason}',
};
