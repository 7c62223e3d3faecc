import { pitsMax, rowNames, type Side } from '../board.ts';
import { excerpt, type Fault, fault } from '../faults.ts';
import type { Game } from '../game.ts';
import { type Played, settle } from '../play.ts';
import { aside, type Hole, type Pie, type Position, row, stores } from '../position.ts';
import { fail, ok, type Result } from '../result.ts';
import { type Setup, validate } from '../setup.ts';

/** Longest position text that is read, in characters; a twelve-pit board of thousand-seed pits stays below it. */
export const positionCharsMax = 200;

const HOLE_MARK: Readonly<Record<Hole, string>> = { open: '', marked: 'p', out: 'x' };

const makePit = (seeds: number, hole: Hole): string => (hole === 'out' ? 'x' : `${seeds}${HOLE_MARK[hole]}`);

const makeRow = (position: Position, side: Side): string => {
  const n = position.holes.length / 2;
  const start = side === 'S' ? 0 : n;
  return row(position, side)
    .map((seeds, pit) => makePit(seeds, position.holes[start + pit] as Hole))
    .join();
};

/** Position text: `SOUTH/NORTH s-n TURN [+K] [pie|swapped]`. */
export const makePosition = (position: Position): string => {
  const { turn, pie } = position;
  const [south, north] = stores(position);
  const unowned = aside(position);
  const flags = `${unowned > 0 ? ` +${unowned}` : ''}${pie === 'none' ? '' : pie === 'pending' ? ' pie' : ' swapped'}`;
  return `${makeRow(position, 'S')}/${makeRow(position, 'N')} ${south}-${north} ${turn ?? '-'}${flags}`;
};

const COUNT = /^(0|[1-9]\d{0,5})$/;
const PIT = /^(?:(0|[1-9]\d{0,5})(p?)|x)$/;

/** The pit's letter, or its number in a row longer than any board's. */
const letterOf = (side: Side, pit: number): string => rowNames(pitsMax, side)[pit] ?? `${side}${pit + 1}`;

const parseRow = (text: string, side: Side, faults: Fault[]): { seeds: number[]; holes: Hole[] } => {
  const seeds: number[] = [];
  const holes: Hole[] = [];
  for (const pit of text.split(',')) {
    const found = PIT.exec(pit);
    if (!found) faults.push(fault('seed-count', { where: letterOf(side, seeds.length), found: excerpt(pit) }));
    seeds.push(Number(found?.[1] ?? 0));
    holes.push(found?.[0] === 'x' ? 'out' : found?.[2] === 'p' ? 'marked' : 'open');
  }
  return { seeds, holes };
};

const parseScore = (text: string, faults: Fault[]): [number, number] => {
  const [south = '', north = '', ...rest] = text.split('-');
  if (rest.length > 0 || !COUNT.test(south) || !COUNT.test(north)) {
    faults.push(fault('score-syntax', { found: excerpt(text) }));
    return [0, 0];
  }
  return [Number(south), Number(north)];
};

const parseTurn = (text: string, faults: Fault[]): Side | null => {
  if (text === 'S' || text === 'N') return text;
  if (text !== '-') faults.push(fault('turn-syntax', { found: excerpt(text) }));
  return null;
};

const ASIDE = /^\+([1-9]\d{0,5})$/;

const parseFlags = (flags: readonly string[], faults: Fault[]): { aside: number; pie: Pie } => {
  let unowned = 0;
  let pie: Pie = 'none';
  // Flags have one order, so that a position has one text.
  let rank = 0;
  for (const flag of flags) {
    const set = ASIDE.exec(flag);
    const rankHere = set ? 1 : flag === 'pie' || flag === 'swapped' ? 2 : 0;
    if (rankHere === 0) faults.push(fault('flag-unknown', { found: excerpt(flag) }));
    else if (rankHere <= rank) faults.push(fault('flag-order', { found: excerpt(flag) }));
    rank = Math.max(rank, rankHere);
    if (set) unowned = Number(set[1]);
    else if (flag === 'pie') pie = 'pending';
    else if (flag === 'swapped') pie = 'swapped';
  }
  return { aside: unowned, pie };
};

/** What could be read of a position text, and every fault of its words. */
interface Read {
  /** `null` where not even the parts could be told apart. What is at fault in it stands as nothing. */
  readonly setup: Setup | null;
  readonly faults: readonly Fault[];
}

const unreadable = (text: string): Read => ({
  setup: null,
  faults: [fault('position-syntax', { found: excerpt(text), charsMax: positionCharsMax })],
});

const readSetup = (text: string): Read => {
  if (text.length > positionCharsMax) return unreadable(text);
  const [board = '', score, turn, ...flags] = text.trim().split(/[ \t]+/);
  const [south, north, ...more] = board.split('/');
  if (!south || !north || more.length > 0 || score === undefined || turn === undefined) return unreadable(text);
  const faults: Fault[] = [];
  const southRow = parseRow(south, 'S', faults);
  const northRow = parseRow(north, 'N', faults);
  const setup: Setup = {
    south: southRow.seeds,
    north: northRow.seeds,
    stores: parseScore(score, faults),
    turn: parseTurn(turn, faults),
    holes: { south: southRow.holes, north: northRow.holes },
    ...parseFlags(flags, faults),
  };
  return { setup, faults };
};

/** Reads position text into a set-up, of any size, for any game; all faults at once. */
export const parseSetup = (text: string): Result<Setup, readonly Fault[]> => {
  const { setup, faults } = readSetup(text);
  return setup && faults.length === 0 ? ok(setup) : fail(faults);
};

/** Faults that may only seem to be there where words before them could not be read. */
const uncertain: readonly string[] = ['seed-total', 'pie-over'];

/**
 * Reads position text as a position of this game; the faults of the words and those of the position all at once. What is
 * due in it is not carried out yet: `settle`, or `openPosition`.
 */
export const parsePosition = (game: Game, text: string): Result<Position, readonly Fault[]> => {
  const { setup, faults } = readSetup(text);
  if (!setup) return fail(faults);
  const position = validate(game, setup);
  if (faults.length === 0) return position;
  const more = position.ok ? [] : position.error.filter(({ code }) => !uncertain.includes(code));
  return fail([...faults, ...more]);
};

/** Reads position text and carries out what is due in it, so that the first move can be made. */
export const openPosition = (game: Game, text: string): Result<Played, readonly Fault[]> => {
  const position = parsePosition(game, text);
  return position.ok ? ok(settle(game, position.value)) : position;
};
