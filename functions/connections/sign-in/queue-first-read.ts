import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { queueSync } from '../../lib/connections/sync-queue.ts';
import { log } from '../../lib/log.ts';
import type { Attempt } from './sign-in-attempts-table.ts';

/** Queues the first read of a new connection. The job of the clock reads it within the hour if the queue does not take it. */
export const queueFirstRead = async (
  accountId: AccountId,
  { business_id, provider }: Pick<Attempt, 'business_id' | 'provider'>,
) => {
  try {
    await queueSync({ account_id: accountId, business_id, provider, why: 'owner' });
  } catch (error) {
    log.warn('first read not queued', { error: error as Error });
  }
};
