import type { Texts } from '../catalogue.ts';
import type { page as english } from '../en/page.ts';

/** The texts of the page round the views: languages, being offline, new versions. */
export const page: Texts<typeof english> = {
  // A view cannot be shown, for its code could not be fetched: offline, or the server has a newer page. A button follows.
  'unfetched.text': 'පිටුවේ මේ කොටස ගේන්න බැරි වුණා. ඔබේ ක්‍රීඩා සුරැකියි: පිටුව නැවත පූරණය කරන්න.',
  'unfetched.reload': 'නැවත පූරණය කරන්න',
};
