import * as z from 'zod';
import { type ProviderId, providerIds, providers } from './providers.ts';

/** The fields of a provider's secret. */
export const secretFieldsOf = (provider: ProviderId): SecretField[] =>
  providers[provider].sendsEvents ? ['clientSecret', 'verifierToken'] : ['clientSecret'];
type SecretField = 'clientSecret' | 'verifierToken';

/** What a provider gave the operator: the secret of the application, and what its events are signed with. */
export type ProviderSecret = { readonly clientSecret: string; readonly verifierToken?: string };
const secretOf = (provider: ProviderId) =>
  z.object(Object.fromEntries(secretFieldsOf(provider).map((field) => [field, z.string().min(8)])));

/** The secrets of all providers. One that is incomplete counts as missing, so that it takes no other along. */
export const ConnectionSecrets = z.object(
  Object.fromEntries(providerIds.map((id) => [id, secretOf(id).optional().catch(undefined)])),
) as unknown as z.ZodType<Readonly<Partial<Record<ProviderId, ProviderSecret>>>>;
