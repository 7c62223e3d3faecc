/** The custom element: properties in, events out. It holds the parts together and decides nothing about the game. */
import { type GameEvent, type PitName, type Position, pitsOf } from '@mbegu/rules';
import { createPlayer, type Move, type Player } from './animate.ts';
import { listen } from './input.ts';
import { type Layout, layoutOf } from './layout.ts';
import { follow, noPebbles, type Pebbles } from './pebbles.ts';
import { BoardProperties } from './properties.ts';
import { createView, type Moment, type View } from './render.ts';
import { ATTRIBUTES, type Attribute, emptyPosition, fittingPosition, fromAttribute } from './settings.ts';
import { createSpeech } from './speech.ts';
import { createStage } from './stage.ts';
import {
  type Interaction,
  interactionOf,
  letterPit,
  letterSide,
  neighbour,
  type Preview,
  playable,
  press,
  type Speed,
} from './state.ts';
import { prefersStillness, roomOf, watchSurroundings } from './surroundings.ts';
import { storesOf } from './themes.ts';
import { timelineOf } from './timeline.ts';

export interface PlayOptions {
  /** Instead of the board's own speed, for this move. */
  readonly speed?: Speed;
}

/** Events of the element, by name, with their `detail`. All bubble and cross shadow boundaries. */
export interface BoardEventDetails {
  /** A legal pit was chosen. */
  'pit-play': { readonly move: PitName };
  /** A pit that may not be played was tapped or activated: say why. */
  'pit-ask': { readonly pit: PitName };
  'pit-focus': { readonly pit: PitName };
  /** An event is being carried out; `count` is how many fall together in this step, 1 unless a long move is hurried. */
  'play-step': { readonly event: GameEvent; readonly count: number };
}

export class MancalaBoardElement extends BoardProperties {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;

  readonly #view: View;
  readonly #say: (text: string) => void;
  #position: Position = emptyPosition(6);
  #pebbles: Pebbles = noPebbles;
  #layout: Layout | null = null;
  #player: Player | null = null;
  #pointed: PitName | null = null;
  #built = '';
  /** What of it is more than its proportions. */
  #shape = '';
  #stale = false;
  /** Asked once and after every change of size: to ask is to have the whole page laid out. */
  #size: { readonly width: number; readonly height: number } | null = null;
  #leave: (() => void) | null = null;

  constructor() {
    super();
    this.#view = createView(this.attachShadow({ mode: 'open', delegatesFocus: false }));
    this.#say = createSpeech(this.#view.region);
    listen({
      room: this.#view.room,
      pits: this.#view.pits,
      tap: () => this.#tap(),
      choose: (pit) => this.#choose(pit),
      point: (pit) => this.#point(pit),
      focused: (pit) => this.#emit('pit-focus', { pit }),
      neighbour: (pit, key) => neighbour(this.#pits, this.settings.viewer, this.#layout?.upright ?? false, pit, key),
      letter: (key, code) => this.#letter(key, code),
    });
  }

  /** What lies on the board. Setting it shows it at once and ends any animation. */
  get position(): Position {
    return this.#position;
  }
  set position(given: Position) {
    this.#cancel();
    this.#show(given);
  }

  /** Whether a move is being shown. */
  get playing(): boolean {
    return this.#player?.playing() ?? false;
  }

  /**
   * Shows a move event by event and ends in `after`. Resolves when the board shows `after`, or when another position
   * was set meanwhile; never rejects. Input is locked until then.
   */
  async play(before: Position, events: readonly GameEvent[], after: Position, options?: PlayOptions): Promise<void> {
    this.skip();
    // Mostly it lies there already.
    if (before !== this.#position) this.position = before;
    const speed = options?.speed ?? this.settings.speed;
    try {
      if (speed !== 'off' && events.length > 0 && this.isConnected && !document.hidden) {
        await this.#perform({ before: this.#position, events, after }, speed);
        return;
      }
    } catch {
      // Events of nonsense: there is nothing to show but where they lead.
    }
    this.position = after;
  }

  /** Finishes a move that is being shown at once. */
  skip(): void {
    this.#player?.finish();
  }

  /**
   * Plays the pit that a letter means, or asks why it may not be played, as if it had been typed on the board. With the
   * `code` of its keyboard event besides its `key`, keyboards without Latin letters serve too.
   */
  type(key: string, code?: string): void {
    const pit = this.#letter(key, code);
    if (pit === null) return;
    this.focus({}, pit);
    this.#choose(pit);
  }

  /** Has a sentence read out politely. */
  say(text: string): void {
    this.#say(text);
  }

  /** Puts the keyboard's focus on a pit, or on the one it was on last. */
  override focus(options?: FocusOptions, pit: PitName = this.#view.pits.roving()): void {
    this.#flush();
    this.#view.pits.focus(pit, options);
  }

  connectedCallback(): void {
    this.#upgrade();
    this.#leave = watchSurroundings(
      this,
      () => this.#refit(),
      () => this.skip(),
    );
    this.#refit();
  }

  disconnectedCallback(): void {
    this.skip();
    this.#leave?.();
  }

  attributeChangedCallback(name: string, _: string | null, text: string | null): void {
    this.change(fromAttribute(name as Attribute, text));
  }

  /** Properties set before the element was defined would hide the accessors. */
  #upgrade(): void {
    for (const key of ['position', ...Object.keys(this.settings)]) {
      if (!Object.hasOwn(this, key)) continue;
      const value: unknown = Reflect.get(this, key);
      Reflect.deleteProperty(this, key);
      Reflect.set(this, key, value);
    }
  }

  get #pits(): number {
    return pitsOf(this.#position.slots);
  }

  get #interaction(): Interaction {
    return interactionOf(this.#position, this.settings.legal, this.playing);
  }

