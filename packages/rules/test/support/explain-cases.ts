// Moves and what is said of them: keys, parameters and the paragraphs they cite.
import { type Game, gameOf, type Move } from '../../src/index.ts';

/** A move, or the settling of a position, and what is said of it. */
interface Case {
  readonly game: Game;
  readonly position: string;
  /** Missing where the position itself is settled. */
  readonly move?: Move;
  readonly says: readonly (readonly [string, Record<string, string | number>, string?])[];
}

export const kalah = gameOf('kalah');
export const manqala = gameOf('al-manqala');
export const walak = gameOf('walak-pussa');

export const CASES: Readonly<Record<string, Case>> = {
  'a last seed in the kalah moves again': {
    game: kalah,
    position: '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S',
    move: 'C',
    says: [
      ['sow.lap', { side: 'S', pit: 'C', count: 4 }, 'kalah §1'],
      ['again', { side: 'S' }, 'kalah §2'],
    ],
  },
  'a capture across names what faced it': {
    game: kalah,
    position: '3,0,1,0,2,5/1,2,5,4,0,6 0-0 S',
    move: 'A',
    says: [
      ['sow.lap', { side: 'S', pit: 'A', count: 3 }, 'kalah §1'],
      ['capture.across', { side: 'S', pit: 'D', facing: 'c', count: 5 }, 'kalah §3'],
      ['turn.after-capture', { side: 'N' }, 'kalah §5'],
    ],
  },
  'thirteen seeds end in the emptied origin': {
    game: kalah,
    position: '0,0,13,0,1,0/1,0,2,0,0,3 0-0 S',
    move: 'C',
    says: [
      ['sow.lap', { side: 'S', pit: 'C', count: 13 }, 'kalah §1'],
      ['capture.across', { side: 'S', pit: 'C', facing: 'd', count: 1 }, 'kalah §3'],
      ['turn.after-capture', { side: 'N' }, 'kalah §5'],
    ],
  },
  'nothing faces it': {
    game: kalah,
    position: '0,0,1,0,2,5/1,2,0,4,0,6 0-0 S',
    move: 'C',
    says: [
      ['sow.lap', { side: 'S', pit: 'C', count: 1 }, 'kalah §1'],
      ['stay.facing-empty', { side: 'S', pit: 'D', facing: 'c' }, 'kalah §3'],
      ['turn', { side: 'N' }, 'kalah §4'],
    ],
  },
  'nothing faces it, and it goes alone': {
    game: gameOf('kalah', { 'empty-capture': 'take' }),
    position: '0,0,1,0,2,5/1,2,0,4,0,6 0-0 S',
    move: 'C',
    says: [
      ['sow.lap', { side: 'S', pit: 'C', count: 1 }, 'kalah §1'],
      ['capture.alone', { side: 'S', pit: 'D', facing: 'c' }, 'kalah §3'],
      ['turn.after-capture', { side: 'N' }, 'kalah §5'],
    ],
  },
  'any other landing takes nothing': {
    game: kalah,
    position: '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S',
    move: 'F',
    says: [
      ['sow.lap', { side: 'S', pit: 'F', count: 4 }, 'kalah §1'],
      ['land', { side: 'S', pit: 'c' }, 'kalah §4'],
      ['turn', { side: 'N' }, 'kalah §4'],
    ],
  },
  'over at once, though the last seed fell in the kalah': {
    game: kalah,
    position: '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S',
    move: 'F',
    says: [
      ['sow.lap', { side: 'S', pit: 'F', count: 1 }, 'kalah §1'],
      ['again.over', { side: 'S' }, 'kalah §6'],
      ['end.row-empty', { side: 'S' }, 'kalah §6'],
      ['sweep.owner', { side: 'N', count: 5 }, 'kalah §7'],
      ['result.win', { side: 'N', winnerSeeds: 27, loserSeeds: 21 }, 'kalah §7'],
    ],
  },
  'what is left goes to nobody': {
    game: gameOf('kalah', { leftovers: 'nobody' }),
    position: '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S',
    move: 'F',
    says: [
      ['sow.lap', { side: 'S', pit: 'F', count: 1 }, 'kalah §1'],
      ['again.over', { side: 'S' }, 'kalah §6'],
      ['end.row-empty', { side: 'S' }, 'kalah §6'],
      ['aside', { count: 5 }, 'kalah §7'],
      ['result.win', { side: 'N', winnerSeeds: 22, loserSeeds: 21 }, 'kalah §7'],
    ],
  },
  'who earned a move and has none': {
    game: gameOf('kalah', { end: 'no-move' }),
    position: '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S',
    move: 'F',
    says: [
      ['sow.lap', { side: 'S', pit: 'F', count: 1 }, 'kalah §1'],
      ['again.over', { side: 'S' }, 'kalah §6'],
      ['end.no-move', { side: 'S' }, 'kalah §6'],
      ['sweep.owner', { side: 'N', count: 5 }, 'kalah §7'],
      ['result.win', { side: 'N', winnerSeeds: 27, loserSeeds: 21 }, 'kalah §7'],
    ],
  },
  'a capture empties the other row': {
    game: kalah,
    position: '0,1,0,0,0,4/0,0,0,2,0,0 20-21 S',
    move: 'B',
    says: [
      ['sow.lap', { side: 'S', pit: 'B', count: 1 }, 'kalah §1'],
      ['capture.across', { side: 'S', pit: 'C', facing: 'd', count: 2 }, 'kalah §3'],
      ['end.row-empty', { side: 'N' }, 'kalah §6'],
      ['sweep.owner', { side: 'S', count: 4 }, 'kalah §7'],
      ['result.win', { side: 'S', winnerSeeds: 27, loserSeeds: 21 }, 'kalah §7'],
    ],
  },
  'a majority decides and the game goes on': {
    game: kalah,
    position: '1,0,0,0,0,1/4,0,0,0,0,0 24-18 S',
    move: 'F',
    says: [
      ['sow.lap', { side: 'S', pit: 'F', count: 1 }, 'kalah §1'],
      ['again', { side: 'S' }, 'kalah §2'],
      ['decided', { side: 'S', count: 25, total: 48 }, 'kalah §8'],
    ],
  },
  'a drawn game, settled': {
    game: kalah,
    position: '0,0,0,0,0,0/0,0,0,0,0,1 24-23 N',
    says: [
      ['end.row-empty', { side: 'S' }, 'kalah §6'],
      ['sweep.owner', { side: 'N', count: 1 }, 'kalah §7'],
      ['result.draw', { count: 24 }, 'kalah §7'],
    ],
  },
  'both rows empty': {
    game: kalah,
    position: '0,0,0,0,0,0/0,0,0,0,0,0 25-23 N',
    says: [
      ['end.row-empty', { side: '' }, 'kalah §6'],
      ['result.win', { side: 'S', winnerSeeds: 25, loserSeeds: 23 }, 'kalah §7'],
    ],
  },
  'seats exchanged': {
    game: gameOf('kalah', { pie: 'on' }),
    position: '0,5,5,5,5,4/4,4,4,4,4,4 0-0 N pie',
    move: 'swap',
    says: [['swap', { side: 'N' }, 'kalah §9']],
  },
  'a run of captures over the end of the row': {
    game: manqala,
    position: '5,0,0,0,1,3,3/1,3,6,0,0,0,9 30-37 S',
    move: 'F',
    says: [
      ['sow.lap', { side: 'S', pit: 'F', count: 3 }, 'al-manqala §1'],
      ['capture.run', { side: 'S', pit: 'b', count: 4, end: 'G', pits: 3, total: 10 }, 'al-manqala §3'],
      ['turn', { side: 'N' }, 'al-manqala §1'],
    ],
  },
  'one house taken': {
    game: manqala,
    position: '0,0,0,0,4,1,2/2,1,7,0,0,0,0 40-41 S',
    move: 'E',
    says: [
      ['sow.lap', { side: 'S', pit: 'E', count: 4 }, 'al-manqala §1'],
      ['capture.exact', { side: 'S', pit: 'b', count: 2 }, 'al-manqala §2'],
      ['turn', { side: 'N' }, 'al-manqala §1'],
    ],
  },
  'three takes nothing': {
    game: manqala,
    position: '0,0,0,0,4,1,3/1,2,7,0,0,0,0 40-40 S',
    move: 'E',
    says: [
      ['sow.lap', { side: 'S', pit: 'E', count: 4 }, 'al-manqala §1'],
      ['stay.exact', { side: 'S', pit: 'b', count: 3 }, 'al-manqala §2'],
      ['turn', { side: 'N' }, 'al-manqala §1'],
    ],
  },
  'who has nothing passes, and the mover moves on': {
    game: manqala,
    position: '0,3,0,0,1,2,0/1,0,0,0,0,0,0 45-46 S',
    move: 'F',
    says: [
      ['sow.lap', { side: 'S', pit: 'F', count: 2 }, 'al-manqala §1'],
      ['capture.exact', { side: 'S', pit: 'a', count: 2 }, 'al-manqala §2'],
      ['pass', { side: 'N' }, 'al-manqala §6'],
      ['turn', { side: 'S' }, 'al-manqala §1'],
    ],
  },
  'a pass due in a given position': {
    game: manqala,
    position: '0,3,0,0,1,2,0/0,0,0,0,0,0,0 46-46 N',
    says: [
      ['pass', { side: 'N' }, 'al-manqala §6'],
      ['turn', { side: 'S' }, 'al-manqala §1'],
    ],
  },
  'nobody can feed': {
    game: manqala,
    position: '2,1,1,0,0,0,0/0,0,0,0,0,0,1 48-45 N',
    move: 'g',
    says: [
      ['sow.lap', { side: 'N', pit: 'g', count: 1 }, 'al-manqala §1'],
      ['stay.exact', { side: 'N', pit: 'A', count: 3 }, 'al-manqala §2'],
      ['end.cannot-feed', { side: 'S' }, 'al-manqala §5'],
      ['sweep.all', { side: 'N', count: 5 }, 'al-manqala §5'],
      ['result.win', { side: 'N', winnerSeeds: 50, loserSeeds: 48 }],
    ],
  },
  'more than half': {
    game: manqala,
    position: '0,0,0,0,0,0,1/3,5,0,0,2,0,0 46-41 S',
    move: 'G',
    says: [
      ['sow.lap', { side: 'S', pit: 'G', count: 1 }, 'al-manqala §1'],
      ['capture.exact', { side: 'S', pit: 'a', count: 4 }, 'al-manqala §2'],
      ['end.majority', { side: 'S', count: 50, total: 98 }, 'al-manqala §7'],
      ['uncounted', { count: 7 }, 'al-manqala §7'],
      ['result.win', { side: 'S', winnerSeeds: 50, loserSeeds: 41 }],
    ],
  },
  'a relay': {
    game: walak,
    position: '2,0,0,3,0,0,0/0,4,0,0,1,0,0 20-26 S',
    move: 'A',
    says: [
      ['sow.relay', { side: 'S', pit: 'A', count: 2, laps: 2 }, 'walak-pussa §2'],
      ['capture.beyond', { side: 'S', empty: 'a', emptyIs: 'empty', pit: 'b', count: 4 }, 'walak-pussa §4'],
      ['turn', { side: 'N' }, 'walak-pussa §6'],
    ],
  },
  'the pearls of a necklace': {
    game: walak,
    position: '2,0,0,0,5,0,1/0,3,2,0,0,0,1 20-22 S',
    move: 'A',
    says: [
      ['sow.lap', { side: 'S', pit: 'A', count: 2 }, 'walak-pussa §1'],
      [
        'capture.necklace',
        { side: 'S', empty: 'D', emptyIs: 'empty', pit: 'E', end: 'b', pits: 3, total: 9 },
        'walak-pussa §5',
      ],
      ['turn', { side: 'N' }, 'walak-pussa §6'],
    ],
  },
  'two empty holes in a row': {
    game: walak,
    position: '1,0,0,0,5,0,1/0,3,2,0,0,0,1 20-23 S',
    move: 'A',
    says: [
      ['sow.lap', { side: 'S', pit: 'A', count: 1 }, 'walak-pussa §1'],
      ['stay.beyond', { side: 'S', empty: 'C', emptyIs: 'empty', pit: 'D', pitIs: 'empty' }, 'walak-pussa §3'],
      ['turn', { side: 'N' }, 'walak-pussa §6'],
    ],
  },
  'a marked hole counts as empty': {
    game: gameOf('walak-pussa', { rounds: 'parker' }),
    position: '4,0,0,0,3,0,0/0,0,1,0,2p,x,x 26-20 N',
    move: 'c',
    says: [
      ['sow.lap', { side: 'N', pit: 'c', count: 1 }, 'walak-pussa §1'],
      ['capture.beyond', { side: 'N', empty: 'e', emptyIs: 'marked', pit: 'A', count: 4 }, 'walak-pussa §4'],
      ['turn', { side: 'S' }, 'walak-pussa §6'],
    ],
  },
  'who cannot move leaves the rest': {
    game: walak,
    position: '0,0,0,0,0,0,0/0,3,0,0,0,0,1 20-32 S',
    says: [
      ['end.no-move', { side: 'S' }, 'walak-pussa §7'],
      ['sweep.all', { side: 'N', count: 4 }, 'walak-pussa §7'],
      ['result.win', { side: 'N', winnerSeeds: 36, loserSeeds: 20 }],
    ],
  },
  'an empty board': {
    game: walak,
    position: '0,0,0,0,0,0,0/0,0,0,0,0,0,0 28-28 S',
    says: [
      ['end.board-empty', {}, 'walak-pussa §7'],
      ['result.draw', { count: 28 }],
    ],
  },
  'a finished position has nothing to say': { game: walak, position: '0,0,0,0,0,0,0/0,0,0,0,0,0,0 28-28 -', says: [] },
};
