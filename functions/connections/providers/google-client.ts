/** What the APIs of Google have in common: how a call is made and how it is refused. */
import * as z from 'zod';
import { callWithAccess, pauseOf } from './provider-http.ts';
import { ProviderRefused } from './provider-refused-error.ts';
import type { SignedIn } from './remote-account.ts';

const timeoutMs = 10_000;

/** The answer to a call that was refused. */
export const Failure = z.object({
  error: z.object({
    status: z.string().default(''),
    details: z.array(z.object({ reason: z.string().optional() })).default([]),
    /** Where the older APIs say it. */
    errors: z.array(z.object({ reason: z.string().optional() })).default([]),
  }),
});

export type GoogleCall = {
  /** Pairs where a name stands more than once. */
  readonly params?: Readonly<Record<string, string>> | [string, string][];
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
};

/** Calls an address; throws {@link ProviderRefused} for every answer but a good one and those of `statuses`. */
export const callGoogle = async (
  account: SignedIn,
  address: string,
  { params = {}, method = 'GET', headers, body: sent }: GoogleCall,
  statuses: readonly number[] = [],
) => {
  const { response, body } = await callWithAccess(
    account,
    `${address}?${new URLSearchParams(params)}`,
    {
      method,
      timeoutMs,
      headers: { ...headers, ...(sent && { 'content-type': 'application/json' }) },
      ...(sent && { body: JSON.stringify(sent) }),
    },
  );
  if (!response.ok && !statuses.includes(response.status)) throw refusal(response, body);
  return { status: response.status, body };
};

/** Both 403 and 429 are sent for too many calls. */
const tooMany = /RATE_?LIMIT|QUOTA|RESOURCE_EXHAUSTED/i;

const refusal = ({ status, headers }: Response, body: unknown) => {
  const { error } = Failure.safeParse(body).data ?? {};
  const reasons = [...(error?.details ?? []), ...(error?.errors ?? [])].flatMap(
    ({ reason }) => reason ?? [],
  );
  const code = reasons[0] ?? error?.status;
  if (status === 401) return new ProviderRefused('sign-in', { code });
  if (status === 429 || (status === 403 && tooMany.test([error?.status, ...reasons].join(' ')))) {
    return new ProviderRefused('throttled', { code, retrySeconds: pauseOf(headers) });
  }
  // What was removed or is not shared any more is something that may not be read.
  if (status === 403 || status === 404) return new ProviderRefused('permission', { code });
  return new ProviderRefused(status >= 500 ? 'unavailable' : 'shape', { code });
};
