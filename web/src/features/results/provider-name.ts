import { providers } from '#shared/domain/connections/providers.ts';
import type { Results } from './results-query.ts';

/** The short name of the provider of a place. */
export const shortProviderName = ({ provider }: NonNullable<Results['place']>) =>
  providers[provider].shortName;
