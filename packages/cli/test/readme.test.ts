import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { COMMAND_NAMES } from '../src/program.ts';
import { nodeArgs } from './support.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** Every `$ command` of the page with what is printed below it. */
const examples = [...readme.matchAll(/^```console\n([\s\S]*?)^```$/gm)]
  .flatMap(([, block = '']) => block.split(/^\$ /m).slice(1))
  .map((example) => {
    const [command = '', ...output] = example.trimEnd().split('\n');
    return { command, output: output.join('\n') };
  });

/** What a command prints, in a shell that knows `mbegu`. */
const runInShell = async (command: string): Promise<string> => {
  const node = [process.execPath, ...nodeArgs].map((word) => `'${word}'`).join(' ');
  const script = `mbegu() { ${node} "$@"; }\n{ ${command}\n} 2>&1; true`;
  const env = { PATH: process.env.PATH, NO_COLOR: '1' };
  const { stdout } = await promisify(execFile)('sh', ['-c', script], { env });
  return stdout.trimEnd();
};

describe('README.md', () => {
  test('shows every command', () => {
    for (const name of COMMAND_NAMES) {
      expect(readme).toContain(`| \`${name}`);
      expect(examples.some(({ command }) => command.includes(`mbegu ${name}`))).toBe(true);
    }
  });

  test.concurrent.each(examples)('$command', async ({ command, output }) => {
    expect(await runInShell(command)).toBe(output);
  });
});
