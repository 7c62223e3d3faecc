/**
 * A position as somebody sets it up: game, rules, fields and text, each following the others. It outlasts the sheet it is shown
 * in: what was begun is found again as it was left.
 */
import {
  createGame,
  explainMove,
  explainRefusal,
  type Fault,
  type Game,
  type GameId,
  legalMoves,
  now,
  type Options,
  type Position,
  type Result,
  reject,
  rowNames,
  startMatch,
  startPosition,
} from '@mbegu/rules';
import { analysisText, sentences } from '../../words.ts';
import { plainDigits } from '../digits.ts';
import {
  type Draft,
  draftOf,
  draftOfPosition,
  fitTo,
  type Place,
  readDraft,
  seedsBeyond,
  textOf,
  turnedRound,
} from './draft.ts';

const first: Place = { kind: 'pit', side: 'S', pit: 0 };

export class SetUp {
  /** What lies on the board it was begun from. */
  #from: { readonly game: Game; readonly position: Position } = $state.raw() as never;
  gameId: GameId = $state() as GameId;
  options: Options = $state.raw({});
  draft: Draft = $state.raw() as Draft;
  /** What is typed as text while it cannot be told apart; else the text is the draft's. */
  typed: string | null = $state(null);
  place: Place = $state.raw(first);
  /** Something was set up, and is not in use yet. */
  isTouched = $state(false);
  /** Seeds that went with the pits the last choice took away. */
  lost = $state(0);
  /** The last position that could be read. */
  shown: { readonly gameId: GameId; readonly position: Position } = $state.raw() as never;

  readonly game: Game = $derived.by(() => {
    const made = createGame(this.gameId, this.options);
    return made.ok ? made.value : this.#from.game;
  });
  readonly written: string = $derived(this.typed ?? textOf(this.draft));
  readonly read: Result<Position, readonly Fault[]> = $derived(readDraft(this.game, this.draft, this.typed));
  readonly good: Position | null = $derived(this.read.ok ? this.read.value : null);
  /** What the rules say of the position before anybody moves: that it is over, that moves in it would never end. */
  readonly remarks: readonly string[] = $derived.by(() => {
    const { good, game } = this;
    if (!good) return [];
    const opening = now(startMatch(game, good));
    const told = sentences(explainMove(game, good, opening.events));
    const over = good.turn !== null && opening.outcome ? [analysisText('edit.over')] : [];
    return [...over, ...(told === '' ? [] : [told]), ...this.#endless(opening.position)];
  });

  constructor(game: Game, position: Position) {
    this.begin(game, position);
  }

  /** As it lies on the board. */
  begin(game: Game, position: Position): void {
    this.#from = { game, position };
    this.gameId = game.id as GameId;
    this.options = game.options;
    this.draft = draftOfPosition(position);
    this.typed = null;
    this.lost = 0;
    this.place = first;
    this.isTouched = false;
    this.shown = { gameId: this.gameId, position };
  }

  change(to: Draft): void {
    this.draft = to;
    this.typed = null;
    this.#touch();
  }

  write(value: string): void {
    const plain = plainDigits(value);
    const filled = draftOf(plain);
    this.typed = filled && textOf(filled) === plain.trim() ? null : plain;
    if (filled) this.draft = filled;
    this.#touch();
  }

  decide(to: GameId, chosen: Options): void {
    const made = createGame(to, chosen);
    if (!made.ok) return;
    const isOther = to !== this.gameId;
    const lost = isOther ? 0 : seedsBeyond(this.draft, made.value.board.pits);
    this.gameId = to;
    this.options = chosen;
    this.place = first;
    this.change(isOther ? draftOfPosition(startPosition(made.value)) : fitTo(this.draft, made.value));
    this.lost = lost;
  }

  usual(): void {
    this.change(draftOfPosition(startPosition(this.game)));
  }

  empty(): void {
    const start = startPosition(this.game);
    this.change(draftOfPosition({ ...start, slots: start.slots.map(() => 0) }));
  }

  turnRound(): void {
    this.change(turnedRound(this.draft));
  }

  #touch(): void {
    this.isTouched = true;
    this.lost = 0;
    if (this.good) this.shown = { gameId: this.gameId, position: this.good };
  }

  #endless(position: Position): readonly string[] {
    const { turn } = position;
    if (turn === null) return [];
    const legal = legalMoves(this.game, position);
    return rowNames(this.game.board.pits, turn).flatMap((pit) => {
      const refusal = legal.includes(pit) ? null : reject(this.game, position, pit);
      return refusal?.code === 'endless' ? [sentences([explainRefusal(refusal, this.game)])] : [];
    });
  }
}
