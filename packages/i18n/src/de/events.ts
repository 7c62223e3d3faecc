import type { EventTexts } from '../catalogue.ts';

const score = 'Süd {south}, Nord {north}.';

/** One event at a time, as a trace lists them. */
export const events: EventTexts = {
  'event.lift': '{count, noun, seeds} aus {pit} herausgenommen.',
  'event.sow':
    '{game, noun, seed.One} fällt in {who, select, you {{game, noun, store.your.acc}} nobody {{to}} other {{game, noun, store.acc} von {name}}}.',
  'event.capture': '{who, select, you {Du fängst} other {{name} fängt}} {count, noun, seeds} in {pit}.',
  'event.bonus': 'Dieselbe Seite zieht noch einmal.',
  'event.pass': '{who, select, you {Du musst} other {{name} muss}} passen.',
  'event.swap': 'Die beiden wechseln die Plätze.',
  'event.turn': '{who, select, you {Du bist} other {{name} ist}} am Zug.',
  'event.sweep': '{count, noun, seeds} aus {pit} als Rest für {who, select, you {dich} other {{name}}}.',
  'event.aside': '{count, noun, seeds} aus {pit} als Rest für niemanden.',
  'event.divide': 'Der Rest wird geteilt: Süd {south}, Nord {north}, niemand {aside}.',
  'event.end': `Zu Ende. ${score}`,
  'event.end.row-empty': `Zu Ende, eine Reihe ist leer. ${score}`,
  'event.end.no-move': `Zu Ende, es gibt keinen Zug mehr. ${score}`,
  'event.end.majority': `Zu Ende, eine Seite hat mehr als die Hälfte. ${score}`,
  'event.end.board-empty': `Zu Ende, das Brett ist leer. ${score}`,
  'event.end.cannot-feed': `Zu Ende, kein Zug füttert die leere Reihe. ${score}`,
  'event.end.only-endless': `Zu Ende, jeder Zug wäre endlos. ${score}`,
  'event.end.chase': `Zu Ende, dieselbe Stellung zum dritten Mal. ${score}`,
  'event.end.agreed': `Zu Ende, endlose Jagd nach Übereinkunft. ${score}`,
  'event.end.resigned': `Zu Ende, aufgegeben. ${score}`,
  'event.end.timeout': `Zu Ende, Zeit abgelaufen. ${score}`,
  'event.end.aborted': `Abgebrochen. ${score}`,
  'event.end.match-over': `Der Wettkampf ist zu Ende. ${score}`,
};
