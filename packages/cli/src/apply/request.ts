import { createGame, excerpt, type Fault, fail, fault, type Game, type Position, parsePosition } from '@mbegu/rules';

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

export type Read = { readonly ok: true; readonly value: Request } | { readonly ok: false; readonly error: Faults };

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
  fault('key-type', { key, expected, found: excerpt(JSON.stringify(value) ?? '') });

const shapeFaults = (line: Json): Fault<string>[] => {
  const faults: Fault<string>[] = [];
  for (const key of Object.keys(line)) {
    if (!KEYS.includes(key)) faults.push(fault('unknown-key', { key: excerpt(key), known: KEYS.join(', ') }));
  }
  const { game, options, position, moves } = line;
  if (game === undefined) faults.push(fault('missing-key', { key: 'game' }));
  else if (typeof game !== 'string') faults.push(wrongType('game', 'text', game));
  if (options !== undefined && !isObject(options)) faults.push(wrongType('options', 'object', options));
  if (position !== undefined && typeof position !== 'string') faults.push(wrongType('position', 'text', position));
  if (moves !== undefined && !Array.isArray(moves)) faults.push(wrongType('moves', 'list', moves));
  return faults;
};

/** A number that is given as text looks right in a sentence; what was found is shown as JSON has it. */
const asJson = (found: Fault, options: Json): Fault =>
  found.code === 'option-value'
    ? fault(found.code, { ...found.params, found: excerpt(JSON.stringify(options[String(found.params.option)])) })
    : found;

/** Games by id and options as they were written. Most files ask for one game a hundred thousand times. */
const gamesMax = 256;

const gameCache = () => {
  const games = new Map<string, ReturnType<typeof createGame>>();
  return (id: string, options: Json | undefined) => {
    const key = options === undefined ? id : `${id} ${JSON.stringify(options)}`;
    let game = games.get(key);
    if (!game) {
      if (games.size >= gamesMax) games.clear();
      const created = createGame(id, options);
      game = created.ok || !options ? created : fail(created.error.map((found) => asJson(found, options)));
      games.set(key, game);
    }
    return game;
  };
};

/** A reader of lines, with a memory for the games they name. */
export const requestReader = () => {
  const gameFor = gameCache();
  return (text: string): Read => {
    const parsed = parseJson(text);
    if (parsed.fault) return { ok: false, error: [parsed.fault] };
    const line = parsed.value;
    if (!isObject(line)) return { ok: false, error: [wrongType('root', 'object', line)] };
    const faults = shapeFaults(line);
    if (faults.length > 0) return { ok: false, error: faults };
    const { options, position, moves = [] } = line as { options?: Json; position?: string; moves?: unknown[] };
    const game = gameFor(line.game as string, options);
    if (!game.ok) return game;
    const keys = Object.keys(line).length + (options ? Object.keys(options).length : 0);
    if (position === undefined) return { ok: true, value: { game: game.value, moves, keys } };
    const given = parsePosition(game.value, position);
    return given.ok ? { ok: true, value: { game: game.value, position: given.value, moves, keys } } : given;
  };
};
