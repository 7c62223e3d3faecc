import { spawn } from 'node:child_process';

/**
 * Solving waits for memory, and most of that for the addresses of pages: with pages of 2 MiB in the place of 4 KiB it is a
 * tenth faster and more. On Linux the C library asks for them, but only in a process that was started with this.
 */
const tunables = { GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' } as const;
const commands = ['solve', 'bench'];
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Whether a command line should be started anew in a process with large pages. */
export const wantsLargePages = (
  [command = '', ...rest]: readonly string[],
  platform: string,
  env: Readonly<Record<string, string | undefined>>,
): boolean =>
  platform === 'linux' &&
  commands.includes(command) &&
  !rest.includes('--help') &&
  !rest.includes('-h') &&
  env.GLIBC_TUNABLES === undefined;

/**
 * Runs this very command line in a process with large pages, on the same streams.
 *
 * @returns its exit code, or `null` where no process could be started
 */
export const runInLargePages = (): Promise<number | null> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
      stdio: 'inherit',
      env: { ...process.env, ...tunables },
    });
    // The terminal sends Ctrl-C to both; what is sent to us alone is passed on, and it is the child that answers.
    const pass = (signal: NodeJS.Signals): void => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, pass);
    const end = (code: number | null): void => {
      for (const signal of SIGNALS) process.off(signal, pass);
      resolve(code);
    };
    child.on('error', () => end(null));
    child.on('exit', (code) => end(code ?? 1));
  });
