/** What the computer tells somebody who chooses: a hint with its reason, and what each move is worth. */
import type { MoveValue } from '@mbegu/engine';
import type { Move } from '@mbegu/rules';
import type { Table } from '@mbegu/table';
import { setupText, withSetupTexts } from '../words.ts';
import type { Screen } from './screen.svelte.ts';
import type { Thinker } from './thinker.svelte.ts';
import { type Worth, worthOf, worthsOf } from './worth.ts';

export class Advice {
  /** What each move is worth, as far as it has been asked for. */
  worths: ReadonlyMap<Move, Worth> = $state.raw(new Map());
  /** The table they belong to. */
  #weighed: Table | null = null;
  readonly #thinker: Thinker;
  readonly #screen: Screen;

  constructor(thinker: Thinker, screen: Screen) {
    this.#thinker = thinker;
    this.#screen = screen;
  }

  /** The best move in words, with its worth; `null` when the computer fails. */
  async hint(table: Table): Promise<{ readonly text: string; readonly worth: Worth; readonly move: Move } | null> {
    // Its words come while it is thought about; without them it cannot be given.
    const best = await withSetupTexts(this.#thinker.hint(table)).catch(() => null);
    return best && { text: this.#sentence(best), worth: worthOf(best), move: best.move };
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

  #sentence(best: MoveValue): string {
    const { margin, exact } = worthOf(best);
    const why = setupText(exact ? 'hint.why.exact' : 'hint.why', { sign: Math.sign(margin), margin: Math.abs(margin) });
    return `${this.#advice(best.move)} ${why}`;
  }

  #advice(move: Move): string {
    if (move === 'swap') return setupText('hint.swap');
    const note = this.#screen.noteOf(move);
    return note === '' ? setupText('hint.move', { move }) : setupText('hint.move.note', { move, note });
  }
}
