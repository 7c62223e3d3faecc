/** What the browser keeps for us. It may be forbidden or full; then the page goes on from memory and says so once. */

export type StoreTrouble = 'storage-forbidden' | 'storage-full';

export interface Store {
  readonly read: (key: string) => string | null;
  /** `null` when it is kept. */
  readonly write: (key: string, value: string) => StoreTrouble | null;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
  /** Why what is read there goes with the page; `null` where it is kept, or there is nothing. */
  readonly lost: (key: string) => StoreTrouble | null;
}

const memoryStore = (): Store => {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => {
      kept.set(key, value);
      return 'storage-forbidden';
    },
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
    lost: (key) => (kept.has(key) ? 'storage-forbidden' : null),
  };
};

/** Even to look at `localStorage` throws where it is forbidden. */
const browserStorage = (): Storage | null => {
  try {
    const storage = window.localStorage;
    storage.getItem('mbegu');
    return storage;
  } catch {
    return null;
  }
};

export const openStore = (storage: Storage | null = browserStorage()): Store => {
  const memory = memoryStore();
  if (storage === null) return memory;
  return {
    read: (key) => memory.read(key) ?? storage.getItem(key),
    write: (key, value) => {
      try {
        storage.setItem(key, value);
        memory.remove(key);
        return null;
      } catch {
        memory.write(key, value);
        return 'storage-full';
      }
    },
    remove: (key) => {
      memory.remove(key);
      storage.removeItem(key);
    },
    // What did not fit any more may have an older text that did.
    keys: () => [
      ...new Set([...Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''), ...memory.keys()]),
    ],
    lost: (key) => (memory.read(key) === null ? null : 'storage-full'),
  };
};

export const store: Store = openStore();

/** Whether what is kept is gone with the page. */
export const isForgetful = browserStorage() === null;
