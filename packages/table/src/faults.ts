import type { FaultCode, RefusalCode, Fault as RulesFault } from '@mbegu/rules';

/** Why the table refuses a command or a saved text, beyond what the rules themselves refuse. */
export const TABLE_FAULT_CODES = [
  'stale',
  'not-your-turn',
  'offer-standing',
  'no-offer',
  'own-offer',
  'name-length',
  'saved-json',
  'saved-version',
  'saved-shape',
] as const;
export type TableFaultCode = (typeof TABLE_FAULT_CODES)[number];

/** A command or a saved text refused: a code and what a sentence about it needs to know. */
export type Fault = RulesFault<TableFaultCode | FaultCode | RefusalCode>;
