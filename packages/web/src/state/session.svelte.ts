/**
 * One game as the page plays it: the table, the screen that shows it, and the computer.
 *
 *      command ──▸ table ──▸ screen shows the events (busy) ──▸ sentence ──▸ whoever decides next
 *
 * The computer is asked only at that last arrow: when the table awaits it and nothing moves any more.
 */
import type { MancalaBoardElement } from '@mbegu/board';
import type { SetupKey } from '@mbegu/i18n';
import { explainRefusal, type GameId, type Move, type PitName, type Position, reject } from '@mbegu/rules';
import { act, type Command, current, decider, type Person, phase, type Table, type TableEvent } from '@mbegu/table';
import { sentences, setupText, text, withSetupTexts } from '../words.ts';
import { Advice } from './advice.svelte.ts';
import type { Computer } from './computer.ts';
import type { Endgames } from './endgames.ts';
import { goesOn, Keeping } from './keeping.ts';
import { narrate, narrateTravel, narrateTurn } from './narrate.ts';
import { readingMs } from './pace.ts';
import { areTwoPersons, nameOf, namesIn, nearSide, perspectiveIn, soloist } from './people.ts';
import { settings } from './settings.svelte.ts';
import { Telling } from './telling.svelte.ts';
import { Thinker } from './thinker.svelte.ts';

export class Session {
  readonly id: string;
  readonly telling: Telling = $state.raw() as Telling;
  readonly thinker: Thinker;
  readonly advice: Advice;
  table: Table = $state.raw() as Table;
  /** Somebody turned the board round by hand. */
  flipped = $state(false);
  /** Positions with up to so many seeds on the board are known to the computer; 0 while it has no endgame table. */
  endgameSeeds = $state(0);
  readonly #keeping: Keeping;
  readonly #endgames: Endgames;
  #leaveEndgame = (): void => {};
  #closed = false;
  #keepingFailed = false;

  readonly phase = $derived(phase(this.table));
  readonly position: Position = $derived(current(this.table).position);
  readonly viewer = $derived(
    nearSide(this.table, this.telling.seen, { ownRowNear: settings.ownRowNear, flipped: this.flipped }),
  );
  readonly names = $derived(namesIn(this.table, this.telling.seen));
  /** The one person who plays against the computer. */
  readonly solo = $derived(soloist(this.table.seats));
  /** Two who would sit facing each other. */
  readonly wouldFace = $derived(settings.facing && areTwoPersons(this.table.seats));
  /** What lies at the far side then has been fetched. */
  farSideIsThere = $state(false);
  /** Two persons sit at opposite sides of the screen: everything of the far side is turned round. */
  readonly facing = $derived(this.wouldFace && this.farSideIsThere);
  /** Somebody has decided something that can be taken back. */
  readonly canUndo = $derived(act(this.table, { type: 'undo' }, 0).ok);

  constructor(id: string, table: Table, computer: Computer, endgames: Endgames) {
    this.id = id;
    this.#endgames = endgames;
    this.table = table;
    this.telling = new Telling(table);
    this.thinker = new Thinker(computer);
    this.advice = new Advice(this.thinker);
    this.#keeping = new Keeping(id);
  }

  get game(): GameId {
    return this.table.match.game.id as GameId;
  }

  get busy(): boolean {
    return this.telling.screen.busy;
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
    this.telling.screen.attach(board, this.position);
    this.thinker.ready();
    this.#followEndgame();
    this.#tellTrouble();
    if (last === null && opening.events.length > 0) {
      await this.telling.screen.show([{ before: given, events: opening.events, after: opening.position }]);
    }
    const { offer, seats } = this.table;
    // The page may have been closed before the computer could answer.
    if (offer && seats[offer.by === 'S' ? 'N' : 'S'].kind === 'computer') void this.#answerOffer(offer.by);
    this.#settled();
  }

  close(): void {
    this.#closed = true;
    this.#leaveEndgame();
    this.thinker.close();
  }

  /** What somebody at the screen wants; refused, it is said why and nothing changes. */
  async dispatch(command: Command): Promise<void> {
    if (this.lookAgain()) {
      void this.#noteSeldom('note', 'other-tab.refused');
      return;
    }
    const acted = act(this.table, command, Date.now());
    if (acted.ok) {
      this.thinker.forgive();
      this.telling.notice = null;
      await this.#goOn(acted.value.table, acted.value.events);
    } else if (command.type === 'play' && command.move !== 'swap') this.ask(command.move);
  }

  play(move: Move): Promise<void> {
    return this.dispatch({ type: 'play', move });
  }

  /** Why a pit may not be played now. */
  ask(pit: PitName): void {
    if (this.busy) return;
    const { game } = this.table.match;
    const refusal = reject(game, this.position, pit);
    const isOthersTurn = refusal?.code === 'not-yours' && areTwoPersons(this.table.seats);
    if (this.phase === 'awaiting-computer' || (isOthersTurn && this.facing)) {
      // Of two who face each other, each touches his own row.
      this.note('refusal', narrateTurn(this.table));
    } else if (refusal) {
      const why = sentences([explainRefusal(refusal, game)], perspectiveIn(this.table, this.position));
      this.note('refusal', isOthersTurn ? `${narrateTurn(this.table)} ${why}` : why);
    }
  }

