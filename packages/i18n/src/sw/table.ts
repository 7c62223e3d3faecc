import type { Texts } from '../catalogue.ts';
import type { table as english } from '../en/table.ts';

/** Why the table refuses a command or a saved game; the keys are its codes. */
export const table: Texts<typeof english> = {
  stale: 'Mchezo umesonga mbele tangu hapo: angalia tena, kisha chagua.',
  'not-your-turn': 'Si zamu yako.',
  'offer-standing': 'Tayari kuna pendekezo: subiri jibu.',
  'no-offer': 'Hakuna pendekezo la kujibu.',
  'own-offer': 'Hili ni pendekezo lako mwenyewe: mchezaji mwingine ndiye wa kulijibu.',
  'name-length': 'Jina linaweza kuwa na herufi {max}, si {found}.',
  'saved-json': 'Mchezo uliohifadhiwa hausomeki: si JSON.',
  'saved-version': 'Mchezo uliohifadhiwa ni wa toleo jingine la Mbegu.',
  'saved-shape': 'Mchezo uliohifadhiwa una kitu kinachokosekana, kilichozidi au kisicho cha aina yake.',
};
