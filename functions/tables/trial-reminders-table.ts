import { trialKey, trialsPartition } from '../lib/keys.ts';
import { conditionFailed, setFields, table } from '../lib/table.ts';

/** A note is of no use a month after the trial. */
const keptSeconds = 30 * 86_400;

/** Notes when a trial ends, so that its reminders are found without reading all accounts; again changes nothing. */
export const saveTrialEnd = (sub: string, endsAt: string) =>
  table.update(
    trialKey(endsAt.slice(0, 10), sub),
    setFields({ ttl: Math.floor(Date.parse(endsAt) / 1000) + keptSeconds }),
  );

/** The owners whose trial ends on a day (`2026-11-27`, UTC), page by page. */
export async function* trialsEndingOn(day: string) {
  const items = table.each({
    KeyConditionExpression: 'pk = :day',
    ExpressionAttributeValues: { ':day': trialsPartition(day) },
  });
  for await (const { sk } of items) yield sk;
}

/** Claims the right to send one reminder; only one caller ever gets it. */
export const claimReminder = async (day: string, sub: string, reminder: string) => {
  try {
    await table.update(trialKey(day, sub), {
      UpdateExpression: 'ADD sent :one',
      ConditionExpression: 'attribute_exists(pk) AND NOT contains(sent, :name)',
      ExpressionAttributeValues: { ':one': new Set([reminder]), ':name': reminder },
    });
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
};

/** Gives the right back when the reminder could not be sent. */
export const releaseReminder = (day: string, sub: string, reminder: string) =>
  table.update(trialKey(day, sub), {
    UpdateExpression: 'DELETE sent :one',
    ExpressionAttributeValues: { ':one': new Set([reminder]) },
  });