  /** Says something beside the game. */
  note(...said: Parameters<Telling['note']>): void {
    this.telling.note(...said);
  }

  /** Shows and tells the sowings of the last turn once more. */
  async replay(slow = false): Promise<void> {
    if (await this.telling.replay(this.table, slow)) this.#settled();
  }

  async hint(): Promise<void> {
    const { table } = this;
    if (this.phase !== 'awaiting-person' || this.busy) return;
    this.note('hint', text('hint.thinks'));
    const best = await this.advice.hint(table);
    if (this.table !== table || this.#closed) return;
    if (best === null) void this.#noteSeldom('trouble', 'trouble.hint');
    else {
      if (best.move !== 'swap') this.telling.screen.focus(best.move);
      this.note('hint', best.text, best.worth);
    }
  }

  /** Finds out what each move is worth, for whoever wants to see it while he chooses. */
  weigh(): Promise<void> {
    const { table } = this;
    return this.advice.weigh(table, () => this.table === table && !this.#closed);
  }

  /** Follows what other tabs have made of this game; `true` when it stands differently now. */
  lookAgain(): boolean {
    if (this.#closed) return false;
    const found = this.#keeping.look(this.table);
    if (found === 'deleted') void this.#noteSeldom('trouble', 'other-tab.deleted');
    if (found === 'broken') void this.#noteSeldom('trouble', 'trouble.saved-broken');
    if (typeof found === 'string') return false;
    const follows = goesOn(this.table, found);
    this.table = found;
    this.telling.notice = null;
    this.telling.jump(this.table, narrate(found));
    if (!follows) void this.#noteSeldom('note', 'other-tab.went-on');
    this.#settled();
    return true;
  }

  /** What is seldom said is fetched first. */
  async #noteSeldom(
    kind: 'note' | 'trouble',
    key: SetupKey,
    values: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const said = await withSetupTexts(Promise.resolve()).then(
      () => setupText(key, values),
      () => text('unfetched.text'),
    );
    if (!this.#closed) this.note(kind, said);
  }

  /** After the computer failed: somebody lets it try once more. */
  retry(): void {
    this.thinker.forgive();
    this.telling.notice = null;
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

  async #goOn(table: Table, events: readonly TableEvent[]): Promise<void> {
    this.table = table;
    this.#keeping.write(table);
    this.#tellTrouble();
    for (const event of events) await this.#follow(event);
    this.#settled();
  }

  #tellTrouble(): void {
    const { trouble } = this.#keeping;
    // Once is enough: it will not get better by being told at every move.
    if (trouble !== null && !this.#keepingFailed) void this.#noteSeldom('trouble', `trouble.${trouble}`);
    this.#keepingFailed = trouble !== null;
  }

  async #follow(event: TableEvent): Promise<void> {
    switch (event.type) {
      case 'moved':
      case 'agreed':
      case 'resigned':
        await this.telling.showLast(this.table);
        break;
      case 'undone':
      case 'redone':
        this.telling.jump(this.table, narrateTravel(this.table, event.type));
        break;
      case 'round-began':
        this.telling.jump(this.table, narrate(this.table));
        break;
      case 'offered':
        void this.#answerOffer(event.by);
        break;
      case 'declined':
        void this.#noteSeldom('note', 'offer.declined', { name: nameOf(this.table.seats, event.by) });
        break;
      default:
    }
  }

  /** A computer answers at once; a person beside finds the offer on the screen. */
  async #answerOffer(by: Person): Promise<void> {
    const { seats } = this.table;
    const other = by === 'S' ? 'N' : 'S';
    if (seats[other].kind === 'computer') {
      const agrees = await import('./chase.ts').then(
        ({ computerAgrees }) => computerAgrees(this.table),
        () => false,
      );
      void this.dispatch({ type: agrees ? 'accept' : 'decline', by: other });
    } else this.telling.screen.say(text('offer.text', { name: nameOf(seats, by) }));
  }

  /** Nothing moves any more: if it is the computer's turn, it is asked. */
  #settled(): void {
    // What belongs to a view that has gone is not read any more.
    if (this.#closed) return;
    // The first answer goes before: what a visit waits for shares neither the net nor the processor.
    if (this.telling.seenPlies > 1) this.#endgames.build();
    const awaited = this.phase === 'awaiting-computer' && !this.busy && !this.thinker.stuck;
    if (awaited && this.telling.screen.isThere) void this.#think();
  }

  async #think(): Promise<void> {
    const { table } = this;
    const command = await this.thinker.think(table, readingMs(this.telling.said, settings.speed));
    // Somebody went back or on meanwhile; or a move is being shown again, and the computer is asked anew after it.
    if (command === null || this.#closed || this.table !== table || this.busy) return;
    // Another tab has asked its own computer.
    if (command !== 'failed' && this.lookAgain()) return;
    const acted = command === 'failed' ? null : act(table, command, Date.now());
    // A move that may not be played is no answer either.
    if (!acted?.ok) {
      this.thinker.fail();
      void this.#noteSeldom('trouble', this.thinker.stuck ? 'trouble.computer-gone' : 'trouble.computer');
      this.#settled();
      return;
    }
    this.thinker.forgive();
    this.telling.clearNotice();
    await this.#goOn(acted.value.table, acted.value.events);
  }
}
