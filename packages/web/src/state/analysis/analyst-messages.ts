/** What goes between the page and the worker that analyses. */
import type { Report, SeenCounts } from '@mbegu/engine';
import type { EndgameGift, PlainGame } from '../endgame-messages.ts';

/** A position to look into. */
export interface AnalystQuestion {
  readonly game: PlainGame;
  /** Position text. */
  readonly position: string;
  /** What the line has been through. */
  readonly seen: SeenCounts;
  /** Sowings to try; without, it goes on until nothing more can be found. */
  readonly nodes?: number;
}

export type ToAnalyst =
  /** Ends what was asked before. */
  (AnalystQuestion & { readonly type: 'analyse'; readonly id: number }) | { readonly type: 'stop' } | EndgameGift;

export type FromAnalyst =
  /** The best so far; `threads` think about it. */
  | { readonly type: 'report'; readonly id: number; readonly report: Report; readonly threads: number }
  /** Nothing more will come. */
  | { readonly type: 'done'; readonly id: number }
  | { readonly type: 'fault'; readonly id: number };
