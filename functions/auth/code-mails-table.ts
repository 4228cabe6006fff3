import { mailboxOf } from '#shared/domain/account/mailbox.ts';
import { codeMailLimits } from '#shared/domain/auth/code-mail-limits.ts';
import { throttleKey } from '../lib/keys.ts';
import { conditionFailed, table } from '../lib/table.ts';

const windows = { hour: 3_600_000, day: 86_400_000 } as const;

/** Counts a mail with a code that goes to an address; false where its mailbox has had enough of them. */
export const takeCodeMail = (email: string, now: Date) => take(`mailbox ${mailboxOf(email)}`, now);

/** The same for the owner who asks for codes to other addresses. */
export const takeCodeOf = (personId: string, now: Date) => take(`person ${personId}`, now);

const take = async (who: string, now: Date) => {
  for (const window of ['hour', 'day'] as const)
    if (!(await count(`code ${window} ${who}`, window, now))) return false;
  return true;
};

const count = async (sender: string, window: keyof typeof windows, now: Date) => {
  const nth = Math.floor(now.getTime() / windows[window]);
  try {
    await table.update(throttleKey(sender, nth), {
      UpdateExpression: 'SET #ttl = :ttl ADD posts :one',
      ConditionExpression: 'attribute_not_exists(posts) OR posts < :limit',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':limit': codeMailLimits[window],
        ':ttl': ((nth + 1) * windows[window]) / 1000,
      },
    });
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
};
