import { Account } from '#shared/domain/account.ts';
import type { Item } from '../lib/keys.ts';
import { accountKey, indexPartition } from '../lib/keys.ts';
import { listByMonth, type PageInput } from '../lib/pagination.ts';
import { conditionFailed, setFields, table } from '../lib/table.ts';
import { countRemoval, countSignup, moveCounters } from './stats-table.ts';

/** The ids of an owner's businesses, as they stand on the item of the account. */
export const businessIdsOf = ({ business_ids: ids }: Partial<Item>): Set<string> =>
  ids instanceof Set ? ids : new Set();
const read = (item: Item) => Account.parse({ ...item, business_count: businessIdsOf(item).size });

/** The account of a user, or nothing. A read that fails rejects: only an answer that says "none" may lead to a new account. */
export const findAccount = async (sub: string, options: { consistent?: boolean } = {}) => {
  const item = await table.get(accountKey(sub), options);
  return item && read(item);
};

/** Up to 100 accounts by id, in no order; ids without an account are left out. */
export const findAccounts = async (subs: string[]) =>
  (await table.getMany(subs.map(accountKey))).map(read);

/** Stores a new account unless the user has one; answers the account that stands afterwards and whether it is the new one. */
export const createAccountOnce = async (account: Account) => {
  try {
    await table.put(
      {
        ...accountKey(account.id),
        ...account,
        gsi1pk: indexPartition.accounts(account.created_at.slice(0, 7)),
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
export const listAccounts = async (page: PageInput, now: Date) => {
  const { items, next } = await listByMonth(
    { pkOf: indexPartition.accounts, pkName: 'gsi1pk' },
    page,
    now,
  );
  return { accounts: items.map(read), next };
};

/** Under which condition a change is made; without one the account only has to exist. */
type Condition = { condition?: string; values: Record<string, unknown> };
/** What may be changed freely; the subscription and the customer have writers of their own, see customer-table.ts. */
type AccountChanges = Partial<
  Omit<Account, 'id' | 'created_at' | 'subscription' | 'subscription_version' | 'customer_id'>
>;

/** Changes fields of an account that exists; answers it as it was and as it is, or nothing when the guard refused. */
export const updateAccount = (sub: string, changes: AccountChanges, guard?: Condition) =>
  updateAccountItem(sub, setFields(changes), guard, (item) => ({ ...item, ...changes }));

/** Removes an account for good; removed already counts as done. */
export const removeAccount = async (sub: string) => {
  const item = await table.remove(accountKey(sub));
  if (item) await countRemoval(read(item));
};

type Update = Partial<Omit<Parameters<typeof table.update>[1], 'ReturnValues'>>;

/** One update of an account that exists; the counters follow it. `apply` says what it makes of the item it meets. */
export const updateAccountItem = async (
  sub: string,
  update: Update,
  guard: Condition | undefined,
  apply: (item: Item) => Item,
) => {
  try {
    const item = await table.update(accountKey(sub), {
      ...update,
      ConditionExpression: ['attribute_exists(pk)', guard?.condition].filter(Boolean).join(' AND '),
      ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ...guard?.values },
      ReturnValues: 'ALL_OLD',
    });
    const changed = { before: read(item), after: read(apply(item)) };
    await moveCounters(changed.before, changed.after);
    return changed;
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
};
