import type { Texts } from '../catalogue.ts';
import type { board as english } from '../en/board.ts';

/** What the board calls itself and its parts, for eyes and for screen readers. */
export const board: Texts<typeof english> = {
  grid: 'Ubao wa {name}',
  instructions:
    'Vitufe vya mishale hukupeleka kutoka {game, noun, pit} hadi {game, noun, pit}. Enter hucheza ulipo, na herufi yake hufanya vivyo hivyo.',
  row: 'Safu {who, select, you {yako} other {ya {name}}}',
  pit: '{pit}, {game, noun, pit} {who, select, you {{game, noun, pit.your}} other {{game, noun, pit.of} {name}}}{hole, select, out {, nje ya mchezo} marked {, {count, noun, seeds}, {game, noun, pit.with} alama} other {, {count, noun, seeds}}}',
  playable: 'unaweza kucheza hapa',
  store: '{who, select, you {{game, noun, Store} lako} other {{game, noun, Store} la {name}}}, {count, noun, seeds}',
  aside: '{count, noun, seeds} {count, plural, one {isiyo ya} other {zisizo za}} mtu',
  direction: 'Kupanda huenda kinyume cha saa.',
};
