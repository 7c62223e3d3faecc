/**
 * The desk one analyses at: the tree that lies open, where one looks, what was open before, and what is found out.
 * There is one; it outlasts the view, and is kept on the device.
 */
import type { MancalaBoardElement } from '@mbegu/board';
import {
  explainMove,
  explainRefusal,
  type Game,
  type GameId,
  gameOf,
  isGameId,
  type Move,
  now,
  otherSide,
  type PitName,
  type Position,
  playOn,
  type Result,
  reject,
  type Side,
  startPosition,
} from '@mbegu/rules';
import { analysisText, sentences, words } from '../../words.ts';
import { endgames } from '../endgames.ts';
import { lasting } from '../lasting.svelte.ts';
import { Screen } from '../screen.svelte.ts';
import { openWorkerAnalyst } from './analyst.ts';
import { Insight } from './insight.svelte.ts';
import { keepSheets, keptSheets, takeOthers } from './kept.ts';
import type { Walk } from './keys.ts';
import { sheetOfGame, sheetOfLink, sheetOfPosition, sheetOfText } from './opening.ts';
import { bringBack, type KeptSheets, type Laid, layOpen, placeOf, type Sheet } from './pile.ts';
import { SetUp } from './set-up.svelte.ts';
import {
  lineThrough,
  mainLine,
  type Node,
  type NodeId,
  nodeOf,
  playFrom,
  promote,
  removeBranch,
  type Tree,
  takeStep,
} from './tree.ts';
import { afterMoves, plantMoves, whereTo } from './walking.ts';
import { faultSentence, namesAt, perspectiveAt } from './words.ts';

export interface Notice {
  readonly kind: 'note' | 'refusal' | 'trouble';
  /** In the language that is read just now. */
  readonly said: () => string;
  /** What can be done about it: taken back, or what was open before brought back. */
  readonly offers?: 'undo' | 'earlier';
}

const emptySheet = (): Sheet => sheetOfPosition(gameOf('kalah'), startPosition(gameOf('kalah')));

/** A sentence, and behind it that there was no room for all. */
const toldWith = (said: () => string, isFull: boolean): (() => string) =>
  isFull ? () => `${said()} ${analysisText('open.full')}` : said;

export class Desk {
  readonly screen = new Screen();
  readonly insight = new Insight(openWorkerAnalyst(), endgames);
  #sheets: KeptSheets = $state.raw({ open: emptySheet(), earlier: [] });
  notice: Notice | null = $state.raw(null);
  /** What the board shows: while a move is shown, still the position before it. */
  shown: Position = $state.raw() as Position;
  /** The board shows where so many moves of a line lead, not where one is. */
  peeked = $state(0);
  /** A position somebody began to set up, and a text he began to paste: they outlast the sheets. */
  readonly beingSetUp = new SetUp(gameOf('kalah'), startPosition(gameOf('kalah')));
  pasted = $state('');
  /** What of it, or of the files it came from, cannot be read, and why. */
  faults: readonly string[] = $state.raw([]);
  /** How many games were in the text that was opened last. */
  games = $state(1);
  /** Which of them is open, from 0. */
  which = $state(0);
  /** The board is turned round. */
  flipped = $state(false);
  /** Before something was deleted, or could be kept no longer. */
  #before: KeptSheets | null = null;
  #keepingFailed = false;
  #visits = 0;
  #language = words().language;

