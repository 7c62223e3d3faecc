import type { ExplainTexts } from '../catalogue.ts';

type Sentences = Pick<ExplainTexts, Extract<keyof ExplainTexts, `refusal.${string}`>>;

/** Why a move may not be made, and what may. */
export const refusals: Sentences = {
  'refusal.game-over': 'Spillet er slut: der kan ikke trækkes mere.',
  'refusal.no-such-move':
    'Der er ikke noget {game, noun, pit} {move} på dette bræt: hver række har {pits, noun, pits}.',
  'refusal.not-yours': '{pit} ligger i den anden række: vælg fra din egen.',
  'refusal.out-of-play': '{pit} er ude af spillet i denne runde.',
  'refusal.marked-hole': '{pit} er et mærket hul: det får frø efter frø, men ingen må tage noget op fra det.',
  'refusal.empty-pit': '{pit} er tomt: vælg et {game, noun, pit}, der ikke er.',
  'refusal.must-feed':
    'Med {pit} ville den anden række stå uden en eneste perle, og der er et træk, der fodrer den: vælg sådan et.',
  'refusal.endless':
    'Et træk fra {pit} ville aldrig ende{because, select, returned {: efter {laps, plural, one {# omgang} other {# omgange}} er alt tilbage, hvor det begyndte} other {: efter {laps, plural, one {# omgang} other {# omgange}} er såningen stadig i gang}}. Vælg et andet.',
  'refusal.no-swap':
    'Der er ikke noget at bytte: det må kun Nord, kun som den allerførste beslutning, og kun når der spilles med kagereglen.',
};
