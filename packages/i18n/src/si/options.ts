import type { OptionText, OptionTexts } from '../catalogue.ts';

/** The words for what lies in a row and in a pit, in the forms these sentences need. */
const HOLES = { one: 'වළක්', many: 'වළවල්', each: 'වළක' };
const HOUSES = { one: 'ගෙයක්', many: 'ගෙවල්', each: 'ගෙයක' };
const SEEDS = { one: 'ඇටයක්', many: 'ඇට' };
const BEADS = { one: 'පබළුවක්', many: 'පබළු' };

const pits = ({ one, many }: typeof HOLES, source: string): OptionText<'number'> => ({
  name: 'පේළියක දිග',
  meaning: `එක් ක්‍රීඩකයෙකු ඉදිරියේ ඇති ${many} ගණන.`,
  source,
  values: { number: `{n, plural, =1 {පැත්තකට ${one}} other {පැත්තකට ${many} #ක්}}` },
});

const start = (
  { many }: typeof SEEDS,
  { each }: typeof HOLES,
  source: string,
  values = `එක් ${each} {n} බැගින්`,
): OptionText<'number'> => ({
  name: `ආරම්භයේ ${many}`,
  meaning: `ක්‍රීඩාව ඇරඹෙන විට එක් ${each} ඇති ${many} ගණන.`,
  source,
  values: { number: values },
});

const chase = (source: string): OptionText<'third-repetition' | 'agreement-only'> => ({
  name: 'ඉතිරිය පුවරුව වටේ ලුහුබඳිනවා විතරක් නම්',
  meaning: 'නිමක් නැති ලුහුබැඳීමක් ඉබේම අවසන් වෙනවාද යන්න.',
  source,
  values: {
    'third-repetition': 'පිහිටුමක් තුන්වන වරටත් ආ විට අවසන්',
    'agreement-only': 'ක්‍රීඩකයන් දෙදෙනාම එකඟ වුණොත් විතරක් අවසන්',
  },
});