  readonly sheet: Sheet = $derived(this.#sheets.open);
  readonly earlier: readonly Sheet[] = $derived(this.#sheets.earlier);
  readonly tree: Tree = $derived(this.sheet.tree);
  readonly game: Game = $derived(this.sheet.tree.game);
  readonly node: Node = $derived(nodeOf(this.sheet.tree, this.sheet.id));
  readonly position: Position = $derived(now(this.node.match).position);
  readonly names = $derived(namesAt(this.sheet.head, this.position));
  /** Whose row is near: as in the game, where one is looked over. */
  readonly viewer: Side = $derived.by(() => {
    const near = this.sheet.head.you ?? 'S';
    return this.flipped ? otherSide(near) : near;
  });
  /** The line one is in, from the start through here to its end. */
  readonly line: readonly Node[] = $derived(lineThrough(this.sheet.tree, this.sheet.id));
  /** Another round can follow, and the round that is over is no mere variation. */
  readonly canGoOn = $derived(
    this.node.children.length === 0 && mainLine(this.tree).at(-1)?.id === this.node.id && playOn(this.node.match).ok,
  );
  /** What the move that led here did. */
  readonly told: string = $derived(this.toldOf(this.node));

  constructor() {
    const kept = keptSheets();
    if (kept.ok && kept.value) this.#sheets = kept.value;
    else if (!kept.ok) this.#say('trouble', () => faultSentence(kept.error));
    this.shown = now(nodeOf(this.sheet.tree, this.sheet.id).match).position;
  }

  /** A view opens it: with what its address asks for, or as it lies. */
  enter(what: string): number {
    this.#visits += 1;
    // What was said belongs to what lay there then; but whoever only changes the language has gone nowhere.
    if (this.#visits > 1 && this.#language === words().language) this.notice = null;
    this.#language = words().language;
    const game = /^game\/([\w.-]+)$/.exec(what)?.[1];
    if (game !== undefined) this.openGame(game);
    else if (isGameId(what)) this.openFor(what);
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
      this.#say('trouble', () => faultSentence(grown.error, this.game));
      return;
    }
    this.#put({ ...this.sheet, ...grown.value });
    const { position, events } = now(this.node.match);
    // Before it is shown: what the move is worth is said after it.
    this.screen.say(this.told);
    if (move !== 'swap') await this.screen.show([{ before, events, after: position }]);
    if (this.position === position) this.shown = position;
  }

  /** What the move, or whatever else led to a place of the tree, did. */
  toldOf({ match, parent }: Node): string {
    const before = parent === null ? match.given : now(nodeOf(this.tree, parent).match).position;
    const messages = explainMove(this.game, before, now(match).events);
    return sentences(messages, perspectiveAt(this.sheet.head, before));
  }

  /** Why a pit may not be played. */
  ask(pit: PitName): void {
    const refusal = reject(this.game, this.position, pit);
    const { game, sheet, position } = this;
    const said = (): string =>
      refusal ? sentences([explainRefusal(refusal, game)], perspectiveAt(sheet.head, position)) : '';
    if (refusal) this.#say('refusal', said);
  }

  /** Puts a line into the tree and goes to one of its steps. */
  follow(moves: readonly Move[], step: number): void {
    this.#put({ ...this.sheet, ...plantMoves(this.sheet, moves, step) });
    this.#jump();
  }

  /** Shows what a line comes to without putting it into the tree; without moves, what one really looks at. */
  peek(moves: readonly Move[]): void {
    this.peeked = moves.length;
    this.shown = now(afterMoves(this.node.match, moves)).position;
    this.screen.jump(this.shown);
  }

  go(id: NodeId): void {
    if (!this.tree.nodes.has(id)) return;
    this.#put({ ...this.sheet, id });
    this.#jump();
  }

  walk(to: Walk): void {
    const id = whereTo(this.tree, this.sheet.id, to);
    if (id !== undefined) this.go(id);
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
    const isFull = this.#catchUp();
    const before = this.#sheets;
    this.#put({ ...before.open, tree: removeBranch(this.tree, id), id: parent });
    this.#before = before;
    this.#jump();
    this.#note(
      toldWith(() => analysisText('tree.deleted'), isFull),
      'undo',
    );
  }

  undo(): void {
    if (this.#before) this.#hold(this.#before);
  }

  /** Shows the move that led here once more. */
  async replay(): Promise<void> {
    const { match, parent } = this.node;
    if (parent === null || this.screen.busy) return;
    const before = now(nodeOf(this.tree, parent).match).position;
    await this.screen.show([{ before, events: now(match).events, after: now(match).position }]);
  }

  /** Lays something else on the desk; what lay there can be brought back. */
  lay(sheet: Sheet, said: () => string): void {
    const { wasThere, isFull } = this.#open(sheet);
    const told = wasThere ? () => analysisText('open.there') : said;
    this.#note(toldWith(told, isFull), isFull ? 'undo' : wasThere ? undefined : 'earlier');
  }

  bringBack(): void {
    if (this.earlier.length > 0) this.#hold(bringBack(this.#sheets));
  }

  setUp(game: Game, position: Position): void {
    this.lay(sheetOfPosition(game, position), () => analysisText('open.position'));
  }

  /** What somebody pasted, dropped or opened; the sentences say what is wrong with it, and nothing is changed then. */
  openText(written: string, which = 0): Result<{ readonly games: number }, readonly string[]> {
    const found = sheetOfText(written, this.game, which);
    if (!found.ok) return found;
    const { sheet, isBeyond, games } = found.value;
    this.games = games;
    this.which = which;
    this.lay(sheet, () => analysisText(isBeyond ? 'open.beyond' : 'open.opened'));
    return found;
  }

  /** A game that is kept on this device. One that is open already stays as it is, with all its variations. */
  openGame(id: string): void {
    const found = sheetOfGame(id);
    if (!found.ok) this.warn(found.error.join(' '));
    else if (placeOf(this.sheet, found.value) === null) this.#open(found.value);
  }

  /** Another game: what lay open of it last, else its usual start. */
  openFor(id: GameId): void {
    if (this.game.id === id) return;
    const game = gameOf(id);
    const there = this.earlier.find(({ tree }) => tree.game.id === id);
    this.#open(there ?? sheetOfPosition(game, startPosition(game)));
  }

  warn(said: string): void {
    this.#say('trouble', () => said);
  }

  #openLink(what: string): void {
    const found = sheetOfLink(what, this.game);
    if (!found.ok) {
      this.warn(found.error.join(' '));
      return;
    }
    const { isFull } = this.#open(found.value.sheet);
    const beyond = toldWith(() => analysisText('open.beyond'), isFull);
    if (found.value.isBeyond) this.#say('note', beyond);
  }

  /** Lays a sheet open; that there was no room for all is told, and can be taken back. */
  #open(sheet: Sheet): Laid {
    const wasFull = this.#catchUp();
    const before = this.#sheets;
    const laid = layOpen(before, sheet);
    this.#hold(laid.sheets);
    this.#before = before;
    const isFull = wasFull || laid.isFull;
    if (isFull) this.#note(() => analysisText('open.full'), 'undo');
    return { ...laid, isFull };
  }

