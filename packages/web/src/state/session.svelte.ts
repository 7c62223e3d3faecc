/**
 * One game as the page plays it: the table, the screen that shows it, and the computer.
 *
 *      command ──▸ table ──▸ screen shows the events (busy) ──▸ sentence ──▸ whoever decides next
 *
 * The computer is asked only at that last arrow: when the table awaits it and nothing moves any more.
 */
import type { MancalaBoardElement } from '@mbegu/board';
import type { MoveValue } from '@mbegu/engine';
import { explainRefusal, type GameId, type Move, type PitName, type Position, reject } from '@mbegu/rules';
import {
  act,
  type Command,
  current,
  decider,
  loadTable,
  type Person,
  phase,
  plies,
  type Table,
  type TableEvent,
  turnsOf,
} from '@mbegu/table';
import { sentences, text } from '../words.ts';
import { computerAgrees } from './chase.ts';
import type { Computer } from './computer.ts';
import type { Endgames } from './endgames.ts';
import {
  narrate,
  narrateAnswered,
  narrateBeginning,
  narratePly,
  narrateTravel,
  narrateTurn,
  positionBefore,
} from './narrate.ts';
import { readingMs } from './pace.ts';
import { nameOf, namesIn, nearSide, perspectiveIn, soloist } from './people.ts';
import { writeGame } from './saved.ts';
import { Screen, type Shown } from './screen.svelte.ts';
import { settings } from './settings.svelte.ts';
import { Thinker } from './thinker.svelte.ts';
import { type Worth, worthOf, worthsOf } from './worth.ts';

/** Something said beside the course of the game; the next step takes it away. */
export interface Notice {
  readonly kind: 'refusal' | 'hint' | 'note' | 'trouble';
  readonly text: string;
  /** What the move of a hint is worth. */
  readonly worth?: Worth;
}

export class Session {
  readonly id: string;
  readonly screen = new Screen();
  readonly thinker: Thinker;
  table: Table = $state.raw() as Table;
  /** The position round which names, holdings and turn are written: while a move is shown, still the one before it. */
  seen: Position = $state.raw() as Position;
  /** How many plies have been shown. */
  seenPlies = $state(0);
  /** The sentence of what just happened. */
  said = $state('');
  /** What the other player did before that: it stays to be read beside it. */
  earlier = $state('');
  notice: Notice | null = $state.raw(null);
  /** Somebody turned the board round by hand. */
  flipped = $state(false);
  /** What each move is worth, as far as it has been asked for. */
  worths: ReadonlyMap<PitName, Worth> = $state.raw(new Map());
  /** Positions with up to so many seeds on the board are known to the computer; 0 while it has no endgame table. */
  endgameSeeds = $state(0);
  /** The table they belong to. */
  #weighed: Table | null = null;
  readonly #endgames: Endgames;
  #leaveEndgame = (): void => {};
  #closed = false;
  #keepingFailed = false;

  readonly phase = $derived(phase(this.table));
  readonly position: Position = $derived(current(this.table).position);
  readonly viewer = $derived(
    nearSide(this.table, this.seen, { ownRowNear: settings.ownRowNear, flipped: this.flipped }),
  );
  readonly names = $derived(namesIn(this.table, this.seen));
  /** The one person who plays against the computer. */
  readonly solo = $derived(soloist(this.table.seats));
  /** Somebody has decided something that can be taken back. */
  readonly canUndo = $derived(act(this.table, { type: 'undo' }, 0).ok);

  constructor(id: string, table: Table, computer: Computer, endgames: Endgames) {
    this.id = id;
    this.#endgames = endgames;
    this.table = table;
    this.thinker = new Thinker(computer);
    this.said = narrate(table);
    this.earlier = narrateAnswered(table);
    this.#see();
  }

  get game(): GameId {
    return this.table.match.game.id as GameId;
  }

  get busy(): boolean {
    return this.screen.busy;
  }

  get thinking(): boolean {
    return this.phase === 'awaiting-computer' && !this.busy && !this.thinker.stuck;
  }

  /** Who would give up, were somebody to give up now. */
  get resigning(): Person | null {
    return this.solo ?? decider(this.table);
  }

