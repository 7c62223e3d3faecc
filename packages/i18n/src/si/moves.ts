import type { ExplainTexts } from '../catalogue.ts';

type Sentences = Omit<ExplainTexts, `event.${string}` | `refusal.${string}`>;

const mover = '{who, select, you {ඔබ} other {{name}}}';
const whose = '{who, select, you {ඔබේ} other {{name}ගේ}}';
const toMover = '{who, select, you {ඔබට} other {{name}ට}}';

/** Where the last seed fell, for the captures across the board. */
const ownEmpty = `අවසන් {game, noun, seed} වැටුණේ හිස්ව තිබූ ${whose} {pit} {game, noun, pit.dat}`;
const makes = 'අවසන් {game, noun, seed} වැටුණු {pit} {game, noun, pit.loc} දැන් {count, noun, seeds}';
const nextEmpty =
  'ඊළඟ {game, noun, pit} වන {empty} {emptyIs, select, marked {සලකුණු කළ එකක් නිසා හිස් ලෙස සැලකෙනවා} other {හිස්}}';

/** What happened in a move, and why. */
export const moves: Sentences = {
  'sow.lap': `${mover} {pit} {game, noun, pit.abl} {count, noun, seeds} වපුරනවා.`,
  'sow.relay': `${mover} {pit} {game, noun, pit.abl} {count, noun, seeds} ගෙන දිගටම වපුරනවා, මුළු {laps, plural, =1 {අත් ගණන එකයි} other {අත් ගණන #යි}}.`,
  swap: `${mover} ආසන මාරුව තෝරාගන්නවා: ක්‍රීඩකයන් දෙදෙනා ආසන මාරු කරගන්නවා. පුවරුව වෙනස් වන්නේ නැහැ, වාරයත් කලින් පැත්තටමයි.`,

  land: 'අවසන් {game, noun, seed} වැටෙන්නේ {pit} {game, noun, pit.dat}: කිසිවක් අල්ලාගන්නේ නැහැ.',
  again: `අවසන් {game, noun, seed} වැටෙන්නේ ${whose} {game, noun, store.dat}: ${toMover} තවත් පියවරක් ලැබෙනවා.`,
  'again.over': `අවසන් {game, noun, seed} වැටෙන්නේ ${whose} {game, noun, store.dat}, ඒත් ඊට පසු ගන්න පියවරක් නැහැ.`,
  'capture.across': `${ownEmpty}: එයත් ඊට මුහුණලා ඇති {facing} {game, noun, pit.loc} {count, plural, =1 {එකම {game, noun, seed}} other {{count, noun, seeds.def}}}ත් අල්ලාගන්නවා.`,
  'capture.alone': `${ownEmpty}. ඊට මුහුණලා ඇති {facing} {game, noun, pit.loc} කිසිවක් නැති නිසා එය තනියම ${whose} {game, noun, store.dat} යනවා.`,
  'stay.facing-empty': `${ownEmpty}. ඊට මුහුණලා ඇති {facing} {game, noun, pit.loc} කිසිවක් නැති නිසා එය එතැනම රැඳෙනවා.`,
  'capture.exact': `${makes}: ${mover} {count, plural, =1 {එය} =2 {දෙකම} other {ඒ #ම}} අල්ලාගන්නවා.`,
  'capture.run': `${makes}: ${mover} ඒවාත්, ඊට පෙර ආපස්සට {end} දක්වා පෙළට තිබූ ඒවාත් අල්ලාගන්නවා: {pits, noun, pits}, {total, noun, seeds}.`,
  'stay.exact': `${makes}: කිසිවක් අල්ලාගන්නේ නැහැ.`,
  'capture.beyond': `${nextEmpty}: ${mover} ඊට එහා {pit} {game, noun, pit.loc} {count, plural, =1 {එකම {game, noun, seed}} other {{count, noun, seeds.def}}} අල්ලාගන්නවා.`,
  'capture.necklace': `${nextEmpty}: ${mover} ඊට එහා {pit} පටන් {end} දක්වා, මාලයක මුතු ඇහිඳිනවා වගේ අල්ලාගන්නවා: {pits, noun, pits}, {total, noun, seeds}.`,
  'stay.beyond':
    'ඊළඟ {game, noun, pit} වන {empty} {emptyIs, select, marked {සලකුණු කළ එකක්} other {හිස්}}, ඊට එහා {pit} {pitIs, select, marked {සලකුණු කළ එකක්} other {වළත් හිස්}}: කිසිවක් අල්ලාගන්නේ නැහැ.',
  decided: `{total, noun, seeds.def}න් {count}ක්ම ${mover} සතුයි, එය අඩකට වඩා වැඩියි: ජය තීරණය වුණා, ඒත් ක්‍රීඩාව අවසානය දක්වාම යනවා.`,

  pass: `${toMover} වපුරන්න කිසිවක් නැහැ: වාරය මඟහැරෙනවා.`,
  turn: `දැන් ${whose} වාරය.`,
  'turn.after-capture': `අල්ලාගැනීමකින් වාරය අවසන් වෙනවා: ඊළඟට ${whose} වාරය.`,

  'end.row-empty':
    '{who, select, you {ඔබේ පේළිය හිස්} nobody {පේළි දෙකම හිස්} other {{name}ගේ පේළිය හිස්}}: {of, select, round {වටය} other {ක්‍රීඩාව}} අවසන්.',
  'end.no-move': `${toMover} ගන්න පියවරක් නැහැ: {of, select, round {වටය} other {ක්‍රීඩාව}} අවසන්.`,
  'end.majority': `{total, noun, seeds.def}න් {count}ක්ම ${mover} සතුයි, එය අඩකට වඩා වැඩියි: {of, select, round {වටය} other {ක්‍රීඩාව}} අවසන්.`,
  'end.board-empty': 'පුවරුව හිස්: {of, select, round {වටය} other {ක්‍රීඩාව}} අවසන්.',
  'end.cannot-feed':
    '{who, select, you {{rivalName}ට කන්න දෙන පියවරක් ඔබට නැහැ} other {{rival, select, you {ඔබට} other {{rivalName}ට}} කන්න දෙන පියවරක් {name}ට නැහැ}}: {of, select, round {වටය} other {ක්‍රීඩාව}} අවසන්.',
  'end.only-endless': `${toMover} ඇත්තේ කිසිදා නිම නොවන පියවර විතරයි: {of, select, round {වටය} other {ක්‍රීඩාව}} අවසන්.`,
  'end.chase':
    'අතරතුර අල්ලාගැනීමක් නැතිව මේ පිහිටුම තුන්වන වරටත් ආවා: ඉතිරිය පුවරුව වටේ එකිනෙක ලුහුබඳිනවා විතරයි, {of, select, round {වටය} other {ක්‍රීඩාව}} අවසන්.',
  'end.agreed': 'ඉතිරිය පුවරුව වටේ එකිනෙක ලුහුබඳිනවා විතරයි කියා ක්‍රීඩකයන් දෙදෙනාම එකඟයි: {of, select, round {වටය} other {ක්‍රීඩාව}} අවසන්.',
  'end.resigned': '{who, select, you {ඔබ} nobody {ක්‍රීඩකයෙක්} other {{name}}} පරාජය පිළිගන්නවා.',
  'end.timeout': '{who, select, you {ඔබේ කාලය} nobody {ක්‍රීඩකයෙකුගේ කාලය} other {{name}ගේ කාලය}} අවසන්.',
  'end.aborted': 'ක්‍රීඩාව අතරමඟ නැවැත්තුවා.',
  'end.match-over': 'තවත් වටයක් අරඹන්න බැහැ: තරඟය අවසන්.',

  'sweep.owner': `${whose} පේළියේ ඉතිරි {count, noun, seeds.def} ${toMover} ලැබෙනවා.`,
  'sweep.all': `පුවරුවේ ඉතිරි {count, noun, seeds.def} ${toMover} ලැබෙනවා.`,
  aside: 'පුවරුවේ ඉතිරි {count, noun, seeds.def} කාටවත් ලැබෙන්නේ නැහැ.',
  'divide.halves':
    'පුවරුවේ ඉතිරිය බෙදෙනවා: එක් පැත්තකට {count, noun, seeds} බැගින්{aside, plural, =0 {} other {; #ක් කාටවත් නැහැ}}.',
  'divide.nobody': 'පුවරුවේ ඉතිරි {count, noun, seeds.def} කාටවත් ලැබෙන්නේ නැහැ.',
  uncounted: 'තවමත් පුවරුවේ ඇති {count, noun, seeds.def} ගණන් ගන්නේ නැහැ.',
  'result.win': `${mover} {winnerSeeds}ට {loserSeeds}ක් ලෙස දිනනවා.`,
  'result.decided': `${mover} දිනනවා.`,
  'result.draw': 'සමයි: දෙදෙනාටම {count} බැගින්.',
  'result.none': 'ප්‍රතිඵලයක් නැහැ.',
};
