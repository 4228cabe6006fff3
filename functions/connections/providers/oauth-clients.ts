import { Problem } from '#shared/contract/problem.ts';
import { authorizationServerOf } from '#shared/domain/connections/provider-authorization-server.ts';
import { callbackPath, type ProviderId, providers } from '#shared/domain/connections/providers.ts';
import { config } from '../../lib/config.ts';
import {
  type OAuthClient,
  type Revoke,
  revokeGrant,
} from '../../lib/connections/provider-oauth-client.ts';
import { connectionsSecret } from '../../lib/secrets.ts';
import { revokeAtFacebook } from './facebook-page/facebook-page-revoke.ts';

/** How providers end a grant that do not do it as OAuth has it. They stand here and not with the calls, which the deletion of an account does not load. */
const ownRevokes: { readonly [Id in ProviderId]?: Revoke } = { 'facebook-page': revokeAtFacebook };

/** A provider's authorization server with this stage as its client; `not-found` while it or its secret is missing. */
export const oauthClientOf = async (provider: ProviderId): Promise<OAuthClient> => {
  const settings = config.CONNECTIONS[provider];
  const secret = (await connectionsSecret())[provider];
  if (!settings || !secret) throw new Problem('not-found');
  return {
    server: authorizationServerOf(provider, settings),
    clientId: settings.clientId,
    clientSecret: secret.clientSecret,
    redirectUri: config.APP_ORIGIN + callbackPath(provider),
    scopes: providers[provider].scopes,
    isLocal: settings.origin?.startsWith('http://') ?? false,
  };
};

/** How a provider ends a grant. */
export const revokeOf = (provider: ProviderId): Revoke => ownRevokes[provider] ?? revokeGrant;
