import type { Capture } from './mechanics/capture.ts';
import type { Chase } from './mechanics/chase.ts';
import type { Ending } from './mechanics/endings.ts';
import type { Obligation } from './mechanics/obligations.ts';
import type { Rounds } from './mechanics/rounds.ts';
import type { Sowing } from './mechanics/sowing.ts';
import type { Turns } from './mechanics/turns.ts';

/** The board of a game: two rows of `pits` pits with `seeds` seeds each at the start. */
export interface Rows {
  readonly pits: number;
  readonly seeds: number;
}

export const rows = (how: Rows): Rows => how;

/** Everything a game says, in the order in which a turn is played. */
export interface Rules {
  readonly board: Rows;
  readonly sowing: Sowing;
  readonly capture: Capture;
  readonly turns: Turns;
  readonly obligation: Obligation;
  /** Where two hold at once, the first counts. */
  readonly endings: readonly Ending[];
  readonly chase: Chase;
  readonly rounds: Rounds;
}

/** An option that is a whole number, both bounds included. */
export interface Count {
  readonly kind: 'count';
  readonly first: number;
  readonly min: number;
  readonly max: number;
}

/** An option that is one of a few named values. */
export interface Choice<V extends string = string> {
  readonly kind: 'choice';
  readonly first: V;
  readonly values: readonly V[];
}

export type OptionSpec = Count | Choice;
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** A whole number of 1 … 12, `first` where nothing is said. */
export const count = (first: number): Count => ({ kind: 'count', first, min: 1, max: 12 });

/** One of these values, the first where nothing is said. */
export const choice = <const V extends readonly [string, ...string[]]>(...values: V): Choice<V[number]> => ({
  kind: 'choice',
  first: values[0],
  values,
});

/** The values a game's options have. */
export type OptionsOf<S extends OptionSpecs> = {
  readonly [K in keyof S]: S[K] extends Choice<infer V> ? V : number;
};

export type Options = Readonly<Record<string, string | number>>;

/** A game as its file in `games/` writes it. */
export interface GameDefinition<S extends OptionSpecs = OptionSpecs> {
  readonly id: string;
  readonly options: S;
  readonly rules: (options: OptionsOf<S>) => Rules;
}

export const defineGame = <const Id extends string, S extends OptionSpecs>(definition: {
  readonly id: Id;
  readonly options: S;
  readonly rules: (options: OptionsOf<S>) => Rules;
}): typeof definition => definition;

/** A game with all its options decided: plain data, what every function of this library asks for. */
export interface Game extends Rules {
  readonly id: string;
  /** Every option with its value, defaults included. */
  readonly options: Options;
}
