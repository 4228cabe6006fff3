import { reminderKinds } from '#shared/domain/plan/trial-reminders.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { trialKey, trialsPartition } from '../lib/keys/plan-keys.ts';
import { setFields, table } from '../lib/table.ts';
import { isWritten } from '../lib/writes/conditional-write.ts';

/** How long after the trial its item is kept. */
const keptSeconds = 30 * 86_400;

/** Stores the end of a trial under its day, so that reminders are found without reading all accounts; safe to repeat. */
export const saveTrialEnd = (accountId: AccountId, endsAt: string) =>
  table.update(
    trialKey(endsAt.slice(0, 10), accountId),
    setFields({ ttl: Math.floor(Date.parse(endsAt) / 1000) + keptSeconds }),
  );

/** How many owners are read at once. */
const batch = 100;

/**
 * The user ids of the owners whose trial ends on a day (`2026-11-27`, UTC), up to 100 at a time, without those who have
 * every reminder.
 */
export async function* trialsEndingOn(day: string): AsyncGenerator<string[]> {
  const items = table.each({
    KeyConditionExpression: 'pk = :day',
    FilterExpression: 'attribute_not_exists(sent) OR size(sent) < :all',
    ExpressionAttributeValues: { ':day': trialsPartition(day), ':all': reminderKinds.length },
  });
  let subs: string[] = [];
  for await (const { sk } of items) {
    subs.push(sk);
    if (subs.length < batch) continue;
    yield subs;
    subs = [];
  }
  if (subs.length) yield subs;
}

/** Claims the right to send one reminder; true for one caller only. */
export const claimReminder = async (day: string, accountId: AccountId, reminder: string) => {
  return isWritten(
    table.update(trialKey(day, accountId), {
      UpdateExpression: 'ADD sent :one',
      ConditionExpression: 'attribute_exists(pk) AND NOT contains(sent, :name)',
      ExpressionAttributeValues: { ':one': new Set([reminder]), ':name': reminder },
    }),
  );
};

/** Releases the claim on a reminder that could not be sent. */
export const releaseReminder = (day: string, accountId: AccountId, reminder: string) =>
  table.update(trialKey(day, accountId), {
    UpdateExpression: 'DELETE sent :one',
    ExpressionAttributeValues: { ':one': new Set([reminder]) },
  });
