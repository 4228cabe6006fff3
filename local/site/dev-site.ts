import type { RequestListener, Server } from 'node:http';
import { fileURLToPath } from 'node:url';

/** Serves the web app from its sources, with hot reload over the given server's own port. */
export const createDevSite = async (
  server: Server,
): Promise<{ serve: RequestListener; close: () => Promise<void> }> => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url)),
    appType: 'spa',
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: true, ws: { server } },
  });
  return {
    serve: (request, response) => vite.middlewares(request, response),
    close: () => vite.close(),
  };
};
