export { type Acted, act, type Command, open } from './act.ts';
export type { TableEvent } from './events.ts';
export { type Fault, TABLE_FAULT_CODES, type TableFaultCode } from './faults.ts';
export { type Handicap, handicapIn, handicapMax, handicapStart } from './handicap.ts';
export { matchesIn, tableOfRecords } from './import.ts';
export { computerMark, loadTable, recordName, recordsOfTable, savedCharsMax, savedVersion, saveTable } from './save.ts';
export {
  cleanName,
  current,
  decider,
  nameCharsMax,
  type Offer,
  opponentOf,
  type Person,
  PHASES,
  type Phase,
  personAt,
  phase,
  plies,
  type Seat,
  type Seats,
  sideOf,
  type Table,
} from './table.ts';
export { type Statistics, statisticsOf, type Turn, turnsOf } from './turns.ts';
