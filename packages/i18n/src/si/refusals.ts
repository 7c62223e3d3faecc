import type { ExplainTexts } from '../catalogue.ts';

type Sentences = Pick<ExplainTexts, Extract<keyof ExplainTexts, `refusal.${string}`>>;

/** Why a move may not be made, and what may. */
export const refusals: Sentences = {
  'refusal.game-over': 'ක්‍රීඩාව අවසන්: තවත් පියවරක් ගන්න බැහැ.',
  'refusal.no-such-move': 'මේ පුවරුවේ {move} කියා {game, noun, pit.one} නැහැ: එක් පේළියක ඇත්තේ {pits, noun, pits}.',
  'refusal.not-yours': '{pit} තිබෙන්නේ අනෙක් පේළියේ: ඔබේම පේළියෙන් තෝරන්න.',
  'refusal.out-of-play': '{pit} මේ වටයේ ක්‍රීඩාවෙන් ඉවත්.',
  'refusal.marked-hole':
    '{pit} සලකුණු කළ {game, noun, pit.one}: {game, noun, seeds.bare} එකින් එක එයට වැටෙනවා, ඒත් කිසිවෙකුට එයින් අතට ගන්න බැහැ.',
  'refusal.empty-pit': '{pit} හිස්: හිස් නැති {game, noun, pit.one} තෝරන්න.',
  'refusal.must-feed':
    '{pit} තෝරුවොත් අනෙක් පේළියේ එක {game, noun, seed.one}වත් ඉතිරි වන්නේ නැහැ, ඒත් එයට කන්න දෙන පියවරක් තිබෙනවා: එවැනි එකක් තෝරන්න.',
  'refusal.endless':
    '{pit} {game, noun, pit.abl} වැපිරුවොත් කිසිදා නිම වන්නේ නැහැ{because, select, returned {: අත් {laps}කට පසු හැම දෙයක්ම ආරම්භයේ තිබුණු හැටියටම එනවා} other {: අත් {laps}කට පසුවත් එය දිගටම යනවා}}. වෙන එකක් තෝරන්න.',
  'refusal.no-swap': 'මාරු කරන්න කිසිවක් නැහැ: එය කළ හැක්කේ උතුරට විතරයි, පළමුම තීරණයේදී, මාරු නීතිය ඇති ක්‍රීඩාවකදී විතරයි.',
};
