import type { Probe } from '../endgame/probe.ts';
import type { GraphMoves } from './graph-moves.ts';
import { type GraphLayer, questionsMax } from './graph-store.ts';

/**
 * The moves of a few positions of a layer, gathered before any is looked up: what is known of the positions after them lies
 * far apart in memory, and reads that need not wait for each other take the time of one.
 */
interface Batch {
  /** Moves gathered. */
  count: number;
  /** For each: the place of the position it was made in. */
  readonly owners: Uint32Array;
  /** What it brings, or, where `rests` is 0, all it is worth. */
  readonly gains: Int16Array;
  /** Seeds in the pits of the position after it, which is question k of the layer of so many seeds; 0 where there is no question. */
  readonly rests: Uint16Array;
  /** Where the mover moves again 1, else -1: how the value after it counts. */
  readonly signs: Int8Array;
}

/** Of no meaning: where reads end that are made for their own sake. */
const warmth = new Uint32Array(1);

/**
 * A batch, and how it is filled: with the moves of the places from `from` on, until it is full or `to` is reached; returns the
 * first place it did not come to. Moves into positions that the probe knows are left out, or valued where `isValued` is said.
 */
export const createBatch = (moves: GraphMoves, layerOf: (seeds: number) => GraphLayer, probe: Probe | null) => {
  const { board, begin, make, gain, left, again, stuck } = moves;
  const { pits, width } = board;
  const known = probe === null ? 0 : probe.seeds;
  const batch: Batch = {
    count: 0,
    owners: new Uint32Array(questionsMax),
    gains: new Int16Array(questionsMax),
    rests: new Uint16Array(questionsMax),
    signs: new Int8Array(questionsMax),
  };
  const { owners, gains, rests, signs } = batch;

  const put = (owner: number, brought: number, rest: number, sign: number): void => {
    const k = batch.count++;
    owners[k] = owner;
    gains[k] = brought;
    rests[k] = rest;
    signs[k] = sign;
  };

  const putMove = (owner: number, isValued: boolean): void => {
    const rest = left();
    const sign = again() ? 1 : -1;
    if (rest > known) {
      layerOf(rest).ask(batch.count, width);
      put(owner, gain(), rest, sign);
    } else if (isValued) put(owner, gain() + sign * (probe as Probe).value(board, width), 0, 0);
  };

  const gather = (layer: GraphLayer, from: number, to: number, isValued: boolean): number => {
    batch.count = 0;
    let place = from;
    for (; place < to && batch.count <= questionsMax - pits; place++) {
      layer.load(place);
      begin();
      let isStuck = true;
      for (let i = 0; i < pits; i++) {
        const step = make(i);
        if (step === 'none') continue;
        isStuck = false;
        if (step !== 'over') putMove(place, isValued);
        else if (isValued) put(place, gain(), 0, 0);
      }
      if (isStuck && isValued) put(place, stuck(), 0, 0);
    }
    let warm = 0;
    for (let k = 0; k < batch.count; k++) if (rests[k] !== 0) warm ^= layerOf(rests[k] as number).touchSlot(k);
    for (let k = 0; k < batch.count; k++) if (rests[k] !== 0) warm ^= layerOf(rests[k] as number).touchKey(k);
    warmth[0] = warm;
    return place;
  };

  return { batch, gather };
};
