import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A part of the local stack that answers on this machine only. */
export type LocalServer = { readonly url: string; readonly close: () => Promise<void> };

/** Thrown when something else already listens; the message says which variable picks another port. */
export class PortBusy extends Error {
  override readonly name = 'PortBusy';
}

type ListenOptions = {
  port?: number;
  /** The variable that picks another port, for the message when this one is taken. */
  variable?: string;
  /**
   * Gives the server a name under which its address outlives it: the next start under this name in the same process
   * answers at the same address. SDK clients inside the Lambdas keep the address they saw first.
   */
  stays?: string;
};
type Standing = { url: string; handler: RequestListener | undefined };
const standing = new Map<string, Standing>();

/** What answers at an address that outlives its servers: nothing for any other, `closed` between two of them. */
export const handlerAt = (url: string): RequestListener | 'closed' | undefined => {
  for (const one of standing.values()) if (one.url === url) return one.handler ?? 'closed';
  return undefined;
};

/** Starts listening on 127.0.0.1; port 0 takes a free one. */
export const listen = async (
  handler: RequestListener,
  { port = 0, variable, stays }: ListenOptions = {},
): Promise<LocalServer> => {
  if (!stays) return openServer(handler, port, variable);
  const known = standing.get(stays) ?? (await stand(stays, port, variable));
  if (known.handler) throw new Error(`The local ${stays} service of this process is still running`);
  known.handler = handler;
  return {
    url: known.url,
    close: async () => {
      known.handler = undefined;
    },
  };
};

const stand = async (name: string, port: number, variable?: string) => {
  const entry: Standing = { url: '', handler: undefined };
  const { url } = await openServer(
    (request, response) => {
      if (entry.handler) entry.handler(request, response);
      else response.destroy();
    },
    port,
    variable,
    // It never closes, so it must not keep the process alive.
    'unref',
  );
  entry.url = url;
  standing.set(name, entry);
  return entry;
};

/** Opens a server of its own; most callers want {@link listen}. */
export const openServer = async (
  handler: RequestListener,
  port: number,
  variable?: string,
  unref?: 'unref',
) => {
  const server = createServer(handler);
  // The callers share this process: after work of more than the usual 5 s all their connections would be closed at once.
  server.keepAliveTimeout = 30_000;
  if (unref) server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? busy(port, variable) : error),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${taken}`;
  return { url, server, close: () => closeServer(server) };
};

/** Throws {@link PortBusy} when somebody listens on the port. */
export const expectFree = async (port: number, variable: string) => {
  const { close } = await openServer(() => {}, port, variable);
  await close();
};

/** Cuts every open connection and resolves once the port is free again. */
const closeServer = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

const busy = (port: number, variable?: string) =>
  new PortBusy(
    `Port ${port} is already in use.${variable ? ` Stop what uses it, or choose another one: ${variable}=${port + 1} npm start` : ''}`,
  );

/** The whole body of a request; undefined once it grows past `limit` bytes or the sender goes away. The rest is drained. */
export const readBody = (request: IncomingMessage, limit = 16 * 2 ** 20) =>
  new Promise<Buffer | undefined>((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) return resolve(undefined);
      chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => resolve(undefined));
    request.on('close', () => resolve(undefined));
  });
