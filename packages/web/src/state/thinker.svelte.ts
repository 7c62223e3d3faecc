/** Asks the computer for its moves: once for each, again when it died, and not for ever. */
import { levelKept, type Report, seenCountsOf } from '@mbegu/engine';
import { type Move, makePosition, now, type Position, sitter } from '@mbegu/rules';
import { type Command, current, decider, plies, type Table } from '@mbegu/table';
import type { Computer, Question } from './computer.ts';
import type { PackedTable } from './endgame-messages.ts';
import { positionBefore } from './narrate.ts';

/** So often a computer that fails is asked again by itself. */
const attemptsMax = 3;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const askedOf = ({ match }: Table) => ({
  game: { id: match.game.id, options: match.game.options },
  position: makePosition(now(match).position),
  seen: seenCountsOf(match),
});

const moveQuestion = (table: Table, level: string): Question => ({
  type: 'move',
  ...askedOf(table),
  level: levelKept(level),
  // The same game meets the same computer in every tab.
  seed: table.began % 2 ** 31,
});

const deciderAt = (position: Position) => (position.turn === null ? null : sitter(position, position.turn));

/** Two moves of the same player are never shown in one. */
const againMinMs = 300;

/** Whether the one who decides now has just moved: a bonus, or the other one passed. */
const movesAgain = (table: Table): boolean => {
  const { last } = table.match;
  return last?.step.kind === 'move' && deciderAt(positionBefore(table, last)) === decider(table);
};

export class Thinker {
  /** The computer failed for good, until somebody lets it try again. */
  stuck = $state(false);
  readonly #computer: Computer;
  #attempts = 0;
  /** The table it is thinking about. */
  #asked: Table | null = null;
  /** What it has found for a person last, so that it is not asked twice. */
  #found: { readonly table: Table; readonly report: Promise<Report | null> } | null = null;

  constructor(computer: Computer) {
    this.#computer = computer;
  }

  ready(): void {
    this.#computer.ready();
  }

  /** An endgame table: what was found before may be known better now. */
  give(endgame: PackedTable): void {
    this.#computer.give(endgame);
    this.#found = null;
  }

  /**
   * The computer's next move as a command for this very table, `null` where it is being asked already, or `failed`.
   *
   * @param pauseMs how long what was said stands before the next move, so that it can be read
   */
  async think(table: Table, pauseMs: number): Promise<Command | null | 'failed'> {
    const by = decider(table);
    const seat = by && table.seats[by];
    if (by === null || seat?.kind !== 'computer' || this.#asked === table) return null;
    this.#asked = table;
    const stands = sleep(movesAgain(table) ? Math.max(pauseMs, againMinMs) : pauseMs);
    const move = await this.#move(table, seat.level);
    await stands;
    if (this.#asked === table) this.#asked = null;
    if (move === null) return 'failed';
    return { type: 'play', move, by, ply: plies(table) + 1, position: makePosition(current(table).position) };
  }

  /** Counts a failure; `stuck` when it was one too many. */
  fail(): void {
    this.#attempts += 1;
    this.stuck = this.#attempts >= attemptsMax;
  }

  forgive(): void {
    this.stuck = false;
    this.#attempts = 0;
  }

  /** The best move and the value of every other, `null` when the computer fails. */
  hint(table: Table): Promise<Report | null> {
    if (this.#found?.table === table) return this.#found.report;
    const report = this.#hint(table);
    this.#found = { table, report };
    return report;
  }

  close(): void {
    this.#computer.close();
  }

  /** The book of the openings answers first where it knows; where it cannot be had, nothing waits for it. */
  async #hint(table: Table): Promise<Report | null> {
    const searched = this.#computer.ask({ type: 'hint', ...askedOf(table) }).then(
      (answer) => (answer.type === 'hint' ? answer.report : null),
      () => null,
    );
    const known = import('../openings/book.ts')
      .then(({ bookReport }) => bookReport(table.match.game, current(table).position))
      .catch(() => null);
    const report = await Promise.race([searched, known.then((read) => read ?? searched)]);
    if (report) return report;
    // It may be asked again.
    if (this.#found?.table === table) this.#found = null;
    return null;
  }

  async #move(table: Table, level: string): Promise<Move | null> {
    const answer = await this.#computer.ask(moveQuestion(table, level)).catch(() => null);
    return answer?.type === 'move' ? answer.move : null;
  }
}
