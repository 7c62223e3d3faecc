export * from './analyse.ts';
export * from './choose.ts';
export * from './faults.ts';
export * from './levels.ts';
export * from './messages.ts';
export * from './reference.ts';
