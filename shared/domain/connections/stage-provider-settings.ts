/** What an operator says of the providers that owners can connect, and what each gave the operator. */
import * as z from 'zod';
import type { Provider } from './provider-types.ts';
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
export type StageProviderSettings = { readonly [Id in ProviderId]?: SettingsOf<Id> };

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

/** The schema of {@link StageProviderSettings}. */
export const StageProviderSettings = z.strictObject(
  ofEach((id) => settingsOf(providers[id]).exactOptional()),
) as unknown as z.ZodType<StageProviderSettings>;

/** The providers of some settings, in their order. */
export const switchedOn = (settings: StageProviderSettings): ProviderId[] =>
  providerIds.filter((id) => settings[id] !== undefined);
