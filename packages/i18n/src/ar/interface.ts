import type { Texts } from '../catalogue.ts';
import type { interfaceTexts as english } from '../en/interface.ts';

/** The texts of the page: views, buttons, settings, and what it says when something does not work. */
export const interfaceTexts: Texts<typeof english> = {
  'page.name': 'Mbegu',
  'page.back': 'الصفحة الرئيسية',

  'level.seed': 'البذرة',
  'level.seedling': 'البادرة',
  'level.sprout': 'النبتة',
  'level.sapling': 'الغرسة',
  'level.shrub': 'الشجيرة',
  'level.tree': 'الشجرة',
  'level.palm': 'النخلة',
  'level.acacia': 'الأكاسيا',
  'level.fig': 'التينة',
  'level.baobab': 'الباوباب',

  you: 'أنت',
  'person.S': 'اللاعب 1',
  'person.N': 'اللاعب 2',
  players: '{who, select, you {{south} مقابلك} other {{south} مقابل {north}}}',

  'play.heading': '{title}: {players}',
  'play.title.you': 'دورك',
  'play.title.other': 'دور {name}',
  'play.title.over': 'انتهت',
  'play.holds': 'الحصيلة: {count, noun, seeds}',
  'play.to-move': 'صاحب الدور',
  'play.thinks': 'يفكر',
  'play.begin.you':
    'البداية لك: اختر {game, select, al-manqala {أحد البيوت المحاطة بحلقة} other {إحدى الحفر المحاطة بحلقة}}.',
  'play.begin.other': 'البداية عند {name}.',
  'play.turn.you': 'حان دورك.',
  'play.turn.other': 'حان دور {name}.',
  'play.round-began': 'تبدأ الجولة {count}.',
  'play.undone': 'تم التراجع. {turn}',
  'play.redone': 'أُعيدت النقلة. {turn}',
  'play.told': 'ما حدث',
  'play.tools': 'أدوات',
  'play.board': 'اللوح',

  'bar.undo': 'تراجع',
  'bar.redo': 'إعادة',
  'bar.hint': 'تلميح',
  'bar.replay': 'عرض ثانٍ',
  'bar.moves': 'النقلات',
  'bar.menu': 'القائمة',

  'moves.heading': 'النقلات',
  'moves.none': 'لم يلعب أحد بعد.',
  'moves.round': 'الجولة {count}',
  'moves.swap': 'تبديل',
  'moves.agree': 'اتفاق',
  'moves.resign': 'استسلام',
  'moves.timeout': 'نفاد الوقت',
  'moves.abort': 'إيقاف',

  'swap.text': 'بدل أن تبذر، خذ جهة {rival}: يبقى اللوح كما هو، وتكون النقلة التالية نقلة {rival} من جهتك الحالية.',
  'swap.yes': 'تبادل المقعدين',
  'swap.done':
    'صفّ الجنوب صار {south, select, you {لك} other {عند {southName}}}، وصفّ الشمال صار {north, select, you {لك} other {عند {northName}}}.',

  'offer.text': 'رأي {name} أن اللعب صار يدور في حلقة مفرغة. إن وافقت، قُسم ما بقي كما تقول القواعد.',
  'offer.accept': 'موافقة',
  'offer.decline': 'نواصل اللعب',

  'hint.thinks': 'أنظر …',

  'preview.again': 'نقلة أخرى',
  'preview.takes': '\u2066+{count}\u2069',
  'preview.takes-again': '\u2066+{count}\u2069، ونقلة أخرى',
  'preview.ends': '{rounds, select, single {تنهي اللعبة} other {تنهي الجولة}}',

  'trouble.retry': 'ليحاول مرة أخرى',
};
