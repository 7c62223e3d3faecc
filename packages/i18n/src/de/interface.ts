import type { Texts } from '../catalogue.ts';
import type { interfaceTexts as english } from '../en/interface.ts';

/** The texts of the page: views, buttons, settings, and what it says when something does not work. */
export const interfaceTexts: Texts<typeof english> = {
  'page.name': 'Mbegu',
  'page.back': 'Startseite',

  'level.seed': 'Korn',
  'level.seedling': 'Keimling',
  'level.sprout': 'Spross',
  'level.sapling': 'Schössling',
  'level.shrub': 'Strauch',
  'level.tree': 'Baum',
  'level.palm': 'Palme',
  'level.acacia': 'Akazie',
  'level.fig': 'Feige',
  'level.baobab': 'Baobab',

  you: 'Du',
  'person.S': 'Spieler 1',
  'person.N': 'Spieler 2',
  players: '{who, select, you {{south} gegen dich} other {{south} gegen {north}}}',

  'play.heading': '{title}: {players}',
  'play.title.you': 'Du bist am Zug',
  'play.title.other': '{name} ist am Zug',
  'play.title.over': 'Zu Ende',
  'play.holds': '{count, noun, seeds} gesammelt',
  'play.to-move': 'am Zug',
  'play.thinks': 'denkt nach',
  'play.begin.you':
    'Du beginnst: Wähle {game, select, al-manqala {eines der umrandeten Häuser} walak-pussa {eines der umrandeten Löcher} other {eine der umrandeten Mulden}}.',
  'play.begin.other': '{name} beginnt.',
  'play.turn.you': 'Du bist am Zug.',
  'play.turn.other': '{name} ist am Zug.',
  'play.round-began': 'Runde {count} beginnt.',
  'play.undone': 'Zurückgenommen. {turn}',
  'play.redone': 'Wiederhergestellt. {turn}',
  'play.told': 'Was geschah',
  'play.tools': 'Werkzeuge',
  'play.board': 'Brett',

  'bar.undo': 'Zug zurück',
  'bar.redo': 'Zug vor',
  'bar.hint': 'Tipp',
  'bar.replay': 'Zeigen',
  'bar.moves': 'Züge',
  'bar.menu': 'Menü',

  'moves.heading': 'Züge',
  'moves.none': 'Noch hat niemand gezogen.',
  'moves.round': 'Runde {count}',
  'moves.swap': 'Tausch',
  'moves.agree': 'geeinigt',
  'moves.resign': 'aufgegeben',
  'moves.timeout': 'Zeit abgelaufen',
  'moves.abort': 'abgebrochen',

  'swap.text':
    'Statt zu säen, kannst du die Seite von {rival} nehmen: Das Brett bleibt, und {rival} zieht nun auf deiner.',
  'swap.yes': 'Plätze tauschen',
  'swap.done':
    'Die Reihe von Süd gehört jetzt {south, select, you {dir} other {{southName}}}, die von Nord {north, select, you {dir} other {{northName}}}.',

  'offer.text':
    '{name} sagt, dass sich alles nur noch im Kreis dreht. Stimmst du zu, wird der Rest geteilt, wie es die Regeln vorsehen.',
  'offer.accept': 'Zustimmen',
  'offer.decline': 'Weiterspielen',

  'hint.thinks': 'Ich schaue …',

  'preview.again': 'noch ein Zug',
  'preview.takes': '+{count}',
  'preview.takes-again': '+{count}, noch ein Zug',
  'preview.ends': '{rounds, select, single {Ende der Partie} other {Ende der Runde}}',

  'trouble.retry': 'Noch einmal versuchen lassen',
};
