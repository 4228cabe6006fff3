import { Problem } from '#shared/contract/problem.ts';
import {
  authorizationServerOf,
  switchedOn,
} from '#shared/domain/connections/connection-settings.ts';
import { callbackPath, type ProviderId, providers } from '#shared/domain/connections/providers.ts';
import { config } from '../../lib/config.ts';
import { asOAuth, type Grants, type OAuthClient } from '../../lib/connections/oauth.ts';
import { connectionsSecret } from '../../lib/secrets.ts';
import type { Adapter, AdapterOf } from './adapter.ts';
import { facebookPage } from './facebook-page.ts';
import { googleBusiness } from './google-business.ts';
import { googleCalendar } from './google-calendar.ts';
import { quickbooks } from './quickbooks.ts';

const all: { readonly [Id in ProviderId]: AdapterOf<Id> } = {
  quickbooks,
  'google-business': googleBusiness,
  'google-calendar': googleCalendar,
  'facebook-page': facebookPage,
};

/** The calls of each provider of the registry. */
export const adapters: Readonly<Record<ProviderId, Adapter>> = all;

/** The providers that the operator has set up. */
export const offeredProviders = () => switchedOn(config.CONNECTIONS);

/** Throws `not-found` for a provider that the operator has not set up. */
export const requireOffered = (provider: ProviderId) => {
  if (!config.CONNECTIONS[provider]) throw new Problem('not-found');
};

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

/** How a provider gives access and ends it. */
export const grantsOf = (provider: ProviderId): Grants => adapters[provider].grants ?? asOAuth;

/** Reads the signed events of a provider; `not-found` for one that sends none, and while it or its secret is missing. */
export const eventReaderOf = async (provider: ProviderId) => {
  requireOffered(provider);
  const { eventsIn } = adapters[provider];
  const { verifierToken } = (await connectionsSecret())[provider] ?? {};
  if (!eventsIn || !verifierToken) throw new Problem('not-found');
  return (rawBody: string, headers: Readonly<Record<string, string>>) =>
    eventsIn(rawBody, headers, verifierToken);
};

/** Reads who took their consent back; `not-found` for a provider that does not tell, and while it or its secret is missing. */
export const withdrawalReaderOf = async (provider: ProviderId) => {
  const { withdrawalIn } = adapters[provider];
  if (!withdrawalIn) throw new Problem('not-found');
  const { clientSecret } = await oauthClientOf(provider);
  return (rawBody: string, now: Date) => withdrawalIn(rawBody, clientSecret, now);
};
