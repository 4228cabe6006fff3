import { setTimeout as sleep } from 'node:timers/promises';
import type { Item } from '#functions/lib/keys.ts';
import { ownerPartition, quotaKey } from '#functions/lib/keys.ts';
import { toBytes } from '#functions/tables/charge-bytes.ts';
import { attemptAttributes, attemptOf, quotaNames } from '#functions/tables/codec.ts';
import { fairUseHours, hourOf } from '#shared/domain/fair-use.ts';
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

/** Lets an owner ask again at once: the questions of the running minute and hour no longer count towards their limits. */
export const forgetQuestions = async (app: Pick<App, 'table'>, sub: string, now = Date.now()) => {
  const { sk } = quotaKey(sub);
  await app.table.change(ownerPartition(sub), sk, quotaNames.minute, 0);
  await app.table.change(ownerPartition(sub), sk, `h${hourOf(now) % fairUseHours}`, 0);
};

/** Waits for the next minute where this one has less than `leftMs` left: a limit by the minute begins anew with it. */
export const minuteOf = async (leftMs: number) => {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < leftMs) await sleep(left);
};
