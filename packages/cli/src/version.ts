import { createRequire } from 'node:module';

/** Version of this package, from its manifest. */
export const version: string = (createRequire(import.meta.url)('../package.json') as { version: string }).version;
