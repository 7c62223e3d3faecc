import type { Texts } from '../catalogue.ts';
import type { board as english } from '../en/board.ts';

/** What the board calls itself and its parts, for eyes and for screen readers. */
export const board: Texts<typeof english> = {
  grid: '{name} පුවරුව',
  instructions:
    'ඊතල යතුරු {game, noun, pit.abl} {game, noun, pit.dat} යනවා. Enter යතුරෙන් ඔබ සිටින {game, noun, pit} ක්‍රීඩා වෙනවා, එහි අකුරෙනුත් එසේමයි.',
  row: '{who, select, you {ඔබේ පේළිය} other {{name}ගේ පේළිය}}',
  pit: '{pit}, {who, select, you {ඔබේ} other {{name}ගේ}}{hole, select, out {, ක්‍රීඩාවෙන් ඉවත්} marked {, {count, noun, seeds}, සලකුණු කළ} other {, {count, noun, seeds}}}',
  playable: 'ක්‍රීඩා කරන්න පුළුවන්',
  store: '{who, select, you {ඔබේ {game, noun, store}} other {{name}ගේ {game, noun, store}}}, {count, noun, seeds}',
  aside: 'කාටවත් අයිති නැති {count, noun, seeds}',
  direction: 'වපුරන්නේ ඔරලෝසු කටු යන අතට විරුද්ධ අතට.',
};
