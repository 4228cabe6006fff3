import { chargeIdToBytes } from '#functions/lib/items/charge-id-bytes.ts';
import { perDay, perMinute, quotaNames } from '#functions/lib/items/quota-attributes.ts';
import { ownerPartition } from '#functions/lib/keys/owner-item-keys.ts';
import { quotaKey, spendKey } from '#functions/lib/keys/plan-keys.ts';
import { dayOf } from '#shared/domain/lib/utc-day.ts';
import { fairUseHours, hourOf } from '#shared/domain/plan/quota/fair-use.ts';
import type { QuotaItem } from '#shared/domain/plan/quota/quota-charges.ts';
import type { App } from '../app.ts';

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
  ...(chargeIds && { [quotaNames.chargeIds]: new Set([...chargeIds].map(chargeIdToBytes)) }),
  ...(minuteIds && { [quotaNames.minuteIds]: new Set([...minuteIds].map(chargeIdToBytes)) }),
});

/** Clears the counts of the current minute, hour and day, so that an owner can ask again at once. */
export const forgetQuestions = async (app: Pick<App, 'table'>, sub: string, now = Date.now()) => {
  const { sk } = quotaKey(sub);
  await app.table.change(ownerPartition(sub), sk, quotaNames.minute, 0);
  await app.table.remove(ownerPartition(sub), spendKey(sub, dayOf(new Date(now))).sk);
  await app.table.change(ownerPartition(sub), sk, `h${hourOf(now) % fairUseHours}`, 0);
};
