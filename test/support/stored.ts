import { setTimeout as sleep } from 'node:timers/promises';
import { attemptAttributes, attemptOf } from '#functions/lib/items/attempt-attributes.ts';
import { toBytes } from '#functions/lib/items/charge-bytes.ts';
import { perDay, perMinute, quotaNames } from '#functions/lib/items/quota-attributes.ts';
import type { Item } from '#functions/lib/keys/key.ts';
import { ownerPartition } from '#functions/lib/keys/owner-partition.ts';
import { quotaKey, spendKey } from '#functions/lib/keys/plan-keys.ts';
import type { Attempt, TurnState } from '#shared/domain/chat/turn-attempts.ts';
import { dayOf } from '#shared/domain/lib/utc-day.ts';
import { fairUseHours, hourOf } from '#shared/domain/plan/fair-use.ts';
import type { QuotaItem } from '#shared/domain/plan/quota.ts';
import type { App } from './app.ts';

/** The state of a turn item, or undefined for an item without one. */
export const stateOf = (item: Item | undefined): TurnState | undefined =>
  item && attemptOf(item).state;

/** The attributes of a turn item in a state of being answered. */
export const attempt = (fields: Partial<Attempt>) => attemptAttributes(fields);

export const quotaAttributes = ({
  chargeIds,
  minuteIds,
  minute,
  calls = 0,
  referralDay,
  referrals = 0,
  ...numbers
}: Omit<QuotaItem, 'hours' | 'hourIds'>) => ({
  ...(minute !== undefined && { [quotaNames.minute]: minute * perMinute + calls }),
  ...(referralDay !== undefined && {
    [quotaNames.referralDay]: referralDay * perDay + referrals,
  }),
  ...Object.fromEntries(
    Object.entries(numbers).map(([field, value]) => [
      quotaNames[field as keyof typeof numbers],
      value,
    ]),
  ),
  ...(chargeIds && { [quotaNames.chargeIds]: new Set([...chargeIds].map(toBytes)) }),
  ...(minuteIds && { [quotaNames.minuteIds]: new Set([...minuteIds].map(toBytes)) }),
});

/** Clears the counts of the current minute, hour and day, so that an owner can ask again at once. */
export const forgetQuestions = async (app: Pick<App, 'table'>, sub: string, now = Date.now()) => {
  const { sk } = quotaKey(sub);
  await app.table.change(ownerPartition(sub), sk, quotaNames.minute, 0);
  await app.table.remove(ownerPartition(sub), spendKey(sub, dayOf(new Date(now))).sk);
  await app.table.change(ownerPartition(sub), sk, `h${hourOf(now) % fairUseHours}`, 0);
};

/**
 * Waits for the next minute if less than `leftMs` is left of this one, because limits by the minute start over with it.
 */
export const minuteOf = async (leftMs: number) => {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < leftMs) await sleep(left);
};
