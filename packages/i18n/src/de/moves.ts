import type { ExplainTexts } from '../catalogue.ts';

type Sentences = Omit<ExplainTexts, `event.${string}` | `refusal.${string}`>;

// Sentences that one game alone knows name its things outright, with their own gender.

/** What happened in a move, and why. */
export const moves: Sentences = {
  'sow.lap': '{who, select, you {Du säst} other {{name} sät}} {count, noun, seeds} aus {pit}.',
  'sow.relay':
    '{who, select, you {Du säst} other {{name} sät}} {count, noun, seeds} aus {pit} und {who, select, you {säst} other {sät}} weiter, {laps, plural, one {# Durchgang} other {# Durchgänge}} insgesamt.',
  swap: '{who, select, you {Du entscheidest dich} other {{name} entscheidet sich}} für den Tausch: Die beiden wechseln die Plätze. Das Brett bleibt, wie es ist, und dieselbe Seite ist weiter am Zug.',

  land: '{game, noun, seed.Last} fällt in {pit}: Es wird nichts gefangen.',
  again:
    '{game, noun, seed.Last} fällt in {who, select, you {{game, noun, store.your.acc}} other {{game, noun, store.acc} von {name}}}: {who, select, you {Du ziehst} other {{name} zieht}} noch einmal.',
  'again.over':
    '{game, noun, seed.Last} fällt in {who, select, you {{game, noun, store.your.acc}} other {{game, noun, store.acc} von {name}}}, aber es kann kein Zug mehr folgen.',
  'capture.across':
    'Der letzte Samen fiel in {who, select, you {deine leere Mulde {pit}} other {{pit}, eine leere Mulde von {name}}}: Er wird gefangen, und mit ihm {count, plural, =1 {der eine Samen} other {die # Samen}} gegenüber in {facing}.',
  'capture.alone':
    'Der letzte Samen fiel in {who, select, you {deine leere Mulde {pit}} other {{pit}, eine leere Mulde von {name}}}. Gegenüber in {facing} liegt nichts, also wandert er allein in {who, select, you {dein} other {das}} Kalaha.',
  'stay.facing-empty':
    'Der letzte Samen fiel in {who, select, you {deine leere Mulde {pit}} other {{pit}, eine leere Mulde von {name}}}. Gegenüber in {facing} liegt nichts, also bleibt er liegen.',
  'capture.exact':
    'Mit der letzten Perle {count, plural, one {liegt #} other {liegen #}} in {pit}: {who, select, you {Du fängst} other {{name} fängt}} {count, plural, =1 {sie} =2 {beide} other {alle #}}.',
  'capture.run':
    'Mit der letzten Perle {count, plural, one {liegt #} other {liegen #}} in {pit}: {who, select, you {Du fängst} other {{name} fängt}} sie und dazu die Folge davor, zurück bis {end}: {pits, noun, pits}, {total, noun, seeds} insgesamt.',
  'stay.exact':
    'Mit der letzten Perle {count, plural, one {liegt #} other {liegen #}} in {pit}: Es wird nichts gefangen.',
  'capture.beyond':
    'Das nächste Loch, {empty}, {emptyIs, select, marked {ist markiert und zählt als leer} other {ist leer}}: {who, select, you {Du fängst} other {{name} fängt}} {count, plural, =1 {den einen Samen} other {die # Samen}} im Loch dahinter, {pit}.',
  'capture.necklace':
    'Das nächste Loch, {empty}, {emptyIs, select, marked {ist markiert und zählt als leer} other {ist leer}}: {who, select, you {Du leerst} other {{name} leert}} das Loch dahinter, {pit}, und immer so weiter, wie die Perlen einer Halskette, bis {end}: {pits, noun, pits}, {total, noun, seeds} insgesamt.',
  'stay.beyond':
    'Das nächste Loch, {empty}, {emptyIs, select, marked {ist markiert} other {ist leer}}, und das Loch dahinter, {pit}, {pitIs, select, marked {ist markiert} other {ist auch leer}}: Es wird nichts gefangen.',
  decided:
    '{who, select, you {Du hast} other {{name} hat}} {count} von {total, noun, seeds}, mehr als die Hälfte: Die Partie ist entschieden, wird aber zu Ende gespielt.',

  pass: '{who, select, you {Du hast nichts zu säen und musst} other {{name} hat nichts zu säen und muss}} passen.',
  turn: '{who, select, you {Du bist} other {{name} ist}} am Zug.',
  'turn.after-capture': 'Ein Fang beendet den Zug: Nun {who, select, you {bist du} other {ist {name}}} am Zug.',

  'end.row-empty':
    '{who, select, you {Deine Reihe ist leer} nobody {Beide Reihen sind leer} other {{name} hat nichts mehr in der Reihe}}: Die {of, select, round {Runde} other {Partie}} ist zu Ende.',
  'end.no-move':
    '{who, select, you {Du hast} other {{name} hat}} keinen Zug: Die {of, select, round {Runde} other {Partie}} ist zu Ende.',
  'end.majority':
    '{who, select, you {Du hast} other {{name} hat}} {count} von {total, noun, seeds}, mehr als die Hälfte: Die {of, select, round {Runde} other {Partie}} ist zu Ende.',
  'end.board-empty': 'Das Brett ist leer: Die {of, select, round {Runde} other {Partie}} ist zu Ende.',
  'end.cannot-feed':
    '{who, select, you {Du hast keinen Zug, der {rivalName} füttert} other {{name} hat keinen Zug, der {rival, select, you {dich} other {{rivalName}}} füttert}}: Die {of, select, round {Runde} other {Partie}} ist zu Ende.',
  'end.only-endless':
    '{who, select, you {Du hast} other {{name} hat}} nur Züge, die nie enden würden: Die {of, select, round {Runde} other {Partie}} ist zu Ende.',
  'end.chase':
    'Diese Stellung ist zum dritten Mal da, ohne einen Fang dazwischen: Was übrig ist, jagt sich nur noch im Kreis, und die {of, select, round {Runde} other {Partie}} ist zu Ende.',
  'end.agreed':
    'Beide sind sich einig, dass sich der Rest nur noch im Kreis jagt: Die {of, select, round {Runde} other {Partie}} ist zu Ende.',
  'end.resigned': '{who, select, you {Du gibst auf} nobody {Jemand gibt auf} other {{name} gibt auf}}.',
  'end.timeout':
    '{who, select, you {Deine Zeit ist} nobody {Die Zeit einer Seite ist} other {Die Zeit von {name} ist}} abgelaufen.',
  'end.aborted': 'Die Partie wurde abgebrochen.',
  'end.match-over': 'Keine weitere Runde kann beginnen: Der Wettkampf ist zu Ende.',

  'sweep.owner':
    '{who, select, you {Du bekommst {count, noun, seeds.left.acc} aus deiner Reihe} other {{name} bekommt {count, noun, seeds.left.acc} aus der eigenen Reihe}}.',
  'sweep.all':
    '{count, noun, seeds.left} auf dem Brett {count, plural, one {geht} other {gehen}} an {who, select, you {dich} other {{name}}}.',
  aside: '{count, noun, seeds.left} auf dem Brett {count, plural, one {geht} other {gehen}} an niemanden.',
  'divide.halves':
    'Was noch auf dem Brett liegt, wird geteilt: {count, noun, seeds} für jede Seite{aside, plural, =0 {} other {, und # für niemanden}}.',
  'divide.nobody': '{count, noun, seeds.left} auf dem Brett {count, plural, one {geht} other {gehen}} an niemanden.',
  uncounted: '{count, noun, seeds.left} auf dem Brett {count, plural, one {zählt} other {zählen}} nicht mehr.',
  'result.win': '{who, select, you {Du gewinnst} other {{name} gewinnt}} {winnerSeeds} zu {loserSeeds}.',
  'result.decided': '{who, select, you {Du gewinnst} other {{name} gewinnt}}.',
  'result.draw': 'Unentschieden: {count} für beide.',
  'result.none': 'Es gibt kein Ergebnis.',
};
