import type { Lesson } from '../lesson.ts';

const STRING_BREAKS = '2,0,0,0,3,0,4/0,0,2,0,0,0,1 22-22 S';

export const walakPussa: Lesson = [
  { position: '2,0,0,0,0,1,0/0,0,3,0,0,2,0 24-24 S', task: { kind: 'moves', moves: [['A', 'F']] } },
  { position: '2,0,0,2,0,0,0/0,0,3,0,0,1,0 24-24 S', task: { kind: 'moves', moves: [['A']] } },
  {
    position: '4,4,4,4,4,4,4/4,4,4,4,4,4,4 0-0 S',
    task: { kind: 'moves', moves: [['A', 'B', 'C', 'D', 'E', 'F', 'G']] },
  },
  { position: '1,0,0,0,2,0,0/0,4,0,0,1,0,0 24-24 S', task: { kind: 'moves', moves: [['E']] } },
  { position: '0,2,0,1,0,6,2/1,0,0,3,0,0,1 20-20 S', pit: 'F', task: { kind: 'moves', moves: [['B']] } },
  { position: '2,0,0,0,5,0,1/0,3,2,0,0,0,1 20-22 S', task: { kind: 'moves', moves: [['A']] } },
  {
    position: STRING_BREAKS,
    pit: 'A',
    task: { kind: 'count', choices: [0, 3, 7, 9], answer: 7, proof: { position: STRING_BREAKS, move: 'A' } },
  },
  { position: '1,0,0,0,0,0,2/0,0,0,0,0,0,0 27-26 S', task: { kind: 'moves', moves: [['A']] } },
];
