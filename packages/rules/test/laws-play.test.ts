import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  GAME_IDS,
  type Game,
  type GameEvent,
  legalMoves,
  type Move,
  mirror,
  must,
  type Outcome,
  otherSide,
  outcome,
  type Played,
  type Position,
  play,
  reject,
  seedsOnBoard,
  settle,
  stores,
  survey,
} from '../src/index.ts';
import { anyCase, gameOfId, positionOf, runs } from './support/arbitraries.ts';
import { checkPlayed, deepFreeze, notRejected } from './support/laws.ts';

const plays = (game: Game, position: Position): readonly (readonly [Move, Played])[] =>
  legalMoves(game, position).map((move) => [move, must(play(game, position, move))] as const);

const letters = [...'ABCDEFGHIJKLabcdefghijkl', 'swap'] as Move[];

test('settling and playing: every event keeps the seeds, and the events fold to the position', () => {
  fc.assert(
    fc.property(anyCase, ({ game, position }) => {
      // Frozen: whatever wrote to what it was given would throw.
      deepFreeze(game);
      const settled = settle(game, deepFreeze(position));
      checkPlayed(game, position, settled);
      for (const [, played] of plays(game, deepFreeze(settled).position)) {
        checkPlayed(game, settled.position, played);
      }
    }),
    runs(2500),
  );
});

test('settling twice does nothing more; a move never leaves anything due', () => {
  fc.assert(
    fc.property(anyCase, ({ game, position }) => {
      const settled = settle(game, position);
      const again = settle(game, settled.position);
      expect(again.events).toEqual([]);
      expect(again.position).toEqual(settled.position);
      for (const [move, { position: after, outcome: end }] of plays(game, settled.position)) {
        const due = settle(game, after);
        expect(due.events, move).toEqual([]);
        expect(due.position).toEqual(after);
        expect(due.outcome === null).toBe(end === null);
      }
    }),
    runs(1500),
  );
});

test('a move is legal exactly when it is not refused; who is on turn has one', () => {
  fc.assert(
    fc.property(anyCase, ({ game, position }) => {
      const { position: settled, outcome: end } = settle(game, position);
      const legal = legalMoves(game, settled);
      expect(notRejected(game, settled)).toEqual([...legal].sort((a, b) => letters.indexOf(a) - letters.indexOf(b)));
      expect(legal.length > 0).toBe(end === null);
      for (const move of letters) {
        const refusal = reject(game, settled, move);
        expect(play(game, settled, move)).toMatchObject(refusal ? { ok: false, error: refusal } : { ok: true });
        if (end) expect(refusal).toEqual({ code: 'game-over', params: {} });
      }
    }),
    runs(1500),
  );
});

describe('the mirror', () => {
  const mirrorName = (name: string): string =>
    name === 'S' || name === 'N'
      ? otherSide(name)
      : name === name.toUpperCase()
        ? name.toLowerCase()
        : name.toUpperCase();

  const mirrorOutcome = (end: Outcome): Outcome => ({
    ...end,
    winner: end.winner && otherSide(end.winner),
    score: [end.score[1], end.score[0]],
  });

  const mirrorEvent = (event: GameEvent): unknown => {
    if (event.type === 'end') return { ...event, ...mirrorOutcome(event) };
    if (event.type === 'divide') return { ...event, south: event.north, north: event.south };
    return Object.fromEntries(
      Object.entries(event).map(([key, value]) => [
        key,
        key === 'pit' || key === 'to' || key === 'side' ? mirrorName(String(value)) : value,
      ]),
    );
  };

  /** A sweep of both rows begins with South's, whoever is looking. */
  const sorted = (events: readonly unknown[]): string[] => events.map((event) => JSON.stringify(event)).sort();

  const checkMirror = (one: Played, other: Played): void => {
    expect(other.position).toEqual(mirror(one.position));
    expect(other.outcome).toEqual(one.outcome && mirrorOutcome(one.outcome));
    expect(other.onTurn).toBe(one.onTurn && otherSide(one.onTurn));
    const [here, there] = [one.events.map(mirrorEvent), other.events];
    const moved = here.filter(
      (event) => (event as GameEvent).type !== 'sweep' && (event as GameEvent).type !== 'aside',
    );
    expect(there.filter(({ type }) => type !== 'sweep' && type !== 'aside')).toEqual(moved);
    expect(sorted(there)).toEqual(sorted(here));
  };

  test('of a move is the move of the mirror', () => {
    let [south, north] = [0, 0];
    fc.assert(
      fc.property(anyCase, ({ game, position: given }) => {
        const position: Position = { ...given, pie: 'none' };
        const settled = settle(game, position);
        checkMirror(settled, settle(game, mirror(position)));
        if (settled.position.turn === 'S') south += 1;
        if (settled.position.turn === 'N') north += 1;
        for (const [move, played] of plays(game, settled.position)) {
          checkMirror(played, must(play(game, mirror(settled.position), mirrorName(move) as Move)));
        }
      }),
      runs(1500),
    );
    // North as often as South, or the mirror proves nothing.
    expect(Math.abs(south - north)).toBeLessThan(200);
    expect(Math.min(south, north)).toBeGreaterThan(300);
  });
});

