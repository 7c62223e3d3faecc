import type { Texts } from '../catalogue.ts';
import type { page as english } from '../en/page.ts';

/** The texts of the page round the views: languages, being offline, new versions. */
export const page: Texts<typeof english> = {
  'language.heading': 'භාෂාව',
  'language.unavailable': 'මේ භාෂාවේ වචන දැන් ගේන්න බැහැ. අන්තර්ජාලයට සම්බන්ධ වූ විට නැවත උත්සාහ කරන්න.',
  // Somebody who reads the page proposes other words for one of its texts; nothing is sent, only copied.
  'wording.open': 'වඩා හොඳ වදනක් යෝජනා කරන්න',
  'wording.heading': 'වඩා හොඳ වදනක්',
  'wording.search': 'ඔබ අදහස් කරන පාඨයේ වචන',
  'wording.search.hint': 'ඔබ කියවන වචන කිහිපයක් ටයිප් කරන්න; ඒවා ඇති පාඨ මෙහි පෙන්වනවා.',
  'wording.none': 'මේ වචන ඇති පාඨයක් නැහැ.',
  'wording.found': '{count, plural, =1 {එක පාඨයක්} other {පාඨ #ක්}}',
  'wording.more': 'පෙන්වන්නේ මුල් {count} විතරයි: තව වචන ටයිප් කරන්න.',
  'wording.mine': 'ඔබ එය කියන්නේ මෙහෙමයි',
  'wording.note': 'සඟල වරහන් තුළ ඇති දේ එහෙමම තබන්න: නම් සහ සංඛ්‍යා යන්නේ එතැනටයි.',
  'wording.copy': 'යතුරත් පාඨයත් පිටපත් කරන්න',
  'wording.copied': 'පිටපත් කළා. Mbegu වචන බලාගන්නා කෙනාට එය යවන්න.',
  'wording.not-copied': 'පිටපත් කරන්න බ්‍රවුසරය ඉඩ දෙන්නේ නැහැ: පහත පාඨය තෝරා ඔබම පිටපත් කරන්න.',
  // A newer version of this page is there and waits. The sentence stands beside two buttons.
  'update.text': 'Mbegu හි අලුත් අනුවාදයක් තිබෙනවා. එයින් ඔබේ ක්‍රීඩා වෙනස් වන්නේ නැහැ.',
  'update.take': 'දැන් ගන්න',
  'update.later': 'පසුවට',
  // A view cannot be shown, for its code could not be fetched: offline, or the server has a newer page. A button follows.
  'unfetched.text': 'පිටුවේ මේ කොටස ගේන්න බැරි වුණා. ඔබේ ක්‍රීඩා සුරැකියි: පිටුව නැවත පූරණය කරන්න.',
  'unfetched.reload': 'නැවත පූරණය කරන්න',
};
