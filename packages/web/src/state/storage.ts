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

/** What is forbidden throws, perhaps only from some moment on. */
const trying = <T>(look: () => T, otherwise: T): T => {
  try {
    return look();
  } catch {
    return otherwise;
  }
};

const browserStorage = (name: 'localStorage' | 'sessionStorage'): Storage | null =>
  trying(() => {
    const storage = window[name];
    storage.getItem('mbegu');
    return storage;
  }, null);

export const openStore = (storage: Storage | null): Store => {
  const memory = memoryStore();
  if (storage === null) return memory;
  return {
    read: (key) => memory.read(key) ?? trying(() => storage.getItem(key), null),
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
      trying(() => storage.removeItem(key), undefined);
    },
    keys: () => {
      // What did not fit any more may have an older text that did.
      const kept = trying(() => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''), []);
      return [...new Set([...kept, ...memory.keys()])];
    },
    lost: (key) => (memory.read(key) === null ? null : 'storage-full'),
  };
};

const local = browserStorage('localStorage');
export const store: Store = openStore(local);

/** What is kept until the tab is closed. */
export const tabStore = (): Store => openStore(browserStorage('sessionStorage'));

/** Whether what is kept is gone with the page. */
export const isForgetful = local === null;
