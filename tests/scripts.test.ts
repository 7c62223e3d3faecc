// The scripts that install, build and count: what they decide, tried without doing it.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig, Suite } from '@playwright/test/reporter';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import { countsVariable, readCounts, sum } from '../scripts/lib/counts.mjs';
import { isInstalled } from '../scripts/lib/install.mjs';
import { isAtLeast } from '../scripts/lib/node-version.mjs';
import { freePort, lookAtPort, parsePort } from '../scripts/lib/ports.mjs';
import PlaywrightReporter from '../scripts/reporters/playwright.mjs';
import VitestReporter from '../scripts/reporters/vitest.mjs';

test.each([
  ['20.19.0', '20.19', true],
  ['20.20.2', '20.19', true],
  ['22.0.0', '20.19', true],
  ['20.18.9', '20.19', false],
  ['18.20.0', '20.19', false],
])('Node %s is at least %s: %s', (version, wanted, is) => {
  expect(isAtLeast(version, wanted)).toBe(is);
});

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/other-system': { version: '1.0.0', integrity: 'y', optional: true },
  },
};

test.each([
  ['the same', { 'node_modules/a': { version: '1.0.0', integrity: 'x' } }, true],
  ['another version', { 'node_modules/a': { version: '1.0.1', integrity: 'x' } }, false],
  ['another content', { 'node_modules/a': { version: '1.0.0', integrity: 'z' } }, false],
  ['nothing', {}, false],
])('what is installed is %s', (_, packages, is) => {
  expect(isInstalled(lock, { packages })).toBe(is);
});

test.each([
  ['0', 0],
  ['8080', 8080],
  ['65535', 65_535],
  ['65536', undefined],
  ['-1', undefined],
  ['80.5', undefined],
  ['0x50', undefined],
  ['', undefined],
  ['http', undefined],
])('the port %j is read as %j', (text, port) => {
  expect(parsePort(text)).toBe(port);
});

test('a port is free until somebody listens', async () => {
  const port = await freePort();
  expect(await lookAtPort(port)).toBe('free');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await lookAtPort(port)).toBe('taken');
  await new Promise((resolve) => server.close(resolve));
});

const folder = mkdtempSync(join(tmpdir(), 'mbegu-'));
const file = join(folder, 'counts.json');
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['all well', '{"passed":3,"failed":[]}', 0, { passed: 3, failed: [] }],
  ['one failed', '{"passed":3,"failed":["a"]}', 1, { passed: 3, failed: ['a'] }],
  [
    'failed outside its tests',
    '{"passed":3,"failed":[]}',
    1,
    { passed: 3, failed: ['the runner ended with exit code 1'] },
  ],
  ['no tests', '{"passed":0,"failed":[]}', 0, { passed: 0, failed: ['no tests were found'] }],
  ['no counts', '', 0, { passed: 0, failed: ['the runner wrote no counts'] }],
])('a runner with %s', (_, text, exitCode, counts) => {
  writeFileSync(file, text);
  expect(readCounts(file, exitCode)).toEqual(counts);
});

test('the sum over no runner is nought, over several the sum', () => {
  expect(sum([])).toEqual({ passed: 0, failed: [] });
  expect(
    sum([
      { passed: 2, failed: ['a'] },
      { passed: 3, failed: ['b', 'c'] },
    ]),
  ).toEqual({ passed: 5, failed: ['a', 'b', 'c'] });
});

/** What a reporter writes for what it is told. */
function written(tell: () => void): unknown {
  vi.stubEnv(countsVariable, file);
  tell();
  return JSON.parse(readFileSync(file, 'utf8'));
}

test('the reporter of Vitest counts skipped tests and broken files as failed', () => {
  const module = (relativeModuleId: string, states: string[], errors: number, groupErrors: number) => ({
    relativeModuleId,
    errors: () => Array(errors).fill({}),
    children: {
      allSuites: () => [{ fullName: 'group', errors: () => Array(groupErrors).fill({}) }],
      allTests: () => states.map((state) => ({ fullName: `group > ${state}`, result: () => ({ state }) })),
    },
  });
  const modules = [
    module('a.test.ts', ['passed', 'passed', 'failed', 'skipped'], 0, 1),
    module('b.test.ts', [], 1, 0),
  ] as unknown as TestModule[];
  const counts = written(() => new VitestReporter().onTestRunEnd(modules, [{}]));
  expect(counts).toEqual({
    passed: 2,
    failed: [
      'an error outside the tests',
      'a.test.ts › group',
      'a.test.ts › group > failed',
      'a.test.ts › group > skipped',
      'b.test.ts › outside its tests',
    ],
  });
});

test('the reporter of Playwright counts skipped and shaky tests and a broken start as failed', () => {
  const outcomes = ['expected', 'expected', 'unexpected', 'flaky', 'skipped'];
  const test = (outcome: string) => ({ outcome: () => outcome, titlePath: () => ['', '', 'a.spec.ts', outcome] });
  const suite = { allTests: () => outcomes.map(test) } as unknown as Suite;
  const counts = written(() => {
    const reporter = new PlaywrightReporter();
    reporter.onBegin({} as FullConfig, suite);
    reporter.onError();
    reporter.onEnd();
  });
  expect(counts).toEqual({
    passed: 2,
    failed: ['a.spec.ts › unexpected', 'a.spec.ts › flaky', 'a.spec.ts › skipped', 'an error outside the tests'],
  });
});
