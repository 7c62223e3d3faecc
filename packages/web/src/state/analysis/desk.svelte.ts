/**
 * The desk one analyses at: the tree that lies open, where one looks, what was open before, and what is found out.
 * There is one; it outlasts the view, and is kept on the device.
 */
import type { MancalaBoardElement } from '@mbegu/board';
import {
  explainMove,
  explainRefusal,
  type Game,
  gameOf,
  type Move,
  now,
  type PitName,
  type Position,
  playMove,
  playOn,
  reject,
  type Side,
} from '@mbegu/rules';
import { recordsOfTable } from '@mbegu/table';
import { analysisText, sentences, setupText, text } from '../../words.ts';
import { endgames } from '../endgames.ts';
import { readGame } from '../saved.ts';
import { Screen } from '../screen.svelte.ts';
import { openWorkerAnalyst } from './analyst.ts';
import { Insight } from './insight.svelte.ts';
import { keepSheets, keptSheets, type Sheet } from './kept.ts';
import { readLink } from './read-link.ts';
import { type Opened, readText } from './read-text.ts';
import { noHead, treeOfRecords } from './records.ts';
import {
  lineThrough,
  mainLine,
  type Node,
  type NodeId,
  nodeOf,
  plantTree,
  playFrom,
  plyOf,
  promote,
  removeBranch,
  rootId,
  type Tree,
  takeStep,
} from './tree.ts';
import { faultSentence, namesAt } from './words.ts';

export interface Notice {
  readonly kind: 'note' | 'refusal' | 'trouble';
  readonly text: string;
  /** What can be done about it: taken back, or what was open before brought back. */
  readonly offers?: 'undo' | 'earlier';
}

const emptySheet = (): Sheet => ({ tree: plantTree(gameOf('kalah')), id: rootId, head: noHead, source: null });

export class Desk {
  readonly screen = new Screen();
  readonly insight = new Insight(openWorkerAnalyst(), endgames);
  sheet: Sheet = $state.raw(emptySheet());
  earlier: Sheet | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  /** What the board shows: while a move is shown, still the position before it. */
  shown: Position = $state.raw() as Position;
  /** The board shows where so many moves of a line lead, not where one is. */
  peeked = $state(0);
  /** The row near is the North's. */
  flipped = $state(false);
  /** Before something was deleted. */
  #before: Sheet | null = null;
  #keepingFailed = false;
  #visits = 0;

  readonly tree: Tree = $derived(this.sheet.tree);
  readonly game: Game = $derived(this.sheet.tree.game);
  readonly node: Node = $derived(nodeOf(this.sheet.tree, this.sheet.id));
  readonly position: Position = $derived(now(this.node.match).position);
  readonly names = $derived(namesAt(this.sheet.head, this.position));
  readonly viewer: Side = $derived(this.flipped ? 'N' : 'S');
  /** The line one is in, from the start through here to its end. */
  readonly line: readonly Node[] = $derived(lineThrough(this.sheet.tree, this.sheet.id));
  /** Another round can follow, and the round that is over is no mere variation. */
  readonly canGoOn = $derived(
    this.node.children.length === 0 && mainLine(this.tree).at(-1)?.id === this.node.id && playOn(this.node.match).ok,
  );
  /** What the move that led here did. */
  readonly told: string = $derived.by(() => {
    const { match, parent } = this.node;
    const before = parent === null ? match.given : now(nodeOf(this.tree, parent).match).position;
    const messages = explainMove(this.game, before, now(match).events);
    return sentences(messages, { names: namesAt(this.sheet.head, before) });
  });

  constructor() {
    const kept = keptSheets();
    if (kept.ok && kept.value) {
      this.sheet = kept.value.open;
      this.earlier = kept.value.earlier;
    } else if (!kept.ok) this.#trouble(faultSentence(kept.error));
    this.shown = now(nodeOf(this.sheet.tree, this.sheet.id).match).position;
  }

