import type { AuthorizationServer, Provider } from './provider-types.ts';
import { type ProviderId, providers } from './providers.ts';

/** The authorization server of a provider, or of what stands in for it: one that is no server as OAuth has it keeps its paths. */
export const authorizationServerOf = (
  provider: ProviderId,
  { origin }: { readonly origin?: string },
): AuthorizationServer => {
  const { server }: Provider = providers[provider];
  if (origin === undefined) return server;
  const there = (address: string) => address.replace(new URL(address).origin, origin);
  if (server.hasRefreshTokens === false)
    return {
      ...server,
      issuer: origin,
      authorization_endpoint: there(server.authorization_endpoint),
      token_endpoint: there(server.token_endpoint),
    };
  return {
    issuer: origin,
    authorization_response_iss_parameter_supported: true,
    authorization_endpoint: `${origin}/auth`,
    token_endpoint: `${origin}/token`,
    revocation_endpoint: `${origin}/token/revocation`,
  };
};
