/** IndexedDB as a shelf: a small entry and the file itself for each title, so that a list costs no files. */
import type { KeptEntry, Shelf } from './kept-tables.ts';

const database = 'mbegu-endgames';
const version = 1;
const entries = 'entries';
const files = 'files';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(database, version);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(entries, { keyPath: 'title' });
    request.result.createObjectStore(files);
  };
  return settled(request);
};

/** One transaction over both stores; what it changes stands when it resolves, or not at all. */
const within = async <T>(
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => IDBRequest<T>,
): Promise<T> => {
  // Even to name `indexedDB` can throw where storage is forbidden: here that is a refusal like any other.
  const opened = await open();
  try {
    const transaction = opened.transaction([entries, files], mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const request = work(transaction);
    await done;
    return request.result;
  } finally {
    opened.close();
  }
};

export const openShelf = (): Shelf => ({
  list: () => within<KeptEntry[]>('readonly', (all) => all.objectStore(entries).getAll()),
  read: async (title) => {
    const file: unknown = await within('readonly', (all) => all.objectStore(files).get(title));
    return file instanceof ArrayBuffer ? file : null;
  },
  write: async (entry, file) => {
    await within('readwrite', (all) => {
      all.objectStore(files).put(file, entry.title);
      return all.objectStore(entries).put(entry);
    });
  },
  touch: async (title, used) => {
    const entry = await within<KeptEntry | undefined>('readonly', (all) => all.objectStore(entries).get(title));
    if (entry) await within('readwrite', (all) => all.objectStore(entries).put({ ...entry, used }));
  },
  remove: async (title) => {
    await within('readwrite', (all) => {
      all.objectStore(files).delete(title);
      return all.objectStore(entries).delete(title);
    });
  },
});
