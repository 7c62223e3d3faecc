import type { Texts } from '../catalogue.ts';
import type { page as english } from '../en/page.ts';

/** The texts of the page round the views: languages, being offline, new versions. */
export const page: Texts<typeof english> = {
  'language.heading': 'Sprog',
  'language.unavailable': 'Ordene på dette sprog kan ikke hentes lige nu. Prøv igen, når du har forbindelse.',
  'wording.open': 'Foreslå en bedre formulering',
  'wording.heading': 'En bedre formulering',
  'wording.search': 'Ord fra den tekst, du mener',
  'wording.search.hint': 'Skriv nogle af de ord, du læser; så vises de tekster, der har dem.',
  'wording.none': 'Ingen tekst har disse ord.',
  'wording.found': '{count, plural, one {# tekst} other {# tekster}}',
  'wording.more': 'Kun de første {count} vises: skriv flere af ordene.',
  'wording.mine': 'Sådan ville du sige det',
  'wording.note': 'Behold det, der står i krøllede parenteser: dér bliver navne og tal sat ind.',
  'wording.copy': 'Kopiér nøgle og tekst',
  'wording.copied': 'Kopieret. Send det til dem, der passer på ordene i Mbegu.',
  'wording.not-copied': 'Browseren lader os ikke kopiere: markér teksten nedenfor, og kopiér den selv.',
  // A newer version of this page is there and waits. The sentence stands beside two buttons.
  'update.text': 'Der er kommet en ny udgave af Mbegu. Den ændrer ingen af dine spil.',
  'update.take': 'Tag den nu',
  'update.later': 'Senere',
  // A view cannot be shown, for its code could not be fetched: offline, or the server has a newer page. A button follows.
  'unfetched.text': 'Denne del af siden kunne ikke hentes. Dine spil er gemt: indlæs siden igen.',
  'unfetched.reload': 'Indlæs igen',
};
