/** Pointer and keyboard, as far as they mean something on a board. What a choice leads to is decided elsewhere. */
import type { PitName } from '@mbegu/rules';
import type { PitGrid } from './pits.ts';

export interface InputHost {
  readonly room: HTMLElement;
  readonly pits: PitGrid;
  /** A tap anywhere, before it can mean a pit; `true` when it was used up (it finished an animation). */
  readonly tap: () => boolean;
  readonly choose: (pit: PitName) => void;
  /** The pit under the pointer or the focus changed. */
  readonly point: (pit: PitName | null) => void;
  readonly focused: (pit: PitName) => void;
  /** The pit an arrow key, Home or End leads to. */
  readonly neighbour: (pit: PitName, key: string) => PitName | null;
  /** The pit a letter means, by its character or by its key. */
  readonly letter: (key: string, code: string) => PitName | null;
}

const listenPointer = ({ room, pits, tap, choose, point }: InputHost): void => {
  // Capturing: a tap that finishes an animation must not also choose the pit under it.
  room.addEventListener(
    'click',
    (event) => {
      if (tap()) event.stopPropagation();
    },
    { capture: true },
  );
  pits.grid.addEventListener('click', (event) => {
    const pit = pits.pitAt(event.target);
    if (pit !== null) choose(pit);
  });
  pits.grid.addEventListener('pointerover', (event) => point(pits.pitAt(event.target)));
  pits.grid.addEventListener('pointerdown', (event) => point(pits.pitAt(event.target)));
  for (const leaving of ['pointerleave', 'pointercancel'] as const) {
    pits.grid.addEventListener(leaving, () => point(null));
  }
};

const listenKeyboard = ({ room, pits, tap, choose, neighbour, letter }: InputHost): void => {
  room.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const from = pits.pitAt(event.target) ?? pits.roving();
    const target = neighbour(from, event.key);
    if (target !== null) {
      event.preventDefault();
      pits.rove(target);
      pits.focus(target);
      return;
    }
    if (event.repeat) {
      // A key held down must not play again and again.
      if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
      return;
    }
    if (event.key === 'Escape' && tap()) event.preventDefault();
    const pit = letter(event.key, event.code);
    if (pit === null) return;
    event.preventDefault();
    pits.rove(pit);
    pits.focus(pit);
    choose(pit);
  });
};

/** Enter and Space arrive as clicks, because the pits are buttons. */
export const listen = (host: InputHost): void => {
  listenPointer(host);
  listenKeyboard(host);
  const { pits, point, focused } = host;
  pits.grid.addEventListener('focusin', (event) => {
    const pit = pits.pitAt(event.target);
    if (pit === null) return;
    pits.rove(pit);
    point(pit);
    focused(pit);
  });
  pits.grid.addEventListener('focusout', () => point(null));
};
