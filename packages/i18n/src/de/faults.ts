import type { FaultTexts } from '../catalogue.ts';

/** What is wrong with a text or a request, and what would be right. */
export const faults: FaultTexts = {
  'fault.unknown-game': 'Es gibt kein Spiel „{game}“. Es gibt: {known}.',
  'fault.unknown-option': 'Es gibt keine Option „{option}“ in {game}. Es gibt: {known}.',
  'fault.option-value': 'Die Option {option} kann nicht {found} sein. Möglich ist: {expected}.',
  'fault.option-syntax': 'Eine Option schreibt man Name=Wert, nicht „{found}“.',
  'fault.option-twice': 'Die Option „{option}“ steht zweimal da: Gib sie einmal an.',

  'fault.position-syntax':
    'Das ist keine Stellung: „{found}“. Eine Stellung schreibt man SÜD/NORD s-n AM-ZUG, zum Beispiel in Kalaha 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S, mit höchstens {charsMax} Zeichen.',
  'fault.pit-count':
    '{side, select, S {Die Reihe von Süd} N {Die Reihe von Nord} other {Die Reihe}} hat {found, plural, one {# Mulde} other {# Mulden}}, auf diesem Brett hat eine Reihe aber {expected}.',
  'fault.seed-count':
    '{where, select, S {In der Gewinnmulde von Süd} N {In der Gewinnmulde von Nord} + {Unter dem Beiseitegelegten} other {In {where}}} steht „{found}“, das ist keine Anzahl von Samen.',
  'fault.seed-total':
    'Die Stellung enthält insgesamt {found, plural, one {# Samen} other {# Samen}}; es müssen {min} bis {max} sein.',
  'fault.turn-syntax': 'Wer am Zug ist, schreibt man S, N oder, wenn die Partie zu Ende ist, -, nicht „{found}“.',
  'fault.score-syntax': 'Was beide Seiten haben, schreibt man als zwei Zahlen, zum Beispiel 10-8, nicht „{found}“.',
  'fault.flag-unknown':
    '„{found}“ ist kein Teil einer Stellung. Nach der Seite am Zug darf +K stehen (beiseitegelegte Samen), dann pie oder swapped.',
  'fault.flag-order':
    '„{found}“ steht zu spät oder zweimal da: zuerst +K (beiseitegelegte Samen), dann pie oder swapped, jedes nur einmal.',
  'fault.pie-off':
    'In der Stellung steht „{flag}“, aber diese Partie wird ohne Tortenregel gespielt. Nimm das Wort heraus oder spiele mit pie=on.',
  'fault.pie-over': 'Die Partie ist zu Ende, also kann kein Tausch mehr kommen: Nimm „pie“ heraus.',
  'fault.hole-not-here':
    '{where} ist {hole, select, out {nicht im Spiel} other {markiert}}, das kommt in diesem Spiel mit diesen Optionen nicht vor.',
  'fault.hole-not-empty': '{where} ist nicht im Spiel und kann also keine Samen enthalten.',
  'fault.move-syntax': '„{found}“ ist kein Zug. Ein Zug ist der Buchstabe einer Mulde, oder swap.',

  'fault.nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
  'fault.nothing-to-redo': 'Es gibt nichts zu wiederholen.',
  'fault.match-over': 'Der Wettkampf ist zu Ende.',
  'fault.match-going-on': 'Die Runde ist noch nicht zu Ende: Spiel sie erst fertig.',
  'fault.no-chase': 'Dieses Spiel kennt keine endlose Jagd, über die man sich einigen könnte.',
  'fault.no-rounds': 'Dieses Spiel wird nicht in Runden gespielt.',

  'fault.record-syntax':
    'Die Aufzeichnung ist in Zeile {line}, Spalte {column} („{found}“) nicht lesbar: {expected, select, tag {Hier sollte eine Angabe wie [Game "kalah"] stehen} tag-value {Der Wert der Angabe gehört zwischen Anführungszeichen} tag-end {Die Angabe wird nicht mit ] geschlossen} move {Hier sollte ein Zug stehen: Buchstaben von Mulden, swap, oder - für Passen} comment-end {Der Kommentar wird nicht geschlossen} variation-end {Die Variante wird nicht mit ) geschlossen} less-depth {Die Varianten sind zu tief ineinander verschachtelt} less-text {Die Datei ist zu lang} other {Sie hat nicht die Form einer Aufzeichnung}}.',
  'fault.record-version': 'Die Aufzeichnung hat die Version „{found}“; dieses Programm liest {expected}.',
  'fault.record-tag': '{line, plural, =0 {Die} other {Zeile #: Die}} Angabe {tag} kann nicht „{found}“ sein.',
  'fault.record-tag-missing': '{line, plural, =0 {Die} other {Zeile #: Die}} Angabe {tag} fehlt.',
  'fault.record-tag-twice': '{line, plural, =0 {Die} other {Zeile #: Die}} Angabe {tag} steht zweimal da.',
  'fault.record-move': 'Die Aufzeichnung kann bei Zug {number} nicht weitergehen: {move} ist dort nicht erlaubt.',
  'fault.record-pass': 'In der Aufzeichnung wird bei Zug {number} gepasst, wo niemand passt.',
  'fault.record-after-end':
    'Die Aufzeichnung geht bei Zug {number} mit {move} weiter, obwohl die Partie schon zu Ende war.',
  'fault.record-result': 'In der Aufzeichnung steht {says}, aber ihre Züge führen zu {finds}.',
  'fault.record-none': 'Hier steht keine Aufzeichnung: Eine beginnt mit [Mbegu "1"].',
  'fault.record-rounds': 'Runde {round} der Aufzeichnung folgt nicht aus der Runde davor.',
  'fault.json-shape': 'In der Aufzeichnung fehlt bei {at} etwas, oder es steht dort etwas Überzähliges oder Falsches.',
};
