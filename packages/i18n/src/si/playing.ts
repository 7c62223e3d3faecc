import type { Texts } from '../catalogue.ts';
import type { playing as english } from '../en/playing.ts';

/** Further texts of setting up and playing a game, and of the games kept on the device. */
export const playing: Texts<typeof english> = {
  // Below the three boards.
  'home.learn.this': 'ඉගෙනගන්න',
  'home.learn.label': '{title} ඉගෙනගන්න',
  'home.also': 'තවත් කරන්න දේවල්',
  'home.friend': 'ළඟ ඉන්න යාළුවෙක් එක්ක',
  'home.friend.about': 'එක තිරයක දෙදෙනෙක්, පැත්තකින් පැත්තකට හෝ මුහුණට මුහුණ ලා.',
  'home.friend.label': '{title}, ළඟ ඉන්න යාළුවෙක් එක්ක',
  'home.learn': 'ඉගෙනගන්න',
  'home.learn.about': 'ක්‍රීඩා කළ හැකි පුවරු සමඟ නීති, පළමු පාඩමක්, අභ්‍යාස, ක්‍රීඩා ආවේ කොහෙන්ද යන්නත්.',
  'home.analyse': 'විශ්ලේෂණය',
  'home.analyse.about': 'හැම පියවරකම වටිනාකම, ක්‍රීඩාවක් ගිය හැටි රේඛාවකින්, ඔබේම පිහිටුම්.',
  'home.analyse.open': 'විශ්ලේෂණය අරින්න',
  'home.openings': 'ආරම්භක පියවර',
  'home.openings.about': 'එක් එක් පළමු පියවරේ වටිනාකම.',
  'home.openings.label': '{title} ආරම්භක පියවර',
  'home.games': 'මේ උපාංගයේ සියලු ක්‍රීඩා',

  // Setting up. `giver` is the stronger side, S or N.
  'new.begins': 'අරඹන්නේ කවුද',
  'new.begins.seat': 'දකුණේ ඉන්න කෙනා',
  'new.begins.lot': 'කුසපතින් තීරණය වෙනවා',
  'new.begins.seat.about': 'පළමු පියවර හැමවිටම දකුණේ.',
  'new.begins.lot.about': 'පළමු පියවර හැමවිටම දකුණේ: එතැන ඉන්නේ දෙදෙනාගෙන් කවුද යන්න ආරම්භයේදී කුසපතින් තීරණය වෙනවා.',
  'new.handicap': 'අත්වාසිය',
  'new.handicap.none': 'නැහැ, දෙදෙනාම සමානයි',
  'new.handicap.S': 'දකුණ ප්‍රබලයි, දෙන්නේ දකුණයි',
  'new.handicap.N': 'උතුර ප්‍රබලයි, දෙන්නේ උතුරයි',
  'new.handicap.count': 'දෙන ගණන',
  'new.handicap.seeds': '{count, noun, seeds}',
  'new.handicap.about':
    '{giver, select, S {දකුණ {count, noun, seeds} දෙනවා, දකුණේ වම් පැත්තේ සිට එක් {game, noun, pit.abl} එක බැගින්: දුන් දේ මුල සිටම උතුරේ {game, noun, store.loc} තිබෙනවා, ක්‍රීඩා සටහනත් එය කියනවා.} other {උතුර {count, noun, seeds} දෙනවා, උතුරේ වම් පැත්තේ සිට එක් {game, noun, pit.abl} එක බැගින්: දුන් දේ මුල සිටම දකුණේ {game, noun, store.loc} තිබෙනවා, ක්‍රීඩා සටහනත් එය කියනවා.}}',
  'new.handicap.not-here': 'දුන් පිහිටුමකින් අරඹන ක්‍රීඩාවකට අත්වාසියක් නැහැ: එය ඇරඹෙන්නේ පිහිටුම කියන හැටියටයි.',
  'new.handicap.over': 'මේ අත්වාසියෙන්, කිසිවෙක් පියවරක් ගන්න කලින්ම ක්‍රීඩාව අවසන්: අඩුවෙන් දෙන්න.',

  // While one plays.
  'play.handicap':
    '{who, select, you {ඔබ} other {{name}}} {count, noun, seeds} දෙනවා: ඒවා මුල සිටම {rival, select, you {ඔබ} other {{rivalName}}} සතුයි.',
  /** A mark beside what somebody holds: nobody can overtake him any more. */
  'play.decided': 'තීරණයි',
  'play.decided.said': 'සියලු {game, select, al-manqala {පබළුවලින්} other {ඇටවලින්}} අඩකට වඩා: ජය තීරණය වුණා',
  /** What is turned round for whoever sits at the other side of the table. */
  'play.for': '{name}ට',
  'menu.facing': 'මුහුණට මුහුණ ලා ඉන්න',
  'menu.beside': 'එක ළඟ ඉන්න',
  'menu.games': 'මේ උපාංගයේ ක්‍රීඩා',
  'result.review': 'නැවත විමසන්න',
  'result.rounds-max': '{count, plural, =1 {එක වටයක් ඇති} other {වට #ක් ඇති}}: තරඟය මෙතැනින් නවතිනවා.',
  'other-tab.went-on': 'මේ ක්‍රීඩාව වෙනත් ටැබයක දිගටම ගිහින්: එහි තිබෙන හැටියට මෙන්න.',
  'other-tab.refused': 'මේ ක්‍රීඩාව වෙනත් ටැබයක දිගටම ගිහින් තිබුණා, ඒ නිසා ඔබ තේරූ දේ කළේ නැහැ. නැවත බලා තෝරන්න.',
  'other-tab.deleted': 'මේ ක්‍රීඩාව වෙනත් ටැබයක මකා දැම්මා. දිගටම ක්‍රීඩා කළොත් එය නැවත තබාගන්නවා.',

  // The games kept on the device. `held` is what both hold, such as 27-21.
  'kept.heading': 'මේ උපාංගයේ ක්‍රීඩා',
  'kept.none': 'තවම මෙහි ක්‍රීඩාවක් තබාගෙන නැහැ. ඔබ අරඹන හැම එකක්ම මෙහි තබාගන්නවා.',
  'kept.waiting': 'දිගටම ක්‍රීඩා කරන්න තිබෙන',
  'kept.finished': 'අවසන්',
  'kept.broken': 'කියවන්න බැරි',
  'kept.moves': '{count, plural, =1 {එක පියවරක්} other {පියවර #ක්}}',
  'kept.won': '{who, select, you {ඔබ දිනුම්} other {{name} දිනුම්}}',
  'kept.draw': 'සමයි',
  'kept.no-result': 'අතරමඟ නැවැත්තුවා',
  'kept.continue': 'දිගටම යන්න',
  'kept.look': 'බලන්න',
  'kept.look.label': '{title} බලන්න: {south} එදිරිව {north}, {held}',
  'kept.review': 'නැවත විමසන්න',
  'kept.review.label': '{title} නැවත විමසන්න: {south} එදිරිව {north}, {held}',
  'kept.save': 'ගොනුවක් ලෙස සුරකින්න',
  'kept.save.label': '{title} ගොනුවක් ලෙස සුරකින්න: {south} එදිරිව {north}, {held}',
  'kept.save-all': 'සියලු ක්‍රීඩා එක ගොනුවක සුරකින්න',
  'kept.delete': 'මකන්න',
  'kept.deleted': 'ක්‍රීඩාව මැකුවා.',
  'kept.broken.about': 'එය තිබෙන හැටියටම තිබෙනවා: අපට එවන්න එහි පෙළ සුරකින්න, නැත්නම් මකන්න.',
  'kept.broken.save': 'පෙළ සුරකින්න',
  'kept.broken.save.label': 'කියවන්න බැරි ක්‍රීඩාවේ පෙළ සුරකින්න',
  'kept.broken.delete.label': 'කියවන්න බැරි ක්‍රීඩාව මකන්න',
  'kept.more': 'තව {count}ක්',
  'kept.limit':
    'නිම නොවූ ක්‍රීඩා ඔබ මකන තුරු තිබෙනවා. අවසන් වූ ඒවායින් තබාගන්නේ {count, plural, =1 {අන්තිම එක විතරයි} other {අන්තිම # විතරයි}}.',
  'kept.forbidden': 'මේ බ්‍රවුසරය කිසිවක් තබාගන්නේ නැහැ, ඒ නිසා පිටුව වැසූ විට මේ ක්‍රීඩා නැති වෙනවා: නැවත ඕනෑ දේ ගොනු ලෙස සුරකින්න.',
  'import.heading': 'ක්‍රීඩා ගෙන එන්න',
  'import.about': 'ගොනුවකින්, නැත්නම් අලවන ක්‍රීඩා සටහනකින්. එය ඔබේ ක්‍රීඩාවක් වෙනවා: දිගටම ක්‍රීඩා කරන්න, නැත්නම් නැවත විමසන්න.',
  'import.file': 'ගොනුවක් තෝරන්න',
  'import.text': 'ක්‍රීඩා සටහන',
  'import.read': 'ලියා ඇති දේ ගෙන එන්න',
  'import.empty': 'තවම කිසිවක් ලියා නැහැ: සටහනක් අලවන්න, නැත්නම් ගොනුවක් තෝරන්න.',
  'import.unopened': 'ගොනුව අරින්න බැරි වුණා. එය තව වරක් තෝරන්න, නැත්නම් එහි පෙළ අලවන්න.',
  'import.done': '{count, plural, =0 {ක්‍රීඩාවක් ආවේ නැහැ.} =1 {එක ක්‍රීඩාවක් ආවා.} other {ක්‍රීඩා #ක් ආවා.}}',
  'import.known':
    '{count, plural, =1 {එක ක්‍රීඩාවක් දැනටමත් මෙහි තිබුණා, එය දෙවරක් තබන්නේ නැහැ.} other {ක්‍රීඩා #ක් දැනටමත් මෙහි තිබුණා, ඒවා දෙවරක් තබන්නේ නැහැ.}}',
  /** One of several games in a file is faulty; `reason` is a whole sentence. */
  'import.fault': '{number} වන ක්‍රීඩාව: {reason}',
};
