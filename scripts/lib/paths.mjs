import { fileURLToPath } from 'node:url';

/** The repository's own folder, with a closing slash: every other path is joined to it. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
