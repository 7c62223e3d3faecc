import { type Fault, fail, fault, ok, type Result } from '@mbegu/rules';

/** Whether the platform lets workers share memory; a page has it only when it is isolated from others. */
export const canShare = (): boolean => typeof SharedArrayBuffer === 'function';

/**
 * Memory for a table, shared between workers where the platform has that.
 *
 * @returns the memory, zeroed, or `no-memory`
 */
export const takeMemory = (bytes: number): Result<SharedArrayBuffer | ArrayBuffer, Fault<'no-memory'>> => {
  try {
    return ok(canShare() ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes));
  } catch {
    return fail(fault('no-memory', { bytes }));
  }
};
