import { excerpt, type Fault, fault } from '../faults.ts';
import type { Game, Options } from '../game.ts';
import { type GameId, optionSpecs } from '../games/index.ts';
import { fail, ok, type Result } from '../result.ts';

const WHOLE = /^(0|[1-9]\d{0,5})$/;

/** Options that differ from the defaults, in the game's order. */
export const chosenOptions = (game: Game): Options => {
  const specs = optionSpecs(game.id as GameId);
  return Object.fromEntries(Object.entries(game.options).filter(([name, value]) => specs[name]?.first !== value));
};

/** Options as text, `empty-capture=take pie=on`; defaults are left out, so the usual game is the empty text. */
export const makeOptions = (game: Game): string =>
  Object.entries(chosenOptions(game))
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** Reads one `NAME=VALUE`. Whether the game has such an option and value is `createGame`'s to say. */
const parseOption = (id: GameId, text: string): Result<readonly [string, string | number], Fault> => {
  const [name = '', value, ...more] = text.split('=');
  if (name === '' || value === undefined || value === '' || more.length > 0) {
    return fail(fault('option-syntax', { found: excerpt(text) }));
  }
  const specs = optionSpecs(id);
  const isCount = Object.hasOwn(specs, name) && specs[name]?.kind === 'count';
  return ok([name, isCount && WHOLE.test(value) ? Number(value) : value]);
};

/** Reads several `NAME=VALUE`; all faults at once: `option-syntax`, `option-twice`. */
export const parseOptionList = (id: GameId, texts: readonly string[]): Result<Options, readonly Fault[]> => {
  // A map, since a name may be one that every object has (`__proto__`).
  const options = new Map<string, string | number>();
  const faults: Fault[] = [];
  for (const text of texts) {
    const parsed = parseOption(id, text);
    if (!parsed.ok) {
      faults.push(parsed.error);
      continue;
    }
    const [name, value] = parsed.value;
    if (options.has(name)) faults.push(fault('option-twice', { option: excerpt(name) }));
    options.set(name, value);
  }
  return faults.length > 0 ? fail(faults) : ok(Object.fromEntries(options));
};

/** Reads options separated by spaces, as `makeOptions` writes them. */
export const parseOptions = (id: GameId, text: string): Result<Options, readonly Fault[]> =>
  parseOptionList(
    id,
    text.split(/\s+/).filter((part) => part !== ''),
  );
