import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { longestDelay, queueSync } from '../../lib/connections/sync-queue.ts';
import { log } from '../../lib/log.ts';
import type { StoredPress } from './press-item.ts';

/** How many seconds a message waits for what is due in so many ms: not longer than the queue holds it, then the worker asks again. */
export const queueDelayOf = (waitMs: number) =>
  Math.min(Math.max(0, Math.ceil(waitMs / 1000)), longestDelay);

/**
 * What goes within this time waits in the queue, in ms: longer than an hour, so that the clock, which puts in what goes
 * later, is there before it in any case.
 */
export const queueSoonMs = 75 * 60_000;

/** Asks the worker to send a press when it is due. If the queue does not take it, or it goes later, the clock asks. */
export const queuePress = async (
  accountId: AccountId,
  press: Pick<StoredPress, 'business_id' | 'provider' | 'goes_at'>,
  now: Date,
) => {
  const { business_id, provider, goes_at } = press;
  const wait = Date.parse(goes_at) - now.getTime();
  if (wait > queueSoonMs) return;
  try {
    await queueSync(
      { account_id: accountId, business_id, provider, why: 'press' },
      queueDelayOf(wait),
    );
  } catch (error) {
    log.warn('a press was not queued', { error: error as Error });
  }
};
