/**
 * One game as the page plays it: the table, what the board is showing of it, and the computer.
 *
 *      command ──▸ table ──▸ board plays the events (busy) ──▸ sentence ──▸ whoever decides next
 *
 * The computer is asked only at that last arrow: when the table awaits it and nothing moves any more.
 */
import type { MancalaBoardElement } from '@mbegu/board';
import { seenCountsOf } from '@mbegu/engine';
import {
  explainRefusal,
  type GameEvent,
  type GameId,
  type Move,
  makePosition,
  type PitName,
  type Position,
  reject,
} from '@mbegu/rules';
import {
  act,
  type Command,
  current,
  decider,
  loadTable,
  type Person,
  phase,
  plies,
  sideOf,
  type Table,
  type TableEvent,
  turnsOf,
} from '@mbegu/table';
import { sentences, text } from '../words.ts';
import { computerAgrees } from './chase.ts';
import type { Computer, Question } from './computer.ts';
import { narrate, narratePly, narrateTravel, narrateTurn, positionBefore } from './narrate.ts';
import { nameOf, namesIn, nearSide, perspectiveIn, soloist } from './people.ts';
import { writeGame } from './saved.ts';
import { settings } from './settings.svelte.ts';

/** Something said beside the course of the game; the next step takes it away. */
export interface Notice {
  readonly kind: 'refusal' | 'hint' | 'note' | 'trouble';
  readonly text: string;
}

/** How long a computer's move stands before its next one, so that each can be followed. */
const pauseMs = { slow: 1600, normal: 900, fast: 450, off: 300 } as const;

