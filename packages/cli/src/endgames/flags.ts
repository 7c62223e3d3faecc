import { endgameReach } from '@mbegu/engine';
import type { Game } from '@mbegu/rules';
import type { GameFlags } from '../game-arguments.ts';
import { refuse } from '../refused.ts';
import { wholeNumberOr } from '../solving/flags.ts';

const ACTIONS = ['build', 'verify', 'probe', 'info'] as const;
export type Action = (typeof ACTIONS)[number];

export interface EndgamesFlags extends GameFlags {
  readonly seeds?: string;
  readonly out?: string;
  readonly threads?: string;
  readonly valuesOnly?: boolean;
  readonly all?: boolean;
  readonly json?: boolean;
}

/** Flags that only some actions take. */
const ONLY: readonly (readonly [flag: keyof EndgamesFlags, text: string, actions: readonly Action[]])[] = [
  ['threads', '--threads', ['build']],
  ['valuesOnly', '--values-only', ['build']],
  ['all', '--all', ['verify']],
  ['position', '--position', ['probe']],
];

/** The action that is asked for, with flags that go with it; refused where they do not. */
export const parseAction = (text: string, flags: EndgamesFlags): Action => {
  const action = ACTIONS.find((each) => each === text);
  if (action === undefined) return refuse('unknown-action', { found: text.slice(0, 40), known: ACTIONS.join(', ') });
  for (const [flag, name, actions] of ONLY) {
    if (flags[flag] !== undefined && !actions.includes(action)) {
      return refuse('flag-not-here', { flag: name, word: action });
    }
  }
  return action;
};

/** More positions than any table has places for. */
const positionsMax = 2 ** 31 - 1;

/** The seeds that are asked for, as far as tables of this game go. */
export const parseSeeds = <T>(game: Game, { seeds }: EndgamesFlags, missing: T): number | T =>
  wholeNumberOr('--seeds', seeds, 1, endgameReach(game, positionsMax), missing);
