import { holdMs, pressTextDays } from '#shared/domain/connections/press-rules.ts';
import { longestDelay, queueSync } from '../../lib/connections/sync-queue.ts';
import type { AccountId } from '../../lib/ids.ts';
import { log } from '../../lib/log.ts';
import type { StoredPress } from './press-item.ts';

/** What every press has when it is made: it waits, and its words are kept for a while after it goes. */
export const newPress = (goesAt: Date, now: Date) => ({
  state: 'waiting' as const,
  pressed_at: now.toISOString(),
  goes_at: goesAt.toISOString(),
  problem: null,
  tries: 0,
  ttl: Math.floor(goesAt.getTime() / 1000) + pressTextDays * 86_400,
});

/** How many seconds a message waits for what is due in so many ms: not longer than the queue holds it, then the worker asks again. */
export const queueDelayOf = (waitMs: number) =>
  Math.min(Math.max(0, Math.ceil(waitMs / 1000)), longestDelay);

/** When a press goes that is held for a minute, in which it can be taken back. */
export const afterHold = (now: Date) => new Date(now.getTime() + holdMs);

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
