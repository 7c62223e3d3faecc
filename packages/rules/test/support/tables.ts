import { type Chance, oneOf } from './chance.ts';
import { lettersOf, type Table } from './reference/table.ts';

/** How many seeds a pit of a made-up position holds: mostly few, so that captures and endings come up; now and then a heap. */
const someSeeds = (below: Chance, density: number): number => {
  if (below(100) >= density) return 0;
  const kind = below(20);
  if (kind === 0) return below(60);
  return kind < 12 ? 1 + below(4) : 1 + below(9);
};

/** A made-up table of this size: any seeds anywhere, either side to move, a row empty more often than by chance. */
export const someTable = (below: Chance, pits: number): Table => {
  const table: Table = {
    cups: {},
    marks: {},
    south: below(50),
    north: below(50),
    aside: below(5) === 0 ? below(7) : 0,
    turn: oneOf(below, ['S', 'N']),
    pie: '',
  };
  const density = oneOf(below, [10, 25, 50, 75, 100]);
  for (const side of ['S', 'N']) {
    const bare = below(8) === 0;
    for (const letter of lettersOf(pits, side)) table.cups[letter] = bare ? 0 : someSeeds(below, density);
  }
  if (Object.values(table.cups).every((count) => count === 0)) table.south += 1;
  return table;
};

/** Two or three seeds far from each other, and even piles: what is left when a game can go round and round. */
export const sparseTable = (below: Chance, pits: number): Table => {
  const table = someTable(below, pits);
  const letters = [...lettersOf(pits, 'S'), ...lettersOf(pits, 'N')];
  for (const letter of letters) table.cups[letter] = 0;
  for (let left = 2 + below(2); left > 0; left--) {
    const letter = oneOf(below, letters);
    table.cups[letter] = (table.cups[letter] ?? 0) + 1;
  }
  table.north = table.south;
  return table;
};
