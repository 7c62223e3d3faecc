/** Builds the endgame table of the game in play, a little at a time. */
import { buildingSteps, createEndgameTable, type EndgameTable, endgameReach, packedRulesOf } from '@mbegu/engine';
import type { Game } from '@mbegu/rules';

/**
 * As much as builds in about ten seconds on an ordinary machine, and no more than 64 MB: tables that are filled forward
 * (Kalah, up to six pits a row) grow by some ten million positions a second, the others by one.
 */
const positionsMax = { forward: 60_000_000, around: 12_000_000 } as const;

/** After so long somebody else has a turn at the processor. */
const sliceMs = 40;

/** How many seeds the table of a game is built for. */
export const seedsFor = (game: Game, seedsInPlay: number): number => {
  const reach = endgameReach(game, packedRulesOf(game) ? positionsMax.forward : positionsMax.around);
  return Math.min(reach, seedsInPlay);
};

/**
 * @param pause lets others have a turn
 * @returns the table, `null` where there is no memory for it
 */
export const buildTable = async (
  game: Game,
  seeds: number,
  pause: () => Promise<void>,
  now: () => number,
): Promise<EndgameTable | null> => {
  const table = createEndgameTable(game, seeds);
  if (!table.ok) return null;
  const steps = buildingSteps(table.value);
  if (!steps.ok) return null;
  let began = now();
  for (const _ of steps.value) {
    if (now() - began < sliceMs) continue;
    await pause();
    began = now();
  }
  return table.value;
};
