// What would go to the registry, looked at as its readers will get it. Needs a build.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { root } from './lib/paths.mjs';

let complaints = 0;
for (const name of readdirSync(join(root, 'packages'))) {
  const folder = join(root, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (manifest.private) continue;
  const { messages } = await publint({ pkgDir: folder, strict: true });
  complaints += messages.length;
  for (const message of messages) console.error(`${manifest.name}: ${formatMessage(message, manifest)}`);
}
if (complaints === 0) console.log('publint finds nothing in the packages that are published.');
process.exitCode = complaints === 0 ? 0 : 1;
