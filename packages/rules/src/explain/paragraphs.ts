import { type GameId, type GameOptions, isGameId } from '../games/index.ts';
import type { MessageKey } from './keys.ts';

/** The numbered paragraphs of each game's rules. */
export const PARAGRAPHS = {
  kalah: ['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9'],
  'al-manqala': ['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9'],
  'walak-pussa': ['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9'],
} as const satisfies Readonly<Record<GameId, readonly `§${number}`[]>>;

export type Paragraph<Id extends GameId = GameId> = (typeof PARAGRAPHS)[Id][number];

/** Where in a game's rules something stands: a paragraph, or the option that brings it about. */
type Place<Id extends GameId> = Paragraph<Id> | (keyof GameOptions<Id> & string);

type CiteOf<Id extends GameId> = Id extends GameId ? `${Id} ${Place<Id>}` : never;
/** A place in the rules, `kalah §3` or `walak-pussa rounds`. */
export type Cite = CiteOf<GameId>;

type Places<Id extends GameId> = Readonly<Partial<Record<MessageKey, Place<Id>>>>;

/** Which paragraph is at work when a sentence is said; what has none follows from no rule. */
const PLACES: { readonly [Id in GameId]: Places<Id> } = {
  kalah: {
    'sow.lap': '§1',
    again: '§2',
    'capture.across': '§3',
    'capture.alone': '§3',
    'stay.facing-empty': '§3',
    land: '§4',
    turn: '§4',
    'turn.after-capture': '§5',
    'again.over': '§6',
    'end.row-empty': '§6',
    'end.no-move': '§6',
    'sweep.owner': '§7',
    aside: '§7',
    'result.win': '§7',
    'result.draw': '§7',
    decided: '§8',
    swap: '§9',
    'refusal.no-such-move': '§1',
    'refusal.not-yours': '§1',
    'refusal.empty-pit': '§1',
    'refusal.no-swap': '§9',
  },
  'al-manqala': {
    'sow.lap': '§1',
    turn: '§1',
    'capture.exact': '§2',
    'stay.exact': '§2',
    'capture.run': '§3',
    'end.cannot-feed': '§5',
    'sweep.all': '§5',
    pass: '§6',
    'end.majority': '§7',
    uncounted: '§7',
    'end.chase': '§8',
    'end.agreed': '§8',
    'divide.halves': '§8',
    'divide.nobody': '§8',
    'end.board-empty': '§9',
    'refusal.no-such-move': '§1',
    'refusal.not-yours': '§1',
    'refusal.empty-pit': '§1',
    'refusal.must-feed': '§4',
  },
  'walak-pussa': {
    'sow.lap': '§1',
    'sow.relay': '§2',
    'stay.beyond': '§3',
    'capture.beyond': '§4',
    'capture.necklace': '§5',
    turn: '§6',
    'end.no-move': '§7',
    'end.board-empty': '§7',
    'sweep.all': '§7',
    'end.only-endless': '§8',
    aside: '§8',
    'end.chase': '§9',
    'end.agreed': '§9',
    'divide.nobody': '§9',
    'end.match-over': 'rounds',
    'refusal.no-such-move': '§1',
    'refusal.not-yours': '§1',
    'refusal.empty-pit': '§1',
    'refusal.out-of-play': 'rounds',
    'refusal.marked-hole': 'rounds',
    'refusal.endless': '§8',
  },
};

/** The place a sentence cites in a game's rules, if it has one there. */
export const citeOf = (game: string, key: MessageKey): Cite | undefined => {
  if (!isGameId(game)) return undefined;
  const place = (PLACES[game] as Places<GameId>)[key];
  return place && (`${game} ${place}` as Cite);
};
