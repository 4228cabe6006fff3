import type { Subscription } from '#shared/domain/account.ts';
import { customerKey, indexPartition } from '../lib/keys.ts';
import { setFields, table } from '../lib/table.ts';
import { findAccount, updateAccountItem } from './account-table.ts';

/**
 * Stores the subscription as read from the payment provider and returns the account before and after. Returns undefined,
 * without a change, when the stored version is not `expectedVersion`: another request was first, so read again.
 */
export const saveSubscription = (
  sub: string,
  expectedVersion: number,
  subscription: Subscription | null,
  now: Date,
) => {
  const fields = {
    subscription,
    subscription_version: expectedVersion + 1,
    updated_at: now.toISOString(),
  };
  return updateAccountItem(
    sub,
    setFields(fields),
    { condition: 'subscription_version = :expected', values: { ':expected': expectedVersion } },
    (item) => ({ ...item, ...fields }),
  );
};

/**
 * Assigns a payment customer to an account that has none, or in place of `deleted`, a customer that the provider has
 * deleted. Returns the customer that is assigned afterwards, this one or an earlier one; undefined without an account.
 */
export const bindCustomer = async (sub: string, customerId: string, deleted?: string) => {
  const fields = { customer_id: customerId };
  const bound = await updateAccountItem(
    sub,
    setFields(fields),
    {
      condition: 'customer_id IN (:none, :customer, :deleted)',
      values: { ':none': null, ':customer': customerId, ':deleted': deleted ?? null },
    },
    (item) => ({ ...item, ...fields }),
  );
  const account = bound?.after ?? (await findAccount(sub, { consistent: true }));
  if (!account?.customer_id) return undefined;
  await table.put({
    ...customerKey(account.customer_id),
    sub,
    gsi1pk: indexPartition.customers,
    gsi1sk: account.customer_id,
  });
  return account.customer_id;
};

/**
 * The ids of up to `limit` payment customers after one of them, or from the first, in the order of their ids.
 * `isAtEnd` says, once all were read, whether none comes after them.
 */
export const customersAfter = (after: string | null, limit: number) => {
  let isAtEnd = false;
  async function* read() {
    const items = table.each({
      IndexName: 'gsi1',
      KeyConditionExpression: `gsi1pk = :all${after ? ' AND gsi1sk > :after' : ''}`,
      ExpressionAttributeValues: {
        ':all': indexPartition.customers,
        ...(after && { ':after': after }),
      },
    });
    let found = 0;
    for await (const { gsi1sk } of items) {
      if (found === limit) return;
      found++;
      yield String(gsi1sk);
    }
    isAtEnd = true;
  }
  return { customers: read(), isAtEnd: () => isAtEnd };
};

/** The user id of a payment customer, or undefined. */
export const findByCustomer = async (customerId: string) => {
  const item = await table.get(customerKey(customerId), { consistent: true });
  return typeof item?.sub === 'string' ? item.sub : undefined;
};
