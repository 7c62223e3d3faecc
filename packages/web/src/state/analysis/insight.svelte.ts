/**
 * What is found out about the positions of a tree: of the one somebody looks at, for as long as he likes, and of a whole line
 * one after the other. Each has the best report there was; whoever comes back to a position finds it there.
 */
import { type Report, seenCountsOf } from '@mbegu/engine';
import { type Game, legalMoves, type Match, makePosition, now, type Played, totalSeeds } from '@mbegu/rules';
import { SvelteMap } from 'svelte/reactivity';
import { bookReport } from '../../openings/book.ts';
import type { Endgames } from '../endgames.ts';
import type { Analyst } from './analyst.ts';
import type { AnalystQuestion } from './analyst-messages.ts';
import { before, handedOn, heldTo, type Standing } from './standing.ts';

/** A node of a tree, or anything else with a line behind it. */
interface Place {
  readonly match: Match;
}

/** After so many sowings it rests, for the battery's sake, until somebody wants more: half a minute or so. */
const liveNodesMax = 30_000_000;
/** A review goes through the line more than once: the first time quickly, so that there is soon something to see. */
const reviewNodes = [20_000, 200_000] as const;

/** All that can be known of a position is known. */
const isSettled = (match: Match, report: Report | undefined): boolean =>
  report?.exact === true &&
  report.moves.length === legalMoves(match.game, now(match).position).length &&
  report.moves.every(({ exact }) => exact);

const isBetter = (report: Report, known: Report | undefined): boolean =>
  known === undefined || report.depth >= known.depth || (report.exact && !known.exact);

const questionOf = (match: Match, nodes: number): AnalystQuestion => ({
  game: { id: match.game.id, options: match.game.options },
  position: makePosition(now(match).position),
  seen: seenCountsOf(match),
  nodes,
});

export class Insight {
  /** Somebody wants to know what moves are worth. */
  on = $state(true);
  /** The position that is being looked into. */
  busyWith: Match | null = $state.raw(null);
  /** How far a review has got; `null` while there is none. */
  review: { readonly done: number; readonly total: number } | null = $state.raw(null);
  threads = $state(1);
  /** Positions with up to so many seeds on the board are known; 0 without an endgame table. */
  endgameSeeds = $state(0);
  /** The worker died: `again`, another one goes on; `gone`, it is given up. */
  trouble: 'again' | 'gone' | null = $state(null);
  /** By the state of the table, which the matches that go on from there share. */
  readonly #found = new SvelteMap<Played, Report>();
  readonly #analyst: Analyst;
  readonly #endgames: Endgames;
  #leaveEndgame = (): void => {};
  #endgameKey = '';
  #looked: Match | null = null;
  #nodes = liveNodesMax;
  /** Counts reviews: one that was overtaken ends. */
  #reviews = 0;

  constructor(analyst: Analyst, endgames: Endgames) {
    this.#analyst = analyst;
    this.#endgames = endgames;
  }

  /** What was found about a position, as far as the move that led to it does not say better. */
  reportOf({ match }: Place): Report | undefined {
    const own = this.#found.get(now(match));
    const exact = this.#handedOn(match);
    return own && exact !== null ? heldTo(exact, own) : own;
  }

  /** What a position is worth, which may be known before anything of its moves is. */
  standingOf({ match }: Place): Standing | undefined {
    const exact = this.#handedOn(match);
    const own = this.#found.get(now(match));
    return exact === null || own?.exact ? own : { value: exact, exact: true };
  }

