import type { Lesson } from '../lesson.ts';

const START = '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S';

export const kalah: Lesson = [
  { position: START, task: { kind: 'moves', moves: [['A', 'B', 'C', 'D', 'E', 'F']] } },
  { position: START, store: true, task: { kind: 'moves', moves: [['C', 'D', 'E', 'F']] } },
  { position: '1,2,2,0,0,9/2,3,0,1,4,0 12-12 S', store: true, task: { kind: 'moves', moves: [['F']] } },
  { position: START, store: true, task: { kind: 'moves', moves: [['C']] } },
  {
    position: '3,0,1,0,2,0/4,1,2,0,3,2 15-15 S',
    pit: 'B',
    store: true,
    task: {
      kind: 'count',
      choices: [3, 4, 5, 6],
      answer: 5,
      proof: { position: '3,5,1,0,2,0/4,1,2,0,3,2 12-13 S', move: 'B' },
    },
  },
  { position: '3,0,1,0,2,5/1,2,5,4,0,6 9-10 S', pit: 'c', task: { kind: 'moves', moves: [['A', 'C']] } },
  { position: '0,4,1,0,2,0/1,0,5,4,0,6 12-13 S', task: { kind: 'moves', moves: [['E'], ['C']] } },
  { position: '0,1,0,0,0,4/0,0,0,2,0,0 20-21 S', task: { kind: 'moves', moves: [['B']] } },
];
