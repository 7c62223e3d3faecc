/** The language somebody reads: chosen by him, else by his browser. */
import { isLanguage, type Language } from '@mbegu/i18n';
import { fetchTexts, openWords, words } from '../words.ts';
import { store } from './storage.ts';

const key = 'mbegu:1:language';

/** Scripts that not every device can draw bring their font along, fetched when they are read. */
export const FONTS: Partial<Readonly<Record<string, () => Promise<unknown>>>> = {
  ar: () => import('../fonts/arabic.css'),
  si: () => import('../fonts/sinhala.css'),
};

/**
 * The tag of the language in use; views are made anew when it changes. `inSettings`: the sheet of the settings is open, which
 * the new view opens again.
 */
export const language = $state({ tag: '', inSettings: false });

const open = async (preferred: readonly string[]): Promise<void> => {
  await openWords(preferred);
  const { language: tag } = words();
  // A font that cannot be had is no reason to wait, or to fail.
  void FONTS[tag]?.().catch(() => {});
  language.tag = tag;
};

/** Before anything is drawn. */
export const openLanguage = (): Promise<void> => {
  const kept = store.read(key);
  return open(kept !== null && isLanguage(kept) ? [kept, ...navigator.languages] : navigator.languages);
};

/** The language chosen last: what comes later in another one comes too late. */
let wanted: Language | undefined;

/**
 * Changes the language at once and for the next visits; of two choices in a row, to the later one.
 *
 * @returns whether its words could be had, as far as they are still wanted; if not, everything stays as it is
 */
export const chooseLanguage = async (tag: Language): Promise<boolean> => {
  wanted = tag;
  try {
    await fetchTexts(tag);
  } catch {
    return wanted !== tag;
  }
  if (wanted === tag) {
    await open([tag]);
    store.write(key, tag);
  }
  return true;
};
