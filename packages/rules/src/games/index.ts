import { excerpt, type Fault, fault, shown } from '../faults.ts';
import type { Game, GameDefinition, OptionSpec, OptionSpecs, Options, OptionsOf } from '../game.ts';
import { fail, ok, type Result } from '../result.ts';
import { alManqala } from './al-manqala.ts';
import { kalah } from './kalah.ts';
import { walakPussa } from './walak-pussa.ts';

const DEFINITIONS = { kalah, 'al-manqala': alManqala, 'walak-pussa': walakPussa } as const;

export type GameId = keyof typeof DEFINITIONS;

export const GAME_IDS = Object.keys(DEFINITIONS) as readonly GameId[];

/** The options a game takes, by its id. */
export type GameOptions<Id extends GameId> = OptionsOf<(typeof DEFINITIONS)[Id]['options']>;

export const isGameId = (id: string): id is GameId => Object.hasOwn(DEFINITIONS, id);

/** The options of a game: their values, bounds and defaults. */
export const optionSpecs = (id: GameId): OptionSpecs => DEFINITIONS[id].options;

/** What an option takes, in words for a fault: `1-12`, or its values. */
export const expectedValues = (spec: OptionSpec): string =>
  spec.kind === 'count' ? `${spec.min}-${spec.max}` : spec.values.join(', ');

const fits = (spec: OptionSpec, value: unknown): boolean =>
  spec.kind === 'count'
    ? typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max
    : typeof value === 'string' && spec.values.includes(value);

const optionFaults = (id: GameId, specs: OptionSpecs, options: Readonly<Record<string, unknown>>): Fault[] =>
  Object.entries(options).flatMap(([option, value]): Fault[] => {
    const spec = Object.hasOwn(specs, option) ? specs[option] : undefined;
    if (!spec) {
      return [fault('unknown-option', { game: id, option: excerpt(option), known: Object.keys(specs).join(', ') })];
    }
    if (fits(spec, value)) return [];
    return [fault('option-value', { option, found: shown(value), expected: expectedValues(spec) })];
  });

/**
 * A game with its options decided.
 *
 * @param options named values; what is missing has its default. `pits` and `seeds` are whole numbers of 1 … 12
 * @returns the game, or every fault of id and options: `unknown-game`, `unknown-option`, `option-value`
 */
export const createGame = (
  id: string,
  options: Readonly<Record<string, unknown>> = {},
): Result<Game, readonly Fault[]> => {
  if (!isGameId(id)) return fail([fault('unknown-game', { game: excerpt(id), known: GAME_IDS.join(', ') })]);
  const definition: GameDefinition = DEFINITIONS[id] as unknown as GameDefinition;
  const faults = optionFaults(id, definition.options, options);
  if (faults.length > 0) return fail(faults);
  const decided: Record<string, string | number> = {};
  for (const [name, spec] of Object.entries(definition.options)) {
    decided[name] = (options[name] as string | number | undefined) ?? spec.first;
  }
  return ok({ id, options: decided, ...definition.rules(decided as OptionsOf<OptionSpecs>) });
};

/** A game whose id and options the compiler has checked. */
export const gameOf = <Id extends GameId>(id: Id, options: Partial<GameOptions<Id>> = {}): Game => {
  const game = createGame(id, options as Options);
  if (game.ok) return game.value;
  throw new RangeError(`${id} ${JSON.stringify(options)}: ${JSON.stringify(game.error)}`);
};
