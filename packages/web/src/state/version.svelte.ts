/**
 * The service worker: it keeps the page for when there is no net, and tells when a newer version waits. Nothing happens
 * to a page that is open until somebody takes the new version; where no service worker may be, the page goes on without.
 */
import { tabStore } from './storage.ts';

export const version: { newer: boolean } = $state({ newer: false });

/** So often at most the server is asked for a newer version, when somebody comes back to the page. */
const lookMinMs = 3_600_000;

const visit = tabStore();
let waiting: ServiceWorker | null = null;
let isTaking = false;
/** After so long the new version is taken by opening the page again; that it is being taken outlasts that once. */
const patienceMs = 2_000;
const takingKey = 'mbegu:1:taking';

const announce = (worker: ServiceWorker): void => {
  waiting = worker;
  version.newer = true;
};

/** The new version begins: what is kept stays, and this page opens again where it was. */
export const takeNewer = (): void => {
  isTaking = true;
  if (waiting?.state !== 'installed') {
    // Taken in another tab already.
    location.reload();
    return;
  }
  waiting.postMessage({ type: 'SKIP_WAITING' });
  // An old worker that has something left to do holds the new one up; without this page it has nothing.
  setTimeout(() => {
    visit.write(takingKey, 'yes');
    location.reload();
  }, patienceMs);
};

export const notNow = (): void => {
  version.newer = false;
};

const watchUpdates = (registration: ServiceWorkerRegistration): void => {
  const { serviceWorker } = navigator;
  // It has come with this page already: a later version is not taken unasked.
  isTaking &&= registration.waiting !== null;
  if (registration.waiting && serviceWorker.controller) announce(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The first one of all is no news.
      if (installing.state === 'installed' && serviceWorker.controller) announce(installing);
    });
  });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Math.abs(Date.now() - looked) < lookMinMs) return;
    looked = Date.now();
    // Without the net there is nothing to be found.
    registration.update().catch(() => {});
  });
};

/**
 * Fonts that were read before the service worker was there are read once more through it, so that it keeps them; so are
 * those of the other languages somebody reads, for he may choose one of them when there is no net.
 */
const keepFonts = (): void => {
  for (const { name } of performance.getEntriesByType('resource')) {
    if (name.endsWith('.woff2')) void fetch(name).catch(() => {});
  }
  const read = navigator.languages.map((tag) => tag.slice(0, 2));
  void import('./language-fonts.ts').then(({ fetchFonts }) => fetchFonts(read)).catch(() => {});
};

/** Missing without https; in frames that may not have one it throws. */
const serviceWorkers = (): ServiceWorkerContainer | undefined => {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
};

/** Once the page is there: storing it must not hold up showing it. */
export const keepForOffline = async (): Promise<void> => {
  const serviceWorker = serviceWorkers();
  if (!import.meta.env.PROD || !serviceWorker) return;
  isTaking = visit.read(takingKey) !== null;
  visit.remove(takingKey);
  let wasControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isTaking) location.reload();
    // Another tab took the new version: this one goes on with what it has until somebody here takes it too.
    else if (wasControlled) version.newer = true;
    else keepFonts();
    wasControlled = true;
  });
  /** Forbidden, or no room: the page needs the net, as before. Without the net just now it is tried again when there is one. */
  const later = (): void => addEventListener('online', () => void begin(), { once: true });
  const begin = async (): Promise<void> => {
    try {
      const registration = await serviceWorker.register('./sw.js');
      const first = registration.active ? null : registration.installing;
      // The net may go while all is being stored.
      first?.addEventListener('statechange', () => first.state === 'redundant' && later());
      watchUpdates(registration);
    } catch {
      later();
    }
  };
  await begin();
};
