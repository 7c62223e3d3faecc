import type { ExplainTexts } from '../catalogue.ts';

type Sentences = Pick<ExplainTexts, Extract<keyof ExplainTexts, `refusal.${string}`>>;

/** Why a move may not be made, and what may. */
export const refusals: Sentences = {
  'refusal.game-over': 'The game is over: no move can be made.',
  'refusal.no-such-move': 'There is no {game, noun, pit} {move} on this board: each row has {pits, noun, pits}.',
  'refusal.not-yours': '{pit} lies in the other row: choose from your own.',
  'refusal.out-of-play': '{pit} is out of play for this round.',
  'refusal.marked-hole':
    '{pit} is a marked {game, noun, pit}: it receives {game, noun, seed} after {game, noun, seed}, but nobody may lift from it.',
  'refusal.empty-pit': '{pit} is empty: choose a {game, noun, pit} that is not.',
  'refusal.must-feed':
    '{pit} would leave the other row without a single {game, noun, seed}, and there is a move that feeds it: choose one that does.',
  'refusal.endless':
    'A sowing from {pit} would never end{because, select, returned {: after {laps, plural, one {# lap} other {# laps}} everything is back where it began} other {: after {laps, plural, one {# lap} other {# laps}} it still goes on}}. Choose another.',
  'refusal.no-swap':
    'There is nothing to swap: only North may, with the very first decision, and only in a game with the pie rule.',
};
