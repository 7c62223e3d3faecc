import {
  createGame,
  excerpt,
  type Fault,
  fail,
  fault,
  type Game,
  ok,
  type Position,
  parsePosition,
  type Result,
  shown,
} from '@mbegu/rules';

/** What one line asks for, checked but not yet played. Moves are still words: each is answered by its index. */
export interface Request {
  readonly game: Game;
  /** Missing: the usual start. */
  readonly position?: Position;
  readonly moves: readonly unknown[];
  /** How many keys the line's objects have together. */
  readonly keys: number;
}

/** Everything wrong with a line, the first first. */
export type Faults = readonly Fault<string>[];

const KEYS = ['game', 'options', 'position', 'moves'];

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parseJson = (text: string): { value?: unknown; fault?: Fault<string> } => {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    // The engine's own words name the place ("… at position 12"); they are kept apart, for they are not ours.
    return { fault: fault('json-syntax', { found: excerpt(text), detail: (error as Error).message }) };
  }
};

const wrongType = (key: string, expected: string, value: unknown): Fault<string> =>
  fault('key-type', { key, expected, found: shown(value) });

/** Values that cannot be an option's, whichever it is. */
const optionFaults = (options: Json): Fault<string>[] =>
  Object.entries(options)
    .filter(([, value]) => typeof value !== 'string' && typeof value !== 'number')
    .map(([option, value]) => wrongType(`options.${excerpt(option)}`, 'option', value));

const shapeFaults = (line: Json): Fault<string>[] => {
  const faults: Fault<string>[] = [];
  for (const key of Object.keys(line)) {
    if (!KEYS.includes(key)) faults.push(fault('unknown-key', { key: excerpt(key), known: KEYS.join(', ') }));
  }
  const { game, options, position, moves } = line;
  if (game === undefined) faults.push(fault('missing-key', { key: 'game' }));
  else if (typeof game !== 'string') faults.push(wrongType('game', 'text', game));
  if (isObject(options)) faults.push(...optionFaults(options));
  else if (options !== undefined) faults.push(wrongType('options', 'object', options));
  if (position !== undefined && typeof position !== 'string') faults.push(wrongType('position', 'text', position));
  if (moves !== undefined && !Array.isArray(moves)) faults.push(wrongType('moves', 'list', moves));
  return faults;
};

/** Games by id and options as they were written. Most files ask for one game a hundred thousand times. */
const gamesMax = 256;

const gameCache = () => {
  const games = new Map<string, Game>();
  return (id: string, options: Json = {}): Result<Game, Faults> => {
    const key = `${id} ${JSON.stringify(options)}`;
    const known = games.get(key);
    if (known) return ok(known);
    const game = createGame(id, options);
    if (!game.ok) return game;
    if (games.size >= gamesMax) games.clear();
    games.set(key, game.value);
    return game;
  };
};

/** A reader of lines, with a memory for the games they name. */
export const requestReader = () => {
  const gameFor = gameCache();
  return (text: string): Result<Request, Faults> => {
    const parsed = parseJson(text);
    if (parsed.fault) return fail([parsed.fault]);
    const line = parsed.value;
    if (!isObject(line)) return fail([wrongType('root', 'object', line)]);
    const faults = shapeFaults(line);
    if (faults.length > 0) return fail(faults);
    const { options, position, moves = [] } = line as { options?: Json; position?: string; moves?: unknown[] };
    const game = gameFor(line.game as string, options);
    if (!game.ok) return game;
    const keys = Object.keys(line).length + (options ? Object.keys(options).length : 0);
    if (position === undefined) return ok({ game: game.value, moves, keys });
    const given = parsePosition(game.value, position);
    return given.ok ? ok({ game: game.value, position: given.value, moves, keys }) : given;
  };
};
