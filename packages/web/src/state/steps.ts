/** A ply as the board shows it: first what was sown and taken; then, as a step of its own, what becomes of the rest at the end. */
import { apply, type GameEvent, type GameEventType, type Ply, type Position } from '@mbegu/rules';
import type { Table } from '@mbegu/table';
import { narrateBeginning, narrateEndingOf, narrateSowing, positionBefore } from './narrate.ts';

export interface Step {
  readonly before: Position;
  readonly events: readonly GameEvent[];
  readonly after: Position;
  /** What is said as it begins. */
  readonly said: string;
  /** What is said when it has been shown and another step of the same ply follows. */
  readonly told: string;
}

const CLEARING: ReadonlySet<GameEventType> = new Set(['sweep', 'aside', 'divide']);

export const stepsOf = (table: Table, ply: Ply): readonly Step[] => {
  const before = positionBefore(table, ply);
  const { events, position: after } = ply;
  const whole = { before, events, after, said: narrateBeginning(table, ply), told: '' };
  const cleared = events.findIndex(({ type }) => CLEARING.has(type));
  if (cleared < 1) return [whole];
  const between = events.slice(0, cleared).reduce(apply, before);
  return [
    { ...whole, events: events.slice(0, cleared), after: between, told: narrateSowing(table, ply) },
    { ...whole, before: between, events: events.slice(cleared), said: narrateEndingOf(table, ply) },
  ];
};