/** Options as sentences: a name, and a phrase for each value that completes it. */
export const options: OptionTexts = {
  kalah: {
    pits: pits(HOLES, 'සුපුරුදු වන්නේ හයයි; Solving Kalah (2000) එකේ සිට හය දක්වා විසඳනවා. ඊට දිගු පේළි අපේම.'),
    seeds: start(
      SEEDS,
      HOLES,
      'ආධුනිකයන්ට තුන, ප්‍රවීණයන්ට පහ සහ හය: එහි නිර්මාපකයාගේ ක්‍රීඩා එසේයි (Mancala World).',
      '{n, plural, =3 {එක් වළක {n} බැගින් (ආධුනිකයන්ට)} =5 {එක් වළක {n} බැගින් (ප්‍රවීණයන්ට)} =6 {එක් වළක {n} බැගින් (ප්‍රවීණයන්ට)} other {එක් වළක {n} බැගින්}}',
    ),
    'empty-capture': {
      name: 'හිස් වළකට මුහුණලා අල්ලාගැනීම',
      meaning: 'මුහුණලා කිසිවක් නැති අවසන් ඇටය වැටුණු තැනම රැඳෙනවාද යන්න.',
      source: 'පැරණිතම මුද්‍රිත නීතිවල සහ Solving Kalah (Irving, Donkers, Uiterwijk 2000) ලිපියේ එය කලාහයට යනවා.',
      values: { leave: 'ඇටය එතැනම රැඳෙනවා', take: 'ඇටය කලාහයට යනවා' },
    },
    end: {
      name: 'ක්‍රීඩාව අවසන් වන්නේ',
      meaning: 'හිස් පේළියකින් ක්‍රීඩාව එකවරම අවසන් වෙනවාද, නැත්නම් එහි හිමිකරුගේ වාරය ආ විටද යන්න.',
      source:
        'Mancala World හි සහ OpenSpiel වැනි වැඩසටහන්වල පළමු හිස් පේළියෙන් ක්‍රීඩාව අවසන්. අනෙක් ක්‍රමය ගෙදර නීතියක්: ඊට මුද්‍රිත මූලාශ්‍රයක් අප දන්නේ නැහැ.',
      values: { 'row-empty': 'එක් පේළියක් හිස් වූ සැණින්', 'no-move': 'වාරය ආ ක්‍රීඩකයෙකුට පියවරක් ගන්න බැරි වූ විට' },
    },
    leftovers: {
      name: 'අවසානයේ ඉතිරි වන ඇට',
      meaning: 'ක්‍රීඩාව අවසන් වන විට තවමත් වළවල ඇති ඇට කාටද යන්න.',
      source: 'Mancala World ඒවා පේළියේ හිමිකරුට දෙනවා. කාටවත් නොදීම ගෙදර නීතියක්: ඊට මුද්‍රිත මූලාශ්‍රයක් අප දන්නේ නැහැ.',
      values: { owner: 'ඒ පේළියේ හිමිකරුට ලැබෙනවා', nobody: 'කාටවත් ලැබෙන්නේ නැහැ' },
    },
    pie: {
      name: 'මාරු නීතිය',
      meaning: 'දකුණේ පළමු වාරයෙන් පසු, දකුණ සමඟ ආසන මාරු කරගන්න උතුරට පුළුවන්ද යන්න. අරඹන කෙනාගේ වාසිය එයින් නැති වෙනවා.',
      source: 'පළමු පියවර බලවත් වන Hex වැනි වෙනත් පුවරු ක්‍රීඩාවලින් ගත් නීතියක්; කලාහ් ගැන අප දන්නා කිසිදු මූලාශ්‍රයක එය නැහැ.',
      values: { off: 'ආසන මාරු කිරීමක් නැහැ', on: 'උතුරට එක් වරක් ආසන මාරු කරන්න පුළුවන්' },
    },
  },

  'al-manqala': {
    pits: pits(HOUSES, 'Kanaaneh සටහන් කරගත්තේ හතයි (2007, Mancala World); වෙනත් දිග අපේම, අධ්‍යයනයට.'),
    seeds: start(BEADS, HOUSES, 'ගෙවල් දහහතරක හත බැගින්: Kanaaneh 2007 දී සටහන් කරගත් ගලීලයේ ක්‍රීඩාව එයයි (Mancala World).'),
    origin: {
      name: 'සම්පූර්ණ වටයක් යන වැපිරුමක්',
      meaning: 'වැපිරුම ඇරඹි ගෙටත් පබළුවක් ලැබෙනවාද යන්න.',
      source: 'කිසිදු මූලාශ්‍රයක එය කියා නැහැ; හැම ගෙටම පබළුවක් දීම අපේ තේරීමයි.',
      values: { sow: 'ඇරඹි ගෙටත් නැවත වපුරනවා', skip: 'ඇරඹි ගෙය පසුකර යනවා' },
    },
    chase: chase('ක්‍රීඩකයන්ගේ එකඟතාව පැරණි නීතියයි (Kanaaneh 2007, Mancala World); තුන්වන වර එන පිහිටුම අපේම නීතියයි.'),
  },

  'walak-pussa': {
    pits: pits(HOLES, 'Parker සටහන් කරගත්තේ හතයි (1909); වෙනත් දිග අපේම, අධ්‍යයනයට.'),
    seeds: start(SEEDS, HOLES, 'වළවල් දහහතරක හතර බැගින් තබනවා Parker සටහන් කරගත්තා (Ancient Ceylon, 1909).'),
    chase: chase('කිසිදු මූලාශ්‍රයක එය ගැන කියා නැහැ; තුන්වන වර එන පිහිටුම අපේම නීතියයි.'),
    rounds: {
      name: 'ක්‍රීඩාවෙන් පසු',
      meaning: 'ක්‍රීඩකයන් දිනාගත් ඇටවලින් පුවරුව නැවත පුරවා දිගටම ක්‍රීඩා කරනවාද යන්න.',
      source: 'Parker (1909) සොයුරු ක්‍රීඩාවක් වන පුහුල්මුතුවල වට විස්තර කර, එහි කුඩා වළවල පුතා සහ නගා ලෙස නම් කරනවා.',
      values: {
        single: 'එක ක්‍රීඩාවක් මුළු තරඟයම වෙනවා',
        simple: 'තවත් වට; පුරවන්න බැරි වළවල් ක්‍රීඩාවෙන් ඉවත්',
        parker: 'තවත් වට, පුතා සහ නගා යන කුඩා වළවල් සමඟ',
      },
    },
  },
};
