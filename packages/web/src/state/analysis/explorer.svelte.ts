/**
 * The openings of a game: what every move is worth, from the book where the game is solved, else as the engine finds it; and
 * what the pie rule would make of South's first turn. One for each game; it outlasts the view.
 */
import {
  createGame,
  type Game,
  type GameId,
  type Match,
  type Move,
  now,
  type Options,
  type Position,
  playMove,
  startMatch,
} from '@mbegu/rules';
import { bookValues } from '../../openings/book.ts';
import { endgames } from '../endgames.ts';
import { lasting } from '../lasting.svelte.ts';
import { Screen } from '../screen.svelte.ts';
import type { Worth } from '../worth.ts';
import { openWorkerAnalyst } from './analyst.ts';
import { Insight } from './insight.svelte.ts';

export interface OpeningMove {
  readonly move: Move;
  /** For whoever moves; `null` while nothing is known. */
  readonly worth: Worth | null;
  readonly from: 'book' | 'engine';
  /** For South, who begins, where the pie rule is in force; `null` where it does not come in, or is not known yet. */
  readonly pie: Worth | null;
  /** What North does then; `open` where the turn is not over with this move. */
  readonly answer: 'swap' | 'stay' | 'level' | 'open';
}

type Values = ReadonlyMap<Move, number>;

/** The same game with its pie rule on or off; `null` where it knows none. */
const withPie = (game: Game, pie: 'on' | 'off'): Game | null => {
  if (!('pie' in game.options)) return null;
  const made = createGame(game.id, { ...game.options, pie });
  return made.ok ? made.value : null;
};

const playAll = (game: Game, moves: readonly Move[]): Match =>
  moves.reduce((match, move) => {
    const next = playMove(match, move);
    return next.ok ? next.value : match;
  }, startMatch(game));

/** South's first turn is not over yet: nobody else has moved. */
const isFirstTurn = ({ position }: { readonly position: Position }): boolean =>
  position.pie === 'pending' && position.turn === 'S';

const whole = (values: Values | null): ReadonlyMap<Move, Worth> | null =>
  values && new Map([...values].map(([move, margin]) => [move, { margin, exact: true }]));

export class Explorer {
  readonly id: GameId;
  readonly screen = new Screen();
  readonly insight = new Insight(openWorkerAnalyst(), endgames);
  options: Options = $state.raw({});
  moves: readonly Move[] = $state.raw([]);
  shown: Position = $state.raw() as Position;
  /** Exact values of the book: as it is played, and with the pie rule. */
  #book: { readonly plain: Values | null; readonly pie: Values | null } | null = $state.raw(null);
  /** The fairest whole first turn, where the book knows it. */
  #fairBook: { readonly moves: readonly Move[]; readonly worth: Worth } | null = $state.raw(null);
  #visits = 0;

