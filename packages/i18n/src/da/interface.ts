import type { Texts } from '../catalogue.ts';
import type { interfaceTexts as english } from '../en/interface.ts';

/** The texts of the page: views, buttons, settings, and what it says when something does not work. */
export const interfaceTexts: Texts<typeof english> = {
  'page.name': 'Mbegu',
  'page.back': 'Forside',

  'level.seed': 'Korn',
  'level.seedling': 'Kimplante',
  'level.sprout': 'Spire',
  'level.sapling': 'Ungtræ',
  'level.shrub': 'Busk',
  'level.tree': 'Træ',
  'level.palm': 'Palme',
  'level.acacia': 'Akacie',
  'level.fig': 'Figentræ',
  'level.baobab': 'Baobab',

  you: 'Du',
  'person.S': 'Spiller 1',
  'person.N': 'Spiller 2',
  players: '{who, select, you {{south} mod dig} other {{south} mod {north}}}',

  'play.heading': '{title}: {players}',
  'play.title.you': 'Din tur',
  'play.title.other': '{name} har turen',
  'play.title.over': 'Slut',
  'play.holds': '{count, noun, seeds} samlet',
  'play.to-move': 'har turen',
  'play.thinks': 'tænker',
  'play.begin.you': 'Du begynder: vælg et af {game, select, al-manqala {husene} other {hullerne}} med en ring om.',
  'play.begin.other': '{name} begynder.',
  'play.turn.you': 'Det er din tur.',
  'play.turn.other': '{name} har turen.',
  'play.round-began': 'Runde {count} begynder.',
  'play.undone': 'Fortrudt. {turn}',
  'play.redone': 'Gentaget. {turn}',
  'play.told': 'Hvad der skete',
  'play.tools': 'Værktøj',
  'play.board': 'Bræt',

  'bar.undo': 'Fortryd',
  'bar.redo': 'Gentag',
  'bar.hint': 'Vink',
  'bar.replay': 'Se igen',
  'bar.moves': 'Træk',
  'bar.menu': 'Menu',

  'moves.heading': 'Træk',
  'moves.none': 'Ingen har trukket endnu.',
  'moves.round': 'Runde {count}',
  'moves.swap': 'bytte',
  'moves.agree': 'aftalt',
  'moves.resign': 'opgivet',
  'moves.timeout': 'tiden gået',
  'moves.abort': 'afbrudt',

  'swap.text': 'I stedet for at så kan du bytte side med {rival}: brættet bliver, og {rival} trækker så fra din side.',
  'swap.yes': 'Byt plads',
  'swap.done':
    'Rækken hos Syd tilhører nu {south, select, you {dig} other {{southName}}}, rækken hos Nord tilhører {north, select, you {dig} other {{northName}}}.',

  'offer.text': '{name} siger, at det kun går i ring. Hvis du er enig, bliver resten delt, som reglerne siger.',
  'offer.accept': 'Enig',
  'offer.decline': 'Spil videre',

  'hint.thinks': 'Kigger …',

  'preview.again': 'ekstra tur',
  'preview.takes': '+{count}',
  'preview.takes-again': '+{count}, ekstra tur',
  'preview.ends': '{rounds, select, single {slutter spillet} other {slutter runden}}',

  'trouble.retry': 'Lad den prøve igen',
};