  /** Before something is done that can be taken back: what another tab has kept meanwhile stays then, too. */
  #catchUp(): boolean {
    const { sheets, isFull } = takeOthers(this.#sheets);
    this.#sheets = sheets;
    return isFull;
  }

  /** Something else lies open. */
  #hold(sheets: KeptSheets): void {
    this.#sheets = sheets;
    this.#before = null;
    this.notice = null;
    this.#keep();
    this.#look();
    this.peeked = 0;
    this.shown = this.position;
    this.screen.jump(this.position);
  }

  #put(open: Sheet): void {
    const isElsewhere = open.id !== this.sheet.id || open.tree !== this.sheet.tree;
    this.#sheets = { open, earlier: this.earlier };
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
    const { sheets, isFull, trouble } = keepSheets(this.#sheets);
    this.#sheets = sheets;
    if (isFull) this.#note(() => analysisText('open.full'));
    // Once is enough.
    if (trouble !== null && !this.#keepingFailed) this.#say('trouble', () => analysisText(`trouble.${trouble}`));
    this.#keepingFailed = trouble !== null;
  }

  #note(said: () => string, offers?: Notice['offers']): void {
    // That nothing can be kept is more than what was opened.
    if (this.notice?.kind === 'trouble') return;
    this.notice = { kind: 'note', said, ...(offers && { offers }) };
  }

  #say(kind: Notice['kind'], said: () => string): void {
    this.notice = { kind, said };
    this.screen.say(said());
  }
}

let desk: Desk | null = null;

/** The desk of this page. */
export const openDesk = (): Desk => {
  desk ??= lasting(() => new Desk());
  return desk;
};
