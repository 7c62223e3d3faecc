/** The texts of the page: views, buttons, settings, and what it says when something does not work. */
export const interfaceTexts = {
  'page.name': 'Mbegu',
  'page.back': 'Home',

  'level.seed': 'Seed',
  'level.seedling': 'Seedling',
  'level.sprout': 'Sprout',
  'level.sapling': 'Sapling',
  'level.shrub': 'Shrub',
  'level.tree': 'Tree',
  'level.palm': 'Palm',
  'level.acacia': 'Acacia',
  'level.fig': 'Fig',
  'level.baobab': 'Baobab',

  you: 'You',
  'person.S': 'Player 1',
  'person.N': 'Player 2',
  players: '{who, select, you {{south} against you} other {{south} against {north}}}',

  'play.heading': '{title}: {players}',
  'play.title.you': 'Your turn',
  'play.title.other': '{name}’s turn',
  'play.title.over': 'Over',
  'play.holds': '{count, noun, seeds} held',
  'play.to-move': 'to move',
  'play.thinks': 'thinking',
  'play.begin.you': 'You begin: choose one of the ringed {game, noun, pit}s.',
  'play.begin.other': '{name} begins.',
  'play.turn.you': 'It is your turn.',
  'play.turn.other': 'It is {name}’s turn.',
  'play.round-began': 'Round {count} begins.',
  'play.undone': 'Taken back. {turn}',
  'play.redone': 'Played again. {turn}',
  'play.told': 'What happened',
  'play.tools': 'Tools',
  'play.board': 'Board',

  'bar.undo': 'Undo',
  'bar.redo': 'Redo',
  'bar.hint': 'Hint',
  'bar.replay': 'Replay',
  'bar.moves': 'Moves',
  'bar.menu': 'Menu',

  'moves.heading': 'Moves',
  'moves.none': 'Nobody has moved yet.',
  'moves.round': 'Round {count}',
  'moves.swap': 'swap',
  'moves.agree': 'agreed',
  'moves.resign': 'resigned',
  'moves.timeout': 'out of time',
  'moves.abort': 'broken off',

  'swap.text': 'Instead of sowing, take over the side of {rival}: the board stays, and {rival} moves next from yours.',
  'swap.yes': 'Exchange seats',
  'swap.done':
    'South’s row is now {south, select, you {yours} other {{southName}’s}}, North’s is {north, select, you {yours} other {{northName}’s}}.',

  'offer.text':
    '{name} says that it only goes round in circles. Agree, and what is left is divided as the rules have it.',
  'offer.accept': 'Agree',
  'offer.decline': 'Play on',

  'hint.thinks': 'Looking …',

  'preview.again': 'moves again',
  'preview.takes': '+{count}',
  'preview.takes-again': '+{count}, moves again',
  'preview.ends': '{rounds, select, single {ends the game} other {ends the round}}',

  'trouble.retry': 'Let it try again',
} as const;