  /** The board is there: it shows the game, and the game goes on. */
  async attach(board: MancalaBoardElement): Promise<void> {
    const { given, opening, last } = this.table.match;
    this.screen.attach(board, this.position);
    this.thinker.ready();
    this.#followEndgame();
    if (last === null && opening.events.length > 0) {
      await this.screen.show([{ before: given, events: opening.events, after: opening.position }]);
    }
    this.#settled();
  }

  close(): void {
    this.#closed = true;
    this.#leaveEndgame();
    this.thinker.close();
  }

  /** What somebody at the screen wants; refused, it is said why and nothing changes. */
  async dispatch(command: Command): Promise<void> {
    const acted = act(this.table, command, Date.now());
    if (acted.ok) {
      this.thinker.forgive();
      this.notice = null;
      await this.#goOn(acted.value.table, acted.value.events);
    } else if (command.type === 'play' && command.move !== 'swap') this.ask(command.move);
  }

  play(move: Move): Promise<void> {
    return this.dispatch({ type: 'play', move });
  }

  /** Why a pit may not be played now. */
  ask(pit: PitName): void {
    const { game } = this.table.match;
    const refusal = reject(game, this.position, pit);
    if (this.phase === 'awaiting-computer') this.note('refusal', narrateTurn(this.table));
    else if (refusal) {
      const perspective = perspectiveIn(this.table, this.position);
      this.note('refusal', sentences([explainRefusal(refusal, game)], perspective));
    }
  }

  note(kind: Notice['kind'], said: string, worth?: Worth): void {
    this.notice = { kind, text: said, ...(worth && { worth }) };
    this.screen.say(worth ? `${said} (${text(worth.exact ? 'worth.exact' : 'worth.estimate')})` : said);
  }

  /** Shows and tells the sowings of the last turn once more. */
  async replay(slow = false): Promise<void> {
    const moved = this.#lastTurn();
    if (moved.length === 0 || this.busy) return;
    if (this.notice?.kind !== 'trouble') this.notice = null;
    if (!(await this.screen.show(moved, slow ? 'slow' : undefined)) || this.#closed) return;
    this.said = narrate(this.table);
    this.#settled();
  }

  async hint(): Promise<void> {
    const { table } = this;
    if (this.phase !== 'awaiting-person' || this.busy) return;
    this.note('hint', text('hint.thinks'));
    const best = await this.thinker.hint(table);
    if (this.table !== table || this.#closed) return;
    if (best === null) this.note('trouble', text('trouble.hint'));
    else this.#showHint(best);
  }

  /** Finds out what each move is worth, for whoever wants to see it while he chooses. */
  async weigh(): Promise<void> {
    const { table } = this;
    if (this.#weighed !== table) this.worths = new Map();
    this.#weighed = table;
    const report = await this.thinker.hint(table);
    if (report && this.table === table && !this.#closed) this.worths = worthsOf(report.moves);
  }

  /** Another tab went on with this game. */
  adopt(saved: string): void {
    const loaded = loadTable(saved);
    if (!loaded.ok || loaded.value.changed <= this.table.changed) return;
    this.table = loaded.value;
    this.#jump(narrate(this.table));
    this.#settled();
  }

  /** After the computer failed: somebody lets it try once more. */
  retry(): void {
    this.thinker.forgive();
    this.notice = null;
    this.#settled();
  }

  #followEndgame(): void {
    const { game } = this.table.match;
    const seeds = this.position.slots.reduce((sum, count) => sum + count, 0);
    this.#leaveEndgame = this.#endgames.follow({ id: game.id, options: game.options }, seeds, (endgame) => {
      this.thinker.give(endgame);
      this.endgameSeeds = endgame.seeds;
    });
  }

  #showHint(best: MoveValue): void {
    const { move } = best;
    if (move !== 'swap') this.screen.focus(move);
    const worth = worthOf(best);
    const { margin, exact } = worth;
    const why = text(exact ? 'hint.why.exact' : 'hint.why', { sign: Math.sign(margin), margin: Math.abs(margin) });
    this.note('hint', `${this.#advice(move)} ${why}`, worth);
  }

