/** Sowings a search looks ahead at most. */
export const depthMax = 200;

/**
 * The line that is being searched, a node for each ply, and the children of its nodes:
 *
 *    ply     0        1         2                        p
 *          ┌──────┬────────┬────────┬─ ─ ─ ─ ─ ─ ─ ─ ─┬────────┐
 *    nodes │ root │ a move │ reply  │                  │ here   │    arrays [ply]
 *          └──────┴────────┴────────┴─ ─ ─ ─ ─ ─ ─ ─ ─┴────────┘
 *    children: one for each pit of the side to move                  arrays [ply × pits + pit]
 *
 *    frames of the board: 0 the root's, then 1 + ply × pits + pit for every child
 *
 * A child keeps its frame until its node has been left, so a move is sown once: to be ordered, and to be searched.
 */
export interface Plies {
  /** Where the node's frame begins. */
  readonly frame: Int32Array;
  /** Sowings to look ahead from here. */
  readonly depth: Uint8Array;
  /** The window: `from` as it was given, `alpha` as it has been raised since. */
  readonly from: Int32Array;
  readonly alpha: Int32Array;
  readonly beta: Int32Array;
  /** Whether the child that is searched was asked no more than whether it is better. */
  readonly scouting: Uint8Array;
  readonly best: Int32Array;
  readonly bestMove: Uint8Array;
  /** What the node's value rests on so far: `taints`, and the earliest ply it rests on a return to. */
  readonly taint: Uint8Array;
  readonly back: Int32Array;
  /** The key of the position. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** The first ply since the last capture: repetition looks no further back. */
  readonly since: Uint8Array;
  /** Whether nothing has been taken since the root, so that positions of the match may come again. */
  readonly fromMatch: Uint8Array;
  /** The move tried before the others are made, `noMove` for none. */
  readonly first: Uint8Array;
  /** The pits that are still to be made children of, bit i for the i-th; of the root those that are legal. */
  readonly untried: Uint16Array;
  /** How far the children have been searched: how many are ordered, and how many of these are done; -1 before they are made. */
  readonly ordered: Int8Array;
  readonly done: Int8Array;
  /** Which child is being searched. */
  readonly child: Uint8Array;
  /** Nodes there had been on arrival. */
  readonly nodes: Float64Array;

  /** Of a child: what its move wins at once, as a score. */
  readonly gain: Int32Array;
  /** `flags`. */
  readonly flags: Uint8Array;
  readonly childLow: Int32Array;
  readonly childHigh: Int32Array;
  /** The pits in the order in which they are to be searched, with what they are ordered by. */
  readonly order: Uint8Array;
  readonly rank: Int32Array;

  /** The best line from a ply on: `lineMoves[ply × lineWidth …]`, so many moves. */
  readonly lineWidth: number;
  readonly lineLength: Uint8Array;
  readonly lineMoves: Uint8Array;
}

/** The move of a line that is no pit. */
export const swapMove = 14;

/** What a child is; bits, joined by or. */
export const flags = {
  /** The same side decides again. */
  again: 1,
  /** Something was taken: what came before cannot come again. */
  taken: 2,
  /** The game is over. */
  over: 4,
} as const;

/** Frames of a board for a search so many sowings deep, the root's included, and one to ask about a position in. */
export const framesOf = (pits: number, depth: number): number => 2 + (depth + 1) * pits;

export const createPlies = (pits: number, depth: number): Plies => {
  const length = depth + 2;
  const lineWidth = depth + 2;
  const children = length * pits;
  return {
    frame: new Int32Array(length),
    depth: new Uint8Array(length),
    from: new Int32Array(length),
    alpha: new Int32Array(length),
    beta: new Int32Array(length),
    scouting: new Uint8Array(length),
    best: new Int32Array(length),
    bestMove: new Uint8Array(length),
    taint: new Uint8Array(length),
    back: new Int32Array(length),
    low: new Int32Array(length),
    high: new Int32Array(length),
    since: new Uint8Array(length),
    fromMatch: new Uint8Array(length),
    first: new Uint8Array(length),
    untried: new Uint16Array(length),
    ordered: new Int8Array(length),
    done: new Int8Array(length),
    child: new Uint8Array(length),
    nodes: new Float64Array(length),
    gain: new Int32Array(children),
    flags: new Uint8Array(children),
    childLow: new Int32Array(children),
    childHigh: new Int32Array(children),
    order: new Uint8Array(children),
    rank: new Int32Array(children),
    lineWidth,
    lineLength: new Uint8Array(length),
    lineMoves: new Uint8Array(length * lineWidth),
  };
};

/** The best line from a node on is now that of its i-th child, after the move to it. */
export const copyLine = ({ lineLength, lineMoves, lineWidth }: Plies, ply: number, i: number): void => {
  const length = lineLength[ply + 1] as number;
  const to = ply * lineWidth;
  lineMoves[to] = i;
  lineMoves.copyWithin(to + 1, to + lineWidth, to + lineWidth + length);
  lineLength[ply] = length + 1;
};

/** The line of a node begins with a swap. */
export const prependSwap = ({ lineLength, lineMoves, lineWidth }: Plies, ply: number): void => {
  const from = ply * lineWidth;
  const length = Math.min(lineLength[ply] as number, lineWidth - 1);
  lineMoves.copyWithin(from + 1, from, from + length);
  lineMoves[from] = swapMove;
  lineLength[ply] = length + 1;
};

/** The line from a ply on, as the pits of whoever moves. */
export const lineOf = ({ lineLength, lineMoves, lineWidth }: Plies, ply: number): number[] =>
  Array.from(lineMoves.subarray(ply * lineWidth, ply * lineWidth + (lineLength[ply] as number)));
