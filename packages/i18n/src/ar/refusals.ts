import type { ExplainTexts } from '../catalogue.ts';

type Sentences = Pick<ExplainTexts, Extract<keyof ExplainTexts, `refusal.${string}`>>;

const laps = '{laps, plural, one {شوط واحد} two {شوطين} few {# أشواط} many {# شوطًا} other {# شوط}}';

/** Why a move may not be made, and what may. */
export const refusals: Sentences = {
  'refusal.game-over': 'انتهت اللعبة: لا نقلة بعد الآن.',
  'refusal.no-such-move': 'لا {game, noun, pit} باسم {move} على هذا اللوح: في كل صفّ {pits, noun, pits}.',
  'refusal.not-yours': '{pit} في الصفّ الآخر: اختر من صفّك.',
  'refusal.out-of-play': '{pit} خارج اللعب في هذه الجولة.',
  'refusal.marked-hole': '{pit} حفرة موسومة: تستقبل {game, noun, seed} بعد {game, noun, seed}، لكن لا يرفع منها أحد.',
  'refusal.empty-pit': 'لا شيء في {pit}: اختر {game, noun, pit.full}.',
  'refusal.must-feed': 'اللعب من {pit} يترك الصفّ الآخر بلا {game, noun, seed} واحدة، ولديك نقلة تُطعمه: اختر نقلة تُطعم.',
  'refusal.endless': `البذر من {pit} لا ينتهي أبدًا{because, select, returned {: بعد ${laps} يعود كل شيء إلى حيث بدأ} other {: بعد ${laps} ما زال مستمرًا}}. اختر نقلة أخرى.`,
  'refusal.no-swap': 'لا شيء يُبدَّل هنا: التبديل للشمال وحده، في أول قرار له، وفي لعبة فيها قاعدة التبديل.',
};
