import type * as z from 'zod';
import { config } from '../../lib/config.ts';
import { ProviderRefused, type SignedIn } from './adapter.ts';
import { asShape, callWith, pauseOf } from './call.ts';
import { Failure } from './google-business-shapes.ts';

const timeoutMs = 10_000;

const hosts = {
  accounts: 'https://mybusinessaccountmanagement.googleapis.com/v1',
  locations: 'https://mybusinessbusinessinformation.googleapis.com/v1',
  reviews: 'https://mybusiness.googleapis.com/v4',
} as const;
type Api = keyof typeof hosts;

const baseOf = (api: Api) => {
  const { origin } = config.CONNECTIONS['google-business'] ?? {};
  return origin ? `${origin}${new URL(hosts[api]).pathname}` : hosts[api];
};

export type Call = {
  readonly api: Api;
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: object;
};

/** Makes a call; throws {@link ProviderRefused} for every answer but a good one and those of `statuses`. */
export const callApi = async (account: SignedIn, call: Call, statuses: readonly number[] = []) => {
  const { api, path, params = {}, method = 'GET', body: sent } = call;
  const address = `${baseOf(api)}/${path}?${new URLSearchParams(params)}`;
  const { response, body } = await callWith(account, address, {
    method,
    timeoutMs,
    ...(sent && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    }),
  });
  if (!response.ok && !statuses.includes(response.status)) throw refusal(response, body);
  return { status: response.status, body };
};

/** Reads one address; throws {@link ProviderRefused} for everything but an answer of that shape. */
export const readApi = async <Shape extends z.ZodType>(
  account: SignedIn,
  call: Call,
  shape: Shape,
): Promise<z.output<Shape>> => asShape((await callApi(account, call)).body, shape);

/** Both of these statuses are sent for too many calls. */
const tooMany = /RATE_LIMIT|QUOTA|RESOURCE_EXHAUSTED/i;

const refusal = ({ status, headers }: Response, body: unknown) => {
  const { error } = Failure.safeParse(body).data ?? {};
  const reasons = error?.details.flatMap(({ reason }) => reason ?? []) ?? [];
  const code = reasons[0] ?? error?.status;
  if (status === 401) return new ProviderRefused('sign-in', { code });
  if (status === 429 || (status === 403 && tooMany.test([error?.status, ...reasons].join(' ')))) {
    return new ProviderRefused('throttled', { code, retrySeconds: pauseOf(headers) });
  }
  // A profile that was removed or is not verified any more is one that may not be read.
  if (status === 403 || status === 404) return new ProviderRefused('permission', { code });
  return new ProviderRefused(status >= 500 ? 'unavailable' : 'shape', { code });
};
