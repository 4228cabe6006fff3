import * as z from 'zod';
import type { AllowedAppHosts } from './allowed-app-hosts.ts';

/** The longest address of a document that describes an app. */
export const clientIdLength = 300;
const redirectLimit = 20;

/** What is read of an app's document (OAuth Client ID Metadata Document); whatever else it says does not count. */
export const AppClient = z.object({
  client_id: z.string().max(clientIdLength),
  client_name: z.string().trim().min(1).max(80),
  redirect_uris: z.array(z.url().max(500)).min(1).max(redirectLimit),
});
export type AppClient = z.infer<typeof AppClient>;

/**
 * Whether an id of an app is the address of a document that the stage accepts: over HTTPS on one of its hosts, with a path,
 * and without port, password, query or fragment; or of the stand-in on this machine.
 */
export const isAllowedClientId = (id: string, { hosts, localOrigin }: AllowedAppHosts): boolean => {
  const url = id.length <= clientIdLength ? URL.parse(id) : null;
  // What a URL parser changes, such as `/../`, is not the same id.
  if (!url || url.href !== id || url.pathname === '/') return false;
  if (url.username || url.password || url.search || url.hash) return false;
  if (localOrigin !== undefined && url.origin === localOrigin) return true;
  return url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname);
};

const thisMachine: readonly string[] = ['127.0.0.1', 'localhost'];

/**
 * Whether an app may be led back to an address: one of its document, letter by letter, and over HTTPS. Where there is a
 * stand-in, an address of this machine will do.
 */
export const isRedirectOf = (
  { redirect_uris }: AppClient,
  address: string,
  { localOrigin }: AllowedAppHosts,
): boolean => {
  if (!redirect_uris.includes(address)) return false;
  const url = URL.parse(address);
  if (!url) return false;
  const isOnThisMachine = url.protocol === 'http:' && thisMachine.includes(url.hostname);
  return url.protocol === 'https:' || (localOrigin !== undefined && isOnThisMachine);
};
