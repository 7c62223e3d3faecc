import type { Texts } from '../catalogue.ts';
import type { page as english } from '../en/page.ts';

/** The texts of the page round the views: languages, being offline, new versions. */
export const page: Texts<typeof english> = {
  'language.heading': 'اللغة',
  'language.unavailable': 'لا يمكن جلب كلمات هذه اللغة الآن. حاول مرة أخرى حين تكون متصلًا بالشبكة.',
  'update.text': 'هناك إصدار جديد من Mbegu. لا يغيّر شيئًا من ألعابك.',
  'update.take': 'خذه الآن',
  'update.later': 'لاحقًا',
  'unfetched.text': 'تعذّر جلب هذا الجزء من الصفحة. ألعابك محفوظة: حمّل الصفحة من جديد.',
  'unfetched.reload': 'تحميل من جديد',
  'wording.open': 'اقتراح صياغة أفضل',
  'wording.heading': 'صياغة أفضل',
  'wording.search': 'كلمات من النصّ الذي تقصده',
  'wording.search.hint': 'اكتب بعض الكلمات التي تقرؤها، تظهر النصوص التي فيها.',
  'wording.none': 'لا نصّ فيه هذه الكلمات.',
  'wording.found': '{count, plural, zero {لا نصوص} one {نصّ واحد} two {نصّان} few {# نصوص} many {# نصًّا} other {# نصّ}}',
  'wording.more': 'لا يظهر إلا أول {count}: اكتب كلمات أكثر.',
  'wording.mine': 'كيف تقولها أنت',
  'wording.note': 'أبق ما بين الأقواس المعقوفة كما هو: توضع مكانه أسماء وأعداد.',
  'wording.copy': 'نسخ المفتاح والنصّ',
  'wording.copied': 'نُسخ. أرسله إلى من يعتني بكلمات Mbegu.',
  'wording.not-copied': 'المتصفح لا يسمح لنا بالنسخ: حدّد النصّ الذي في الأسفل وانسخه بنفسك.',
};
