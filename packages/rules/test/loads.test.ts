import { expect, test } from 'vitest';

// Nothing is imported at the head, so that a library that cannot even be loaded fails a test, not a file.

test('the library loads', async () => {
  const { GAME_IDS, gameOf } = await import('../src/index.ts');
  for (const id of GAME_IDS) expect(gameOf(id).id).toBe(id);
});

test('a result that failed says what it was', async () => {
  const { fail, must, ok } = await import('../src/result.ts');
  expect(must(ok(1))).toBe(1);
  expect(() => must(fail({ code: 'x' }))).toThrow('expected a value, got {"code":"x"}');
});
