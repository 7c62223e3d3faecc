import { run } from './run.ts';
import { runInLargePages, wantsLargePages } from './threads/large-pages.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const onInterrupt = (interrupted: () => void): (() => void) => {
  for (const signal of SIGNALS) process.on(signal, interrupted);
  return () => {
    for (const signal of SIGNALS) process.off(signal, interrupted);
  };
};

// A reader that goes away (`mbegu … | head`) makes every later write fail, which `write` tells those who write.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

const args = process.argv.slice(2);
const passedOn = wantsLargePages(args, process.platform, process.env) ? await runInLargePages() : null;

process.exitCode =
  passedOn ??
  (await run(args, {
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    env: process.env,
    onInterrupt,
  }));
