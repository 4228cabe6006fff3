import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Files in which all facts of one thing stand, and who gets a copy of them: every reader, or one that needs few of the facts. */
const files = [
  { path: /\/catalogue\/trades\/[a-z-]+\.ts$/, readers: /./ },
  { path: /\/numbers\/calculators\/[a-z0-9-]+\.ts$/, readers: /^numbers$/ },
];

/**
 * Gives readers of such files a copy of their own. A module goes into one chunk whole: without copies the first page
 * would load what only the chat reads of a trade. Of a copy the bundler leaves what its reader uses.
 */
export const factCopies = (): Plugin => ({
  name: 'fact-copies',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer, options) {
    if (!importer || !source.endsWith('.ts')) return undefined;
    const [from = '', reader = basename(from, '.ts')] = importer.split('?for=');
    if (!importer.includes('?for=') && !/\/(?:trades|calculators)\//.test(source)) return undefined;
    const found = await this.resolve(source, from, { ...options, skipSelf: true });
    const isCopied = files.some(
      ({ path, readers }) =>
        found && path.test(found.id) && readers.test(reader) && !path.test(from),
    );
    const isWithin = files.some(({ path }) => found && path.test(found.id) && path.test(from));
    const copies = isCopied || (isWithin && importer.includes('?for='));
    return found && copies ? { id: `${found.id}?for=${reader}`, moduleSideEffects: false } : found;
  },
});
