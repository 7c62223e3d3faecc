/** Why the engine has no answer. What is wrong with a game or a position in a request is said in the codes of the rules. */
export const ENGINE_FAULT_CODES = ['game-over', 'limit-reached', 'unknown-level', 'malformed-request'] as const;
export type EngineFaultCode = (typeof ENGINE_FAULT_CODES)[number];
