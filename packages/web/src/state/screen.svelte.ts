/** The board as the game uses it: moves are shown one after the other, and whatever is newer overtakes them. */
import type { MancalaBoardElement, Speed } from '@mbegu/board';
import type { GameEvent, PitName, Position } from '@mbegu/rules';

/** A move as it is shown. */
export interface Shown {
  readonly before: Position;
  readonly events: readonly GameEvent[];
  readonly after: Position;
  /** It comes into view. */
  readonly began?: () => void;
  /** It has been shown. */
  readonly done?: () => void;
  /** How long it stands before the next one. */
  readonly restMs?: number;
}

export interface Showing {
  /** Instead of the board's own speed. */
  readonly speed?: Speed;
  /** All of it has been shown, and nothing may be played yet. */
  readonly shown?: () => void;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets the browser do what waits: what a move needs before and after it is shown would be too much for one picture. */
const breathe = (): Promise<void> => sleep(0);

export class Screen {
  /** A move is being shown. */
  busy = $state(false);
  #board: MancalaBoardElement | null = null;
  /** Counts what was shown; whoever waits for an older move has been overtaken. */
  #shows = 0;

  get isThere(): boolean {
    return this.#board !== null;
  }

  attach(board: MancalaBoardElement, position: Position): void {
    this.#board = board;
    board.position = position;
  }

  /** The board goes, and nobody waits any more for what it was showing. */
  detach(): void {
    this.#shows += 1;
    this.busy = false;
    this.#board = null;
  }

  /** Shows moves one after the other; `false` when something else came between. */
  async show(moves: readonly Shown[], { speed, shown }: Showing = {}): Promise<boolean> {
    this.#shows += 1;
    const mine = this.#shows;
    this.busy = true;
    for (const { before, events, after, began, done, restMs = 0 } of moves) {
      await breathe();
      if (mine !== this.#shows) return false;
      began?.();
      await this.#board?.play(before, events, after, speed ? { speed } : {});
      if (mine !== this.#shows) return false;
      await breathe();
      if (mine !== this.#shows) return false;
      done?.();
      if (restMs > 0) await sleep(restMs);
      if (mine !== this.#shows) return false;
    }
    shown?.();
    await breathe();
    if (mine !== this.#shows) return false;
    this.busy = false;
    return true;
  }

  /** Shows a position at once, and no longer what was being shown. */
  jump(position: Position): void {
    this.#shows += 1;
    this.busy = false;
    if (this.#board) this.#board.position = position;
  }

  say(sentence: string): void {
    this.#board?.say(sentence);
  }

  /** @param pit without, the one that had it last */
  focus(pit?: PitName): void {
    this.#board?.focus({ preventScroll: true }, pit);
  }
}
