/** What somebody sees and reads of a game: the board, the sentence below it, what is said beside. It follows the table. */
import type { Ply, Position } from '@mbegu/rules';
import { current, plies, type Table, turnsOf } from '@mbegu/table';
import { setupText } from '../words.ts';
import { narrate, narrateAnswered, narratePly } from './narrate.ts';
import { readingMs } from './pace.ts';
import { Screen, type Shown } from './screen.svelte.ts';
import { settings } from './settings.svelte.ts';
import { stepsOf } from './steps.ts';
import type { Worth } from './worth.ts';

/** Something said beside the course of the game; the next step takes it away. */
export interface Notice {
  readonly kind: 'refusal' | 'hint' | 'note' | 'trouble';
  readonly text: string;
  /** What the move of a hint is worth. */
  readonly worth?: Worth;
}

export class Telling {
  readonly screen = new Screen();
  /** The position round which names, holdings and turn are written: while a move is shown, still the one before it. */
  seen: Position = $state.raw() as Position;
  /** How many plies have been shown. */
  seenPlies = $state(0);
  /** The sentence of what just happened. */
  said = $state('');
  /** What the other player did before that: it stays to be read beside it. */
  earlier = $state('');
  notice: Notice | null = $state.raw(null);

  constructor(table: Table) {
    this.said = narrate(table);
    this.earlier = narrateAnswered(table);
    this.#see(table);
  }

  /** Says something beside the game, to eyes and ears. */
  note(kind: Notice['kind'], said: string, worth?: Worth): void {
    this.notice = { kind, text: said, ...(worth && { worth }) };
    this.screen.say(worth ? `${said} (${setupText(worth.exact ? 'worth.exact' : 'worth.estimate')})` : said);
  }

  /** What went wrong stays to be read while the game goes on. */
  clearNotice(): void {
    if (this.notice?.kind !== 'trouble') this.notice = null;
  }

  /** Shows and tells the last ply; `false` when something newer overtook it. */
  async showLast(table: Table): Promise<boolean> {
    const { last } = table.match;
    if (!last) return true;
    const [first, ...others] = this.#shown(table, last) as readonly [Shown, ...Shown[]];
    const began = (): void => {
      this.earlier = narrateAnswered(table);
      first.began?.();
    };
    return this.screen.show([{ ...first, began }, ...others], {
      shown: () => {
        this.#see(table);
        this.#tell(narratePly(table, last));
      },
    });
  }

  /** Shows and tells the sowings of the last turn once more; `false` when there are none or something newer overtook them. */
  async replay(table: Table, slow: boolean): Promise<boolean> {
    const sowings = turnsOf(table).map((turn) => turn.plies.filter(({ step }) => step.kind === 'move'));
    const last = sowings.filter(({ length }) => length > 0).at(-1) ?? [];
    if (last.length === 0 || this.screen.busy) return false;
    this.clearNotice();
    const moves = last.flatMap((ply) => {
      const steps = this.#shown(table, ply);
      const done = (): void => this.#tell(narratePly(table, ply));
      return steps.map((step, index) => (index === steps.length - 1 ? { ...step, done } : step));
    });
    return this.screen.show(moves, { ...(slow && { speed: 'slow' }), shown: () => (this.said = narrate(table)) });
  }

  /** The board shows the game as it stands, without a move. */
  jump(table: Table, said: string): void {
    this.screen.jump(current(table).position);
    this.#see(table);
    this.earlier = '';
    this.#tell(said);
  }

  #see(table: Table): void {
    this.seen = current(table).position;
    this.seenPlies = plies(table);
  }

  #tell(said: string): void {
    this.said = said;
    this.screen.say(said);
  }

  /** A ply as it comes to the screen; what its beginning and its end say stands below the board meanwhile. */
  #shown(table: Table, ply: Ply): readonly Shown[] {
    return stepsOf(table, ply).map(({ said, told, ...move }) => ({
      ...move,
      began: () => (this.said = said),
      done: () => {
        if (told !== '') this.said = told;
      },
      restMs: told === '' ? 0 : readingMs(told, settings.speed),
    }));
  }
}
