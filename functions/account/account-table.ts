import { Account, type Subscription } from '#shared/domain/account.ts';
import { newestFirst, type PageInput } from '../lib/pages.ts';
import { conditionFailed, type Item, setFields, table } from '../lib/table.ts';
import { countRemoval, countSignup, recount } from './stats-table.ts';

const key = (sub: string) => ({ pk: `USER#${sub}`, sk: 'ACCOUNT' });
const customerKey = (customerId: string) => ({ pk: `CUSTOMER#${customerId}`, sk: 'CUSTOMER' });
const allCustomers = 'CUSTOMERS';
const monthKey = (month: string) => `ACCOUNTS#${month}`;
const idsOf = ({ business_ids: ids }: Partial<Item>): Set<string> =>
  ids instanceof Set ? ids : new Set();
const read = (item: Item) => Account.parse({ ...item, business_count: idsOf(item).size });

/** The account of a user, or nothing. A read that fails rejects: only an answer that says "none" may lead to a new account. */
export const findAccount = async (sub: string, options: { consistent?: boolean } = {}) => {
  const item = await table.get(key(sub), options);
  return item && read(item);
};

/** Up to 100 accounts by id, in no order; ids without an account are left out. */
export const findAccounts = async (subs: string[]) =>
  (await table.getMany(subs.map(key))).map(read);

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
    await countSignup(account);
    return { account, created: true };
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    const standing = await findAccount(account.id, { consistent: true });
    return { account: standing ?? account, created: false };
  }
};

/** One page of all accounts, newest first; it may be short while `next` leads on. */
export const newestAccounts = async (page: PageInput, now: Date) => {
  const { items, next } = await newestFirst({ pkOf: monthKey, pkName: 'gsi1pk' }, page, now);
  return { accounts: items.map(read), next };
};

/** Every account, newest first, for what runs by the clock. */
export async function* everyAccount(now: Date) {
  let after: string | undefined;
  do {
    const page = await newestAccounts({ limit: 50, after }, now);
    yield* page.accounts;
    after = page.next ?? undefined;
  } while (after);
}

/** Under which condition a change is made; without one the account only has to exist. */
type Guard = { condition?: string; values: Record<string, unknown> };
/** What may be changed freely; the subscription and the customer have writers of their own below. */
type Changes = Partial<
  Omit<Account, 'id' | 'created_at' | 'subscription' | 'subscription_version' | 'customer_id'>
>;

/** Changes fields of an account that exists; answers it as it was and as it is, or nothing when the guard refused. */
export const changeAccount = (sub: string, changes: Changes, guard?: Guard) =>
  change(sub, setFields(changes), guard, (item) => ({ ...item, ...changes }));

/** Notes that a business is the owner's and makes it active; answers nothing when the owner has `limit` others already. */
export const ownBusiness = (sub: string, id: string, limit: number, now: Date) => {
  const fields = { active_business_id: id, updated_at: now.toISOString() };
  const set = setFields(fields);
  return change(
    sub,
    { ...set, UpdateExpression: `${set.UpdateExpression} ADD business_ids :id` },
    {
      condition:
        '(attribute_not_exists(business_ids) OR size(business_ids) < :limit OR contains(business_ids, :one))',
      values: { ':id': new Set([id]), ':one': id, ':limit': limit },
    },
    (item) => ({ ...item, ...fields, business_ids: new Set([...idsOf(item), id]) }),
  );
};

/** Makes a business the active one; answers nothing when it is not, or no longer, one of the owner's. */
export const switchTo = (sub: string, id: string, now: Date) =>
  changeAccount(
    sub,
    { active_business_id: id, updated_at: now.toISOString() },
    { condition: 'contains(business_ids, :one)', values: { ':one': id } },
  );

/** Notes that a business is gone. */
export const disownBusiness = (sub: string, id: string) =>
  change(
    sub,
    { UpdateExpression: 'DELETE business_ids :id' },
    { values: { ':id': new Set([id]) } },
    (item) => ({
      ...item,
      business_ids: new Set([...idsOf(item)].filter((known) => known !== id)),
    }),
  );

/** Removes an account for good; removed already counts as done. */
export const removeAccount = async (sub: string) => {
  const item = await table.remove(key(sub));
  if (item) await countRemoval(read(item));
};

type Update = Partial<Omit<Parameters<typeof table.update>[1], 'ReturnValues'>>;

/** One update of an account that exists; the counters follow it. `apply` says what it makes of the item it meets. */
const change = async (
  sub: string,
  update: Update,
  guard: Guard | undefined,
  apply: (item: Item) => Item,
) => {
  try {
    const item = await table.update(key(sub), {
      ...update,
      ConditionExpression: ['attribute_exists(pk)', guard?.condition].filter(Boolean).join(' AND '),
      ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ...guard?.values },
      ReturnValues: 'ALL_OLD',
    });
    const changed = { before: read(item), after: read(apply(item)) };
    await recount(changed.before, changed.after);
    return changed;
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
};

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
  return change(
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
  const bound = await change(
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
