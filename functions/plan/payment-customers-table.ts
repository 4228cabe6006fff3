import type { Account } from '#shared/domain/account/account.ts';
import { dayOf } from '#shared/domain/lib/utc-day.ts';
import { isPayingSubscription } from '#shared/domain/plan/paying-subscription.ts';
import type { Subscription } from '#shared/domain/plan/subscription.ts';
import { findAccount, updateAccountItem } from '../account/account-table.ts';
import { addSearchWords } from '../account/search-words-table.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { indexPartition } from '../lib/keys/index-partitions.ts';
import { customerKey } from '../lib/keys/plan-keys.ts';
import { setFields, table } from '../lib/table.ts';

/**
 * Stores the subscription as read from the payment provider and returns the account before and after. Returns undefined,
 * without a change, when the stored version is not that of `before`: another request was first, so read again. The write
 * that makes an owner a paying one also notes that they are to get the mail about it.
 */
export const saveSubscription = (
  before: Pick<Account, 'id' | 'subscription' | 'subscription_version' | 'converted_on'>,
  subscription: Subscription | null,
  now: Date,
) => {
  const { id: accountId, subscription_version: expectedVersion } = before;
  const isPurchase =
    !isPayingSubscription(before.subscription) && isPayingSubscription(subscription);
  const fields = {
    subscription,
    ...(isPurchase && { purchase_mail_due_at: now.getTime() }),
    ...(isPurchase && !before.converted_on && { converted_on: dayOf(now) }),
    subscription_version: expectedVersion + 1,
    updated_at: now.toISOString(),
  };
  return updateAccountItem(
    accountId,
    setFields(fields),
    { condition: 'subscription_version = :expected', values: { ':expected': expectedVersion } },
    (item) => ({ ...item, ...fields }),
  );
};

/**
 * Assigns a payment customer to an account that has none, or in place of `deleted`, a customer that the provider has
 * deleted. Returns the customer that is assigned afterwards, this one or an earlier one; undefined without an account.
 */
export const bindPaymentCustomer = async (
  accountId: AccountId,
  customerId: string,
  deleted?: string,
) => {
  const fields = { customer_id: customerId };
  const bound = await updateAccountItem(
    accountId,
    setFields(fields),
    {
      // Nothing can be bought for an account that is being deleted.
      condition:
        'customer_id IN (:none, :customer, :deleted) AND attribute_not_exists(deletion_requested_at)',
      values: { ':none': null, ':customer': customerId, ':deleted': deleted ?? null },
    },
    (item) => ({ ...item, ...fields }),
  );
  const account = bound?.after ?? (await findAccount(accountId, { consistent: true }));
  if (!account?.customer_id || account.deletion_requested_at) return undefined;
  await table.put({
    ...customerKey(account.customer_id),
    account_id: accountId,
    gsi1pk: indexPartition.customers,
    gsi1sk: account.customer_id,
  });
  await addSearchWords(accountId, 'customer', account.customer_id);
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

/** Removes what maps a payment customer to its owner; removed already counts as done. */
export const removePaymentCustomer = async (customerId: string) => {
  await table.remove(customerKey(customerId));
};

/** The account of a payment customer, or undefined. */
export const findByCustomer = async (customerId: string): Promise<AccountId | undefined> => {
  const item = await table.get(customerKey(customerId), { consistent: true });
  return typeof item?.account_id === 'string' ? item.account_id : undefined;
};
