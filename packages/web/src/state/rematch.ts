import { act } from '@mbegu/table';
import { go } from '../routes.ts';
import { newId, writeGame } from './saved.ts';
import type { Session } from './session.svelte.ts';

/** Pressed twice it is still one game. */
const left = new WeakSet<Session>();

/** A new game with the other beginning; nothing of this one goes with it but who plays. */
export const rematch = (session: Session): void => {
  const next = act(session.table, { type: 'rematch' }, Date.now());
  if (left.has(session) || !next.ok) return;
  left.add(session);
  const id = newId(session.game, Date.now());
  writeGame(id, next.value.table);
  go({ view: 'play', id });
};
