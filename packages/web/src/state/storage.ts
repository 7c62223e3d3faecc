/** What the browser keeps for us. It may be forbidden or full; then the page goes on from memory and says so once. */

export type StoreTrouble = 'storage-forbidden' | 'storage-full';

export interface Store {
  readonly read: (key: string) => string | null;
  /** `null` when it is kept. */
  readonly write: (key: string, value: string) => StoreTrouble | null;
  /** Keeps a text without writing over what lies there, until that changes. */
  readonly hold: (key: string, value: string) => void;
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
    hold: (key, value) => void kept.set(key, value),
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

/** A text that is not written, and what lies there instead. */
interface Unkept {
  readonly text: string;
  readonly instead: string | null;
}

export const openStore = (storage: Storage | null): Store => {
  if (storage === null) return memoryStore();
  const memory = new Map<string, Unkept>();
  /** What found no room: until another tab writes there, whose text is the newer one then. */
  const unkept = (key: string): string | null => {
    const found = memory.get(key);
    if (!found) return null;
    if (trying(() => storage.getItem(key), found.instead) === found.instead) return found.text;
    memory.delete(key);
    return null;
  };
  const hold = (key: string, text: string): void =>
    void memory.set(key, { text, instead: trying(() => storage.getItem(key), null) });
  return {
    hold,
    read: (key) => unkept(key) ?? trying(() => storage.getItem(key), null),
    write: (key, value) => {
      try {
        storage.setItem(key, value);
        memory.delete(key);
        return null;
      } catch {
        hold(key, value);
        return 'storage-full';
      }
    },
    remove: (key) => {
      memory.delete(key);
      trying(() => storage.removeItem(key), undefined);
    },
    keys: () => {
      // What did not fit any more may have an older text that did.
      const kept = trying(() => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''), []);
      return [...new Set([...kept, ...memory.keys()])];
    },
    lost: (key) => (unkept(key) === null ? null : 'storage-full'),
  };
};

const local = browserStorage('localStorage');
export const store: Store = openStore(local);

/** What is kept until the tab is closed. */
export const tabStore = (): Store => openStore(browserStorage('sessionStorage'));

/** Whether what is kept is gone with the page. */
export const isForgetful = local === null;