  isSettled({ match }: Place): boolean {
    return isSettled(match, this.#found.get(now(match)));
  }

  /** Somebody looks at another node. */
  look({ match }: Place): void {
    this.#followEndgame(match);
    const isNew = match !== this.#looked;
    this.#looked = match;
    if (isNew) {
      this.#nodes = liveNodesMax;
      this.#readAround(match);
    }
    if (!this.review && (isNew || this.busyWith === null)) this.#live();
  }

  start(): void {
    this.on = true;
    this.trouble = null;
    if (this.busyWith === null && !this.review) this.#live();
  }

  /** It rests, and somebody wants it to look further. */
  further(): void {
    this.#nodes *= 4;
    this.start();
  }

  /** Nothing more is looked for here; what was found stays in sight. */
  pause(): void {
    this.#end();
  }

  /** Nobody wants to know any more. */
  stop(): void {
    this.on = false;
    this.#end();
  }

  /** Looks into every position of a line, the last first: what is known of the end helps with what was before. */
  async reviewLine(line: readonly Place[]): Promise<void> {
    this.#end();
    this.trouble = null;
    this.#reviews += 1;
    const mine = this.#reviews;
    const going = line.filter(({ match }) => now(match).position.turn !== null).reverse();
    const total = going.length;
    let looks = 0;
    this.review = { done: 0, total };
    for (const { match } of going) this.#readAround(match);
    for (const nodes of reviewNodes) {
      for (const { match } of going) {
        if (!this.isSettled({ match })) await this.#ask(match, nodes);
        if (mine !== this.#reviews) return;
        looks += 1;
        // Told in moves, however often each is looked at.
        this.review = { done: Math.floor(looks / reviewNodes.length), total };
      }
    }
    this.review = null;
    this.#live();
  }

  /** Nobody asks for anything just now. */
  rest(): void {
    this.#looked = null;
    this.#end();
  }

  endReview(): void {
    this.#end();
    this.#live();
  }

  /** Nothing is looked into any more; what was found stays. */
  close(): void {
    this.#end();
    this.#leaveEndgame();
    this.#endgameKey = '';
    this.#looked = null;
    this.#analyst.close();
  }

  #end(): void {
    this.#reviews += 1;
    this.review = null;
    this.busyWith = null;
    // Nothing starts again.
    if (this.trouble === 'again') this.trouble = null;
    this.#analyst.stop();
  }

  #live(): void {
    const match = this.#looked;
    this.#analyst.stop();
    this.busyWith = null;
    if (!this.on || !match || now(match).position.turn === null || this.isSettled({ match })) return;
    // Asked anew, the engine is no longer given up: what can be done is to stop it, not to try again.
    this.trouble = null;
    this.#endgames.build();
    void this.#ask(match, this.#nodes);
  }

  #handedOn(match: Match): number | null {
    const from = before(match);
    return from && handedOn(match, this.#found.get(from));
  }

  /** A position, and the one before it, which may know what it is worth. */
  #readAround(match: Match): void {
    const from = before(match);
    void this.#read(match.game, now(match));
    if (from && !this.#found.has(from)) void this.#read(match.game, from);
  }

  /** Where the book of the openings knows every move, nothing need be looked for. */
  async #read(game: Game, state: Played): Promise<void> {
    const known = await bookReport(game, state.position).catch(() => null);
    if (!known) return;
    this.#found.set(state, known);
    if (this.busyWith && now(this.busyWith) === state && !this.review) this.#live();
  }

  /** Resolves when nothing more is found, or nobody answers; never where something else is asked meanwhile. */
  #ask(match: Match, nodes: number): Promise<void> {
    this.busyWith = match;
    return new Promise((resolve) => {
      const end = (): void => {
        this.busyWith = null;
        resolve();
      };
      this.#analyst.ask(questionOf(match, nodes), {
        found: (report, threads) => {
          this.threads = threads;
          if (this.trouble === 'again') this.trouble = null;
          const known = this.#found.get(now(match));
          if (!isSettled(match, known) && isBetter(report, known)) this.#found.set(now(match), report);
        },
        done: end,
        died: (again) => {
          this.trouble = again ? 'again' : 'gone';
          if (!again) end();
        },
      });
    });
  }

  #followEndgame({ game, given }: Match): void {
    const seeds = totalSeeds(given.slots);
    const key = JSON.stringify([game.id, game.options, seeds]);
    if (key === this.#endgameKey) return;
    this.#leaveEndgame();
    this.#endgameKey = key;
    this.endgameSeeds = 0;
    this.#leaveEndgame = this.#endgames.follow({ id: game.id, options: game.options }, seeds, (table) => {
      this.endgameSeeds = table.seeds;
      this.#analyst.give(table);
      // The analyst begins anew with it.
      if (this.busyWith && !this.review) this.#live();
    });
  }
}