  readonly game: Game = $derived.by(() => {
    const made = createGame(this.id, this.options);
    return made.ok ? made.value : (createGame(this.id) as { value: Game }).value;
  });
  readonly match: Match = $derived(playAll(this.game, this.moves));
  readonly position: Position = $derived(now(this.match).position);
  /** The same moves where the pie rule is in force, while it can still make a difference. */
  readonly pieMatch: Match | null = $derived.by(() => {
    const game = withPie(this.game, 'on');
    const match = game && playAll(game, this.moves);
    return match && isFirstTurn(now(match)) ? match : null;
  });
  readonly hasPie = $derived(withPie(this.game, 'on') !== null);
  readonly isSolved = $derived(this.#book?.plain != null);
  /** Nothing is looked for any more. */
  readonly isDone = $derived(
    this.isSolved || (this.#book !== null && this.insight.busyWith === null && this.insight.review === null),
  );

  constructor(id: GameId) {
    this.id = id;
    this.shown = this.position;
  }

  /** What is known of each move, in the order in which they are handed in. */
  list(legal: readonly Move[]): readonly OpeningMove[] {
    const plain = whole(this.#book?.plain ?? null) ?? this.#found(this.match);
    const pie = whole(this.#book?.pie ?? null) ?? this.#found(this.pieMatch);
    return legal.map((move) => this.#row(move, plain.get(move) ?? null, pie.get(move) ?? null));
  }

  /** South's fairest way to begin from here, to the end of his turn. */
  fairest(): { readonly moves: readonly Move[]; readonly worth: Worth } | null {
    if (this.#fairBook) return this.#fairBook;
    const report = this.pieMatch && this.insight.reportOf({ match: this.pieMatch });
    if (!report || !this.pieMatch || this.isSolved) return null;
    let match = this.pieMatch;
    const moves: Move[] = [];
    for (const move of report.pv) {
      if (!isFirstTurn(now(match))) break;
      const next = playMove(match, move);
      if (!next.ok) break;
      match = next.value;
      moves.push(move);
    }
    return isFirstTurn(now(match)) ? null : { moves, worth: { margin: Math.round(report.value), exact: report.exact } };
  }

  enter(): number {
    this.#visits += 1;
    void this.#look();
    return this.#visits;
  }

  leave(visit: number): void {
    if (visit !== this.#visits) return;
    this.screen.detach();
    this.shown = this.position;
    this.insight.close();
  }

  async play(move: Move): Promise<void> {
    const before = this.position;
    const next = playMove(this.match, move);
    if (!next.ok) return;
    this.moves = [...this.moves, move];
    void this.#look();
    const { events, position } = now(next.value);
    await this.screen.show([{ before, events, after: position }]);
    if (this.match.last?.number === next.value.last?.number) this.shown = this.position;
  }

  /** Back to where so many moves were played. */
  backTo(count: number): void {
    this.moves = this.moves.slice(0, count);
    this.#show();
  }

  choose(options: Options): void {
    this.options = options;
    this.moves = [];
    this.#show();
  }

  #show(): void {
    this.shown = this.position;
    this.screen.jump(this.position);
    void this.#look();
  }

  #found(match: Match | null): ReadonlyMap<Move, Worth> {
    const report = match && this.insight.reportOf({ match });
    return new Map(report?.moves.map(({ move, value, exact }) => [move, { margin: Math.round(value), exact }]));
  }

  /** Where the move ends South's first turn, North takes the better half; so South has what is left. */
  #row(move: Move, worth: Worth | null, pie: Worth | null): OpeningMove {
    const from = this.isSolved ? 'book' : 'engine';
    const after = this.pieMatch && playMove(this.pieMatch, move);
    if (!after?.ok) return { move, worth, from, pie: null, answer: 'open' };
    const { position, outcome } = now(after.value);
    if (outcome || isFirstTurn({ position })) return { move, worth, from, pie, answer: 'open' };
    if (!worth) return { move, worth, from, pie: null, answer: 'open' };
    const left = { margin: 0 - Math.abs(worth.margin), exact: worth.exact };
    const answer = worth.margin > 0 ? 'swap' : worth.margin < 0 ? 'stay' : 'level';
    return { move, worth, from, pie: left, answer };
  }

  /** The book first; where it does not know, the engine. */
  async #look(): Promise<void> {
    const { match, pieMatch } = this;
    this.#book = null;
    this.#fairBook = null;
    const valuesOf = (of: Match | null): Promise<Values | null> =>
      of ? bookValues(of.game, now(of).position).catch(() => null) : Promise.resolve(null);
    const [plain, pie] = await Promise.all([valuesOf(match), valuesOf(pieMatch)]);
    // Somebody went on meanwhile.
    if (match !== this.match) return;
    this.#book = { plain, pie };
    if (pie && pieMatch) void this.#findFairest(pieMatch);
    if (plain) {
      this.insight.rest();
      return;
    }
    this.insight.look({ match });
    if (pieMatch && !this.insight.reportOf({ match: pieMatch })) void this.insight.reviewLine([{ match: pieMatch }]);
  }

  async #findFairest(from: Match): Promise<void> {
    let match = from;
    let worth: Worth | null = null;
    const moves: Move[] = [];
    while (isFirstTurn(now(match))) {
      const values = await bookValues(match.game, now(match).position).catch(() => null);
      const best = values && [...values].reduce((most, each) => (each[1] > most[1] ? each : most));
      const next = best && playMove(match, best[0]);
      if (!best || !next?.ok) return;
      moves.push(best[0]);
      worth = { margin: best[1], exact: true };
      match = next.value;
    }
    if (from === this.pieMatch && worth) this.#fairBook = { moves, worth };
  }
}

const explorers = new Map<GameId, Explorer>();

export const openExplorer = (id: GameId): Explorer => {
  const explorer = explorers.get(id) ?? lasting(() => new Explorer(id));
  explorers.set(id, explorer);
  return explorer;
};
