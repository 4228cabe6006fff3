/** What is asked for at a provider, by use, and whether it was granted. */
import type { Provider, ScopeUse } from './provider-types.ts';
import { type ProviderId, providers } from './providers.ts';

/** What a sign-in for a use asks for. */
export const scopesOf = (provider: ProviderId, use: ScopeUse): readonly string[] => {
  const { scopes, writeScopes = [] }: Provider = providers[provider];
  return use === 'write' ? [...scopes, ...writeScopes] : scopes;
};

/**
 * Whether its owner allowed to write at a provider, by the scopes that were granted; undefined where that is not asked for
 * on its own.
 */
export const mayWrite = (
  provider: ProviderId,
  granted: readonly string[] | undefined,
): boolean | undefined => {
  const { writeScopes }: Provider = providers[provider];
  return writeScopes?.every((scope) => granted?.includes(scope) ?? false);
};
