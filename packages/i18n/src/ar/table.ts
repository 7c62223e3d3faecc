import type { Texts } from '../catalogue.ts';
import type { table as english } from '../en/table.ts';

/** Why the table refuses a command or a saved game; the keys are its codes. */
export const table: Texts<typeof english> = {
  stale: 'تقدّمت اللعبة منذ ذلك الحين: انظر مرة أخرى، ثم اختر.',
  'not-your-turn': 'ليس هذا دورك.',
  'offer-standing': 'هناك عرض قائم: انتظر الجواب.',
  'no-offer': 'لا عرض يُجاب عنه.',
  'own-offer': 'هذا عرضك أنت: الجواب على اللاعب الآخر.',
  'name-length': 'طول الاسم {max} حرفًا على الأكثر، لا {found}.',
  'saved-json': 'لا يمكن قراءة اللعبة المحفوظة: ليست JSON.',
  'saved-version': 'اللعبة المحفوظة من إصدار آخر من Mbegu.',
  'saved-shape': 'في اللعبة المحفوظة شيء ناقص أو زائد أو من نوع غير صحيح.',
};
