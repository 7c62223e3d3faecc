import type { EventTexts } from '../catalogue.ts';

const score = 'Syd {south}, Nord {north}.';

/** One event at a time, as a trace lists them. */
export const events: EventTexts = {
  'event.lift': '{count, noun, seeds} taget op fra {pit}.',
  'event.sow':
    '{game, noun, seed.One} falder i {who, select, you {{game, noun, store.your}} nobody {{to}} other {{game, noun, store.the} hos {name}}}.',
  'event.capture': '{who, select, you {Du} other {{name}}} fanger {count, noun, seeds} i {pit}.',
  'event.bonus': 'Den samme side får en ekstra tur.',
  'event.pass': '{who, select, you {Du} other {{name}}} melder pas.',
  'event.swap': 'De to spillere bytter plads.',
  'event.turn': '{who, select, you {Det er din tur} other {Turen går til {name}}}.',
  'event.sweep': '{count, noun, seeds} tilbage i {pit} til {who, select, you {dig} other {{name}}}.',
  'event.aside': '{count, noun, seeds} tilbage i {pit} til ingen.',
  'event.divide': 'Resten deles: Syd {south}, Nord {north}, ingen {aside}.',
  'event.end': `Slut. ${score}`,
  'event.end.row-empty': `Slut, en række er tom. ${score}`,
  'event.end.no-move': `Slut, der er ikke flere træk. ${score}`,
  'event.end.majority': `Slut, den ene side har mere end halvdelen. ${score}`,
  'event.end.board-empty': `Slut, brættet er tomt. ${score}`,
  'event.end.cannot-feed': `Slut, intet træk fodrer den tomme række. ${score}`,
  'event.end.only-endless': `Slut, alle træk ville være endeløse. ${score}`,
  'event.end.chase': `Slut, den samme stilling for tredje gang. ${score}`,
  'event.end.agreed': `Slut, en endeløs jagt efter aftale. ${score}`,
  'event.end.resigned': `Slut, opgivet. ${score}`,
  'event.end.timeout': `Slut, tiden er gået. ${score}`,
  'event.end.aborted': `Afbrudt. ${score}`,
  'event.end.match-over': `Kampen er slut. ${score}`,
};
