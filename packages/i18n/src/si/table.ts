import type { Texts } from '../catalogue.ts';
import type { table as english } from '../en/table.ts';

/** Why the table refuses a command or a saved game; the keys are its codes. */
export const table: Texts<typeof english> = {
  stale: 'ක්‍රීඩාව ඉන්පසු ඉදිරියට ගිහින්: නැවත බලා තෝරන්න.',
  'not-your-turn': 'දැන් ඔබේ වාරය නෙවෙයි.',
  'offer-standing': 'දැනටමත් යෝජනාවක් තිබෙනවා: පිළිතුර එන තුරු ඉන්න.',
  'no-offer': 'පිළිතුරු දෙන්න යෝජනාවක් නැහැ.',
  'own-offer': 'මේ ඔබේම යෝජනාව: පිළිතුරු දිය යුත්තේ අනෙක් ක්‍රීඩකයායි.',
  'name-length': 'නමක අකුරු {max}ක් තිබිය හැකියි, {found}ක් නෙවෙයි.',
  'saved-json': 'සුරැකි ක්‍රීඩාව කියවන්න බැහැ: එය JSON නෙවෙයි.',
  'saved-version': 'සුරැකි ක්‍රීඩාව Mbegu හි වෙනත් අනුවාදයක එකක්.',
  'saved-shape': 'සුරැකි ක්‍රීඩාවේ යමක් අඩුයි, වැඩියි, නැත්නම් වැරදි වර්ගයේ.',
};
