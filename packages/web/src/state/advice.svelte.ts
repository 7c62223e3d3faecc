/** What the computer tells somebody who chooses: a hint with its reason, and what each move is worth. */
import type { Move } from '@mbegu/rules';
import type { Table } from '@mbegu/table';
import { withSetupTexts } from '../words.ts';
import type { Thinker } from './thinker.svelte.ts';
import { type Worth, worthOf, worthsOf } from './worth.ts';

export class Advice {
  /** What each move is worth, as far as it has been asked for. */
  worths: ReadonlyMap<Move, Worth> = $state.raw(new Map());
  /** The table they belong to. */
  #weighed: Table | null = null;
  readonly #thinker: Thinker;

  constructor(thinker: Thinker) {
    this.#thinker = thinker;
  }

  /** The best move in words, with its worth; `null` when the computer fails. */
  async hint(table: Table): Promise<{ readonly text: string; readonly worth: Worth; readonly move: Move } | null> {
    // Its words come while it is thought about; without them it cannot be given.
    const words = withSetupTexts(import('./hint-text.ts')).catch(() => null);
    const best = await this.#thinker.hint(table).catch(() => null);
    const said = await words;
    return best && said && { text: said.hintText(table, best), worth: worthOf(best), move: best.move };
  }

  /** Finds out what each move is worth; `isHere` says whether anybody still wants to know. */
  async weigh(table: Table, isHere: () => boolean): Promise<void> {
    if (this.#weighed !== table) this.worths = new Map();
    this.#weighed = table;
    // Nobody asked for it, so nobody is told of a worker that died: another one is asked.
    const thought = async () => (await this.#thinker.hint(table)) ?? (await this.#thinker.hint(table));
    const report = await withSetupTexts(thought()).catch(() => null);
    if (report && isHere()) this.worths = worthsOf(report.moves);
  }
}
