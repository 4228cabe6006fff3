import { Problem } from '#shared/contract/problem.ts';
import type { ProviderId } from '#shared/domain/connections/providers.ts';
import { connectionsSecret } from '../../lib/secrets.ts';
import { adapters } from './index.ts';
import { oauthClientOf } from './oauth-clients.ts';
import { requireOffered } from './offered-providers.ts';

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
