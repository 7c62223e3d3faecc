/**
 * `<mancala-board>`: two rows of pits as one sees and touches them. It knows no rules; a page hands in positions,
 * legal moves and the events of a move, and hears which pit was chosen.
 */
import { MancalaBoardElement } from './element.ts';

export type { BoardEventDetails, PlayOptions } from './element.ts';
export { MancalaBoardElement } from './element.ts';
export type { StoreKind } from './layout.ts';
export {
  COUNTS,
  type Counts,
  LAYOUTS,
  type LayoutChoice,
  type Preview,
  SCHEMES,
  type Scheme,
  SPEEDS,
  type Speed,
  type Tag,
  THEMES,
  type Theme,
} from './state.ts';
export {
  type BoardTexts,
  englishNames,
  englishTexts,
  type Names,
  type PitInfo,
  type StoreInfo,
  type Whose,
} from './texts.ts';
export { storesOf } from './themes.ts';

/** The element's name in HTML. */
export const boardTag = 'mancala-board';

/** Makes `<mancala-board>` known to the document; asking twice does no harm. */
export const defineMancalaBoard = (): void => {
  if (customElements.get(boardTag) === undefined) customElements.define(boardTag, MancalaBoardElement);
};

declare global {
  interface HTMLElementTagNameMap {
    'mancala-board': MancalaBoardElement;
  }
}
