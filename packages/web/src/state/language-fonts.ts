/** Fonts beside that of the language in use: fetched where their writing is shown, and so kept for when there is no net. */
import { LANGUAGE_NAMES, type Language } from '@mbegu/i18n';
import { FONTS } from './language.svelte.ts';

/** What the fonts are called in their styles. */
const FAMILIES: Partial<Readonly<Record<string, string>>> = { ar: 'Noto Sans Arabic', si: 'Noto Sans Sinhala' };

/** Somebody pays for every byte, or has asked for few of them. */
const isSparing = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Fetches the fonts of these languages, if they have one; where that cannot be, the device's own will do. */
export const fetchFonts = async (tags: readonly string[]): Promise<void> => {
  if (isSparing()) return;
  for (const tag of tags) {
    const family = FAMILIES[tag];
    if (family === undefined) continue;
    try {
      await FONTS[tag]?.();
      await document.fonts.load(`1em "${family}"`, LANGUAGE_NAMES[tag as Language]);
    } catch {
      // It is asked for again when it is needed.
    }
  }
};
