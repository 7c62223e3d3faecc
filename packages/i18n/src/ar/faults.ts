import type { FaultTexts } from '../catalogue.ts';

const seedsFound =
  '{found, plural, zero {لا حبات} one {حبة واحدة} two {حبتان} few {# حبات} many {# حبة} other {# حبة}}';
const pitsFound =
  '{found, plural, zero {لا حفر} one {حفرة واحدة} two {حفرتان} few {# حفر} many {# حفرة} other {# حفرة}}';

/** What is wrong with a text or a request, and what would be right. */
export const faults: FaultTexts = {
  'fault.unknown-game': 'لا توجد لعبة «{game}». الموجود: {known}.',
  'fault.unknown-option': 'لا يوجد خيار «{option}» في {game}. خياراتها: {known}.',
  'fault.option-value': 'لا يصحّ أن يكون الخيار {option} بقيمة {found}. يقبل: {expected}.',
  'fault.option-syntax': 'يُكتب الخيار هكذا: name=value، لا «{found}».',
  'fault.option-twice': 'الخيار «{option}» مذكور مرتين: اذكره مرة واحدة.',

  'fault.position-syntax':
    'هذا ليس وضعًا: «{found}». يُكتب الوضع هكذا: \u2066الجنوب\u200e/\u200eالشمال s-n الدور\u2069، مثلًا في كالاه: \u20664,4,4,4,4,4/4,4,4,4,4,4 0-0 S\u2069، وطوله {charsMax} حرف على الأكثر.',
  'fault.pit-count': `في {side, select, S {صفّ الجنوب} N {صفّ الشمال} other {الصفّ}} ${pitsFound}، وفي هذا اللوح {expected} في كل صفّ.`,
  'fault.seed-count':
    '{where, select, S {في مخزن الجنوب} N {في مخزن الشمال} + {الموضوع جانبًا} other {في {where}}} «{found}»، وهذا ليس عددًا من الحبات.',
  'fault.seed-total': `في الوضع ${seedsFound} في المجموع، والمطلوب من {min} إلى {max}.`,
  'fault.turn-syntax': 'صاحب الدور يُكتب S أو N، أو - إذا انتهت اللعبة، لا «{found}».',
  'fault.score-syntax': 'ما مع الجهتين يُكتب عددين، مثل 10-8، لا «{found}».',
  'fault.flag-unknown':
    '«{found}» ليس جزءًا من وضع. بعد صاحب الدور قد يأتي \u2066+K\u2069 (حبات موضوعة جانبًا)، ثم pie أو swapped.',
  'fault.flag-order':
    '«{found}» متأخر عن مكانه أو مكرر: أولًا \u2066+K\u2069 (حبات موضوعة جانبًا)، ثم pie أو swapped، كل منها مرة واحدة.',
  'fault.pie-off': 'في الوضع «{flag}»، لكن هذه اللعبة بلا قاعدة التبديل. احذف الكلمة، أو العب مع pie=on.',
  'fault.pie-over': 'انتهت اللعبة، فلا تبديل بعدها: احذف «pie».',
  'fault.hole-not-here':
    '{where} {hole, select, out {خارج اللعب} other {موسومة}}، وهذا لا يكون في هذه اللعبة بخياراتها هذه.',
  'fault.hole-not-empty': '{where} خارج اللعب، فلا يمكن أن تكون فيها حبات.',
  'fault.move-syntax': '«{found}» ليس نقلة. النقلة حرف حفرة، أو swap.',

  'fault.nothing-to-undo': 'لا شيء يُتراجع عنه.',
  'fault.nothing-to-redo': 'لا شيء يُعاد.',
  'fault.match-over': 'انتهت المباراة.',
  'fault.match-going-on': 'لم تنته الجولة بعد: العبها حتى نهايتها أولًا.',
  'fault.no-chase': 'لا تعرف هذه اللعبة مطاردة بلا نهاية يُتفق عليها.',
  'fault.no-rounds': 'هذه اللعبة لا تُلعب جولات.',

  'fault.record-syntax':
    'لا يمكن قراءة السجلّ عند السطر {line}، العمود {column} («{found}»): {expected, select, tag {كان يجب أن يقف هنا وسم مثل \u2066[Game "kalah"]\u2069} tag-value {قيمة الوسم يجب أن تكون بين علامتي اقتباس} tag-end {الوسم غير مغلق بالعلامة \u2066]\u2069} move {كان يجب أن تقف هنا نقلة: حروف حفر، أو swap، أو - لتخطّي الدور} comment-end {التعليق غير مغلق} variation-end {التفريع غير مغلق بالعلامة \u2066)\u2069} less-depth {التفريعات متداخلة أعمق مما يجوز} less-text {الملف أطول مما يجوز} other {ليس على هيئة سجلّ}}.',
  'fault.record-version': 'السجلّ من الإصدار «{found}»، وهذا البرنامج يقرأ {expected}.',
  'fault.record-tag': '{line, plural, =0 {} other {السطر #: }}لا يصحّ أن يكون الوسم {tag} بقيمة «{found}».',
  'fault.record-tag-missing': '{line, plural, =0 {} other {السطر #: }}الوسم {tag} ناقص.',
  'fault.record-tag-twice': '{line, plural, =0 {} other {السطر #: }}الوسم {tag} مذكور مرتين.',
  'fault.record-move': 'لا يستمر السجلّ عند الدور {number}: لا يجوز لعب {move} هناك.',
  'fault.record-pass': 'في السجلّ تخطٍّ عند الدور {number}، حيث لا يتخطّى أحد دوره.',
  'fault.record-after-end': 'يستمر السجلّ بالنقلة {move} عند الدور {number}، بعد أن انتهت اللعبة.',
  'fault.record-result': 'يقول السجلّ {says}، لكن نقلاته تؤدي إلى {finds}.',
  'fault.record-none': 'لا سجلّ فيه: السجلّ يبدأ بـ \u2066[Mbegu "1"]\u2069.',
  'fault.record-rounds': 'الجولة {round} من السجلّ لا تلي الجولة التي قبلها.',
  'fault.json-shape': 'في السجلّ شيء ناقص أو زائد أو من نوع غير صحيح عند {at}.',
};
