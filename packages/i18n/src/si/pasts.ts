import type { LearnTexts } from '../catalogue.ts';
import { sources } from '../sources.ts';

/** The words the games keep in their own tongues, and what is known of their past. */
export const pasts: LearnTexts['pasts'] = {
  kalah: {
    terms: [
      { word: 'kalah', meaning: 'ක්‍රීඩකයාගේ දකුණු අත පැත්තේ අටුව, කලාහය; ක්‍රීඩාවට නම ලැබුණේ එයින්' },
      { word: 'mancala', meaning: 'වපුරන ක්‍රීඩා සියල්ලේම පවුල, මන්කලා; උතුරු ඇමෙරිකාවේ බොහෝ විට මේ එක ක්‍රීඩාව' },
    ],
    history: [
      {
        text: 'Yale විශ්වවිද්‍යාලයේ උගත් William Julius Champion Jr. 1940 දී එය නිර්මාණය කළා.',
        source: sources.kalah,
      },
      {
        text: '1944 සිට එය අලෙවි කළා, 1952 සහ 1955 දී එක්සත් ජනපදයේ පේටන්ට් බලපත්‍ර ලැබුණා.',
        source: sources.patents,
      },
      { text: '1958 දී මැසචුසෙට්ස් හි Holbrook නගරයේ Kalah Game Company ආරම්භ කළා.', source: sources.kalah },
      { text: '1959 දී එය MIT හි DEC PDP-1 පරිගණකයේ ධාවනය වුණා: පරිගණකයක් ක්‍රීඩා කළ පළමු මන්කලාව.', source: sources.kalah },
      {
        text: 'එහි දැන්වීම් කීවේ එය පුරාණ අප්‍රිකානු ක්‍රීඩාවක් බවයි; ඇත්තටම එය ජාවා දූපතේ Dakon ක්‍රීඩාවේ නූතන ඥාතියෙක්, වපුරන්නේ එක අතක් විතරයි.',
        source: sources.kalah,
      },
      {
        text: 'අන් අය එය නැවත අලෙවි කළා: Conference (Mieg, 1965), Sahara (Pelikan, 1976) සහ Bantumi (Nokia දුරකථනවල, 2000 පමණ).',
        source: sources.kalah,
      },
      {
        text: 'උතුරු ඇමෙරිකාව එය හඳුනන්නේ Mancala ලෙසයි, ජර්මන් බස කතා කරන රටවල් Kalaha ලෙසයි.',
        source: sources.kalah,
      },
      { text: 'චිකාගෝ නුවර පාසලක් ගණන් හැකියාවේ දුබලතා සුව කරන්න එය යොදාගත්තා.', source: sources.kalah },
      {
        text: 'කුඩා පුවරු විසඳා තිබෙනවා: කිසිවෙක් වරදක් නොකළොත් ඒවා අවසන් වන හැටි දන්නවා.',
        source: sources.solving,
      },
    ],
  },
  'al-manqala': {
    terms: [
      { word: 'beit', meaning: 'ගෙයක්: වළවල් දහහතරෙන් එකක්; කිහිපයක් byot' },
      { word: 'manqala', meaning: 'ගෙනයාම යන අරුත ඇති අරාබි ධාතුවකින්' },
      { word: 'La‘b Hakimi', meaning: '“නුවණැති ක්‍රීඩාව”, දමස්කස් නුවර එහි නමක්' },
      { word: 'La‘b Akila', meaning: '“බුද්ධියේ ක්‍රීඩාව”, එහිම තවත් නමක්' },
    ],
    history: [
      { text: 'පිරිමින් එය ක්‍රීඩා කරන්නේ කෝපි හල්වල සහ තානායම්වල.', source: sources.alManqala },
      { text: 'Moslih Kanaaneh 2007 දී ගලීලයේදී එහි නීති ලියාගත්තා.', source: sources.kanaaneh },
      { text: 'Thomas Hyde 1694 දී විස්තර කළ අරාබි ක්‍රීඩාවක් බොහෝ දුරට මෙයම වගේ.', source: sources.hyde },
      {
        text: 'බැක්ගැමන් සහ චෙස් හැරුණු විට ඇලෙප්පෝ නුවර වැඩියෙන්ම කැමති Mangala සහ Halusa වලට කියා Henry Dearborn 1819 දී ලිව්වා.',
        source: sources.dearborn,
      },
      { text: 'දමස්කස් නුවර හත බැගින් වූ පේළි දෙකක ක්‍රීඩාවක් Stewart Culin දුටුවා.', source: sources.culin },
      { text: 'පුවරු ඕක් ලීයෙන්, ඔලිව් තෙල්වල පොඟවා තාර ගා තිබෙනවා; පබළු සුදුයි.', source: sources.alManqala },
      { text: 'තුර්කි Mangala සහ ඉරාක Halusa එහි ළඟම ඥාතීන්.', source: sources.alManqala },
      {
        text: 'කපටි උපායක්: ප්‍රතිවාදියාට ඔබට කන්න දෙන්න බැරි තැනක තනි පබළුවක් තබන්න, එවිට ඉතිරි සියල්ල ඔබේ.',
        source: sources.alManqala,
      },
    ],
  },
  'walak-pussa': {
    terms: [
      { word: 'වළ (wala)', meaning: 'ක්‍රීඩාවේ වළක්' },
      { word: 'පුස්ස (pussa)', meaning: 'හිස්' },
      { word: 'පුස්ස කනවා (pussa kanawa)', meaning: '“හිස් වළ නිසා කෑම”: මේ ක්‍රීඩාවේ අල්ලාගැනීම' },
      {
        word: 'වැල් මුතු එකිලෙනවා (wael mutu ekilenawa)',
        meaning: '“මාලයක මුතු ඇහිඳීම”: එවැනි අල්ලාගැනීම් කිහිපයක් එක නූලකට',
      },
      { word: 'ඔළිඳ (olinda)', meaning: 'ක්‍රීඩා කරන ඇට: කළු ඇසක් ඇති තද රතු ඇට' },
      { word: 'පුතා (puta)', meaning: 'වට කිහිපයකින් ක්‍රීඩා කරන විට එක ඇටයක් සහිත සලකුණු කළ වළ' },
      { word: 'නගා (naga)', meaning: '“දියණිය”: වට කිහිපයකින් ක්‍රීඩා කරන විට ඇට දෙකක් සහිත සලකුණු කළ වළ' },
    ],
    history: [
      { text: 'Henry Parker එය ලංකාවේදී සටහන් කරගෙන 1909 දී පළ කළා.', source: sources.parker },
      { text: 'ක්‍රීඩා කරන්නේ ඔළිඳ ඇට 56කින්, වළවල් දහහතරක හතර බැගින්.', source: sources.parker },
      {
        text: 'උඩරට ක්‍රීඩා ගැන ලියමින් ඔහු කීවේ ගමේ කාන්තාවන් ගණන් නොකරම, “පුදුම වේගයකින්”, ඒවා ක්‍රීඩා කරන බවයි.',
        source: sources.parker,
      },
      { text: 'එය අලුත් අවුරුද්දට අයත් ක්‍රීඩාවක්.', source: sources.walakPussa },
      {
        text: 'එහි අල්ලාගන්නා හැටිය වන පුස්ස කෑම (pussa kanawa), ක්‍රීඩා පවුලකටම නම වුණා.',
        source: sources.walakPussa,
      },
    ],
  },
};
