/** The sentence of what just happened, made from the history; nothing about it is kept. */
import {
  explainMove,
  type GameEvent,
  history,
  matchOutcome,
  otherSide,
  type Ply,
  type Position,
  type Side,
  sitter,
} from '@mbegu/rules';
import { current, decider, handicapIn, type Person, type Table } from '@mbegu/table';
import { sentences, setupText, setupTexts, text } from '../words.ts';
import { nameOf, namesIn, perspectiveIn, soloist } from './people.ts';

/** "It is your turn", or somebody else's. */
const turnOf = ({ seats }: Table, person: Person | null): string => {
  if (person === null) return '';
  return person === soloist(seats) ? text('play.turn.you') : text('play.turn.other', { name: nameOf(seats, person) });
};

export const narrateTurn = (table: Table): string => turnOf(table, decider(table));

export const positionBefore = (table: Table, ply: Ply): Position => (ply.previous ?? table.match.opening).position;

/** Who gives seeds at the start, and to whom. */
const narrateHandicap = (table: Table): string => {
  const { game, given } = table.match;
  const handicap = handicapIn(game, given);
  if (!handicap) return '';
  const { giver, count } = handicap;
  const { names = {}, viewer } = perspectiveIn(table, given);
  const who = (side: Side): string => (side === viewer ? 'you' : side);
  const [name = giver, rivalName = ''] = [names[giver], names[otherSide(giver)]];
  const rival = who(otherSide(giver));
  return text('play.handicap', { game: game.id, count, who: who(giver), name, rival, rivalName });
};

const narrateOpening = (table: Table): string => {
  const { game, given, opening } = table.match;
  const settled = sentences(explainMove(game, given, opening.events), perspectiveIn(table, opening.position));
  const person = decider(table);
  if (person === null) return settled;
  const begins =
    person === soloist(table.seats)
      ? text('play.begin.you', { game: game.id })
      : text('play.begin.other', { name: nameOf(table.seats, person) });
  return [narrateHandicap(table), settled, begins].filter((sentence) => sentence !== '').join(' ');
};

/** How a step begins, while it is shown: who sows what. */
export const narrateBeginning = (table: Table, ply: Ply): string => {
  const before = positionBefore(table, ply);
  return sentences(explainMove(table.match.game, before, ply.events).slice(0, 1), perspectiveIn(table, before));
};

/** Of which kind the holes of a round are. Its words have come with the result before it; after a reload it is not said again. */
const narrateHoles = ({ match }: Table, { position: { holes, slots } }: Ply): readonly string[] => {
  if (!setupTexts()) return [];
  const game = match.game.id;
  const open = slots.filter((_, slot) => (holes[slot] ?? 'out') !== 'out');
  const least = Math.min(...open);
  return [
    ...(least < Math.max(...open) ? [setupText('play.round.lowered', { game, count: least })] : []),
    ...(holes.includes('marked') ? [setupText('play.round.marked', { game })] : []),
    ...(holes.includes('out') ? [setupText('play.round.out', { game })] : []),
  ];
};

/** What a step did, in the words of those who saw it: before a swap everybody still sits where he sat. */
export const narratePly = (table: Table, ply: Ply): string => {
  if (ply.step.kind === 'round') {
    return [text('play.round-began', { count: ply.round }), narrateTurn(table), ...narrateHoles(table, ply)].join(' ');
  }
  const before = positionBefore(table, ply);
  const told = sentences(explainMove(table.match.game, before, ply.events), perspectiveIn(table, before));
  if (ply.step.kind !== 'move' || ply.step.move !== 'swap') return [told, ...narrateMatchEnd(table, ply)].join(' ');
  const { S: southName, N: northName } = namesIn(table, ply.position);
  const { viewer } = perspectiveIn(table, ply.position);
  const who = (side: Side): string => (side === viewer ? 'you' : side);
  return [
    told,
    ply.position.turn ? turnOf(table, sitter(ply.position, ply.position.turn)) : '',
    text('swap.done', { south: who('S'), north: who('N'), southName, northName }),
  ].join(' ');
};

const mover = (table: Table, ply: Ply) => {
  const before = positionBefore(table, ply);
  return ply.step.kind === 'move' && before.turn !== null ? sitter(before, before.turn) : null;
};

/** Whose turn it is after a move: old news when the next one has been made. */
const TURN = /^turn(\.|$)/;

/** The sowing of the other player that a move answers, told once more beside it. */
export const narrateAnswered = (table: Table): string => {
  const { last, game } = table.match;
  const by = last && mover(table, last);
  if (!last || by === null) return '';
  const other = history(table.match)
    .filter((ply) => ply.round === last.round && mover(table, ply) !== null && mover(table, ply) !== by)
    .at(-1);
  if (!other) return '';
  const before = positionBefore(table, other);
  const told = explainMove(game, before, other.events).filter(({ key }) => !TURN.test(key));
  return sentences(told, perspectiveIn(table, before));
};

export const narrate = (table: Table): string =>
  table.match.last ? narratePly(table, table.match.last) : narrateOpening(table);

/** Sentences that tell why it is over and what becomes of the rest. */
const ENDING = /^(end|sweep|divide|aside|uncounted)(\.|$)/;
const RESULT = /^result\./;

/** What was sown and taken, without why it is over then. */
export const narrateSowing = (table: Table, ply: Ply): string => {
  const before = positionBefore(table, ply);
  const told = explainMove(table.match.game, before, ply.events);
  return sentences(
    told.filter(({ key }) => !ENDING.test(key) && !RESULT.test(key) && !TURN.test(key)),
    perspectiveIn(table, before),
  );
};

const endingIn = (table: Table, before: Position, events: readonly GameEvent[]): string =>
  sentences(
    explainMove(table.match.game, before, events).filter(({ key }) => ENDING.test(key)),
    perspectiveIn(table, before),
  );

/** That no further round can follow a ply, where a match of rounds is over with it. */
const narrateMatchEnd = (table: Table, ply: Ply): readonly string[] => {
  const outcome = ply === table.match.last ? matchOutcome(table.match) : null;
  return outcome?.reason === 'match-over' ? [endingIn(table, ply.position, [{ type: 'end', ...outcome }])] : [];
};

/** Why it is over with a ply, and where the last seeds go. */
export const narrateEndingOf = (table: Table, ply: Ply): string =>
  [endingIn(table, positionBefore(table, ply), ply.events), ...narrateMatchEnd(table, ply)].join(' ');

/** Why the round is over and where the last seeds went, without who has won. */
export const narrateEnding = (table: Table): string => {
  const { given, last, opening } = table.match;
  return last ? narrateEndingOf(table, last) : endingIn(table, given, opening.events);
};

/** After a step back or forward. */
export const narrateTravel = (table: Table, type: 'undone' | 'redone'): string =>
  current(table).outcome ? narrate(table) : text(`play.${type}`, { turn: narrateTurn(table) });
