import type { Texts } from '../catalogue.ts';
import type { page as english } from '../en/page.ts';

/** The texts of the page round the views: languages, being offline, new versions. */
export const page: Texts<typeof english> = {
  'language.heading': 'Sprache',
  'language.unavailable':
    'Die Wörter dieser Sprache lassen sich gerade nicht laden. Versuch es noch einmal, wenn du verbunden bist.',
  'wording.open': 'Eine bessere Formulierung vorschlagen',
  'wording.heading': 'Eine bessere Formulierung',
  'wording.search': 'Wörter aus dem Text, den du meinst',
  'wording.search.hint':
    'Tippe einige der Wörter ein, die du liest; die Texte, in denen sie stehen, werden aufgelistet.',
  'wording.none': 'In keinem Text stehen diese Wörter.',
  'wording.found': '{count, plural, one {# Text} other {# Texte}}',
  'wording.more': 'Nur die ersten {count} werden gezeigt: Tippe mehr von den Wörtern ein.',
  'wording.mine': 'So würdest du es sagen',
  'wording.note': 'Lass stehen, was in geschweiften Klammern steht: Dort werden Namen und Zahlen eingesetzt.',
  'wording.copy': 'Schlüssel und Text kopieren',
  'wording.copied': 'Kopiert. Schick es denen, die sich um die Wörter von Mbegu kümmern.',
  'wording.not-copied': 'Der Browser lässt uns nicht kopieren: Markiere den Text unten und kopiere ihn selbst.',
  // A newer version of this page is there and waits. The sentence stands beside two buttons.
  'update.text': 'Es gibt eine neue Fassung von Mbegu. An deinen Spielen ändert sie nichts.',
  'update.take': 'Jetzt nehmen',
  'update.later': 'Später',
  // A view cannot be shown, for its code could not be fetched: offline, or the server has a newer page. A button follows.
  'unfetched.text':
    'Dieser Teil der Seite konnte nicht geholt werden. Deine Spiele sind aufgehoben: lade die Seite noch einmal.',
  'unfetched.reload': 'Noch einmal laden',
};
