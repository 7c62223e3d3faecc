import type { Texts } from '../catalogue.ts';
import type { playing as english } from '../en/playing.ts';

/** Further texts of setting up and playing a game, and of the games kept on the device. */
export const playing: Texts<typeof english> = {
  'play.handicap':
    'أفضلية {who, select, you {منك} other {من {name}}}: {count, noun, seeds} {rival, select, you {عندك} other {عند {rivalName}}} منذ البداية.',
  'play.decided': 'محسومة',
  'play.decided.said': 'أكثر من نصف {game, select, al-manqala {الخرز كله} other {الحبات كلها}}: حُسمت اللعبة',
  'play.for': 'إلى {name}',
};