test('the outcome is what both hold, and only the finished position knows no reason', () => {
  fc.assert(
    fc.property(anyCase, ({ game, position }) => {
      for (const played of [
        settle(game, position),
        ...plays(game, settle(game, position).position).map(([, p]) => p),
      ]) {
        const { outcome: end } = played;
        if (!end) {
          expect(outcome(played.position)).toBeNull();
          continue;
        }
        const [south, north] = stores(played.position);
        expect(end.score).toEqual([south, north]);
        expect(end.winner).toBe(south === north ? null : south > north ? 'S' : 'N');
        expect(outcome(played.position)).toEqual({ ...end, reason: null });
        expect(end.reason === null).toBe(position.turn === null);
        // Only a majority leaves seeds where they lie.
        if (end.reason !== null && end.reason !== 'majority') expect(seedsOnBoard(played.position.slots)).toBe(0);
      }
    }),
    runs(1000),
  );
});

test('the survey on bare counts and the relay event by event tell the same laps', () => {
  const met = { hands: 0, laps: 0, endless: 0 };
  fc.assert(
    fc.property(
      gameOfId('walak-pussa').chain((game) => positionOf(game).map((position) => ({ game, position }))),
      ({ game, position }) => {
        const settled = settle(game, position).position;
        const inPlay = settled.holes.filter((hole) => hole !== 'out').length;
        for (const [index, move] of [...'ABCDEFGHIJKLabcdefghijkl'].entries()) {
          const pit = index < 12 ? index : index - 12 + game.board.pits;
          const side = index < 12 ? 'S' : 'N';
          if (index % 12 >= game.board.pits || settled.turn !== side) continue;
          if (settled.holes[pit] !== 'open' || settled.slots[pit] === 0) continue;
          const { laps, endless } = survey(settled, game.sowing, pit);
          if (endless !== null) {
            met.endless += 1;
            expect(reject(game, settled, move as Move)?.code).toBe('endless');
            continue;
          }
          const { events } = must(play(game, settled, move as Move));
          const lifts = events.flatMap((event) => (event.type === 'lift' ? [event.count] : []));
          expect(laps).toBe(lifts.length);
          expect(lifts.reduce((sum, count) => sum + count)).toBe(events.filter(({ type }) => type === 'sow').length);
          met.laps += laps > 1 ? 1 : 0;
          met.hands += lifts.some((count) => count >= inPlay) ? 1 : 0;
        }
      },
    ),
    runs(2000),
  );
  // The short cut of whole laps was taken, and so was everything else.
  expect(met.hands).toBeGreaterThan(300);
  expect(met.laps).toBeGreaterThan(1000);
  expect(met.endless).toBeGreaterThan(4);
});

test('all three games came up', () => {
  const met = new Set(fc.sample(anyCase, { seed: 20261129, numRuns: 100 }).map(({ game }) => game.id));
  expect(met).toEqual(new Set(GAME_IDS));
});
