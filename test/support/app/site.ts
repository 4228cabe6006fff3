import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openOrigin } from '#infra/local/origin.ts';
import { builtHeaders, createBuiltSite } from '#infra/local/site/built.ts';
import type { LocalStack } from '#infra/local/stack/local-stack.ts';
import { freePort } from '../free-port.ts';

// From the working folder, because a module under happy-dom has no address of a file.
const built = join(process.cwd(), 'web/dist');

/** A free origin. Throws if the web app has not been built. */
export const freeOrigin = async () => {
  if (!existsSync(built)) throw new Error('There is no build yet: run npm run build first.');
  const port = await freePort();
  return { port, url: `http://localhost:${port}` };
};

/** Serves the built web app and everything else a browser needs, as the distribution does. */
export const serveSite = (stack: LocalStack, port: number, folder = built) =>
  openOrigin(stack, {
    port,
    headers: builtHeaders(folder),
    site: async () => ({ serve: createBuiltSite(folder) }),
  });