  /** A view opens it: with what its address asks for, or as it lies. */
  enter(what: string): number {
    this.#visits += 1;
    if (this.notice?.kind !== 'trouble') this.notice = null;
    const game = /^game\/([\w.-]+)$/.exec(what)?.[1];
    if (game !== undefined) this.openGame(game);
    else if (what !== '') this.#openLink(what);
    this.#look();
    return this.#visits;
  }

  /** @param visit of the view that goes; another one may have come already */
  leave(visit: number): void {
    if (visit !== this.#visits) return;
    this.screen.detach();
    this.screen.jump(this.position);
    this.shown = this.position;
    this.insight.close();
  }

  attach(board: MancalaBoardElement): void {
    this.screen.attach(board, this.position);
  }

  async play(move: Move): Promise<void> {
    const before = this.position;
    const grown = playFrom(this.tree, this.sheet.id, move);
    if (!grown.ok) {
      this.#trouble(faultSentence(grown.error, this.game));
      return;
    }
    this.#put({ ...this.sheet, ...grown.value });
    const { position, events } = now(this.node.match);
    if (move !== 'swap') await this.screen.show([{ before, events, after: position }]);
    if (this.position === position) this.shown = position;
  }

  /** Why a pit may not be played. */
  ask(pit: PitName): void {
    const refusal = reject(this.game, this.position, pit);
    if (refusal) this.#say('refusal', sentences([explainRefusal(refusal, this.game)], { names: this.names }));
  }

  /** Plays a line, each move where it was played before or as a new variation, and goes to one of its steps. */
  follow(moves: readonly Move[], step: number): void {
    let { tree, id } = this.sheet;
    let to = id;
    for (const [index, move] of moves.entries()) {
      const grown = playFrom(tree, id, move);
      if (!grown.ok) break;
      ({ tree, id } = grown.value);
      if (index < step) to = id;
    }
    this.#put({ ...this.sheet, tree, id: to });
    this.#jump();
  }

  /** Shows what a line comes to without putting it into the tree; without moves, what one really looks at. */
  peek(moves: readonly Move[]): void {
    let { match } = this.node;
    for (const move of moves) {
      const next = playMove(match, move);
      if (!next.ok) break;
      match = next.value;
    }
    this.peeked = moves.length;
    this.shown = now(match).position;
    this.screen.jump(this.shown);
  }

  go(id: NodeId): void {
    if (!this.tree.nodes.has(id)) return;
    this.#put({ ...this.sheet, id });
    this.#jump();
  }

  walk(to: 'first' | 'back' | 'forward' | 'last'): void {
    const { parent, children } = this.node;
    const end = this.line.at(-1)?.id ?? rootId;
    const id = to === 'first' ? rootId : to === 'last' ? end : to === 'back' ? parent : children[0];
    if (id !== null && id !== undefined && id !== this.sheet.id) this.go(id);
  }

  /** The variation before or after this one. */
  turnTo(by: 1 | -1): void {
    const { parent, id } = this.node;
    if (parent === null) return;
    const { children } = nodeOf(this.tree, parent);
    const other = children[children.indexOf(id) + by];
    if (other !== undefined) this.go(other);
  }

  nextRound(): void {
    const grown = takeStep(this.tree, this.sheet.id, { kind: 'round' });
    if (!grown.ok) return;
    this.#put({ ...this.sheet, ...grown.value });
    this.#jump();
  }

  promote(): void {
    this.#put({ ...this.sheet, tree: promote(this.tree, this.sheet.id) });
  }

  /** Deletes the move one looks at and all that follows it; it can be taken back. */
  remove(): void {
    const { parent, id } = this.node;
    if (parent === null) return;
    const before = this.sheet;
    this.#put({ ...before, tree: removeBranch(this.tree, id), id: parent });
    this.#before = before;
    this.#jump();
    this.notice = { kind: 'note', text: analysisText('tree.deleted'), offers: 'undo' };
  }

  undo(): void {
    if (!this.#before) return;
    this.#put(this.#before);
    this.#jump();
  }

  /** Shows the move that led here once more. */
  async replay(): Promise<void> {
    const { match, parent } = this.node;
    if (parent === null || this.screen.busy) return;
    const before = now(nodeOf(this.tree, parent).match).position;
    await this.screen.show([{ before, events: now(match).events, after: now(match).position }]);
  }

  /** Lays something else on the desk; what lay there can be brought back. */
  lay(sheet: Sheet, said: string): void {
    this.#lay(sheet);
    this.notice = { kind: 'note', text: said, offers: 'earlier' };
    this.#look();
  }

  bringBack(): void {
    if (!this.earlier) return;
    this.#lay(this.earlier);
    this.#look();
  }

  setUp(game: Game, position: Position): void {
    this.lay(
      { tree: plantTree(game, position), id: rootId, head: noHead, source: null },
      analysisText('open.position'),
    );
  }

  /** What somebody pasted, dropped or opened; the sentences say what is wrong with it, and nothing is changed then. */
  openText(written: string, which = 0): readonly string[] | Opened {
    const read = readText(written, this.game, which);
    if (!read.ok) return read.error.map((fault) => faultSentence(fault, this.game));
    const { tree, id, head } = read.value;
    this.lay({ tree, id, head, source: null }, analysisText('open.opened'));
    return read.value;
  }

  /** A game that is kept on this device. One that is open already stays as it is, with all its variations. */
  openGame(id: string): void {
    const table = readGame(id);
    if (typeof table === 'string') {
      this.#trouble(table === 'broken' ? text('trouble.saved-broken') : setupText('play.missing'));
      return;
    }
    const read = treeOfRecords(recordsOfTable(table));
    if (!read.ok) {
      this.#trouble(text('trouble.saved-broken'));
      return;
    }
    const moves = (line: readonly Node[]): string => JSON.stringify(line.flatMap((node) => plyOf(node)?.step ?? []));
    const isOpen = this.sheet.source === id && moves(mainLine(this.tree)) === moves(mainLine(read.value.tree));
    if (!isOpen) this.#lay({ tree: read.value.tree, id: read.value.id, head: read.value.head, source: id });
  }

  warn(said: string): void {
    this.#trouble(said);
  }

  #openLink(what: string): void {
    const read = readLink(what);
    if (read.ok) {
      this.#lay({ ...read.value, head: noHead, source: null });
      return;
    }
    const why = read.error.map((fault) => faultSentence(fault, this.game));
    this.#trouble([analysisText('trouble.link'), ...why].join(' '));
  }

  #lay(sheet: Sheet): void {
    const { earlier } = this;
    const was = this.sheet;
    const isBlank = was.tree.nodes.size === 1 && earlier === null && was.source === null;
    this.earlier = isBlank ? null : was;
    this.#put(sheet);
    this.shown = this.position;
    this.screen.jump(this.position);
  }