  #advice(move: Move): string {
    if (move === 'swap') return text('hint.swap');
    const note = this.screen.noteOf(move);
    return note === '' ? text('hint.move', { move }) : text('hint.move.note', { move, note });
  }

  async #goOn(table: Table, events: readonly TableEvent[]): Promise<void> {
    this.table = table;
    this.#keep();
    for (const event of events) await this.#follow(event);
    this.#settled();
  }

  #keep(): void {
    const trouble = writeGame(this.id, this.table);
    // Once is enough: it will not get better by being told at every move.
    if (trouble !== null && !this.#keepingFailed) this.note('trouble', text(`trouble.${trouble}`));
    this.#keepingFailed = trouble !== null;
  }

  async #follow(event: TableEvent): Promise<void> {
    switch (event.type) {
      case 'moved':
      case 'agreed':
      case 'resigned':
        await this.#showLast();
        break;
      case 'undone':
      case 'redone':
        this.#jump(narrateTravel(this.table, event.type));
        break;
      case 'round-began':
        this.#jump(narrate(this.table));
        break;
      case 'offered':
        this.#answerOffer(event.by);
        break;
      case 'declined':
        this.note('note', text('offer.declined', { name: nameOf(this.table.seats, event.by) }));
        break;
      default:
    }
  }

  /** A computer answers at once; a person beside finds the offer on the screen. */
  #answerOffer(by: Person): void {
    const other = by === 'S' ? 'N' : 'S';
    if (this.table.seats[other].kind !== 'computer') return;
    void this.dispatch({ type: computerAgrees(this.table) ? 'accept' : 'decline', by: other });
  }

  async #showLast(): Promise<void> {
    const { last } = this.table.match;
    if (!last) return;
    const move = { before: positionBefore(this.table, last), events: last.events, after: last.position };
    this.said = narrateBeginning(this.table, last);
    this.earlier = narrateAnswered(this.table);
    if (!(await this.screen.show([move])) || this.#closed) return;
    this.#see();
    this.#tell(narratePly(this.table, last));
  }

  #see(): void {
    this.seen = this.position;
    this.seenPlies = plies(this.table);
  }

  /** The board shows the game as it stands, without a move. */
  #jump(said: string): void {
    this.screen.jump(this.position);
    this.#see();
    this.earlier = '';
    this.#tell(said);
  }

  #tell(said: string): void {
    this.said = said;
    this.screen.say(said);
  }

  #lastTurn(): readonly Shown[] {
    const sowings = turnsOf(this.table).map((turn) => turn.plies.filter(({ step }) => step.kind === 'move'));
    const last = sowings.filter(({ length }) => length > 0).at(-1) ?? [];
    const { table } = this;
    return last.map((ply) => ({
      before: positionBefore(table, ply),
      events: ply.events,
      after: ply.position,
      began: () => (this.said = narrateBeginning(table, ply)),
      done: () => this.#tell(narratePly(table, ply)),
    }));
  }

  /** Nothing moves any more: if it is the computer's turn, it is asked. */
  #settled(): void {
    // What belongs to a view that has gone is not read any more.
    if (this.#closed) return;
    if (this.seenPlies > 0) this.#endgames.build();
    const awaited = this.phase === 'awaiting-computer' && !this.busy && !this.thinker.stuck;
    if (awaited && this.screen.isThere) void this.#think();
  }

  async #think(): Promise<void> {
    const { table } = this;
    const command = await this.thinker.think(table, readingMs(this.said, settings.speed));
    // Somebody went back or on meanwhile; or a move is being shown again, and the computer is asked anew after it.
    if (command === null || this.#closed || this.table !== table || this.busy) return;
    if (command === 'failed') {
      this.thinker.fail();
      this.note('trouble', text(this.thinker.stuck ? 'trouble.computer-gone' : 'trouble.computer'));
      this.#settled();
      return;
    }
    const acted = act(table, command, Date.now());
    if (!acted.ok) return;
    // What went wrong stays to be read while the computer plays on.
    if (this.notice?.kind !== 'trouble') this.notice = null;
    await this.#goOn(acted.value.table, acted.value.events);
  }
}
