import type { ExplainTexts } from '../catalogue.ts';

type Sentences = Omit<ExplainTexts, `event.${string}` | `refusal.${string}`>;

const laps = '{laps, plural, one {شوط واحد} two {شوطان} few {# أشواط} many {# شوطًا} other {# شوط}}';

/**
 * What happened in a move, and why. A name can be anybody’s, so no verb agrees with it: “the move of …: sowing …”,
 * “the share of …”. Verbs stand before what they are about, so that they agree with one, two and many alike.
 */
export const moves: Sentences = {
  'sow.lap': '{who, select, you {بذرت} other {نقلة {name}: بذر}} {count, noun, seeds.acc} من {pit}.',
  'sow.relay': `{who, select, you {بذرت} other {نقلة {name}: بذر}} {count, noun, seeds.acc} من {pit} {who, select, you {وواصلت البذر} other {ومواصلة البذر}}: ${laps} في المجموع.`,
  swap: '{who, select, you {اخترت التبديل} other {نقلة {name}: تبديل}}. يتبادل اللاعبان المقعدين، ويبقى اللوح كما هو، ويبقى الدور للجهة نفسها.',

  land: 'سقطت {game, noun, seed.def} الأخيرة في {pit}، فلا يؤخذ شيء.',
  again:
    'سقطت {game, noun, seed.def} الأخيرة في {who, select, you {{game, noun, store.your}، فلك نقلة أخرى} other {{game, noun, store} {name}، فيبقى الدور عند {name}}}.',
  'again.over':
    'سقطت {game, noun, seed.def} الأخيرة في {who, select, you {{game, noun, store.your}} other {{game, noun, store} {name}}}، لكن لا نقلة يمكن أن تليها.',
  'capture.across':
    'سقطت {game, noun, seed.def} الأخيرة في {pit}، {game, noun, pit.empty} من {who, select, you {صفّك} other {صفّ {name}}}، فتُؤسر ويُؤسر معها ما يقابلها في {facing}: {count, noun, seeds}.',
  'capture.alone':
    'سقطت {game, noun, seed.def} الأخيرة في {pit}، {game, noun, pit.empty} من {who, select, you {صفّك} other {صفّ {name}}}. لا شيء يقابلها في {facing}، فتذهب وحدها إلى {who, select, you {{game, noun, store.your}} other {{game, noun, store.def}}}.',
  'stay.facing-empty':
    'سقطت {game, noun, seed.def} الأخيرة في {pit}، {game, noun, pit.empty} من {who, select, you {صفّك} other {صفّ {name}}}. لا شيء يقابلها في {facing}، فتبقى مكانها.',
  'capture.exact':
    'بسقوط {game, noun, seed.def} الأخيرة صارت في {pit} {count, noun, seeds}: {who, select, you {{count, plural, =1 {تأخذها} =2 {تأخذهما معًا} other {تأخذها كلها}}} other {{count, plural, =1 {هي} =2 {كلتاهما} other {كلها}} من نصيب {name}}}.',
  'capture.run':
    'بسقوط {game, noun, seed.def} الأخيرة صارت في {pit} {count, noun, seeds}: {who, select, you {{count, plural, =2 {تأخذهما ومعهما} other {تأخذها ومعها}}} other {{count, plural, =2 {هما من نصيب {name} ومعهما} other {هي من نصيب {name} ومعها}}}} السلسلة التي قبل {pit} رجوعًا حتى {end}: {pits, noun, pits}، {total, noun, seeds} في المجموع.',
  'stay.exact': 'بسقوط {game, noun, seed.def} الأخيرة صارت في {pit} {count, noun, seeds}، فلا يؤخذ شيء.',
  'capture.beyond':
    'الحفرة التالية، {empty}، {emptyIs, select, marked {موسومة وتُعدّ فارغة} other {فارغة}}، {who, select, you {فتأخذ {count, plural, =1 {الحبة الوحيدة} other {{count, noun, seeds.acc}}} من التي وراءها، {pit}} other {فتذهب {count, plural, =1 {الحبة الوحيدة} other {{count, noun, seeds}}} من التي وراءها، {pit}، إلى {name}}}.',
  'capture.necklace':
    'الحفرة التالية، {empty}، {emptyIs, select, marked {موسومة وتُعدّ فارغة} other {فارغة}}، {who, select, you {فتأخذ ما في التي وراءها، {pit}،} other {فيذهب ما في التي وراءها، {pit}، إلى {name}،}} وهكذا كلآلئ العقد حتى {end}: {pits, noun, pits}، {total, noun, seeds} في المجموع.',
  'stay.beyond':
    'الحفرة التالية، {empty}، {emptyIs, select, marked {موسومة} other {فارغة}}، والتي وراءها، {pit}، {pitIs, select, marked {موسومة} other {فارغة هي أيضًا}}: لا يؤخذ شيء.',
  decided:
    '{who, select, you {معك} other {مع {name}}} {count} من أصل {total, noun, seeds.acc}، أي أكثر من النصف: حُسمت اللعبة، لكنها تُلعب حتى نهايتها.',

  pass: '{who, select, you {ليس لديك ما تبذره، فيُتخطّى دورك} other {ليس لدى {name} ما يُبذر، فيُتخطّى الدور}}.',
  turn: '{who, select, you {حان دورك} other {حان دور {name}}}.',
  'turn.after-capture': 'الأسر ينهي الدور: {who, select, you {حان دورك} other {حان دور {name}}}.',

  'end.row-empty':
    '{who, select, you {صفّك فارغ} nobody {الصفّان فارغان} other {صفّ {name} فارغ}}: انتهت {of, select, round {الجولة} other {اللعبة}}.',
  'end.no-move':
    '{who, select, you {ليست لديك أي نقلة} other {ليست لدى {name} أي نقلة}}: انتهت {of, select, round {الجولة} other {اللعبة}}.',
  'end.majority':
    '{who, select, you {معك} other {مع {name}}} {count} من أصل {total, noun, seeds.acc}، أي أكثر من النصف: انتهت {of, select, round {الجولة} other {اللعبة}}.',
  'end.board-empty': 'اللوح فارغ: انتهت {of, select, round {الجولة} other {اللعبة}}.',
  'end.cannot-feed':
    '{who, select, you {ليست لديك نقلة تُطعم {rivalName}} other {ليست لدى {name} نقلة {rival, select, you {تُطعمك} other {تُطعم {rivalName}}}}}: انتهت {of, select, round {الجولة} other {اللعبة}}.',
  'end.only-endless':
    '{who, select, you {لم تبق لديك} other {لم تبق لدى {name}}} إلا نقلات لا تنتهي أبدًا: انتهت {of, select, round {الجولة} other {اللعبة}}.',
  'end.chase':
    'تكرّر هذا الوضع ثلاث مرات من غير أسر بينها: ما بقي إنما يتطارد حول اللوح، فانتهت {of, select, round {الجولة} other {اللعبة}}.',
  'end.agreed': 'اتفق اللاعبان على أن ما بقي إنما يتطارد حول اللوح: انتهت {of, select, round {الجولة} other {اللعبة}}.',
  'end.resigned': '{who, select, you {استسلمت} nobody {استسلم أحد اللاعبين} other {أُعلن استسلام {name}}}.',
  'end.timeout': '{who, select, you {انتهى وقتك} nobody {انتهى وقت أحد اللاعبين} other {انتهى وقت {name}}}.',
  'end.aborted': 'أُوقفت اللعبة قبل نهايتها.',
  'end.match-over': 'لا يمكن أن تبدأ جولة أخرى: انتهت المباراة.',

  'sweep.owner':
    '{who, select, you {ما بقي في صفّك يعود إليك} other {ما بقي في صفّ {name} يعود إلى {name}}}: {count, noun, seeds}.',
  'sweep.all': 'ما بقي على اللوح {who, select, you {يعود إليك} other {يعود إلى {name}}}: {count, noun, seeds}.',
  aside: 'ما بقي على اللوح لا يذهب إلى أحد: {count, noun, seeds}.',
  'divide.halves':
    'ما بقي على اللوح يُقسم: {count, noun, seeds} لكل جهة{aside, plural, =0 {} =1 {، وواحدة بلا صاحب} other {، و# بلا صاحب}}.',
  'divide.nobody': 'ما بقي على اللوح لا يذهب إلى أحد: {count, noun, seeds}.',
  uncounted: 'ما زال على اللوح ما لا يُحسب: {count, noun, seeds}.',
  'result.win': '{who, select, you {فزت} other {فوز {name}}} بنتيجة {winnerSeeds} إلى {loserSeeds}.',
  'result.decided': '{who, select, you {فزت} other {الفوز من نصيب {name}}}.',
  'result.draw': 'تعادل: {count} لكل جهة.',
  'result.none': 'لا نتيجة لهذه اللعبة.',
};
