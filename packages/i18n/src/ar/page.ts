import type { Texts } from '../catalogue.ts';
import type { page as english } from '../en/page.ts';

/** The texts of the page round the views: languages, being offline, new versions. */
export const page: Texts<typeof english> = {
  'unfetched.text': 'تعذّر جلب هذا الجزء من الصفحة. ألعابك محفوظة: حمّل الصفحة من جديد.',
  'unfetched.reload': 'تحميل من جديد',
};
