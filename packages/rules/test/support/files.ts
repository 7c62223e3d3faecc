import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Move, Outcome } from '../../src/index.ts';

const folder = fileURLToPath(new URL('../../vectors/', import.meta.url));

/** The games that have a folder of vectors. */
export const vectorGames = (): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** All lines of a vector file. A file without a case is a fault of the test run, not a success. */
export const readVectors = <T>(game: string, kind: string): readonly T[] => {
  const text = readFileSync(`${folder}${game}/${kind}.jsonl`, 'utf8');
  const cases = text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as T]));
  if (cases.length === 0) throw new Error(`${game}/${kind}.jsonl holds no case`);
  return cases;
};

export const vectorBytes = (game: string, kind: string): Buffer => readFileSync(`${folder}${game}/${kind}.jsonl`);

interface Of {
  readonly game: string;
  readonly options: Readonly<Record<string, string | number>>;
}

/** One move of a position. */
export interface MoveVector extends Of {
  readonly position: string;
  readonly legal: readonly Move[];
  readonly move: Move;
  readonly next: string;
  readonly outcome: Outcome | null;
}

/** A whole game. */
export interface GameVector extends Of {
  readonly start: string;
  readonly moves: readonly Move[];
  readonly final: string;
  readonly outcome: Outcome | null;
}

/** A hand-made case: what a paragraph of the rules says of a position. */
export interface ParagraphVector extends Of {
  /** Where the rules say so, `kalah §3` or `kalah end=no-move`; `words …` is "Words and notation". Several joined by `, `. */
  readonly cite: string;
  readonly note: string;
  /** The given position; missing: the start. What is due in it is carried out first. */
  readonly position?: string;
  readonly move?: Move;
  readonly moves?: readonly Step[];
  /** Legal moves before the first step. */
  readonly legal?: readonly Move[];
  /** The position after the last step, and its outcome. */
  readonly next?: string;
  readonly outcome?: Outcome | null;
  /** How the match stands then, rounds considered. */
  readonly match?: Outcome | null;
  /** Types of the events of the last step, in order; `sow×3` are three in a row. */
  readonly events?: readonly string[];
  /** A move that is refused after the last step. */
  readonly refused?: { readonly move: Move; readonly code: string };
  /** The position is no position of this game: the codes of all its faults. */
  readonly fault?: readonly string[];
}

/** A move, or what is no move: an agreement, an end that somebody decides, the next round. */
export type Step = Move | 'agree' | 'round' | 'abort' | `${'resign' | 'timeout'} ${'S' | 'N'}`;
