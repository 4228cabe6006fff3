import { Account, type Subscription } from '#shared/domain/account.ts';
import { conditionFailed, cursor, type Item, setFields, table } from '../lib/table.ts';

const key = (sub: string) => ({ pk: `USER#${sub}`, sk: 'ACCOUNT' });
const customerKey = (customerId: string) => ({ pk: `CUSTOMER#${customerId}`, sk: 'CUSTOMER' });
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

/**
 * Writes the subscription as last read from the payment provider, unless somebody wrote it since `expectedVersion` was
 * read: then it answers nothing, and the caller reads again. Answers the account after the write.
 */
export const saveSubscription = async (
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
  const saved = await change(sub, fields, {
    condition: 'subscription_version = :expected',
    values: { ':expected': expectedVersion },
  });
  return saved?.after;
};

/** Ties a payment customer to a user, once and for ever; answers the customer that is tied afterwards, yours or an earlier one. */
export const bindCustomer = async (sub: string, customerId: string) => {
  const bound = await change(
    sub,
    { customer_id: customerId },
    {
      condition: '(customer_id = :none OR customer_id = :mine)',
      values: { ':none': null, ':mine': customerId },
    },
  );
  const standing = bound?.after ?? (await findAccount(sub, { consistent: true }));
  if (!standing?.customer_id) return undefined;
  await table.put({ ...customerKey(standing.customer_id), sub });
  return standing.customer_id;
};

/** The user a payment customer belongs to, or nothing. */
export const findByCustomer = async (customerId: string) => {
  const item = await table.get(customerKey(customerId), { consistent: true });
  return typeof item?.sub === 'string' ? item.sub : undefined;
};
