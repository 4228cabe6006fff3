import { authorizationServerOf } from '#shared/domain/connections/authorization-server.ts';
import { config } from '../../../lib/config.ts';
import type { Revoke } from '../../../lib/connections/provider-oauth-client.ts';

export const timeoutMs = 10_000;

/** The address of the API with its version, which the token endpoint has too. */
export const graphUrl = () =>
  authorizationServerOf(
    'facebook-page',
    config.CONNECTIONS['facebook-page'] ?? {},
  ).token_endpoint.replace(/\/oauth\/access_token$/, '');

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
