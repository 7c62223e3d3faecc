import type { ExplainTexts } from '../catalogue.ts';

type Sentences = Pick<ExplainTexts, Extract<keyof ExplainTexts, `refusal.${string}`>>;

/** Why a move may not be made, and what may. */
export const refusals: Sentences = {
  'refusal.game-over': 'Die Partie ist zu Ende: Es gibt keinen Zug mehr.',
  'refusal.no-such-move':
    'Auf diesem Brett gibt es {game, select, al-manqala {kein Haus} walak-pussa {kein Loch} other {keine Mulde}} {move}: Jede Reihe hat {pits, noun, pits}.',
  'refusal.not-yours': '{pit} liegt in der anderen Reihe: Wähle aus deiner eigenen.',
  'refusal.out-of-play': '{pit} ist in dieser Runde nicht im Spiel.',
  'refusal.marked-hole':
    '{pit} ist ein markiertes Loch: Es bekommt Samen um Samen, aber niemand darf welche herausnehmen.',
  'refusal.empty-pit': '{pit} ist leer: Wähle {game, noun, pit.a} mit Inhalt.',
  'refusal.must-feed':
    'Mit {pit} bliebe der anderen Reihe keine einzige Perle, dabei gibt es einen Zug, der sie füttert: Wähle einen solchen.',
  'refusal.endless':
    'Eine Saat aus {pit} würde nie enden{because, select, returned {: Nach {laps, plural, one {# Durchgang} other {# Durchgängen}} liegt alles wieder wie am Anfang} other {: Nach {laps, plural, one {# Durchgang} other {# Durchgängen}} geht sie immer noch weiter}}. Wähle einen anderen Zug.',
  'refusal.no-swap':
    'Es gibt nichts zu tauschen: Nur Nord darf das, nur als allererste Entscheidung und nur, wenn mit der Tortenregel gespielt wird.',
};
