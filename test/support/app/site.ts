import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openAppOrigin } from '#local/app-origin-server.ts';
import type { NetworkLimits } from '#local/firewall.ts';
import { builtHeaders, createBuiltSite } from '#local/site/built-site.ts';
import type { LocalStack } from '#local/stack/local-stack-types.ts';
import { freePort } from '../tools/free-port.ts';

// Relative to the working directory, because modules under happy-dom have no file URL.
const built = join(process.cwd(), 'web/dist');

/** Returns a free origin. Throws if the web app has not been built. */
export const freeOrigin = async () => {
  if (!existsSync(built)) throw new Error('There is no build yet: run npm run build first.');
  const port = await freePort();
  return { port, url: `http://localhost:${port}` };
};

/** Serves the built web app and everything else a browser needs, like the distribution does. */
export const serveSite = (
  stack: LocalStack,
  port: number,
  { folder = built, networkLimits }: { folder?: string; networkLimits?: NetworkLimits } = {},
) =>
  openAppOrigin(stack, {
    port,
    networkLimits,
    headers: builtHeaders(folder),
    site: async () => ({ serve: createBuiltSite(folder, `http://localhost:${port}`) }),
  });
