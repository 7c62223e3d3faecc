/** A server of its own for a test that stops it, changes what it serves, or leaves headers out. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { serve } from '../../../scripts/lib/serve.mjs';

const built = join(root, 'packages/web/dist');

export interface Serving {
  readonly url: string;
  /** A copy of the built page, which a test may change. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

export const startServing = async (how: { isolated?: boolean } = {}): Promise<Serving> => {
  const folder = mkdtempSync(join(tmpdir(), 'mbegu-page-'));
  cpSync(built, folder, { recursive: true });
  const port = await freePort();
  const server = await serve(port, { folder, ...how });
  let isOpen = true;
  return {
    url: `http://localhost:${port}/`,
    folder,
    stop: async () => {
      if (!isOpen) return;
      isOpen = false;
      // A browser keeps its connections.
      if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections();
      await server.close();
      // Nobody reads in it any more.
      rmSync(folder, { recursive: true });
    },
  };
};

/** Changes a file of the page that is served. */
export const edit = ({ folder }: Serving, file: string, change: (text: string) => string): void => {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
};

/** Waits until everything is stored and the page is served from what is stored. */
export const untilStored = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);
