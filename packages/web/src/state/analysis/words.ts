/** What the views of analysis say: faults, names, values in words. */
import type { Perspective } from '@mbegu/i18n';
import {
  explainFault,
  explainRefusal,
  type Fault,
  type Game,
  type Move,
  otherSide,
  type Position,
  type Refusal,
  type Side,
  sitter,
} from '@mbegu/rules';
import { analysisText, levelName, sentences, setupTexts, sideName, text, words } from '../../words.ts';
import { faultText, tableText } from '../../words-around.ts';
import type { ReadFault } from './read-text.ts';
import type { Head } from './records.ts';
import type { Judged, Point } from './review.ts';
import type { TreeFault } from './tree.ts';

type AnyFault = ReadFault | TreeFault | Refusal | Fault<'kept-broken' | 'worker-again' | 'worker-gone'>;

/** Any fault as a sentence: the rules' own, the table's, and those of this view. */
export const faultSentence = (fault: AnyFault, game?: Game): string => {
  if (`fault.${fault.code}` in setupTexts().faults) return faultText(explainFault(fault as Fault, game));
  if (`refusal.${fault.code}` in words().explain) return sentences([explainRefusal(fault as Refusal, game)]);
  return tableText(fault) ?? analysisText(`trouble.${fault.code}` as 'trouble.link-cut', fault.params);
};

const computer = 'computer:';

/** What the person who sat at a side in the beginning is called. */
export const nameIn = (head: Head, person: Side): string => {
  const name = person === 'S' ? head.south : head.north;
  if (name === '') return head.you === person ? text('you') : sideName(person);
  return name.startsWith(computer) ? levelName(name.slice(computer.length)) : name;
};

/** For sentences that address whoever is called "you". */
export const whoIn = (head: Head, person: Side): 'you' | Side =>
  head.you === person && nameIn(head, person) === text('you') ? 'you' : person;

/** For whose ears a position is described. */
export const perspectiveAt = (head: Head, position: Position): Perspective => ({
  names: namesAt(head, position),
  ...(head.you === undefined ? {} : { viewer: sitter(position, head.you) }),
});

/** Who sits where in a position: after a swap the two have changed places. */
export const namesAt = (head: Head, position: Position): Readonly<Record<Side, string>> => ({
  S: nameIn(head, sitter(position, 'S')),
  N: nameIn(head, sitter(position, 'N')),
});

/** What a move lost: "about 2 seeds". */
export const lossText = ({ loss, before }: Judged): string => {
  if (!loss) return analysisText('review.unknown');
  const key = loss.exact ? 'review.loss' : 'review.loss.about';
  return analysisText(key, { seeds: loss.seeds, game: before.match.game.id });
};

/** A move as it is written: a letter, or the word for the exchange of seats. */
export const moveText = (move: Move): string => (move === 'swap' ? text('moves.swap') : move);

/** "Amina ahead by 4", "about level": who is ahead, by a point seen from whoever began in the South. */
export const aheadText = (head: Head, { margin, exact }: Point): string => {
  const seeds = Math.abs(Math.round(margin));
  const person: Side = margin >= 0 ? 'S' : otherSide('S');
  const key = exact ? 'analysis.ahead' : 'analysis.ahead.about';
  return analysisText(key, { seeds, name: nameIn(head, person), who: whoIn(head, person) });
};
