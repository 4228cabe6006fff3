import { Account, type Subscription } from '#shared/domain/account.ts';
import {
  conditionFailed,
  cursor,
  type Item,
  setFields,
  table,
  transactionRefused,
} from '../lib/table.ts';

const key = (sub: string) => ({ pk: `USER#${sub}`, sk: 'ACCOUNT' });
const customerKey = (customerId: string) => ({ pk: `CUSTOMER#${customerId}`, sk: 'CUSTOMER' });
const allCustomers = 'CUSTOMERS';
const monthKey = (month: string) => `ACCOUNTS#${month}`;
const read = (item: Item | undefined) => item && Account.parse(item);

/** The account of a user, or nothing. A read that fails rejects: only an answer that says "none" may lead to a new account. */
export const findAccount = async (sub: string, options: { consistent?: boolean } = {}) =>
  read(await table.get(key(sub), options));

/** Up to 100 accounts by id, in no order; ids without an account are left out. */
export const findAccounts = async (subs: string[]) =>
  (await table.getMany(subs.map(key))).map((item) => Account.parse(item));

/** Stores a new account unless the user has one; answers the account that stands afterwards and whether it is the new one. */
export const createAccountOnce = async (account: Account) => {
  try {
    await table.put(
      {
        ...key(account.id),
        ...account,
        gsi1pk: monthKey(account.created_at.slice(0, 7)),
        gsi1sk: `${account.created_at}#${account.id}`,
      },
      { ConditionExpression: 'attribute_not_exists(pk)' },
    );
    return { account, created: true };
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    const standing = await findAccount(account.id, { consistent: true });
    return { account: standing ?? account, created: false };
  }
};

/** One page of the accounts created in a month (`2026-11`), newest first. */
export const accountsByMonth = async (month: string, limit: number, after?: string) => {
  const { items, next } = await table.query({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :month',
    ExpressionAttributeValues: { ':month': monthKey(month) },
    ExclusiveStartKey: cursor.read(after, 'gsi1pk', monthKey(month)),
    ScanIndexForward: false,
    Limit: limit,
  });
  return { accounts: items.map((item) => Account.parse(item)), next: cursor.write(next) };
};

/** Under which condition a change is made; without one the account only has to exist. */
type Guard = { condition: string; values: Record<string, unknown> };
/** What may be changed freely; the subscription and the customer have writers of their own below. */
type Changes = Partial<
  Omit<Account, 'id' | 'created_at' | 'subscription' | 'subscription_version' | 'customer_id'>
>;

/** Changes fields of an account that exists; answers it as it was and as it is, or nothing when the guard refused. */
export const changeAccount = (sub: string, changes: Changes, guard?: Guard) =>
  change(sub, changes, guard);

const change = async (sub: string, changes: Partial<Account>, guard?: Guard) => {
  const set = setFields(changes);
  try {
    const before = await table.update(key(sub), {
      ...set,
      ConditionExpression: ['attribute_exists(pk)', guard?.condition].filter(Boolean).join(' AND '),
      ExpressionAttributeValues: { ...set.ExpressionAttributeValues, ...guard?.values },
      ReturnValues: 'ALL_OLD',
    });
    return { before: Account.parse(before), after: Account.parse({ ...before, ...changes }) };
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
};

/** A write that has to happen together with another one. */
export type Write = NonNullable<Parameters<typeof table.transact>[0]>[number];

/**
 * Writes the subscription as last read from the payment provider, unless somebody wrote it since `expectedVersion` was
 * read: then it answers nothing, and the caller reads again. Answers the account after the write; `along` is written
 * with it or not at all.
 */
export const saveSubscription = async (
  sub: string,
  expectedVersion: number,
  subscription: Subscription | null,
  now: Date,
  along: readonly Write[] = [],
) => {
  const fields = {
    subscription,
    subscription_version: expectedVersion + 1,
    updated_at: now.toISOString(),
  };
  const condition = 'subscription_version = :expected';
  const values = { ':expected': expectedVersion };
  if (!along.length) return (await change(sub, fields, { condition, values }))?.after;
  const set = setFields(fields);
  const update = {
    ...set,
    TableName: table.name,
    Key: key(sub),
    ConditionExpression: `attribute_exists(pk) AND ${condition}`,
    ExpressionAttributeValues: { ...set.ExpressionAttributeValues, ...values },
  };
  try {
    await table.transact([{ Update: update }, ...along]);
  } catch (error) {
    if (transactionRefused(error)) return undefined;
    throw error;
  }
  return findAccount(sub, { consistent: true });
};

/**
 * Ties a payment customer to a user, once; answers the customer that is tied afterwards, yours or an earlier one. Only
 * a customer that the provider says is `gone` is replaced.
 */
export const bindCustomer = async (sub: string, customerId: string, gone?: string) => {
  const bound = await change(
    sub,
    { customer_id: customerId },
    {
      condition: 'customer_id IN (:none, :mine, :gone)',
      values: { ':none': null, ':mine': customerId, ':gone': gone ?? null },
    },
  );
  const standing = bound?.after ?? (await findAccount(sub, { consistent: true }));
  if (!standing?.customer_id) return undefined;
  await table.put({
    ...customerKey(standing.customer_id),
    sub,
    gsi1pk: allCustomers,
    gsi1sk: standing.customer_id,
  });
  return standing.customer_id;
};

/** Every payment customer that was ever tied to a user, page by page. */
export async function* everyCustomer() {
  const items = table.each({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :all',
    ExpressionAttributeValues: { ':all': allCustomers },
  });
  for await (const { gsi1sk } of items) yield String(gsi1sk);
}

/** The user a payment customer belongs to, or nothing. */
export const findByCustomer = async (customerId: string) => {
  const item = await table.get(customerKey(customerId), { consistent: true });
  return typeof item?.sub === 'string' ? item.sub : undefined;
};
