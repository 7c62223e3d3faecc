import type { Texts } from '../catalogue.ts';
import type { board as english } from '../en/board.ts';

/** What the board calls itself and its parts, for eyes and for screen readers. */
export const board: Texts<typeof english> = {
  grid: 'لوح {name}',
  instructions:
    'مفاتيح الأسهم تنقلك من {game, noun, pit} إلى {game, noun, pit}. مفتاح الإدخال يلعب {game, noun, pit.def} حيث أنت، وكذلك مفتاح الحرف.',
  row: '{who, select, you {صفّك} other {صفّ {name}}}',
  pit: '{pit}، {who, select, you {من صفّك} other {من صفّ {name}}}{hole, select, out {، خارج اللعب} marked {، {count, noun, seeds}، موسومة} other {، {count, noun, seeds}}}',
  playable: 'اللعب ممكن',
  store: '{who, select, you {{game, noun, store.your}} other {{game, noun, store} {name}}}، {count, noun, seeds}',
  aside: '{count, noun, seeds} بلا صاحب',
  direction: 'البذر عكس عقارب الساعة.',
};
