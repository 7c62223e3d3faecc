// npm run build: compile the packages and make the page, unless that has been done from these very sources.

import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { onStop, stopWithChildren } from './lib/run.mjs';

requireNode();
onStop(stopWithChildren);
process.exit((await ensureInstalled()) && (await ensureBuilt()) ? 0 : 1);
