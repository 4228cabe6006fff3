import type * as z from 'zod';
import { config } from '../../../lib/config.ts';
import { callGoogle, type GoogleCall } from '../google-client.ts';
import { asShape } from '../provider-http.ts';
import type { SignedIn } from '../remote-account.ts';

const hosts = {
  accounts: 'https://mybusinessaccountmanagement.googleapis.com/v1',
  locations: 'https://mybusinessbusinessinformation.googleapis.com/v1',
  reviews: 'https://mybusiness.googleapis.com/v4',
  performance: 'https://businessprofileperformance.googleapis.com/v1',
} as const;
type Api = keyof typeof hosts;

const baseOf = (api: Api) => {
  const { origin } = config.CONNECTIONS['google-business'] ?? {};
  return origin ? `${origin}${new URL(hosts[api]).pathname}` : hosts[api];
};

export type Call = GoogleCall & { readonly api: Api; readonly path: string };

/** Makes a call; throws `ProviderRefused` for every answer but a good one and those of `statuses`. */
export const callApi = (
  account: SignedIn,
  { api, path, ...call }: Call,
  statuses: readonly number[] = [],
) => callGoogle(account, `${baseOf(api)}/${path}`, call, statuses);

/** Reads one address; throws `ProviderRefused` for everything but an answer of that shape. */
export const readApi = async <Shape extends z.ZodType>(
  account: SignedIn,
  call: Call,
  shape: Shape,
): Promise<z.output<Shape>> => asShape((await callApi(account, call)).body, shape);
