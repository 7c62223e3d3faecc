import type { Texts } from '../catalogue.ts';
import type { interfaceTexts as english } from '../en/interface.ts';

/** The texts of the page: views, buttons, settings, and what it says when something does not work. */
export const interfaceTexts: Texts<typeof english> = {
  'page.name': 'Mbegu',
  'page.back': 'මුල් පිටුව',

  // Names of players, so bare stems: ගේ and ට can follow them.
  'level.seed': 'බීජ',
  'level.seedling': 'අංකුර',
  'level.sprout': 'දලු',
  'level.sapling': 'පැළ',
  'level.shrub': 'පඳුරු',
  'level.tree': 'තුරු',
  'level.palm': 'තල',
  'level.acacia': 'ඇකේෂියා',
  'level.fig': 'නුග',
  'level.baobab': 'බෙයෝබැබ්',

  you: 'ඔබ',
  'person.S': 'ක්‍රීඩක 1',
  'person.N': 'ක්‍රීඩක 2',
  players: '{who, select, you {{south} එදිරිව ඔබ} other {{south} එදිරිව {north}}}',

  'play.heading': '{title}: {players}',
  'play.title.you': 'ඔබේ වාරය',
  'play.title.other': '{name}ගේ වාරය',
  'play.title.over': 'අවසන්',
  'play.holds': 'එකතු කර ඇත්තේ {count, noun, seeds}',
  'play.to-move': 'වාරය',
  'play.thinks': 'සිතනවා',
  'play.begin.you': 'ඔබයි අරඹන්නේ: රවුමකින් සලකුණු කළ {game, noun, pits.abl} එකක් තෝරන්න.',
  'play.begin.other': '{name} අරඹනවා.',
  'play.turn.you': 'දැන් ඔබේ වාරය.',
  'play.turn.other': 'දැන් {name}ගේ වාරය.',
  'play.round-began': '{count} වන වටය ඇරඹෙනවා.',
  'play.undone': 'ආපසු ගත්තා. {turn}',
  'play.redone': 'යළි ක්‍රීඩා කළා. {turn}',
  'play.told': 'සිදු වූ දේ',
  'play.tools': 'මෙවලම්',
  'play.board': 'පුවරුව',

  'bar.undo': 'ආපසු',
  'bar.redo': 'යළි',
  'bar.hint': 'ඉඟිය',
  'bar.replay': 'බලන්න',
  'bar.moves': 'පියවර',
  'bar.menu': 'මෙනුව',

  'moves.heading': 'පියවර',
  'moves.none': 'තවම කිසිවෙක් පියවරක් ගෙන නැහැ.',
  'moves.round': '{count} වන වටය',
  'moves.swap': 'ආසන මාරුව',
  'moves.agree': 'එකඟ වුණා',
  'moves.resign': 'පරාජය පිළිගත්තා',
  'moves.timeout': 'කාලය අවසන්',
  'moves.abort': 'අතරමඟ නැවැත්තුවා',

  'swap.text': 'වපුරනවා වෙනුවට {rival}ගේ පැත්ත ගන්න: පුවරුව එලෙසමයි, ඊළඟට {rival} ගන්නේ ඔබේ පැත්තෙන්.',
  'swap.yes': 'ආසන මාරු කරන්න',
  'swap.done':
    'දැන් දකුණු පේළිය {south, select, you {ඔබට} other {{southName}ට}} අයිතියි, උතුරු පේළිය {north, select, you {ඔබට} other {{northName}ට}} අයිතියි.',

  'offer.text': 'නිකම් වටේ කැරකෙනවා විතරයි කියා {name} කියනවා. එකඟ වුණොත් ඉතිරිය නීති අනුව බෙදෙනවා.',
  'offer.accept': 'එකඟයි',
  'offer.decline': 'දිගටම ක්‍රීඩා කරන්න',

  'hint.thinks': 'බලනවා …',

  'preview.again': 'තවත් පියවරක්',
  'preview.takes': '+{count}',
  'preview.takes-again': '+{count}, තවත් පියවරක්',
  'preview.ends': '{rounds, select, single {ක්‍රීඩාව අවසන් වෙනවා} other {වටය අවසන් වෙනවා}}',

  'trouble.retry': 'නැවත උත්සාහ කරන්න ඉඩ දෙන්න',
};
