/** Why what is kept as a game cannot be read, in sentences. */
import type { FaultMessage } from '@mbegu/rules';
import type { Fault } from '@mbegu/table';
import { faultText, tableText } from '../words-around.ts';

export const faultsTold = (faults: readonly Fault[]): string =>
  faults
    .map((fault) => tableText(fault) ?? faultText({ key: `fault.${fault.code}`, params: fault.params } as FaultMessage))
    .join(' ');
