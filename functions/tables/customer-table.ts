import type { Subscription } from '#shared/domain/account.ts';
import { customerKey, indexPartition } from '../lib/keys.ts';
import { setFields, table } from '../lib/table.ts';
import { findAccount, updateAccountItem } from './account-table.ts';

/**
 * Writes the subscription as last read from the payment provider, unless somebody wrote it since `expectedVersion` was
 * read: then it answers nothing, and the caller reads again. Answers the account before and after the write.
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
 * Ties a payment customer to a user, once; answers the customer that is tied afterwards, yours or an earlier one. Only
 * a customer that the provider says is `gone` is replaced.
 */
export const bindCustomer = async (sub: string, customerId: string, gone?: string) => {
  const fields = { customer_id: customerId };
  const bound = await updateAccountItem(
    sub,
    setFields(fields),
    {
      condition: 'customer_id IN (:none, :mine, :gone)',
      values: { ':none': null, ':mine': customerId, ':gone': gone ?? null },
    },
    (item) => ({ ...item, ...fields }),
  );
  const standing = bound?.after ?? (await findAccount(sub, { consistent: true }));
  if (!standing?.customer_id) return undefined;
  await table.put({
    ...customerKey(standing.customer_id),
    sub,
    gsi1pk: indexPartition.customers,
    gsi1sk: standing.customer_id,
  });
  return standing.customer_id;
};

/** Every payment customer that was ever tied to a user, page by page. */
export async function* listCustomers() {
  const items = table.each({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :all',
    ExpressionAttributeValues: { ':all': indexPartition.customers },
  });
  for await (const { gsi1sk } of items) yield String(gsi1sk);
}

/** The user a payment customer belongs to, or nothing. */
export const findByCustomer = async (customerId: string) => {
  const item = await table.get(customerKey(customerId), { consistent: true });
  return typeof item?.sub === 'string' ? item.sub : undefined;
};
