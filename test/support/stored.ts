import type { Item } from '#functions/lib/keys.ts';
import { ownerPartition, quotaKey } from '#functions/lib/keys.ts';
import { toBytes } from '#functions/tables/charge-bytes.ts';
import { attemptAttributes, attemptOf, quotaNames } from '#functions/tables/codec.ts';
import type { QuotaItem } from '#shared/domain/quota.ts';
import type { Attempt, TurnState } from '#shared/domain/turns.ts';
import type { App } from './app.ts';

/** The state of the turn an item holds, or nothing for an item without one. */
export const stateOf = (item: Item | undefined): TurnState | undefined =>
  item && attemptOf(item).state;

/** The attributes of a turn item in some state of being answered. */
export const attempt = (fields: Partial<Attempt>) => attemptAttributes(fields);

/** The attributes of a quota item. */
export const quotaAttributes = ({
  chargeIds,
  minuteIds,
  ...numbers
}: Omit<QuotaItem, 'hours'>) => ({
  ...Object.fromEntries(
    Object.entries(numbers).map(([field, value]) => [
      quotaNames[field as keyof typeof numbers],
      value,
    ]),
  ),
  ...(chargeIds && { [quotaNames.chargeIds]: new Set([...chargeIds].map(toBytes)) }),
  ...(minuteIds && { [quotaNames.minuteIds]: new Set([...minuteIds].map(toBytes)) }),
});

/** Lets an owner ask again at once: the questions of the running minute no longer count towards its limit. */
export const forgetMinute = (app: Pick<App, 'table'>, sub: string) =>
  app.table.change(ownerPartition(sub), quotaKey(sub).sk, quotaNames.minute, 0);

/** Lets an owner ask as if they had asked nothing yet: for proofs with more questions than a plan includes. */
export const forgetQuestions = (app: Pick<App, 'table'>, sub: string) =>
  app.table.put(quotaKey(sub));
