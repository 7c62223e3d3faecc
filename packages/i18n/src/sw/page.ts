import type { Texts } from '../catalogue.ts';
import type { page as english } from '../en/page.ts';

/** The texts of the page round the views: languages, being offline, new versions. */
export const page: Texts<typeof english> = {
  'language.heading': 'Lugha',
  'language.unavailable': 'Maneno ya lugha hii hayapatikani kwa sasa. Jaribu tena ukiwa umeunganishwa na mtandao.',
  // Somebody who reads the page proposes other words for one of its texts; nothing is sent, only copied.
  'wording.open': 'Pendekeza maneno bora zaidi',
  'wording.heading': 'Maneno bora zaidi',
  'wording.search': 'Maneno ya maandishi unayokusudia',
  'wording.search.hint': 'Andika baadhi ya maneno uliyoyasoma; maandishi yenye maneno hayo yataorodheshwa.',
  'wording.none': 'Hakuna maandishi yenye maneno haya.',
  'wording.found': '{count, plural, one {andiko #} other {maandiko #}}',
  'wording.more': 'Yanaonyeshwa {count} ya kwanza tu: andika maneno zaidi.',
  'wording.mine': 'Wewe ungesemaje',
  'wording.note': 'Yaache yaliyo kati ya mabano kama yalivyo: majina na namba huwekwa hapo.',
  'wording.copy': 'Nakili ufunguo na maandishi',
  'wording.copied': 'Imenakiliwa. Itume kwa anayetunza maneno ya Mbegu.',
  'wording.not-copied': 'Kivinjari hakituruhusu kunakili: chagua maandishi yaliyo hapa chini uyanakili mwenyewe.',
  // A newer version of this page is there and waits. The sentence stands beside two buttons.
  'update.text': 'Kuna toleo jipya la Mbegu. Halibadilishi mchezo wako wowote.',
  'update.take': 'Lichukue sasa',
  'update.later': 'Baadaye',
  // A view cannot be shown, for its code could not be fetched: offline, or the server has a newer page. A button follows.
  'unfetched.text': 'Sehemu hii ya ukurasa haikupatikana. Michezo yako imetunzwa: pakia ukurasa tena.',
  'unfetched.reload': 'Pakia tena',
};
