export * from './board.ts';
export * from './events.ts';
export * from './position.ts';
export * from './result.ts';
