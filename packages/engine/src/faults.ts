/** Why the engine has no answer. What is wrong with a game or a position in a request is said in the codes of the rules. */
export const ENGINE_FAULT_CODES = [
  'game-over',
  'limit-reached',
  'unknown-level',
  'malformed-request',
  /** A limit of nonsense: `limit` names it, `min` and `max` are what it may be. */
  'bad-limit',
  /** The `bytes` asked for cannot be had. */
  'no-memory',
  /** A worker ended by itself; `detail` is what the platform says. */
  'worker-died',
  /** An endgame table's file is none. */
  'not-a-table',
  /** It is of another version of the form; `found`, `expected`. */
  'table-version',
  /** It is of another game, board or options; `found`, `expected`. */
  'table-of-another',
  /** It was built by rules that have changed since; `found`. */
  'table-rules',
  /** It is cut or altered. */
  'table-damaged',
  /** A position has more seeds in the pits than a table knows; `seeds`, `max`. */
  'table-reach',
  /** No table knows positions with holes that are marked or out of play. */
  'board-not-open',
] as const;
export type EngineFaultCode = (typeof ENGINE_FAULT_CODES)[number];
