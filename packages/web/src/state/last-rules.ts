/** The house rules a game was last played by, who began, and the handicap: one key for each game, kept on the device. */
import { createGame, type GameId, type Options, type Side } from '@mbegu/rules';
import { type Handicap, handicapMax } from '@mbegu/table';
import { type Store, store } from './storage.ts';

const prefix = 'mbegu:1:rules:';

const BEGINNINGS = ['seat', 'lot'] as const;
/** Who sits in South, and so begins: as it is written, or by lot. */
export type Beginning = (typeof BEGINNINGS)[number];

export interface HouseRules {
  /** Those that differ from the usual ones. */
  readonly options: Options;
  readonly begins: Beginning;
  readonly handicap: Handicap | null;
}

const parse = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
};

/** Each option by itself: one this version does not know any more takes no other with it. */
const optionsOf = (game: GameId, kept: unknown): Options => {
  const options = typeof kept === 'object' && kept !== null ? (kept as Options) : {};
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => createGame(game, { [name]: value }).ok));
};

const isSide = (value: unknown): value is Side => value === 'S' || value === 'N';

const handicapOf = (game: GameId, options: Options, kept: unknown): Handicap | null => {
  const { giver, count } = (kept ?? {}) as Partial<Record<string, unknown>>;
  const rules = createGame(game, options);
  if (!rules.ok || !isSide(giver) || !Number.isInteger(count) || (count as number) < 1) return null;
  return { giver, count: Math.min(count as number, handicapMax(rules.value)) };
};

/** What cannot be read is as at the very first time. */
export const lastRules = (game: GameId, from: Store = store): HouseRules => {
  const kept = parse(from.read(prefix + game));
  const options = optionsOf(game, kept.options);
  return {
    options,
    begins: BEGINNINGS.find((each) => each === kept.begins) ?? 'seat',
    handicap: handicapOf(game, options, kept.handicap),
  };
};

export const keepRules = (game: GameId, rules: HouseRules, to: Store = store): void => {
  to.write(prefix + game, JSON.stringify(rules));
};