/** So often a computer that fails is asked again by itself. */
const attemptsMax = 3;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Session {
  readonly id: string;
  table: Table = $state.raw() as Table;
  /** A move is being shown. */
  busy = $state(false);
  /** The computer failed for good, until somebody lets it try again. */
  stuck = $state(false);
  said = $state('');
  notice: Notice | null = $state.raw(null);
  flipped = $state(false);

  readonly phase = $derived(phase(this.table));
  readonly position: Position = $derived(current(this.table).position);
  readonly viewer = $derived(
    nearSide(this.table, this.position, { ownRowNear: settings.ownRowNear, flipped: this.flipped }),
  );
  readonly names = $derived(namesIn(this.table, this.position));
  readonly thinking = $derived(this.phase === 'awaiting-computer' && !this.busy && !this.stuck);
  /** Somebody has decided something that can be taken back. */
  readonly canUndo = $derived(act(this.table, { type: 'undo' }, 0).ok);
  readonly solo = $derived(soloist(this.table.seats));

  readonly #computer: Computer;
  #board: MancalaBoardElement | null = null;
  #closed = false;
  #attempts = 0;
  /** Counts what the board was told to show; whoever waits for an older one has been overtaken. */
  #showing = 0;
  #keepingFailed = false;
  /** The table the computer is thinking about. */
  #asked: Table | null = null;

  constructor(id: string, table: Table, computer: Computer) {
    this.id = id;
    this.table = table;
    this.#computer = computer;
    this.said = narrate(table);
  }

  get game(): GameId {
    return this.table.match.game.id as GameId;
  }

  /** The board is there: it shows the game, and the game goes on. */
  async attach(board: MancalaBoardElement): Promise<void> {
    this.#board = board;
    const { match } = this.table;
    board.position = this.position;
    if (match.last === null && match.opening.events.length > 0) {
      await this.#show([{ before: match.given, events: match.opening.events, after: match.opening.position }]);
    }
    this.#settled();
  }

  detach(): void {
    this.#board = null;
  }

  close(): void {
    this.#closed = true;
    this.#computer.close();
  }

  /** Carries out a command; refused, it says why and changes nothing. */
  async dispatch(command: Command): Promise<boolean> {
    const acted = act(this.table, command, Date.now());
    if (!acted.ok) {
      this.#refuse(acted.error.code, command);
      return false;
    }
    this.table = acted.value.table;
    // What went wrong stays to be read while the computer plays on.
    if (!('by' in command && command.type === 'play') || this.notice?.kind !== 'trouble') this.notice = null;
    this.#keep();
    await this.#follow(acted.value.events);
    return true;
  }

  play(move: Move): Promise<boolean> {
    return this.dispatch({ type: 'play', move });
  }

  /** Why a pit may not be played now. */
  ask(pit: PitName): void {
    if (this.phase === 'awaiting-computer') {
      this.note('refusal', narrateTurn(this.table));
      return;
    }
    const refusal = reject(this.table.match.game, this.position, pit);
    if (refusal)
      this.note(
        'refusal',
        sentences([explainRefusal(refusal, this.table.match.game)], perspectiveIn(this.table, this.position)),
      );
  }

  note(kind: Notice['kind'], said: string): void {
    this.notice = { kind, text: said };
    this.#board?.say(said);
  }

  /** Shows the sowings of the last turn once more. */
  async replay(slow = false): Promise<void> {
    const moved = this.#lastTurn();
    if (moved.length === 0 || this.busy) return;
    const said = this.said;
    if (!(await this.#show(moved, slow ? 'slow' : undefined))) return;
    this.said = said;
    this.#settled();
  }

  async hint(): Promise<void> {
    const { table } = this;
    if (this.phase !== 'awaiting-person' || this.busy) return;
    this.note('hint', text('hint.thinks'));
    try {
      const answer = await this.#computer.ask(this.#question('hint'));
      if (this.table !== table || answer.type !== 'hint') return;
      this.#showHint(answer.report.move);
    } catch {
      if (this.table === table) this.note('trouble', text('trouble.hint'));
    }
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
    this.stuck = false;
    this.notice = null;
    this.#attempts = 0;
    this.#settled();
  }

  #showHint(move: Move): void {
    if (move !== 'swap') this.#board?.focus({ preventScroll: true }, move);
    const remark = move === 'swap' ? '' : (this.#board?.previews.get(move)?.note ?? '');
    const tried = remark === '' ? text('hint.move', { move }) : text('hint.move.note', { move, note: remark });
    this.note('hint', move === 'swap' ? text('hint.swap') : tried);
  }

  #refuse(code: string, command: Command): void {
    // Nobody did anything wrong: an answer of the computer came too late.
    if (code === 'stale') return;
    if (command.type === 'play' && command.move !== 'swap') this.ask(command.move);
  }

  #keep(): void {
    const trouble = writeGame(this.id, this.table);
    // Once is enough: it will not get better by being told at every move.
    if (trouble !== null && !this.#keepingFailed) this.note('trouble', text(`trouble.${trouble}`));
    this.#keepingFailed = trouble !== null;
  }

  async #follow(events: readonly TableEvent[]): Promise<void> {
    for (const event of events) {
      if (event.type === 'undone' || event.type === 'redone') this.#jump(narrateTravel(this.table, event.type));
      else if (event.type === 'round-began') this.#jump(narrate(this.table));
      else if (event.type === 'offered') return this.#answerOffer(event.by);
      else if (event.type === 'declined')
        this.note('note', text('offer.declined', { name: nameOf(this.table.seats, event.by) }));
      else if (event.type === 'moved' || event.type === 'agreed' || event.type === 'resigned') await this.#showLast();
    }
    this.#settled();
  }

  /** A computer is asked at once; a person beside finds the offer on the screen. */
  #answerOffer(by: Person): void {
    const other = by === 'S' ? 'N' : 'S';
    if (this.table.seats[other].kind !== 'computer') return;
    void this.dispatch({ type: computerAgrees(this.table) ? 'accept' : 'decline', by: other });
  }

  async #showLast(): Promise<void> {
    const { last } = this.table.match;
    if (!last) return;
    const shown = await this.#show([
      { before: positionBefore(this.table, last), events: last.events, after: last.position },
    ]);
    if (!shown) return;
    this.said = narratePly(this.table, last);
    this.#board?.say(this.said);
  }

  /** Shows moves one after the other; `false` when something else came between. */
  async #show(
    moves: readonly { before: Position; events: readonly GameEvent[]; after: Position }[],
    speed?: 'slow',
  ): Promise<boolean> {
    this.#showing += 1;
    const mine = this.#showing;
    this.busy = true;
    for (const { before, events, after } of moves) {
      await this.#board?.play(before, events, after, speed ? { speed } : {});
      if (mine !== this.#showing) return false;
    }
    this.busy = false;
    return true;
  }

  /** The board shows the game as it stands, without a move. */
  #jump(said: string): void {
    this.#showing += 1;
    this.busy = false;
    if (this.#board) this.#board.position = this.position;
    this.said = said;
    this.#board?.say(said);
  }

  #lastTurn() {
    const sowings = turnsOf(this.table).map((turn) => turn.plies.filter(({ step }) => step.kind === 'move'));
    const last = sowings.filter((plies) => plies.length > 0).at(-1) ?? [];
    return last.map((ply) => ({ before: positionBefore(this.table, ply), events: ply.events, after: ply.position }));
  }

  #question(type: 'hint'): Question;
  #question(type: 'move', level: string): Question;
  #question(type: 'hint' | 'move', level = ''): Question {
    const { match, began } = this.table;
    const asked = {
      game: { id: match.game.id, options: match.game.options },
      position: makePosition(this.position),
      seen: seenCountsOf(match),
    };
    // The same game gives the same computer in every tab.
    return type === 'hint' ? { type, ...asked } : { type, ...asked, level, seed: began % 2 ** 31 };
  }

  /** Nothing moves any more: if it is the computer's turn, it is asked. */
  #settled(): void {
    const awaited = this.phase === 'awaiting-computer' && !this.busy && !this.stuck && !this.#closed;
    if (awaited && this.#board) void this.#think();
  }

  async #think(): Promise<void> {
    const { table } = this;
    const by = decider(table);
    if (by === null || this.#asked === table) return;
    const seat = table.seats[by];
    if (seat.kind !== 'computer') return;
    this.#asked = table;
    const since = performance.now();
    try {
      const answer = await this.#computer.ask(this.#question('move', seat.level));
      await sleep(this.#pauseBefore() - (performance.now() - since));
      if (this.#asked === table) this.#asked = null;
      // While a move is shown again nobody moves; the computer is asked anew after it.
      if (this.table !== table || this.#closed || this.busy || answer.type !== 'move') return;
      this.#attempts = 0;
      const position = makePosition(this.position);
      await this.dispatch({ type: 'play', move: answer.move, by, ply: plies(table) + 1, position });
    } catch {
      this.#asked = null;
      if (this.table === table && !this.#closed) this.#computerFailed();
    }
  }

  /** A computer that moves again waits, so that its move before can be read; other moves follow at once. */
  #pauseBefore(): number {
    const { last } = this.table.match;
    if (last?.step.kind !== 'move') return 0;
    const mover = positionBefore(this.table, last).turn;
    return mover === this.position.turn ? pauseMs[settings.speed] : 0;
  }

  #computerFailed(): void {
    this.#attempts += 1;
    this.stuck = this.#attempts >= attemptsMax;
    this.note('trouble', text(this.stuck ? 'trouble.computer-gone' : 'trouble.computer'));
    this.#settled();
  }

  /** Who would give up, were somebody to give up now. */
  get resigning(): Person | null {
    return this.solo ?? decider(this.table);
  }

  sideOf(person: Person) {
    return sideOf(this.table, person);
  }
}
