import { type Layer, noLeaving, settle } from '../endgame/fixpoint.ts';
import type { Probe } from '../endgame/probe.ts';
import type { GraphMoves, Step } from './graph-moves.ts';
import { createGraphLayer, type GraphLayer } from './graph-store.ts';
import type { Limits } from './limits.ts';

/** A layer with how far it has come: places below `settled` have values, those below `expanded` have had their moves made. */
interface Work {
  readonly layer: GraphLayer;
  expanded: number;
  settled: number;
  /** Quiet moves of the places from `settled` to `expanded`. */
  quiet: number;
  /** What can still be won, by place. */
  values: Int8Array | Int16Array;
  /** Moves to the capture or the end, by place. */
  distances: Uint16Array;
}

/** Whether all that can be reached has its value, and if not, what was in the way. */
export type Reached = 'whole' | 'stopped' | 'memory';

/** All positions that can be reached from those it was asked about, by seeds on the board. */
export interface Graph {
  /** Finds and values all that can be reached from the position in frame 0, which holds more seeds than the probe knows. */
  readonly grow: (seeds: number, limits: Limits) => Reached;
  /** What the move that was made is worth to its mover, once all is settled. */
  readonly worth: (step: Step) => number;
  /** Moves from the position after it to the capture or the end; 0 where the move is that itself. */
  readonly way: (step: Step) => number;
  /** Positions met so far. */
  readonly positions: () => number;
  /** Forgets what has no value. */
  readonly forget: () => void;
}

/** Positions between two looks at the memory. */
const positionsBetween = 1 << 10;
/** Positions between two questions while layers are settled, where no node is counted. */
const placesBetween = 1 << 13;
const bytesPerValue = 3;
/** What settling takes for a while: per move there and back again, per position starts, values and marks. */
const bytesPerQuiet = 8;
const bytesPerPlace = 12;

const int8Max = 127;

const grown = <T extends Int8Array | Int16Array | Uint16Array>(old: T, to: T): T => {
  to.set(old);
  return to;
};

export const createGraph = (moves: GraphMoves, probe: Probe | null, isFolded: boolean, bytesMax: number): Graph => {
  const { board, begin, make, gain, left, again } = moves;
  const { pits, width } = board;
  const known = probe === null ? 0 : probe.seeds;
  const works: Work[] = [];

  const workOf = (seeds: number): Work => {
    for (let n = works.length; n <= seeds; n++) {
      const values = n <= int8Max ? new Int8Array(0) : new Int16Array(0);
      const layer = createGraphLayer(board, n, isFolded);
      works.push({ layer, expanded: 0, settled: 0, quiet: 0, values, distances: new Uint16Array(0) });
    }
    return works[seeds] as Work;
  };

  const bytes = (): number => {
    let kept = 0;
    let most = 0;
    for (const { layer, quiet, settled } of works) {
      kept += layer.bytes() + bytesPerValue * layer.size();
      most = Math.max(most, bytesPerQuiet * quiet + bytesPerPlace * (layer.size() - settled));
    }
    return kept + most;
  };

  /** Makes every move of the places that wait for it; positions met for the first time wait in turn. */
  const expand = (seeds: number, limits: Limits): Reached => {
    const work = works[seeds] as Work;
    const { layer } = work;
    for (; work.expanded < layer.size(); work.expanded++) {
      if (work.expanded % positionsBetween === 0 && bytes() > bytesMax) return 'memory';
      if (++limits.nodes >= limits.askAt && limits.ask()) return 'stopped';
      layer.load(work.expanded);
      begin();
      for (let i = 0; i < pits; i++) {
        const step = make(i);
        if (step === 'none' || step === 'over') continue;
        if (step === 'quiet') {
          layer.placeOf(width);
          work.quiet++;
        } else {
          const rest = left();
          if (rest > known) workOf(rest).layer.placeOf(width);
        }
      }
    }
    return 'whole';
  };

  const worth = (step: Step): number => {
    if (step === 'over') return gain();
    const rest = left();
    const work = works[rest] as Work;
    const value =
      rest <= known ? (probe as Probe).value(board, width) : (work.values[work.layer.find(width)] as number);
    return again() ? gain() + value : gain() - value;
  };

  const way = (step: Step): number => {
    if (step !== 'quiet') return 0;
    const rest = left();
    if (rest <= known) return (probe as Probe).distance(board, width);
    const work = works[rest] as Work;
    return work.distances[work.layer.find(width)] as number;
  };

  /** The moves of the places that have no value yet, those below having theirs; `null` where the limits say stop. */
  const movesOf = (work: Work, limits: Limits): Layer | null => {
    const { layer, settled, quiet } = work;
    const size = layer.size() - settled;
    const edgeStarts = new Uint32Array(size + 1);
    const targets = new Uint32Array(quiet);
    const leaving = new Int16Array(size).fill(noLeaving);
    let edges = 0;
    for (let place = 0; place < size; place++) {
      if (place % placesBetween === 0 && limits.ask()) return null;
      layer.load(settled + place);
      begin();
      let best = noLeaving;
      let isStuck = true;
      for (let i = 0; i < pits; i++) {
        const step = make(i);
        if (step === 'none') continue;
        isStuck = false;
        const target = step === 'quiet' ? layer.find(width) : -1;
        if (target >= settled) targets[edges++] = target - settled;
        else best = Math.max(best, worth(step));
      }
      leaving[place] = isStuck ? moves.stuck() : best;
      edgeStarts[place + 1] = edges;
    }
    return { size, edgeStarts, targets: targets.subarray(0, edges), leaving };
  };

  const settleLayer = (work: Work, limits: Limits): boolean => {
    const { layer, settled } = work;
    const size = layer.size();
    if (settled === size) return true;
    const moved = movesOf(work, limits);
    if (moved === null) return false;
    const isSmall = work.values instanceof Int8Array;
    work.values = grown(work.values, isSmall ? new Int8Array(size) : new Int16Array(size));
    work.distances = grown(work.distances, new Uint16Array(size));
    settle(moved, work.values.subarray(settled), work.distances.subarray(settled));
    work.settled = size;
    work.quiet = 0;
    return true;
  };

  const grow = (seeds: number, limits: Limits): Reached => {
    workOf(seeds).layer.placeOf(0);
    for (let n = works.length - 1; n > known; n--) {
      const reached = expand(n, limits);
      if (reached !== 'whole') return reached;
    }
    for (const work of works) if (!settleLayer(work, limits)) return 'stopped';
    return 'whole';
  };

  const forget = (): void => {
    for (const work of works) {
      work.layer.cut(work.settled);
      work.expanded = work.settled;
      work.quiet = 0;
    }
  };

  const positions = (): number => works.reduce((sum, { layer }) => sum + layer.size(), 0);

  return { grow, worth, way, positions, forget };
};
