#!/usr/bin/env node
// A small file of its own: npm links a command only if its file is there when it installs, and the build comes later.
import { existsSync } from 'node:fs';

if (existsSync(new URL('../dist/main.js', import.meta.url))) await import('../dist/main.js');
else {
  console.error('mbegu: not built yet. In the repository, "npm run build" does it.');
  process.exitCode = 2;
}