  /** Several properties set in a row are drawn once. */
  protected override changed(): void {
    if (this.#stale) return;
    this.#stale = true;
    queueMicrotask(() => this.#flush());
  }

  #flush(): void {
    if (this.#stale) this.#refresh();
  }

  #refit(): void {
    this.#size = null;
    this.#refresh();
  }

  #refresh(): void {
    this.#stale = false;
    if (!this.isConnected) return;
    this.#build();
    if (!this.playing)
      this.#draw({ position: this.#position, pebbles: this.#pebbles, underway: new Set(), animated: false });
    this.#openInput();
  }

  /** Draws the bare board again if its shape or look has changed, and fits it into the element. */
  #build(): void {
    const { theme, viewer, layout: choice, arrows, numbersOnly, counts, facing } = this.settings;
    if (this.#view.fill(choice === 'upright')) this.#size = null;
    this.#size ??= { width: this.clientWidth, height: this.clientHeight };
    const { width, height } = this.#size;
    if (width === 0 || height === 0) return;
    const upright = choice === 'auto' ? width < height : choice === 'upright';
    const aspect = Math.round((40 * width) / height) / 40;
    const query = { pits: this.#pits, kind: storesOf(theme), upright, viewer, aspect };
    const look = {
      theme,
      room: roomOf(this, this.settings.scheme),
      arrows,
      numbersOnly,
      countsHidden: counts === 'hidden',
      facing,
    };
    const shape = JSON.stringify([{ ...query, aspect: null }, look, this.#position.holes]);
    const key = `${aspect} ${shape}`;
    // A little more room or less is no reason to end a move: the drawing is scaled, and made anew when the hand rests.
    const waits = this.playing && shape === this.#shape;
    if ((key !== this.#built && !waits) || this.#layout === null) {
      // A board that changes its shape under a moving hand shows where the move ends.
      if (this.#built !== '') this.skip();
      this.#built = key;
      this.#shape = shape;
      this.#layout = layoutOf(query);
      this.#view.build({ layout: this.#layout, ...look }, this.#position);
    }
    const scale = Math.min(width / this.#layout.width, height / this.#layout.height);
    const fitted = { width: this.#layout.width * scale, height: this.#layout.height * scale };
    this.#view.resize({ x: 0, y: 0, ...fitted });
  }

  #draw(moment: Moment): void {
    this.#view.draw(moment, this.settings.texts);
  }

  /** Shows what may be played now, and what the pit pointed at would do. */
  #openInput(): void {
    if (this.#layout === null) return;
    const { viewer, texts, names, previews, tags, help } = this.settings;
    const interaction = this.#interaction;
    const shown = help ? previews : new Map<PitName, Preview>();
    this.#view.label({ position: this.#position, interaction, viewer, texts, names, previews: shown, tags });
    this.#showPointed();
  }

  /** Only this changes while somebody looks round. */
  #showPointed(): void {
    if (this.#layout === null) return;
    const { previews, help } = this.settings;
    const interaction = this.#interaction;
    const pointed = this.#pointed;
    const may = pointed !== null && playable(interaction, pointed);
    this.#view.rims(this.#position, interaction, may ? pointed : null);
    const far = pointed !== null && pointed >= 'a' === (this.settings.viewer === 'S');
    this.#view.guide.preview(may && help ? (previews.get(pointed) ?? null) : null, far);
  }

  async #perform(move: Move, speed: Exclude<Speed, 'off'>): Promise<void> {
    // Without seeds there is nothing to carry: numbers change and are outlined.
    const still = prefersStillness() || this.settings.numbersOnly;
    const stage = createStage(
      {
        view: this.#view,
        layout: () =>
          this.#layout ?? layoutOf({ pits: this.#pits, kind: 'kalah', upright: false, viewer: 'S', aspect: 2 }),
        theme: () => this.settings.theme,
        pebbles: () => this.#pebbles,
        draw: (moment) => this.#carryOn(moment),
        carried: (event, count) => this.#emit('play-step', { event, count }),
        settle: (after) => this.#land(after),
      },
      still,
    );
    this.#player = createPlayer(stage);
    const done = this.#player.play(move, timelineOf(move.events, speed));
    this.#openInput();
    await done;
  }

  #carryOn(moment: Moment): void {
    this.#pebbles = moment.pebbles;
    this.#draw(moment);
  }

  #land(after: Position): void {
    this.#player = null;
    this.#show(after);
  }

  #show(given: Position): void {
    this.#position = fittingPosition(given);
    this.#pebbles = follow(this.#pebbles, this.#position.slots);
    this.#refresh();
  }

  /** Ends an animation without showing where it would have ended. */
  #cancel(): void {
    const player = this.#player;
    if (player === null) return;
    this.#player = null;
    this.#view.hand.hold(this.settings.theme, []);
    this.#view.pearls.clear();
    this.#view.guide.clear();
    player.cancel();
  }

  /** A tap anywhere finishes a move that is being shown, and does nothing else. */
  #tap(): boolean {
    if (!this.playing) return false;
    this.skip();
    return true;
  }

  #letter(key: string, code?: string): PitName | null {
    return letterPit(this.#position, letterSide(this.#interaction, this.settings.viewer), key, code);
  }

  #choose(pit: PitName): void {
    const choice = press(this.#interaction, pit);
    if (choice.type === 'ask') this.#emit('pit-ask', { pit: choice.pit });
    if (choice.type === 'play') this.#emit('pit-play', { move: choice.move });
  }

  #point(pit: PitName | null): void {
    if (pit === this.#pointed) return;
    this.#pointed = pit;
    this.#showPointed();
  }

  #emit<K extends keyof BoardEventDetails>(name: K, detail: BoardEventDetails[K]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
