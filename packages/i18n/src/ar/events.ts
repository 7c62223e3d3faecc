import type { EventTexts } from '../catalogue.ts';

const score = 'الجنوب {south}، الشمال {north}.';

/** One event at a time, as a trace lists them. */
export const events: EventTexts = {
  'event.lift': 'رُفعت {count, noun, seeds} من {pit}.',
  'event.sow':
    'سقطت {game, noun, seed} في {who, select, you {{game, noun, store.your}} nobody {{to}} other {{game, noun, store} {name}}}.',
  'event.capture': 'ذهبت {count, noun, seeds} من {pit} {who, select, you {إليك} other {إلى {name}}}.',
  'event.bonus': 'نقلة أخرى للجهة نفسها.',
  'event.pass': '{who, select, you {يُتخطّى دورك} other {يُتخطّى دور {name}}}.',
  'event.swap': 'تبادل اللاعبان المقعدين.',
  'event.turn': '{who, select, you {حان دورك} other {حان دور {name}}}.',
  'event.sweep': 'ما بقي في {pit} يعود {who, select, you {إليك} other {إلى {name}}}: {count, noun, seeds}.',
  'event.aside': 'بقيت {count, noun, seeds} في {pit} بلا صاحب.',
  'event.divide': 'قُسم ما بقي: الجنوب {south}، الشمال {north}، بلا صاحب {aside}.',
  'event.end': `انتهت. ${score}`,
  'event.end.row-empty': `انتهت: صفّ فارغ. ${score}`,
  'event.end.no-move': `انتهت: لم تبق نقلة. ${score}`,
  'event.end.majority': `انتهت: مع إحدى الجهتين أكثر من النصف. ${score}`,
  'event.end.board-empty': `انتهت: اللوح فارغ. ${score}`,
  'event.end.cannot-feed': `انتهت: لا نقلة تُطعم الصفّ الفارغ. ${score}`,
  'event.end.only-endless': `انتهت: كل نقلة باقية لا نهاية لها. ${score}`,
  'event.end.chase': `انتهت: الوضع نفسه للمرة الثالثة. ${score}`,
  'event.end.agreed': `انتهت: مطاردة بلا نهاية، باتفاق اللاعبين. ${score}`,
  'event.end.resigned': `انتهت بالاستسلام. ${score}`,
  'event.end.timeout': `انتهت: نفد الوقت. ${score}`,
  'event.end.aborted': `أُوقفت. ${score}`,
  'event.end.match-over': `انتهت المباراة. ${score}`,
};
