import type { ExplainTexts } from '../catalogue.ts';

type Sentences = Pick<ExplainTexts, Extract<keyof ExplainTexts, `refusal.${string}`>>;

/** Why a move may not be made, and what may. */
export const refusals: Sentences = {
  'refusal.game-over': 'Mchezo umekwisha: hakuna hatua inayoweza kuchezwa.',
  'refusal.no-such-move': 'Hakuna {game, noun, pit} {move} kwenye ubao huu: kila safu ina {pits, noun, pits}.',
  'refusal.not-yours': '{game, noun, Pit} {pit} {game, noun, pit.is} katika safu ya mwenzako: chagua katika safu yako.',
  'refusal.out-of-play': '{game, noun, Pit} {pit} {game, noun, pit.is} nje ya mchezo katika raundi hii.',
  'refusal.marked-hole':
    '{game, noun, Pit} {pit} {game, noun, pit.has} alama: hupokea {game, noun, seed} moja baada ya nyingine, lakini hakuna anayeruhusiwa kuchota humo.',
  'refusal.empty-pit':
    '{game, noun, Pit} {pit} ni tupu: chagua {game, noun, pit} {game, noun, pit.with} {game, noun, seed}.',
  'refusal.must-feed':
    'Ukicheza {pit}, safu ya mwenzako itabaki bila {game, noun, seed} hata moja, na ipo hatua inayoilisha: chagua hatua ya namna hiyo.',
  'refusal.endless':
    'Kupanda kutoka {game, noun, pit} {pit} hakutakwisha kamwe{because, select, returned {: baada ya duru {laps} kila kitu hurudi kilipoanzia} other {: baada ya duru {laps} bado kunaendelea}}. Chagua {game, noun, pit} {game, noun, pit.other}.',
  'refusal.no-swap':
    'Hakuna cha kubadilishana: Kaskazini pekee ndiye anayeweza, kwa uamuzi wake wa kwanza kabisa, na katika mchezo wenye kanuni ya kubadilishana tu.',
};
