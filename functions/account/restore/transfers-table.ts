import type { Account } from '#shared/domain/account/account.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { transferKey } from '../../lib/keys/account-keys.ts';
import { setFields, table } from '../../lib/table.ts';
import { isWritten } from '../../lib/writes/conditional-write.ts';

/** The account that a verified address may take over: the id it has, and who is taking it over. */
export type Transfer = { readonly from: AccountId };

/** Lets the address of an account take it over; of two accounts with one address the one that was changed last. */
export const offerTransfer = async ({ id, email, updated_at }: Account) => {
  return isWritten(
    table.put(
      { ...transferKey(email), from: id, changed_at: updated_at },
      {
        ConditionExpression:
          'attribute_not_exists(pk) OR (attribute_not_exists(taken_by) AND changed_at < :changed)',
        ExpressionAttributeValues: { ':changed': updated_at },
      },
    ),
  );
};

/** The account that waits for this address, or undefined. */
export const findTransfer = async (email: string): Promise<Transfer | undefined> => {
  const item = await table.get(transferKey(email), { consistent: true });
  return typeof item?.from === 'string' ? { from: item.from } : undefined;
};

/** How long somebody may work on a transfer before the same person may begin again, in ms: longer than a Lambda lives. */
const leaseMs = 20_000;

/** Claims a transfer for a user: true for one request at a time, and never for a second user. */
export const claimTransfer = async (email: string, accountId: AccountId, now: Date) => {
  return isWritten(
    table.update(transferKey(email), {
      ...setFields({ taken_by: accountId, leased_until: now.getTime() + leaseMs }),
      ConditionExpression:
        'attribute_exists(pk) AND (attribute_not_exists(taken_by) OR (taken_by = :taken_by AND leased_until < :now))',
      ExpressionAttributeValues: {
        ':taken_by': accountId,
        ':leased_until': now.getTime() + leaseMs,
        ':now': now.getTime(),
      },
    }),
  );
};

/** Lets the same user go on with a transfer at once. */
export const pauseTransfer = (email: string) =>
  table.update(transferKey(email), setFields({ leased_until: 0 }));

/** Removes a transfer whose account does not exist any more. */
export const removeTransfer = async (email: string) => {
  await table.remove(transferKey(email));
};
