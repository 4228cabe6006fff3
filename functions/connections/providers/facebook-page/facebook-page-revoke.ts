import type { Revoke } from '../../../lib/connections/provider-oauth-client.ts';
import { graphUrl, timeoutMs } from './facebook-graph-url-and-timeout.ts';

/** The key to a Page cannot end the grant of its person; that of the application can. */
export const revokeAtFacebook: Revoke = async ({ clientId, clientSecret }, { person }) => {
  if (person === undefined) return false;
  try {
    const response = await fetch(`${graphUrl()}/${person}/permissions`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${clientId}|${clientSecret}` },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    return response.ok;
  } catch {
    return false;
  }
};
