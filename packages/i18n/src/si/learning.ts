import type { Texts } from '../catalogue.ts';
import type { learning as english } from '../en/learning.ts';

/**
 * The texts of the views for learning: rule pages with boards, lessons, exercises, words and history. `{title}` is the name of a
 * game, `{move}` and `{pit}` the letter of a pit, `{paragraph}` its sign and number (§3).
 */
export const learning: Texts<typeof english> = {
  'learn.title': 'ඉගෙනගන්න',
  'learn.lead': 'කරමින් ඉගෙනගන්න ක්‍රීඩා තුනක්. හදිස්සියක් නැහැ.',
  'learn.back': 'ඉගෙනගන්න ක්‍රීඩා සියල්ල',
  'learn.heading': '{title} ඉගෙනගන්න',
  'learn.progress': 'පාඩමේ අදියර {stepsAll}න් {steps}ක්, අභ්‍යාස {solvedAll}න් {solved}ක්',
  'learn.fresh': 'තවම අරඹා නැහැ',
  'learn.begin': 'පාඩම අරඹන්න',
  'learn.go-on': 'පාඩම දිගටම යන්න',
  'learn.repeat': 'පාඩම තව වරක්',
  'learn.more': 'නීති, අභ්‍යාස සහ තවත් දේ',
  'learn.more.label': 'නීති, අභ්‍යාස සහ තවත් දේ: {title}',
  'learn.lesson': 'පාඩම',
  'learn.lesson.about':
    '{count, plural, =1 {කෙටි අදියරක්, එහිදී කරන්න එක දෙයක්.} other {කෙටි අදියර #ක්, එක එකේදී කරන්න එක දෙයක් බැගින්.}}',
  'learn.rules': 'නීති',
  'learn.rules.about': 'හැම ඡේදයක්ම, එය සිදු වන පුවරුවක් සමඟ.',
  'learn.exercises': 'අභ්‍යාස',
  'learn.exercises.about': 'හොඳම පියවර එකක්ම ඇති {count, plural, =1 {එක පිහිටුමක්} other {පිහිටුම් #ක්}}, පහසු ඒවායේ සිට අමාරු ඒවා දක්වා.',
  'learn.words': 'එහි වචන',
  'learn.words.about': 'ක්‍රීඩාවේ උපන් තැනේ දේවල්වලට කියන නම්.',
  'learn.history': 'එය ආවේ කොහෙන්ද',
  'learn.history.about': 'එහි අතීතය ගැන දන්නා දේ, එය කියන්නේ කවුද යන්නත්.',
  'learn.not-kept': 'මේ බ්‍රවුසරය කිසිවක් තබාගන්නේ නැහැ, ඒ නිසා මෙහි ඔබ කළ දේ පිටුව වැසූ විට අමතක වෙනවා.',

  // The rule page. Each paragraph has a small board; one button below it plays the move that shows the paragraph.
  'learn.rules.lead': 'හැම ඡේදයකටම අත්හදා බලන්න පුවරුවක් තිබෙනවා. රවුමකින් සලකුණු කළ {game, noun, pit} හෝ පුවරුවට යටින් ඇති බොත්තම ඔබන්න.',
  'learn.rules.sheet': 'ක්‍රීඩා කළ හැකි පුවරු සමඟ නීති',
  'learn.board.of': '{paragraph} පුවරුව, {title}',
  'learn.board.of.option': '{option}: පුවරුව',
  'learn.board.play': '{move} ක්‍රීඩා කරන්න',
  'learn.board.play.all': 'පියවර {count}ම ක්‍රීඩා කරන්න',
  // The move will be refused: that is what this paragraph is about.
  'learn.board.try': '{move} උත්සාහ කරන්න',
  'learn.board.swap': '“මාරුව” කියන්න',
  'learn.board.again': 'තව වරක්',
  'learn.board.reset': 'කලින් තිබුණු හැටියට',
  // Somebody pressed another pit than the one this board is about.
  'learn.board.here': 'මෙහිදී අදහස පෙන්වන්නේ {move}.',
  'learn.board.over': 'ඒ තමයි. “තව වරක්” එය නැවත පෙන්වනවා.',
  'learn.board.is-reset': 'පුවරුව කලින් තිබුණු හැටියටයි.',
  'learn.note': 'මූලාශ්‍ර කියන දේ',
  'learn.options': 'ඔබට තෝරාගත හැකි නීති',
  'learn.options.lead': 'හැමෝම එක විදියට ක්‍රීඩා කරන්නේ නැහැ. දන්නා විදි මේවා; පළමු එක මෙහි සුපුරුදුයි. ක්‍රීඩාවක් අරඹන විට ඔබ තෝරනවා.',
  'learn.option.usual': 'මෙහි සුපුරුදුයි',
  'learn.number.label': '{name}: ගණනක් උත්සාහ කරන්න',

  // Where documented versions of a rule differ, or the sources are silent: what they say, and what was chosen here.
  'note.kalah.§3':
    'මුහුණලා කිසිවක් නැති විට විස්තර එකිනෙකට වෙනස්. පැරණිතම මුද්‍රිත නීතිත් 2000 දී පළ වූ Solving Kalah ලිපියත් තනි අවසන් ඇටය කලාහයට යවනවා. මෙහිදී එය වැටුණු තැනම රැඳෙනවා; “හිස් වළකට මුහුණලා අල්ලාගැනීම” යන ගෙදර නීතිය පැරණි විදිය ආපසු ගෙනෙනවා.',
  'note.kalah.§6':
    'බලන්න ඕනෑ කවදාද යන්න ගැන විස්තර එකිනෙකට වෙනස්. මෙහිදී ඕනෑම වැපිරුමකින් පසු හිස් පේළියක් ක්‍රීඩාව අවසන් කරනවා. අනෙක් අය බලන්නේ වාරය ඇති ක්‍රීඩකයාගේ පේළිය විතරයි, ඒ නිසා ක්‍රීඩාව තව ටිකක් යන්න පුළුවන්; ගෙදර නීතියකින් එහෙමත් ක්‍රීඩා කරන්න පුළුවන්.',
  'note.kalah.§7':
    'සමහර ගෙදර නීති අවසන් ඇට ගණනින් අත්හරිනවා. මෙහිදී, සුපුරුදු පරිදි, ඒවා ලැබෙන්නේ ඒ පේළියේ ක්‍රීඩකයාටයි; ඔබට වෙනත් විදියක් තෝරන්න පුළුවන්.',
  'note.kalah.§8':
    'ජය තීරණය වූ විට සමහර වැඩසටහන් නවතිනවා. අපි නවතින්නේ නැහැ, මොකද කොච්චර වෙනසකින් දිනනවාද යන්න එයින් වෙනස් වෙනවා; තීරණය වුණා කියා අපි කියනවා විතරයි.',
  'note.al-manqala.§1':
    'ඉතා දිග වැපිරුමක් ඇරඹි ගෙය පසුකර යනවාද කියා මූලාශ්‍ර කියන්නේ නැහැ. මෙහිදී කිසිදු ගෙයක් පසුකර යන්නේ නැහැ; ගෙදර නීතියකින් අනෙක් විදියටත් ක්‍රීඩා කරන්න පුළුවන්.',
  'note.al-manqala.§6':
    'අනෙක් පේළියේ අවසන් පබළු අල්ලාගන්න පුළුවන්ද කියා කිසිදු මූලාශ්‍රයක් කියන්නේ නැහැ. මෙහිදී පුළුවන්: අනෙක් ක්‍රීඩකයාගේ වාරය මඟහැරෙනවා, කන්න දීමේ වගකීම එවිට ඔබේ.',
  'note.al-manqala.§8':
    'නවතින්න ක්‍රීඩකයන්ට එකඟ වෙන්න පුළුවන් බව පැරණි නීතියයි. තුන්වන වර එන පිහිටුමෙන් ක්‍රීඩාව ඉබේම නැවතීම අපේ තේරීමයි; ගෙදර නීතියකින් එය ක්‍රීඩකයන්ට භාර කරන්න පුළුවන්.',
  'note.walak-pussa.§8':
    'නිමක් නැති වැපිරුම් ගැන කිසිදු මූලාශ්‍රයක් කියන්නේ නැහැ, ඒත් එවැනි ඒවා තිබෙනවා: මේ පුවරුවේ එක අත් 98කට පසු ඇරඹි තැනටම එනවා. අත් 10,000 සීමාව අපේ තේරීමයි. වැපිරුම් මිලියන සියයක් විතර අතරින්, අවසන් වූ දිගම එකේ අත් 833යි.',
  'note.walak-pussa.§9':
    'නිමක් නැති ලුහුබැඳීමක් ගැන කිසිදු මූලාශ්‍රයක් කියන්නේ නැහැ. තුන්වන වර එන පිහිටුමෙන් ක්‍රීඩාව අවසන් වීමත්, ඉතිරිය කාටවත් නොලැබීමත් අපේ තේරීමයි. අහඹු ලෙස ක්‍රීඩා කළොත් ක්‍රීඩා විස්සකින් එකක් විතර අවසන් වන්නේ එහෙමයි.',
  'note.walak-pussa.rounds':
    'Parker විස්තර කරන්නේ සොයුරු ක්‍රීඩාවක් වන පුහුල්මුතුවල වටයි. මෙහිදී වළක් පුස්සට ඒවා ණයට ගන්න පුළුවන්, “පුහුල් කැපීම” නැතිව. දෙකම දිග මදි පේළි දෙකක් එකිනෙකට මුහුණ දිය යුතු හැටි කිසිදු නීතියක් කියන්නේ නැහැ; එවිට මෙහිදී තරඟය අවසන්, එය අපේ තේරීමයි.',

  // Lessons.
  'lesson.of': '{title} පාඩම',
  'lesson.opponent': 'ප්‍රතිවාදියා',
  'lesson.opponent.whose': 'ප්‍රතිවාදියා',
  'lesson.step': 'අදියර {n}/{count}',
  'lesson.steps': 'පාඩමේ අදියර',
  'lesson.dot': '{n} වන අදියර: {title}',
  'lesson.dot.done': '{n} වන අදියර: {title}, නිමයි',
  'lesson.board': 'මේ අදියරේ පුවරුව',
  'lesson.next': 'ඊළඟ',
  'lesson.back': 'ආපසු',
  'lesson.keys': 'Page Down යතුර ඊළඟ අදියරට යනවා, Page Up යතුර ආපසු යනවා.',
  'lesson.done': 'නිමයි',
  'lesson.again': 'ඇට ආපසු තබන්න',
  'lesson.as-before': 'ඇට කලින් තිබුණු හැටියටයි.',
  'lesson.go-on': 'හොඳයි, දැන් දෙවන කොටස.',
  'lesson.answers': 'ඔබේ පිළිතුර',
  'lesson.end': 'ඔබට දැන් {title} පුළුවන්',
  'lesson.end.text': 'එය යන හැටි ඔබ දැක්කා. ඉතිරිය ක්‍රීඩා කරද්දී එනවා.',
  'lesson.end.open': '{count, plural, =1 {එක අදියරක් තවම ඉතිරියි; එයට} other {අදියර #ක් තවම ඉතිරියි; ඒවාට}} හදිස්සියක් නැහැ.',
  'lesson.end.play': '{name}ට එදිරිව ක්‍රීඩා කරන්න',
  'lesson.end.exercises': 'දැන් අභ්‍යාසවලට',
  'lesson.end.first': 'පළමු අදියරේ සිට',

  // Exercises: find the one best move.
  'exercises.heading': 'අභ්‍යාස: {title}',
  'exercises.lead':
    'හැම පිහිටුමකම එක පියවරක් අනෙක් සියල්ලට වඩා හොඳයි; ක්‍රීඩාව යා හැකි හැම මඟක්ම පරිගණකය බලා තිබෙනවා. ඉදිරියට යද්දී ඒවා අමාරු වෙනවා.',
  'exercises.progress': '{count}න් {solved}ක් විසඳා තිබෙනවා',
  'exercises.go-on': '{n} වන අභ්‍යාසයෙන් දිගටම යන්න',
  'exercises.stars': 'අමාරුකම 5න් {stars}',
  'exercises.link':
    '{n} වන අභ්‍යාසය, අමාරුකම 5න් {stars}, {state, select, solved {විසඳුවා} tried {උත්සාහ කළා, තවම විසඳී නැහැ} other {අලුත්}}',
  'exercise.heading': '{n} වන අභ්‍යාසය',
  'exercise.board': 'අභ්‍යාසයේ පුවරුව',
  'exercise.ask': '{first} සිට {last} දක්වා පේළිය ඔබේ. හොඳම පියවර කුමක්ද?',
  'exercise.right': 'ඔව්, එය හොඳම පියවරයි.',
  'exercise.was-right': 'ඔබ මෙය විසඳා තිබෙනවා.',
  'exercise.value':
    '{sign, select, 0 {දෙදෙනාම හැකි හොඳම හැටියට ක්‍රීඩා කළොත් අවසානය සමයි.} 1 {දෙදෙනාම හැකි හොඳම හැටියට ක්‍රීඩා කළොත් ඔබ {margin, noun, seeds} ඉදිරියෙන් අවසන් කරනවා.} other {දෙදෙනාම හැකි හොඳම හැටියට ක්‍රීඩා කළොත් ඔබ {margin, noun, seeds} පිටුපසින් අවසන් කරනවා.}}',
  'exercise.than-next': 'එය ඊළඟ හොඳම පියවරට වඩා {by, noun, seeds} හොඳයි.',
  'exercise.wrong': 'එය ක්‍රීඩා කරන්න පුළුවන්, ඒත් ඊට වඩා හොඳ පියවරක් තිබෙනවා.',
  'exercise.answer': 'හොඳම පියවර {move}.',
  'exercise.tries': 'මේ දක්වා {count, plural, =1 {එක උත්සාහයක්} other {උත්සාහ #ක්}}',
  'exercise.again': 'නැවත උත්සාහ කරන්න',
  'exercise.show': 'පිළිතුර පෙන්වන්න',
  'exercise.replay': 'නැවත බලන්න',
  'exercise.next': 'ඊළඟ අභ්‍යාසය',
  'exercise.all': 'සියලු අභ්‍යාස',

  // The game's own words, and its past.
  'words.heading': '{title} වචන',
  'words.lead': 'මේ වචන හැම භාෂාවකම මේ හැටියටම තිබෙනවා: ඒවා ක්‍රීඩාවට අයිතියි.',
  'words.see': 'පුවරුවක: {title}',
  'history.heading': '{title} ආවේ කොහෙන්ද',
  'history.dated': 'අවුරුදු ගණන් ඔස්සේ',
  'history.known': 'තවත් දන්නා දේ',
  'history.sources': 'මූලාශ්‍ර',
  'history.source': '{n} වන මූලාශ්‍රය',
};
