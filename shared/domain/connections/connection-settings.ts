/** What an operator says of the providers that owners can connect, and what each gave the operator. */
import * as z from 'zod';
import type { AuthorizationServer, Provider } from './provider-types.ts';
import { type ProviderId, providerIds, providers } from './providers.ts';

type ValueOf<Kind> = Kind extends 'text' ? string : boolean;
type OwnSettings<Id extends ProviderId> = (typeof providers)[Id]['settings'];
type SettingsOf<Id extends ProviderId> = {
  /** The client id of the operator's application there. */
  readonly clientId: string;
  /** Another origin for everything of the provider, for a stand-in. */
  readonly origin?: string;
} & { readonly [Name in keyof OwnSettings<Id>]: ValueOf<OwnSettings<Id>[Name]> };

/** The providers that a stage switches on. One that is missing is off: no route, no card, no sentence. */
export type ConnectionSettings = { readonly [Id in ProviderId]?: SettingsOf<Id> };

const kinds = {
  text: z.string({ error: 'must be a text' }).min(1, { error: 'must not be empty' }),
  'yes or no': z.boolean({ error: 'must be true or false' }),
} as const satisfies Record<Provider['settings'][string], z.ZodType>;

const settingsOf = ({ settings }: Provider) =>
  z.strictObject({
    clientId: z.string().min(4, { error: 'must be the client id of the application' }),
    origin: z.url().exactOptional(),
    ...Object.fromEntries(Object.entries(settings).map(([name, kind]) => [name, kinds[kind]])),
  });

const ofEach = <Shape extends z.ZodType>(shapeOf: (id: ProviderId) => Shape) =>
  Object.fromEntries(providerIds.map((id) => [id, shapeOf(id)]));

/** The schema of {@link ConnectionSettings}. */
export const ConnectionSettings = z.strictObject(
  ofEach((id) => settingsOf(providers[id]).exactOptional()),
) as unknown as z.ZodType<ConnectionSettings>;

/** The providers of some settings, in their order. */
export const switchedOn = (settings: ConnectionSettings): ProviderId[] =>
  providerIds.filter((id) => settings[id] !== undefined);

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
  ofEach((id) => secretOf(id).optional().catch(undefined)),
) as unknown as z.ZodType<Readonly<Partial<Record<ProviderId, ProviderSecret>>>>;

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
