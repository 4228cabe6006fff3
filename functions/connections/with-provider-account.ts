import type { ConnectionRef } from './connections-table.ts';
import { freshAccessToken } from './fresh-access-token.ts';
import { countCalls } from './provider-calls-table.ts';
import { ProviderRefused } from './providers/provider-refused-error.ts';
import type { RemoteAccount } from './providers/remote-account.ts';

/** So long after it began no other call is made: the last one may take as long again before the Lambda ends. */
const callMs = 30_000;

/** Lets work call the provider of a connection for a limited time; its calls are counted however it ends. */
export const withProviderAccount = async <Result>(
  ref: ConnectionRef,
  remote: string,
  now: Date,
  work: (account: RemoteAccount) => Promise<Result>,
): Promise<Result> => {
  let calls = 0;
  const endsAt = Date.now() + callMs;
  try {
    return await work({
      remote,
      access: (refused) => freshAccessToken(ref, refused),
      called: () => {
        if (Date.now() > endsAt) throw new ProviderRefused('unavailable');
        calls++;
      },
    });
  } finally {
    await countCalls(ref.provider, calls, now);
  }
};
