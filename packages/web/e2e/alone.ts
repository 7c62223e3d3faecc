/** `<mancala-board>` on the plain page of its README, without a bundler. */
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from '../../../scripts/lib/paths.mjs';

const readme = readFileSync(join(root, 'packages/board/README.md'), 'utf8');
/** The page without a bundler is the one that people are told to write. */
const plain = `<!doctype html>${/^```html\n(<script type="importmap">[\s\S]*?)^```$/m.exec(readme)?.[1]}`;

/** Serves the plain page and the packages as they are published. */
export const servePlain = async (): Promise<Server> => {
  const server = createHttpServer(({ url = '/' }, answer) => {
    const path = normalize(new URL(url, 'http://localhost').pathname);
    const file = /^\/(board|rules)\/dist\/[\w/-]+\.js$/.test(path) ? readFileSync(join(root, 'packages', path)) : plain;
    answer.setHeader('content-type', file === plain ? 'text/html; charset=utf-8' : 'text/javascript').end(file);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return server;
};

export const pit = (page: Page, name: string) => page.locator(`mancala-board [data-pit="${name}"]`);
export const board = (page: Page) => page.locator('mancala-board');

export const stopPlain = (server: Server): void => {
  server.closeAllConnections();
  server.close();
};

/** Opens it on a phone held upright, and waits until one can play. */
export const openPlain = async (page: Page, server: Server): Promise<void> => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  await expect(pit(page, 'A')).toHaveAttribute('data-playable');
  // The room a page gives it; the README's page leaves the height to the board.
  await board(page).evaluate((element) => {
    element.style.height = '640px';
  });
};
