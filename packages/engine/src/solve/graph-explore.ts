import { type Layer, noLeaving, settle } from '../endgame/fixpoint.ts';
import type { Probe } from '../endgame/probe.ts';
import { createBatch } from './graph-batch.ts';
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
}

const bytesPerValue = 3;
/** What settling takes for a while: per move there and back again, per position starts, values and marks. */
const bytesPerQuiet = 8;
const bytesPerPlace = 12;

/** Two to the places between two questions while a layer is settled, where no node is counted. */
const shiftBetween = 14;

const int8Max = 127;

const createWork = (layer: GraphLayer, seeds: number): Work => {
  const values = seeds <= int8Max ? new Int8Array(0) : new Int16Array(0);
  return { layer, expanded: 0, settled: 0, quiet: 0, values, distances: new Uint16Array(0) };
};

/** Room for values up to `size`. */
const makeRoom = (work: Work, size: number): void => {
  const values = work.values instanceof Int8Array ? new Int8Array(size) : new Int16Array(size);
  const distances = new Uint16Array(size);
  values.set(work.values);
  distances.set(work.distances);
  Object.assign(work, { values, distances });
};

export const createGraph = (moves: GraphMoves, probe: Probe | null, isFolded: boolean, bytesMax: number): Graph => {
  const { board, gain, left, again } = moves;
  const { width } = board;
  const known = probe === null ? 0 : probe.seeds;
  /** By seeds, as many as the richest position had. */
  const works: Work[] = [];
  const { batch, gather } = createBatch(moves, (seeds) => (works[seeds] as Work).layer, probe);
  const { owners, gains, rests, signs } = batch;

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
    while (work.expanded < layer.size()) {
      if (limits.nodes >= limits.askAt) {
        if (limits.ask()) return 'stopped';
        if (bytes() > bytesMax) return 'memory';
      }
      const to = Math.min(layer.size(), work.expanded + limits.askAt - limits.nodes);
      const next = gather(layer, work.expanded, to, false);
      for (let k = 0; k < batch.count; k++) {
        (works[rests[k] as number] as Work).layer.add(k);
        if (rests[k] === seeds) work.quiet++;
      }
      limits.nodes += next - work.expanded;
      work.expanded = next;
    }
    return 'whole';
  };

  /** The moves of the places that have no value yet, those below having theirs; `null` where the limits say stop. */
  const movesOf = (seeds: number, work: Work, limits: Limits): Layer | null => {
    const { layer, settled, quiet } = work;
    const size = layer.size() - settled;
    const edgeStarts = new Uint32Array(size + 1);
    const targets = new Uint32Array(quiet);
    const leaving = new Int16Array(size).fill(noLeaving);
    let edges = 0;
    for (let from = settled, next = from; from < layer.size(); from = next) {
      next = gather(layer, from, layer.size(), true);
      for (let k = 0; k < batch.count; k++) {
        const owner = (owners[k] as number) - settled;
        const { layer: below, values } = works[rests[k] as number] as Work;
        const target = rests[k] === 0 ? 0 : below.find(k);
        if (rests[k] === seeds && target >= settled) targets[edges++] = target - settled;
        else {
          const worth = (gains[k] as number) + (rests[k] === 0 ? 0 : (signs[k] as number) * (values[target] as number));
          leaving[owner] = Math.max(leaving[owner] as number, worth);
        }
        edgeStarts[owner + 1] = edges;
      }
      if (from >> shiftBetween !== next >> shiftBetween && limits.ask()) return null;
    }
    return { size, edgeStarts, targets: targets.subarray(0, edges), leaving };
  };

  const settleLayer = (seeds: number, limits: Limits): boolean => {
    const work = works[seeds] as Work;
    const { layer, settled } = work;
    if (settled === layer.size()) return true;
    const moved = movesOf(seeds, work, limits);
    if (moved === null) return false;
    makeRoom(work, layer.size());
    settle(moved, work.values.subarray(settled), work.distances.subarray(settled));
    work.settled = layer.size();
    work.quiet = 0;
    return true;
  };

  const grow = (seeds: number, limits: Limits): Reached => {
    for (let n = works.length; n <= seeds; n++) works.push(createWork(createGraphLayer(board, n, isFolded), n));
    const { layer } = works[seeds] as Work;
    layer.ask(0, 0);
    layer.add(0);
    for (let n = works.length - 1; n > known; n--) {
      const reached = expand(n, limits);
      if (reached !== 'whole') return reached;
    }
    for (let n = known + 1; n < works.length; n++) if (!settleLayer(n, limits)) return 'stopped';
    return 'whole';
  };

  /** The place of the position in frame 1 in its layer. */
  const placeIn = ({ layer }: Work): number => {
    layer.ask(0, width);
    return layer.find(0);
  };

  const worth = (step: Step): number => {
    if (step === 'over') return gain();
    const rest = left();
    const work = works[rest] as Work;
    const value = rest <= known ? (probe as Probe).value(board, width) : (work.values[placeIn(work)] as number);
    return again() ? gain() + value : gain() - value;
  };

  const way = (step: Step): number => {
    if (step !== 'quiet') return 0;
    const rest = left();
    const work = works[rest] as Work;
    return rest <= known ? (probe as Probe).distance(board, width) : (work.distances[placeIn(work)] as number);
  };

  const positions = (): number => works.reduce((sum, { layer }) => sum + layer.size(), 0);

  return { grow, worth, way, positions };
};
