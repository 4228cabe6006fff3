import { Problem } from '#shared/contract/problem.ts';
import type { AccountId } from '../account-and-person-ids.ts';
import { accountKey } from '../keys/account-keys.ts';
import { table, transactionRefused } from '../table.ts';

type Writes = Parameters<typeof table.transact>[0];

/** Holds while the business is the owner's: deleting takes the id from the account before anything else. */
const stillOwned = (accountId: AccountId, businessId: string) => ({
  ConditionCheck: {
    TableName: table.name,
    Key: accountKey(accountId),
    ConditionExpression: 'contains(business_ids, :business)',
    ExpressionAttributeValues: { ':business': businessId },
  },
});

const attempts = 4;

/** What became of the writes of a business. */
export type WriteOutcome = 'saved' | 'no-business' | 'refused';

/** Makes the writes of one business, all or none: none when the business is gone, or when a condition of theirs fails. */
export const writeForBusiness = async (
  accountId: AccountId,
  businessId: string,
  writes: Writes,
): Promise<WriteOutcome> => {
  const parts = [stillOwned(accountId, businessId), ...writes];
  for (let attempt = 1; ; attempt++) {
    try {
      await table.transact(parts);
      return 'saved';
    } catch (error) {
      const codes = transactionRefused(error);
      if (!codes) throw error;
      const [owner, ...others] = codes;
      if (owner === 'ConditionalCheckFailed') return 'no-business';
      if (others.includes('ConditionalCheckFailed')) return 'refused';
      // Another write to the account was in the way for a moment.
      if (attempt === attempts) throw new Problem('unavailable', undefined, { cause: error });
    }
  }
};
