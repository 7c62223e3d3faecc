/** The element's plain properties, each a getter and a setter over one record of settings. */
import type { PitName, Side } from '@mbegu/rules';
import { fitting, type Settings, startSettings } from './settings.ts';
import type { Counts, LayoutChoice, Preview, Scheme, Speed, Tag, Theme } from './state.ts';
import type { BoardTexts, Names } from './texts.ts';

// Importing the package where there is no document (a server, a test) must not fail.
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

export abstract class BoardProperties extends Base {
  protected readonly settings: Settings = startSettings();

  /** Called after settings have changed. */
  protected abstract changed(): void;

  protected change(change: Partial<Settings>): void {
    Object.assign(this.settings, fitting(change));
    this.changed();
  }

  /** Letters of the pits that may be played now; empty locks the board. Other moves (`swap`) are not the board's. */
  get legal(): readonly string[] {
    return this.settings.legal;
  }
  set legal(legal: readonly string[]) {
    this.change({ legal });
  }

  /** Which real board is drawn. */
  get theme(): Theme {
    return this.settings.theme;
  }
  set theme(theme: Theme) {
    this.change({ theme });
  }

  /** Whose row is near. Rows, stores, names, numbers and arrows all follow it. */
  get viewer(): Side {
    return this.settings.viewer;
  }
  set viewer(viewer: Side) {
    this.change({ viewer });
  }

  /** How the board lies; `auto` stands it on end where the element is higher than wide. */
  get layout(): LayoutChoice {
    return this.settings.layout;
  }
  set layout(layout: LayoutChoice) {
    this.change({ layout });
  }

  /** Turns the far side's texts by half a turn, for two people at one screen. */
  get facing(): boolean {
    return this.settings.facing;
  }
  set facing(facing: boolean) {
    this.change({ facing });
  }

  get speed(): Speed {
    return this.settings.speed;
  }
  set speed(speed: Speed) {
    this.change({ speed });
  }

  /** Numbers beside the pits, or none, as on a real board. */
  get counts(): Counts {
    return this.settings.counts;
  }
  set counts(counts: Counts) {
    this.change({ counts });
  }

  /** Large numbers in the pits instead of seeds. */
  get numbersOnly(): boolean {
    return this.settings.numbersOnly;
  }
  set numbersOnly(numbersOnly: boolean) {
    this.change({ numbersOnly });
  }

  /** Whether touching a playable pit shows what playing it would do. */
  get help(): boolean {
    return this.settings.help;
  }
  set help(help: boolean) {
    this.change({ help });
  }

  /** Whether the direction of sowing is shown. */
  get arrows(): boolean {
    return this.settings.arrows;
  }
  set arrows(arrows: boolean) {
    this.change({ arrows });
  }

  /** Day or evening; `auto` follows the page's `color-scheme`, or else the system. */
  get scheme(): Scheme {
    return this.settings.scheme;
  }
  set scheme(scheme: Scheme) {
    this.change({ scheme });
  }

  /** What playing each pit would do. */
  get previews(): ReadonlyMap<PitName, Preview> {
    return this.settings.previews;
  }
  set previews(previews: ReadonlyMap<PitName, Preview>) {
    this.change({ previews });
  }

  /** A word at each pit while one chooses; none is shown while a move is. */
  get tags(): ReadonlyMap<PitName, Tag> {
    return this.settings.tags;
  }
  set tags(tags: ReadonlyMap<PitName, Tag>) {
    this.change({ tags });
  }

  /** Every string the board says. */
  get texts(): BoardTexts {
    return this.settings.texts;
  }
  set texts(texts: BoardTexts) {
    this.change({ texts });
  }

  /** Names of the people who have South's and North's row now. */
  get names(): Names {
    return this.settings.names;
  }
  set names(names: Names) {
    this.change({ names });
  }
}
