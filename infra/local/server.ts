import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A part of the local stack that answers on this machine only. */
export type LocalServer = { readonly url: string; readonly close: () => Promise<void> };

/** Thrown when something else already listens; the message says which variable picks another port. */
export class PortBusy extends Error {
  override readonly name = 'PortBusy';
}

/** Starts listening on 127.0.0.1; port 0 takes a free one, `variable` is named in the message when the port is taken. */
export const listen = async (
  handler: RequestListener,
  { port = 0, variable }: { port?: number; variable?: string } = {},
): Promise<LocalServer> => {
  const server = createServer(handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? busy(port, variable) : error),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${taken}`, close: () => closeServer(server) };
};

/** Cuts every open connection and resolves once the port is free again. */
export const closeServer = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

const busy = (port: number, variable?: string) =>
  new PortBusy(
    `Port ${port} is already in use.${variable ? ` Stop what uses it, or choose another one: ${variable}=${port + 1} npm start` : ''}`,
  );

/** The whole body of a request; undefined as soon as it grows past `limit` bytes or the sender goes away. */
export const readBody = async (request: IncomingMessage, limit = 16 * 2 ** 20) => {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) return undefined;
      chunks.push(chunk);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
};
