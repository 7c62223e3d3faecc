import type { Texts } from '../catalogue.ts';
import type { table as english } from '../en/table.ts';

/** Why the table refuses a command or a saved game; the keys are its codes. */
export const table: Texts<typeof english> = {
  stale: 'Spillet er gået videre siden: se igen, og vælg så.',
  'not-your-turn': 'Det er ikke din tur.',
  'offer-standing': 'Der er allerede et tilbud: vent på svaret.',
  'no-offer': 'Der er ikke noget tilbud at svare på.',
  'own-offer': 'Det er dit eget tilbud: den anden spiller skal svare på det.',
  'name-length': 'Et navn må have {max} tegn, ikke {found}.',
  'saved-json': 'Det gemte spil kan ikke læses: det er ikke JSON.',
  'saved-version': 'Det gemte spil er fra en anden version af Mbegu.',
  'saved-shape': 'I det gemte spil er der noget, der mangler, er for meget eller er af forkert slags.',
};
