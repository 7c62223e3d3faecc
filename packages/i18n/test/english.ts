import type { Language } from '../src/index.ts';

/**
 * What may stand in another language as English has it, and why. Each entry is a text that was looked at; one that is no longer
 * in use fails the tests.
 */
type SameTexts = Readonly<Record<string, string>>;

const everywhere: SameTexts = {
  'interface.page.name': 'the name of the page',
  'cli.bench.total': 'the name of a command',
};

/** In languages with Latin letters the games keep the names they have where they are at home. */
const names: SameTexts = {
  'games.al-manqala.name': 'the name of the game',
  'games.walak-pussa.name': 'the name of the game',
};

const keys: SameTexts = { 'cli.replay.prompt': 'names of keys' };

export const SAME: Readonly<Record<Exclude<Language, 'en'>, SameTexts>> = {
  sw: { ...everywhere, ...names, ...keys, 'games.kalah.name': 'the name of the game' },
  da: {
    ...everywhere,
    ...names,
    ...keys,
    'interface.level.baobab': 'Danish calls the tree so',
    'interface.bar.menu': 'a Danish word',
    'around.menu.heading': 'a Danish word',
    'around.new.computer': 'a Danish word',
    'around.new.handicap': 'a Danish word',
    'analysis.engine.stop': 'a Danish word',
    'analysis.tree.start': 'a Danish word',
    'analysis.edit.pit': 'the game’s own word, beit',
    'cli.play.computer': 'a Danish word',
    'cli.endgames.header': 'a Danish word, Version',
  },
  de: {
    ...everywhere,
    ...names,
    'interface.level.baobab': 'German calls the tree so',
    'around.new.name': 'a German word',
    'analysis.edit.pit': 'the game’s own word, beit',
    'cli.endgames.header': 'a German word, Version',
  },
  ar: everywhere,
  si: { ...everywhere, ...keys },
};

/** Phrases in Latin letters that stand in Arabic and Sinhala texts as well, the longer before what they contain. */
export const LATIN: readonly string[] = [
  // Names: of the page, of people, makers, machines and products, of games, of a paper.
  ...['Mbegu', 'William Julius Champion Jr', 'Moslih Kanaaneh', 'Thomas Hyde', 'Henry Dearborn', 'Stewart Culin'],
  ...['Henry Parker', 'Parker', 'Kanaaneh', 'Hyde', 'Yale', 'Holbrook', 'MIT', 'DEC PDP-1', 'Nokia', 'Mieg', 'Pelikan'],
  ...[
    'Kalah Game Company',
    'Solving Kalah',
    'Ancient Ceylon',
    'OpenSpiel',
    'Hex',
    'Irving',
    'Donkers',
    'Uiterwijk',
    'Mancala World',
  ],
  ...['Conference', 'Sahara', 'Bantumi', 'Dakon', 'Mangala', 'Halusa', 'Kalaha', 'Mancala', 'Puhulmutu'],
  // Words the games keep in their own tongues.
  ...['pussa kanawa', 'wael mutu ekilenawa', 'olinda', 'wala', 'byot', 'kalah', 'puta', 'naga'],
  // Keys, forms of data, units, and what stands on a signpost of a path.
  ...['Page Up', 'Page Down', 'Enter', 'Ctrl-C', 'JSON', 'UTF-8', 'MiB', '$XDG_CACHE_HOME', '.cache'],
];

/** How positions, moves and records are written. */
export const NOTATION: readonly string[] = ['[Game "kalah"]', 'swapped', 'swap', 'pie'];

/** What is typed and read at the command line: commands, options, their values, keys of its JSON. */
export const TYPED: readonly string[] = [
  ...[
    'COMMAND',
    'GAME',
    'FILE',
    'HOW',
    'CA',
    'help',
    'hint',
    'moves',
    'show',
    'undo',
    'redo',
    'next',
    'agree',
    'resign',
  ],
  ...['save', 'game.mbegu', 'speed', 'slow', 'normal', 'fast', 'off', 'rules', 'quit', 'human', 'computer', 'bench'],
  ...['mbegu', 'endgames', 'build', 'verify', 'probe', 'info', 'game', 'options', 'position', 'legal'],
  ...['outcome', 'events', 'null', 'error', 'code', 'message', 'index', 'pits', 'seeds', 'move'],
];

/** English words that none of the languages has. */
export const TELLING: ReadonlySet<string> = new Set(
  `the is of it your you are that with this not has from into what where when their there they would which again these those
  were been nobody somebody everything nothing yours yourself its them than once does cannot takes taken moves game games
  board pit pits seed seeds house houses hole holes bead beads row rows move turn turns player players position positions record
  records begins began ends falls lies holds stays leaves keeps chase capture captures sowing sowings empty exact level
  other another same both each every only before after ahead behind beside beyond between without against until next first
  last best better most more many usual known kept solved open close file line lines undo redo replay resign choose`.split(
    /\s+/,
  ),
);
