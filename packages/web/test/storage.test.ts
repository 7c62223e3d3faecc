import { expect, test } from 'vitest';
import { openStore } from '../src/state/storage.ts';

/** As much of a browser's storage as is used, with room for so many characters. */
const storageOf = (room: number): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
};

test('what fits is kept', () => {
  const store = openStore(storageOf(10));
  expect(store.write('a', 'short')).toBeNull();
  expect(store.read('a')).toBe('short');
  expect(store.keys()).toEqual(['a']);
  store.remove('a');
  expect(store.read('a')).toBeNull();
});

test('what does not fit is kept in memory, and it is said', () => {
  const store = openStore(storageOf(10));
  store.write('a', 'short');
  expect(store.write('a', 'much too long a text')).toBe('storage-full');
  expect(store.read('a')).toBe('much too long a text');
  expect(store.keys()).toEqual(['a']);
  expect(store.lost('a')).toBe('storage-full');
  expect(store.write('a', 'short')).toBeNull();
  expect(store.read('a')).toBe('short');
  expect(store.lost('a')).toBeNull();
});

test('where another tab writes meanwhile, its text is the one that counts', () => {
  const storage = storageOf(10);
  const store = openStore(storage);
  for (const before of [null, 'short']) {
    if (before) store.write('a', before);
    store.write('a', 'much too long a text');
    expect(store.read('a')).toBe('much too long a text');
    storage.setItem('a', `other ${before}`.slice(0, 10));
    expect(store.read('a')).toMatch(/^other/);
    expect(store.lost('a')).toBeNull();
    storage.removeItem('a');
    // What was overtaken does not come back.
    expect(store.read('a')).toBeNull();
  }
});

test('without storage there is memory, and it is said', () => {
  const store = openStore(null);
  expect(store.write('a', 'x')).toBe('storage-forbidden');
  expect(store.read('a')).toBe('x');
  expect(store.keys()).toEqual(['a']);
});

test('what is kept in memory because there was no room is there once', () => {
  const store = openStore(storageOf(10));
  store.write('a', 'short');
  store.write('a', 'much too long a text');
  expect(store.keys()).toEqual(['a']);
});

test('what is forbidden while the page is open is as if it were not there', () => {
  const forbidden = (): never => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const storage = storageOf(100);
  const store = openStore(storage);
  store.write('a', 'x');
  Object.assign(storage, { getItem: forbidden, setItem: forbidden, removeItem: forbidden, key: forbidden });
  expect(store.read('a')).toBeNull();
  expect(store.keys()).toEqual([]);
  expect(store.write('a', 'y')).not.toBeNull();
  expect(store.read('a')).toBe('y');
  expect(store.keys()).toEqual(['a']);
  store.remove('a');
  expect(store.read('a')).toBeNull();
});

test('what is held is read here and not written, until something else is', () => {
  const storage = storageOf(10);
  const store = openStore(storage);
  store.write('a', 'strange');
  store.hold('a', 'mine');
  expect([store.read('a'), storage.getItem('a'), store.lost('a')]).toEqual(['mine', 'strange', 'storage-full']);
  store.write('a', 'mine');
  expect([store.read('a'), storage.getItem('a'), store.lost('a')]).toEqual(['mine', 'mine', null]);
});
