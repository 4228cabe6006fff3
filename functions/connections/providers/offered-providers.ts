import { Problem } from '#shared/contract/problem.ts';
import type { ProviderId } from '#shared/domain/connections/providers.ts';
import { switchedOn } from '#shared/domain/connections/stage-provider-settings.ts';
import { config } from '../../lib/config.ts';

/** The providers that the operator has set up. */
export const offeredProviders = () => switchedOn(config.CONNECTIONS);

/** Throws `not-found` for a provider that the operator has not set up. */
export const requireOffered = (provider: ProviderId) => {
  if (!config.CONNECTIONS[provider]) throw new Problem('not-found');
};
