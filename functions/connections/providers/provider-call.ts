/** What the calls of every provider have in common. */
import type * as z from 'zod';
import { ProviderRefused, type SignedIn } from './adapter.ts';

type Sent = Pick<RequestInit, 'method' | 'body'> & {
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
};

/**
 * Calls an address with the access of an account, once more with fresh access after a 401. Answers whatever the provider
 * says, its JSON or undefined; throws {@link ProviderRefused} when it does not answer at all.
 */
export const callWith = async (
  account: SignedIn,
  address: string,
  { headers, timeoutMs, ...sent }: Sent,
): Promise<{ response: Response; body: unknown }> => {
  const send = async (access: string) => {
    account.called();
    try {
      return await fetch(address, {
        ...sent,
        headers: { authorization: `Bearer ${access}`, accept: 'application/json', ...headers },
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
    } catch (cause) {
      throw new ProviderRefused('unavailable', {}, { cause });
    }
  };
  const access = await account.access();
  const first = await send(access);
  const response = first.status === 401 ? await send(await account.access(access)) : first;
  return { response, body: await response.json().catch(() => undefined) };
};

/** An answer in its shape; what is wrong with it goes no further, because it may repeat what was sent. */
export const asShape = <Shape extends z.ZodType>(
  body: unknown,
  shape: Shape,
  about: { readonly requestID?: string | undefined } = {},
): z.output<Shape> => {
  if (body === undefined) throw new ProviderRefused('unavailable', about);
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new ProviderRefused('shape', about);
  return parsed.data;
};

/** What both providers ask for after a 429 at least, in seconds. */
const leastPause = 60;

/** How long a provider that was called too often wants to be left alone, in seconds. */
export const pauseOf = (headers: Headers): number =>
  Math.max(Number(headers.get('retry-after')) || 0, leastPause);
