// npm start: from a fresh clone to the page in a browser. Plain JavaScript, for it runs before anything is installed.

// Whole, and not { parseArgs }: an old Node without it must come as far as the sentence that it is old.
import util from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { freePort, lookAtPort, parsePort } from './lib/ports.mjs';
import { onStop, stopWithChildren } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

/** As many as the seeds of a game of Kalah. */
const defaultPort = 4848;
const portsTriedMax = 50;
const closingTimeMaxMs = 500;

const help = `Build Mbegu and serve its page on this machine.

  npm start                      the page on port ${defaultPort}, or the next free one
  npm start -- --port 8080       on this port and no other (0: any free one)
  PORT=8080 npm start            the same

Ctrl-C ends it.`;

/**
 * End with a sentence for the person at the terminal.
 * @param {string} sentence
 * @param {number} code
 * @returns {never}
 */
function stop(sentence, code) {
  console.error(sentence);
  process.exit(code);
}

/** What was asked for on the command line, or an end with exit code 2. */
function readArguments() {
  try {
    return util.parseArgs({ options: { port: { type: 'string' }, help: { type: 'boolean', short: 'h' } } }).values;
  } catch (error) {
    return stop(`${/** @type {Error} */ (error).message}\n\n${help}`, 2);
  }
}

/**
 * The port that was named, checked before the long work begins.
 * @param {string | undefined} text
 */
function namedPort(text) {
  if (text === undefined || text === '') return undefined;
  return (
    parsePort(text) ?? stop(`"${text}" is no port. A port is a whole number from 0 to 65535 (0: any free one).`, 2)
  );
}

/**
 * A port that was named is taken or refused; otherwise the first free one from the default up.
 * @param {number | undefined} named
 * @returns {Promise<number>}
 */
async function choosePort(named) {
  if (named === 0) return freePort();
  if (named !== undefined) {
    const state = await lookAtPort(named);
    if (state === 'taken') stop(`Port ${named} is taken by another program. Name another: npm start -- --port N`, 1);
    if (state === 'forbidden')
      stop(`You may not listen on port ${named}. Name one above 1023: npm start -- --port N`, 1);
    return named;
  }
  for (let port = defaultPort; port < defaultPort + portsTriedMax; port += 1) {
    if ((await lookAtPort(port)) !== 'free') continue;
    if (port !== defaultPort) console.log(`Port ${defaultPort} is taken by another program, so this is port ${port}.`);
    return port;
  }
  return stop(`No port from ${defaultPort} to ${defaultPort + portsTriedMax - 1} is free: npm start -- --port N`, 1);
}

requireNode();
const asked = readArguments();
if (asked.help) {
  console.log(help);
  process.exit(0);
}
const named = namedPort(asked.port ?? process.env.PORT);
/** @type {import('vite').PreviewServer | undefined} */
let server;
onStop((exitCode) => {
  if (server === undefined) return stopWithChildren(exitCode);
  console.log('\nStopped.');
  // An open page keeps its connection for a while; nobody should have to wait for that.
  setTimeout(() => process.exit(0), closingTimeMaxMs);
  server.close().finally(() => process.exit(0));
});
if (!(await ensureInstalled())) process.exit(1);
if (!(await ensureBuilt())) stop('The page was not built: see the lines above.', 1);
const port = await choosePort(named);
server = await serve(port).catch((error) => stop(`The page cannot be served: ${error.message}`, 1));
console.log(`\nMbegu is at http://localhost:${port}/\nCtrl-C ends it.`);
