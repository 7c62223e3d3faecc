import type { GameId } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { nodesOf, SIGNATURE_POSITIONS } from '../bench/search.ts';

// Changes when and only when the search visits other nodes: say so where it does.
const SIGNATURE: Readonly<Record<GameId, number>> = { kalah: 30_412, 'al-manqala': 26_502, 'walak-pussa': 22_579 };

describe('the signature of the search', () => {
  test.each(SIGNATURE_POSITIONS)('$id: nodes of the fixed positions', ({ id, depth, positions }) => {
    expect(nodesOf(id, depth, positions)).toBe(SIGNATURE[id]);
  });
});
