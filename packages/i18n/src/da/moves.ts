import type { ExplainTexts } from '../catalogue.ts';

type Sentences = Omit<ExplainTexts, `event.${string}` | `refusal.${string}`>;

// Danish puts an s to a name for its genitive, but not to every name; so a thing lies "hos" somebody instead. Sentences
// that one game alone knows name its things outright, with their own gender.

/** What happened in a move, and why. */
export const moves: Sentences = {
  'sow.lap': '{who, select, you {Du} other {{name}}} sår {count, noun, seeds} fra {pit}.',
  'sow.relay':
    '{who, select, you {Du} other {{name}}} sår {count, noun, seeds} fra {pit} og sår videre, {laps, plural, one {# omgang} other {# omgange}} i alt.',
  swap: '{who, select, you {Du} other {{name}}} vælger at bytte: de to spillere bytter plads. Brættet bliver, som det er, og det er stadig den samme side, der skal trække.',

  land: '{game, noun, seed.Last} falder i {pit}: der bliver ikke fanget noget.',
  again:
    '{game, noun, seed.Last} falder i {who, select, you {{game, noun, store.your}} other {{game, noun, store.the} hos {name}}}: {who, select, you {du får} other {{name} får}} en ekstra tur.',
  'again.over':
    '{game, noun, seed.Last} falder i {who, select, you {{game, noun, store.your}} other {{game, noun, store.the} hos {name}}}, men der kan ikke trækkes mere.',
  'capture.across':
    'Det sidste frø falder i {who, select, you {dit tomme hul {pit}} other {{pit}, et tomt hul hos {name}}}: det bliver fanget sammen med {count, plural, =1 {det ene frø} other {de # frø}} over for i {facing}.',
  'capture.alone':
    'Det sidste frø falder i {who, select, you {dit tomme hul {pit}} other {{pit}, et tomt hul hos {name}}}. Over for i {facing} er der ikke noget, så frøet går alene i {who, select, you {din kalaha} other {kalahaen}}.',
  'stay.facing-empty':
    'Det sidste frø falder i {who, select, you {dit tomme hul {pit}} other {{pit}, et tomt hul hos {name}}}. Over for i {facing} er der ikke noget, så frøet bliver liggende.',
  'capture.exact':
    'Med den sidste perle er der {count} i {pit}: {who, select, you {du} other {{name}}} fanger {count, plural, =1 {den} =2 {begge} other {alle #}}.',
  'capture.run':
    'Med den sidste perle er der {count} i {pit}: {who, select, you {du} other {{name}}} fanger dem og hele serien før dem, tilbage til {end}: {pits, noun, pits}, {total, noun, seeds} i alt.',
  'stay.exact': 'Med den sidste perle er der {count} i {pit}: der bliver ikke fanget noget.',
  'capture.beyond':
    'Det næste hul, {empty}, {emptyIs, select, marked {er mærket og tæller som tomt} other {er tomt}}: {who, select, you {du} other {{name}}} fanger {count, plural, =1 {det ene frø} other {de # frø}} i hullet bag det, {pit}.',
  'capture.necklace':
    'Det næste hul, {empty}, {emptyIs, select, marked {er mærket og tæller som tomt} other {er tomt}}: {who, select, you {du} other {{name}}} tømmer hullet bag det, {pit}, og sådan videre, som perlerne på en halskæde, til {end}: {pits, noun, pits}, {total, noun, seeds} i alt.',
  'stay.beyond':
    'Det næste hul, {empty}, {emptyIs, select, marked {er mærket} other {er tomt}}, og hullet bag det, {pit}, {pitIs, select, marked {er mærket} other {er også tomt}}: der bliver ikke fanget noget.',
  decided:
    '{who, select, you {Du} other {{name}}} har {count} af {total, noun, seeds}, mere end halvdelen: spillet er afgjort, men det bliver spillet til ende.',

  pass: '{who, select, you {Du} other {{name}}} har ikke noget at så og melder pas.',
  turn: '{who, select, you {Det er din tur} other {Turen går til {name}}}.',
  'turn.after-capture':
    'En fangst afslutter turen: {who, select, you {nu er det din tur} other {nu skal {name} trække}}.',

  'end.row-empty':
    '{who, select, you {Din række er tom} nobody {Begge rækker er tomme} other {Rækken hos {name} er tom}}: {of, select, round {runden} other {spillet}} er slut.',
  'end.no-move':
    '{who, select, you {Du} other {{name}}} har ingen træk: {of, select, round {runden} other {spillet}} er slut.',
  'end.majority':
    '{who, select, you {Du} other {{name}}} har {count} af {total, noun, seeds}, mere end halvdelen: {of, select, round {runden} other {spillet}} er slut.',
  'end.board-empty': 'Brættet er tomt: {of, select, round {runden} other {spillet}} er slut.',
  'end.cannot-feed':
    '{who, select, you {Du har ikke noget træk, der fodrer {rivalName}} other {{name} har ikke noget træk, der fodrer {rival, select, you {dig} other {{rivalName}}}}}: {of, select, round {runden} other {spillet}} er slut.',
  'end.only-endless':
    '{who, select, you {Du} other {{name}}} har kun træk, der aldrig ville ende: {of, select, round {runden} other {spillet}} er slut.',
  'end.chase':
    'Stillingen er her for tredje gang uden en fangst imellem: det, der er tilbage, jager kun i ring, og {of, select, round {runden} other {spillet}} er slut.',
  'end.agreed': 'Begge er enige om, at resten kun jager i ring: {of, select, round {runden} other {spillet}} er slut.',
  'end.resigned': '{who, select, you {Du giver op} nobody {En spiller giver op} other {{name} giver op}}.',
  'end.timeout':
    '{who, select, you {Din tid er gået} nobody {Tiden er gået for en spiller} other {Tiden er gået for {name}}}.',
  'end.aborted': 'Spillet blev afbrudt.',
  'end.match-over': 'Der kan ikke begynde flere runder: kampen er slut.',

  'sweep.owner':
    '{who, select, you {Du får {count, noun, seeds.left.got} i din række} other {{name} får {count, noun, seeds.left.got} i sin egen række}}.',
  'sweep.all': '{count, noun, seeds.left} på brættet går til {who, select, you {dig} other {{name}}}.',
  aside: '{count, noun, seeds.left} på brættet går ikke til nogen.',
  'divide.halves':
    'Det, der er tilbage på brættet, bliver delt: {count, noun, seeds} til hver side{aside, plural, =0 {} other {, og # til ingen}}.',
  'divide.nobody': '{count, noun, seeds.left} på brættet går ikke til nogen.',
  uncounted: '{count, noun, seeds.left} på brættet tæller ikke med.',
  'result.win': '{who, select, you {Du} other {{name}}} vinder {winnerSeeds}–{loserSeeds}.',
  'result.decided': '{who, select, you {Du} other {{name}}} vinder.',
  'result.draw': 'Uafgjort: {count} til hver.',
  'result.none': 'Der er intet resultat.',
};
