import { type PitName, pitSlot, pitsMax } from '../board.ts';
import { excerpt, type Fault, fault } from '../faults.ts';
import { fail, ok, type Result } from '../result.ts';

/** A move is its own text: the letter of the pit that is lifted, or `swap` for the pie rule. One move is one sowing. */
export type Move = PitName | 'swap';

/** Reads a move. Whether the board has the pit, and whether it may be played, is `reject`'s to say. */
export const parseMove = (text: string): Result<Move, Fault<'move-syntax'>> =>
  text === 'swap' || pitSlot(pitsMax, text) >= 0
    ? ok(text as Move)
    : fail(fault('move-syntax', { found: excerpt(text) }));

export const makeMove = (move: Move): string => move;
