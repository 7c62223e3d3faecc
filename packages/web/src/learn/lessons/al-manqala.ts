import type { Lesson } from '../lesson.ts';

const RUN_BREAKS = '0,0,0,0,4,1,2/2,1,7,0,0,0,0 40-41 S';

export const alManqala: Lesson = [
  {
    position: '7,7,7,7,7,7,7/7,7,7,7,7,7,7 0-0 S',
    task: { kind: 'moves', moves: [['A', 'B', 'C', 'D', 'E', 'F', 'G']] },
  },
  { position: '3,0,0,0,0,2,0/1,3,0,5,0,0,1 41-42 S', store: true, task: { kind: 'moves', moves: [['F']] } },
  { position: '0,1,0,3,0,0,2/4,3,0,0,6,0,0 39-40 S', task: { kind: 'moves', moves: [['G']] } },
  { position: '0,1,1,0,0,0,6/5,0,0,0,0,0,1 40-44 S', task: { kind: 'moves', moves: [['B']] } },
  { position: '5,0,0,0,1,3,3/1,3,6,0,0,0,9 30-37 S', task: { kind: 'moves', moves: [['F']] } },
  {
    position: RUN_BREAKS,
    pit: 'E',
    task: { kind: 'count', choices: [0, 2, 5, 7], answer: 2, proof: { position: RUN_BREAKS, move: 'E' } },
  },
  { position: '0,2,0,0,3,1,0/0,0,0,0,0,0,0 46-46 S', task: { kind: 'moves', moves: [['E']] } },
  { position: '0,0,3,0,0,0,1/3,5,0,0,0,0,0 46-40 S', task: { kind: 'moves', moves: [['G']] } },
];
