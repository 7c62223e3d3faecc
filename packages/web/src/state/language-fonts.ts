/** Fonts beside that of the language in use: fetched where their writing is shown, and so kept for when there is no net. */
import { LANGUAGE_NAMES, type Language } from '@mbegu/i18n';
import { FONTS } from './language.svelte.ts';

/** What the fonts are called in their styles. */
const FAMILIES: Partial<Readonly<Record<string, string>>> = { ar: 'Noto Sans Arabic', si: 'Noto Sans Sinhala' };

/** Somebody pays for every byte, or has asked for few of them. */
const isSparing = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

const holds = ({ cssRules }: CSSStyleSheet, family: string): boolean =>
  [...cssRules].some((rule) => rule instanceof CSSFontFaceRule && rule.style.fontFamily.includes(family));

/** A font that could not be had is not asked for by the browser any more, until its style is read anew. */
const readAnew = (family: string): void => {
  for (const sheet of document.styleSheets) {
    const { ownerNode } = sheet;
    if (ownerNode instanceof Element && holds(sheet, family)) ownerNode.replaceWith(ownerNode.cloneNode(true));
  }
};

/** Fetches the fonts of these languages, if they have one; where that cannot be, the device's own will do until there is a net. */
export const fetchFonts = async (tags: readonly string[]): Promise<void> => {
  if (isSparing()) return;
  for (const tag of tags) {
    const family = FAMILIES[tag];
    if (family === undefined) continue;
    try {
      await FONTS[tag]?.();
      await document.fonts.load(`1em "${family}"`, LANGUAGE_NAMES[tag as Language]);
    } catch {
      const again = (): void => {
        readAnew(family);
        void fetchFonts([tag]);
      };
      addEventListener('online', again, { once: true });
    }
  }
};
