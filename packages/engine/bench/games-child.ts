import { type Fixture, playGame } from './games.ts';

process.on('message', (fixture) => {
  process.send?.(playGame(fixture as Fixture));
});
