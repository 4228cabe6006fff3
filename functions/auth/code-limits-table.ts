import { normalizeEmailAddress } from '#shared/domain/account/normalize-email-address.ts';
import { codeMailLimits } from '#shared/domain/auth/code-request-limits.ts';
import { recoveryLimits } from '#shared/domain/auth/recovery-codes.ts';
import { throttleKey } from '../lib/keys/throttle-key.ts';
import { table } from '../lib/table.ts';
import { isWritten } from '../lib/writes/conditional-write.ts';

const windows = { hour: 3_600_000, day: 86_400_000 } as const;
export type Limits = Readonly<Record<keyof typeof windows, number>>;

/** Counts a mail with a code that goes to an address; false where its mailbox has had enough of them. */
export const countCodeMail = (email: string, now: Date) =>
  countAgainstLimits(`mailbox ${normalizeEmailAddress(email)}`, codeMailLimits, now);

/** The same for the owner who asks for codes to other addresses. */
export const countCodeMailFrom = (personId: string, now: Date) =>
  countAgainstLimits(`person ${personId}`, codeMailLimits, now);

/** Counts a recovery code that is tried for a person; false where enough were tried. */
export const countRecoveryTry = (personId: string, now: Date) =>
  countAgainstLimits(`recovery ${personId}`, recoveryLimits, now);

/** Counts one of what `who` names in this hour and this day; false where a limit is reached. */
export const countAgainstLimits = async (who: string, limits: Limits, now: Date) => {
  for (const window of ['hour', 'day'] as const) {
    const nth = Math.floor(now.getTime() / windows[window]);
    const key = throttleKey(`code ${window} ${who}`, nth);
    if (!(await countUpTo(key, limits[window], new Date((nth + 1) * windows[window]))))
      return false;
  }
  return true;
};

/** Adds one under a key that ends then; false where the limit is reached. */
export const countUpTo = async (key: ReturnType<typeof throttleKey>, limit: number, ends: Date) => {
  return isWritten(
    table.update(key, {
      UpdateExpression: 'SET #ttl = :ttl ADD posts :one',
      ConditionExpression: 'attribute_not_exists(posts) OR posts < :limit',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':limit': limit,
        ':ttl': Math.ceil(ends.getTime() / 1000),
      },
    }),
  );
};
