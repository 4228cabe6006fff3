import { holdMs, pressTextDays } from '#shared/domain/connections/press-states.ts';
import { queueSync } from '../../lib/connections/sync-queue.ts';
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

/** When a press goes that is held for a minute, in which it can be taken back. */
export const afterHold = (now: Date) => new Date(now.getTime() + holdMs);

/** Asks the worker to send a press when it is due; the clock sends it within the hour if the queue does not take it. */
export const queuePress = async (accountId: AccountId, press: StoredPress, now: Date) => {
  const { business_id, provider, goes_at } = press;
  const seconds = Math.max(0, Math.ceil((Date.parse(goes_at) - now.getTime()) / 1000));
  try {
    await queueSync({ account_id: accountId, business_id, provider, why: 'press' }, seconds);
  } catch (error) {
    log.warn('a press was not queued', { error: error as Error });
  }
};
