import type { FaultTexts } from '../catalogue.ts';

/** What is wrong with a text or a request, and what would be right. */
export const faults: FaultTexts = {
  'fault.unknown-game': 'There is no game “{game}”. There are: {known}.',
  'fault.unknown-option': 'There is no option “{option}” in {game}. It has: {known}.',
  'fault.option-value': 'The option {option} cannot be {found}. It takes: {expected}.',
  'fault.option-syntax': 'An option is written name=value, not “{found}”.',
  'fault.option-twice': 'The option “{option}” is given twice: give it once.',

  'fault.position-syntax':
    'This is not a position: “{found}”. A position is written SOUTH/NORTH s-n TURN, for example in Kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S, in {charsMax} characters at most.',
  'fault.pit-count':
    '{side, select, S {South’s row} N {North’s row} other {The row}} has {found, plural, one {# pit} other {# pits}}, but this board has {expected} in a row.',
  'fault.seed-count':
    '{where, select, S {South’s store holds} N {North’s store holds} + {What is set aside is} other {{where} holds}} “{found}”, which is no number of seeds.',
  'fault.seed-total':
    'The position holds {found, plural, one {# seed} other {# seeds}} in all; it must be {min} to {max}.',
  'fault.turn-syntax': 'Whose turn it is, is written S, N, or - when the game is over, not “{found}”.',
  'fault.score-syntax': 'What both sides hold is written as two numbers, for example 10-8, not “{found}”.',
  'fault.flag-unknown':
    '“{found}” is no part of a position. After the turn may stand +K (seeds set aside), then pie or swapped.',
  'fault.flag-order': '“{found}” stands too late or twice: first +K (seeds set aside), then pie or swapped, each once.',
  'fault.pie-off':
    'The position says “{flag}”, but this game is played without the pie rule. Take the word out, or play with pie=on.',
  'fault.pie-over': 'The game is over, so no swap can be to come: take out “pie”.',
  'fault.hole-not-here':
    '{where} is {hole, select, out {out of play} other {marked}}, which does not occur in this game as it is set up.',
  'fault.hole-not-empty': '{where} is out of play, so it cannot hold seeds.',
  'fault.move-syntax': '“{found}” is no move. A move is the letter of a pit, or swap.',

  'fault.nothing-to-undo': 'There is nothing to take back.',
  'fault.nothing-to-redo': 'There is nothing to bring back.',
  'fault.match-over': 'The match is over.',
  'fault.match-going-on': 'The round is not over yet: play it to its end first.',
  'fault.no-chase': 'This game knows no endless chase to agree on.',
  'fault.no-rounds': 'This game is not played in rounds.',

  'fault.record-syntax':
    'The record cannot be read at line {line}, column {column} (“{found}”): {expected, select, tag {a tag such as [Game "kalah"] should stand here} tag-value {the tag needs its value between quotation marks} tag-end {the tag is not closed with ]} move {a move should stand here: letters of pits, swap, or - for a pass} comment-end {the comment is not closed} variation-end {the variation is not closed with )} less-depth {the variations lie too deep in each other} less-text {the file is too long} other {it is not in the form of a record}}.',
  'fault.record-version': 'The record is of version “{found}”; this program reads {expected}.',
  'fault.record-tag': '{line, plural, =0 {The} other {Line #: the}} tag {tag} cannot be “{found}”.',
  'fault.record-tag-missing': '{line, plural, =0 {The} other {Line #: the}} tag {tag} is missing.',
  'fault.record-tag-twice': '{line, plural, =0 {The} other {Line #: the}} tag {tag} is given twice.',
  'fault.record-move': 'The record cannot go on at turn {number}: {move} may not be played there.',
  'fault.record-pass': 'The record has a pass at turn {number}, where nobody passes.',
  'fault.record-after-end': 'The record goes on with {move} at turn {number}, after the game was over.',
  'fault.record-result': 'The record says {says}, but its moves lead to {finds}.',
  'fault.record-none': 'There is no record in it: one begins with [Mbegu "1"].',
  'fault.record-rounds': 'Round {round} of the record does not follow from the round before.',
  'fault.json-shape': 'The record has something missing, superfluous or of the wrong kind at {at}.',
};
