export * from './analyse.ts';
export * from './choose.ts';
export { askEndgame, type EndgameAnswer } from './endgame/ask.ts';
export { buildEndgame } from './endgame/build.ts';
export { type BuildOptions, buildEndgameTable, buildingSteps, endgameBuildBytes } from './endgame/building.ts';
export { type Building, buildInPool } from './endgame/crew.ts';
export {
  adoptEndgame,
  decodeEndgame,
  type EndgameFileFault,
  type EndgameHeader,
  encodeEndgame,
  endgameFileVersion,
  endgameHeaderBytesMax,
  endgameTitle,
  readEndgameHeader,
} from './endgame/file.ts';
export { openProbe } from './endgame/open-probe.ts';
export { isOpenBoard, type Probe } from './endgame/probe.ts';
export { optionsThatMatter, sameTables, withoutMajority } from './endgame/rules-text.ts';
export { createEndgame, type Endgame, endgameBytes, endgameSeeds } from './endgame/table.ts';
export {
  createEndgameTable,
  type EndgameOptions,
  type EndgameTable,
  endgamePositions,
  endgameReach,
  endgameTableBytes,
  solverTableOf,
} from './endgame/tables.ts';
export { allPlaces, checkEndgame, type EndgameMistake, somePlaces } from './endgame/verify.ts';
export { type Engine, type EngineLimits, type EngineOptions, openEngine } from './engine.ts';
export * from './faults.ts';
export { JOBS } from './jobs.ts';
export { type PackedRules, packedRulesOf } from './kernel/packed.ts';
export * from './levels.ts';
export { type Limits, nodesDefault, type StopSignal } from './limits.ts';
export * from './messages.ts';
export { canShare, takeMemory } from './pool/memory.ts';
export { openPool, type Pool, type Task, type TaskListener, workersMax } from './pool/pool.ts';
export type { OpenWorker, WorkerPort } from './pool/port.ts';
export { type Job, serveJobs } from './pool/serve.ts';
export * from './reference.ts';
export type { MoveValue, Report } from './report.ts';
export { createProver } from './search/create-prover.ts';
export { depthMax } from './search/plies.ts';
export type { ProverOf } from './search/prover.ts';
export { type SeenCounts, seenCountsOf, seenFrom } from './seen.ts';
export * from './solve/graph.ts';
export * from './solve/shared-solver.ts';
export * from './solve/solver.ts';
export { takeTable } from './solve/table.ts';
export { marginOf } from './value.ts';
