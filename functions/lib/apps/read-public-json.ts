import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { publicLookup } from './public-ip-address.ts';

const timeoutMs = 3_000;
const longest = 5 * 1024;

type Options = {
  /** Whether the address is of a stand-in on this machine: without TLS, and not public. */
  readonly isLocal?: boolean;
  readonly lookup?: ReturnType<typeof publicLookup>;
};

/**
 * Reads a small JSON document of somebody else. Goes to public addresses only and follows no redirect; rejects when the
 * answer is not a success, is no JSON, is longer than 5 KB or is not there in 3 seconds.
 */
export const readPublicJson = (
  address: string,
  { isLocal = false, lookup = publicLookup() }: Options = {},
): Promise<unknown> => {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const options = {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
    agent: false as const,
  };
  const request = isLocal
    ? requestHttp(address, options)
    : requestHttps(address, { ...options, lookup });
  request.on('error', reject);
  request.on('response', (response) => {
    if (response.statusCode !== 200) {
      request.destroy();
      return reject(new Error(`Answered ${response.statusCode}`));
    }
    const parts: Buffer[] = [];
    let length = 0;
    response.on('error', reject);
    response.on('data', (part: Buffer) => {
      parts.push(part);
      length += part.length;
      if (length > longest) {
        request.destroy();
        reject(new Error('Longer than 5 KB'));
      }
    });
    response.on('end', () => {
      try {
        resolve(JSON.parse(Buffer.concat(parts).toString()));
      } catch (error) {
        reject(error);
      }
    });
  });
  request.end();
  return promise;
};
