import type { FaultTexts } from '../catalogue.ts';

/** What is wrong with a text or a request, and what would be right. */
export const faults: FaultTexts = {
  'fault.unknown-game': '“{game}” කියා ක්‍රීඩාවක් නැහැ. තිබෙන්නේ: {known}.',
  'fault.unknown-option': '{game} ක්‍රීඩාවේ “{option}” කියා තේරීමක් නැහැ. තිබෙන්නේ: {known}.',
  'fault.option-value': '{option} තේරීමට {found} දෙන්න බැහැ. දිය හැක්කේ: {expected}.',
  'fault.option-syntax': 'තේරීමක් ලියන්නේ name=value ලෙසයි, “{found}” ලෙස නෙවෙයි.',
  'fault.option-twice': '“{option}” තේරීම දෙවරක් දී තිබෙනවා: එක් වරක් දෙන්න.',

  'fault.position-syntax':
    'මෙය පිහිටුමක් නෙවෙයි: “{found}”. පිහිටුමක් ලියන්නේ දකුණ/උතුර s-n වාරය ලෙසයි, උදාහරණයක් ලෙස කලාහ් ක්‍රීඩාවේ 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S, වැඩිම අකුරු {charsMax}යි.',
  'fault.pit-count':
    '{side, select, S {දකුණු පේළියේ} N {උතුරු පේළියේ} other {පේළියේ}} ඇත්තේ {found, plural, =1 {එක වළක්} other {වළවල් #ක්}}, ඒත් මේ පුවරුවේ පේළියකට {expected}යි.',
  'fault.seed-count':
    '{where, select, S {දකුණේ අටුවේ ඇත්තේ} N {උතුරේ අටුවේ ඇත්තේ} + {පසෙකින් තැබූ ගණන} other {{where} වළේ ඇත්තේ}} “{found}”, එය ඇට ගණනක් නෙවෙයි.',
  'fault.seed-total': 'පිහිටුමේ {found, plural, =1 {ඇත්තේ එක ඇටයක්} other {ඇත්තේ ඇට #ක්}}; එය {min} සිට {max} දක්වා විය යුතුයි.',
  'fault.turn-syntax': 'කාගේ වාරයද යන්න ලියන්නේ S හෝ N ලෙසයි, ක්‍රීඩාව අවසන් නම් - ලෙසයි, “{found}” ලෙස නෙවෙයි.',
  'fault.score-syntax': 'දෙපැත්ත සතු ගණන ලියන්නේ අංක දෙකක් ලෙසයි, උදාහරණයක් ලෙස 10-8, “{found}” ලෙස නෙවෙයි.',
  'fault.flag-unknown': '“{found}” පිහිටුමක කොටසක් නෙවෙයි. වාරයට පසුව +K (පසෙකින් තැබූ ඇට), ඉන්පසු pie හෝ swapped තිබිය හැකියි.',
  'fault.flag-order': '“{found}” තිබෙන්නේ පමා වී හෝ දෙවරක්: මුලින්ම +K (පසෙකින් තැබූ ඇට), ඉන්පසු pie හෝ swapped, එක එකක් එක් වරක්.',
  'fault.pie-off': 'පිහිටුමේ “{flag}” කියා තිබෙනවා, ඒත් මේ ක්‍රීඩාවේ මාරු නීතිය නැහැ. ඒ වචනය ඉවත් කරන්න, නැත්නම් pie=on සමඟ ක්‍රීඩා කරන්න.',
  'fault.pie-over': 'ක්‍රීඩාව අවසන්, ඒ නිසා තවත් ආසන මාරුවක් එන්න බැහැ: “pie” ඉවත් කරන්න.',
  'fault.hole-not-here':
    '{where} {hole, select, out {ක්‍රීඩාවෙන් ඉවත් වළක්} other {සලකුණු කළ වළක්}}, මේ ක්‍රීඩාව සකසා ඇති හැටියට එවැනි එකක් නැහැ.',
  'fault.hole-not-empty': '{where} ක්‍රීඩාවෙන් ඉවත්, ඒ නිසා එහි ඇට තිබෙන්න බැහැ.',
  'fault.move-syntax': '“{found}” පියවරක් නෙවෙයි. පියවරක් යනු වළක අකුර, නැත්නම් swap.',

  'fault.nothing-to-undo': 'ආපසු ගන්න කිසිවක් නැහැ.',
  'fault.nothing-to-redo': 'යළි කරන්න කිසිවක් නැහැ.',
  'fault.match-over': 'තරඟය අවසන්.',
  'fault.match-going-on': 'වටය තවම අවසන් නැහැ: මුලින්ම එය අවසානය දක්වා ක්‍රීඩා කරන්න.',
  'fault.no-chase': 'මේ ක්‍රීඩාවේ එකඟ වන්න නිමක් නැති ලුහුබැඳීමක් නැහැ.',
  'fault.no-rounds': 'මේ ක්‍රීඩාව වට වශයෙන් ක්‍රීඩා කරන්නේ නැහැ.',

  'fault.record-syntax':
    'ක්‍රීඩා සටහනේ {line} වන පේළියේ {column} වන තැන (“{found}”) කියවන්න බැහැ: {expected, select, tag {මෙහි [Game "kalah"] වැනි ටැගයක් තිබිය යුතුයි} tag-value {ටැගයේ අගය උද්ධෘත ලකුණු අතර තිබිය යුතුයි} tag-end {ටැගය ] වලින් වසා නැහැ} move {මෙහි පියවරක් තිබිය යුතුයි: වළවල අකුරු, swap, හෝ මඟහැරුණු වාරයකට -} comment-end {අදහස වසා නැහැ} variation-end {විකල්පය ) වලින් වසා නැහැ} less-depth {විකල්ප එකක් තුළ එකක් පමණට වඩා ගැඹුරුයි} less-text {ගොනුව දිග වැඩියි} other {එය ක්‍රීඩා සටහනක ආකාරයට නැහැ}}.',
  'fault.record-version': 'සටහන “{found}” අනුවාදයේ එකක්; මේ වැඩසටහන කියවන්නේ {expected}.',
  'fault.record-tag': '{line, plural, =0 {{tag}} other {# වන පේළිය: {tag}}} ටැගය “{found}” වෙන්න බැහැ.',
  'fault.record-tag-missing': '{line, plural, =0 {{tag}} other {# වන පේළිය: {tag}}} ටැගය නැහැ.',
  'fault.record-tag-twice': '{line, plural, =0 {{tag}} other {# වන පේළිය: {tag}}} ටැගය දෙවරක් දී තිබෙනවා.',
  'fault.record-move': 'සටහනට {number} වන වාරයෙන් එහාට යන්න බැහැ: එහිදී {move} ක්‍රීඩා කරන්න බැහැ.',
  'fault.record-pass': 'සටහනේ {number} වන වාරය මඟහැරුණා කියනවා, ඒත් එහිදී කාගේවත් වාරය මඟහැරෙන්නේ නැහැ.',
  'fault.record-after-end': 'ක්‍රීඩාව අවසන් වූ පසුත් සටහන {number} වන වාරයේ {move} සමඟ දිගටම යනවා.',
  'fault.record-result': 'සටහන කියන්නේ {says}, ඒත් එහි පියවරවලින් ලැබෙන්නේ {finds}.',
  'fault.record-none': 'මෙහි ක්‍රීඩා සටහනක් නැහැ: එකක් ඇරඹෙන්නේ [Mbegu "1"] ලෙසයි.',
  'fault.record-rounds': 'සටහනේ {round} වන වටය ඊට පෙර වටයෙන් පසුව එන්නේ නැහැ.',
  'fault.json-shape': 'සටහනේ {at} තැන යමක් අඩුයි, වැඩියි, නැත්නම් වැරදි වර්ගයේ.',
};
