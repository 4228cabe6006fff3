import { Problem } from '#shared/contract/problem.ts';
import type { ProviderId } from '#shared/domain/connections/providers.ts';
import { config } from '../../lib/config.ts';
import { connectionsSecret } from '../../lib/secrets.ts';
import type { Adapter } from './adapter.ts';
import { quickbooks } from './quickbooks.ts';

/** The calls of each provider of the registry. */
export const adapters: Readonly<Record<ProviderId, Adapter>> = { quickbooks };

/** The providers that the operator has set up. */
export const offeredProviders = () => Object.keys(config.CONNECTIONS) as ProviderId[];

/** Throws `not-found` for a provider that the operator has not set up. */
export const requireOffered = (provider: ProviderId) => {
  if (!config.CONNECTIONS[provider]) throw new Problem('not-found');
};

/** The page of the app to which a provider leads back. */
const redirectUriOf = (provider: ProviderId) =>
  `${config.APP_ORIGIN}/dashboard/connections/callback/${provider}`;

/** A provider's authorization server with this stage as its client; `not-found` while it or its secret is missing. */
export const oauthClientOf = async (provider: ProviderId) => {
  const settings = config.CONNECTIONS[provider];
  const secret = (await connectionsSecret())[provider];
  if (!settings || !secret) throw new Problem('not-found');
  return adapters[provider].oauth({
    clientId: settings.clientId,
    clientSecret: secret.clientSecret,
    redirectUri: redirectUriOf(provider),
  });
};

/** What signs a provider's events; `not-found` while it or its secret is missing. */
export const verifierTokenOf = async (provider: ProviderId) => {
  requireOffered(provider);
  const secret = (await connectionsSecret())[provider];
  if (!secret) throw new Problem('not-found');
  return secret.verifierToken;
};
