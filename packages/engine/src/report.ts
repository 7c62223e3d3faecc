import type { Move } from '@mbegu/rules';

export interface MoveValue {
  readonly move: Move;
  /** Final margin of the person to move, in seeds: certain and whole where `exact`, an estimate with fractions where not. */
  readonly value: number;
  readonly exact: boolean;
  /** The play expected, this move first. It may be shorter than the search looked ahead. */
  readonly pv: readonly Move[];
}

/** What a search has found so far; plain data. */
export interface Report extends MoveValue {
  /** Sowings looked ahead. */
  readonly depth: number;
  /** Sowings tried; what is charged for long relays included. */
  readonly nodes: number;
  /** The moves whose values are known, the best first: those asked for by `within`, at least the best. */
  readonly moves: readonly MoveValue[];
}