  #put(sheet: Sheet): void {
    const isElsewhere = sheet.id !== this.sheet.id || sheet.tree !== this.sheet.tree;
    this.sheet = sheet;
    this.#before = null;
    if (isElsewhere) this.notice = null;
    this.#keep();
    this.#look();
  }

  #jump(): void {
    this.peeked = 0;
    this.shown = this.position;
    this.screen.jump(this.position);
    this.screen.say(this.told);
  }

  #look(): void {
    this.insight.look(this.node);
  }

  #keep(): void {
    const trouble = keepSheets({ open: this.sheet, earlier: this.earlier });
    // Once is enough.
    if (trouble !== null && !this.#keepingFailed) this.#trouble(analysisText(`trouble.${trouble}`));
    this.#keepingFailed = trouble !== null;
  }

  #trouble(said: string): void {
    this.#say('trouble', said);
  }

  #say(kind: Notice['kind'], said: string): void {
    this.notice = { kind, text: said };
    this.screen.say(said);
  }
}

let desk: Desk | null = null;

/** The desk of this page. */
export const openDesk = (): Desk => {
  // What is derived in it must not end with the view that opens it first.
  if (desk === null) {
    $effect.root(() => {
      desk = new Desk();
    });
  }
  return desk as unknown as Desk;
};
