/** What the calls of every provider have in common. */
import * as z from 'zod';
import { ProviderRefused } from './provider-refused-error.ts';
import type { SignedIn } from './remote-account.ts';

type Sent = Pick<RequestInit, 'method' | 'body'> & {
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Whether an answer says that the access is over; where nothing else is said a 401 does. */
  readonly isOver?: (answer: Answer) => boolean;
};
type Answer = { readonly response: Response; readonly body: unknown };

/**
 * Calls an address, which may depend on the access, with the access of an account; once more with fresh access where that
 * was over. Answers whatever the provider says, its JSON or undefined; throws {@link ProviderRefused} when it does not
 * answer at all.
 */
export const callWithAccess = async (
  account: SignedIn,
  address: string | ((access: string) => string),
  { headers, timeoutMs, isOver = ({ response }) => response.status === 401, ...sent }: Sent,
): Promise<Answer> => {
  const ask = async (access: string): Promise<Answer> => {
    const response = await send(access);
    return { response, body: await response.json().catch(() => undefined) };
  };
  const send = async (access: string) => {
    account.called();
    try {
      return await fetch(typeof address === 'string' ? address : address(access), {
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
  const first = await ask(access);
  return isOver(first) ? ask(await account.access(access)) : first;
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

/** A moment as a provider writes it, with more digits or with an offset in any form, as a moment of ours. */
export const Moment = z
  .string()
  .refine((text) => Number.isFinite(Date.parse(text)), 'Not a moment')
  .transform((text) => new Date(text).toISOString());

/** How long a provider is left alone after a 429 at least, in seconds. */
const leastPause = 60;

/** How long a provider that was called too often wants to be left alone, in seconds. */
export const pauseOf = (headers: Headers): number =>
  Math.max(Number(headers.get('retry-after')) || 0, leastPause);

/** The pages of a list. One that leads to itself or on for ever is not followed. */
export async function* pagesOf<Page extends { nextPageToken?: string | undefined }>(
  read: (params: Readonly<Record<string, string>>) => Promise<Page>,
): AsyncGenerator<Page> {
  const seen = new Set<string>();
  for (let pageToken: string | undefined; ; ) {
    const page = await read(pageToken ? { pageToken } : {});
    yield page;
    pageToken = page.nextPageToken;
    if (!pageToken) return;
    if (seen.has(pageToken)) throw new ProviderRefused('shape');
    seen.add(pageToken);
  }
}
