import { Account } from '#shared/domain/account/account.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { isHandedOver } from '../lib/account-owner.ts';
import { accountKey } from '../lib/keys/account-keys.ts';
import { indexPartition } from '../lib/keys/index-partitions.ts';
import type { Item } from '../lib/keys/key-and-item.ts';
import { listByMonth, type PageInput } from '../lib/list-by-month.ts';
import {
  countAccountChange,
  countRemoval,
  countSignup,
} from '../lib/stats/account-tallies-table.ts';
import { conditionFailed, setFields, table } from '../lib/table.ts';
import { addSearchWords, removeSearchWords } from './search-words-table.ts';

/** The ids of an owner's businesses, from the item of the account. */
export const businessIdsOf = ({ business_ids: ids }: Partial<Item>): Set<string> =>
  ids instanceof Set ? ids : new Set();
const read = (item: Item) => Account.parse({ ...item, business_count: businessIdsOf(item).size });

/** The account of a user; undefined only when the read succeeded and found none. */
export const findAccount = async (accountId: AccountId, options: { consistent?: boolean } = {}) => {
  const item = await table.get(accountKey(accountId), options);
  return item && read(item);
};

/** The address of the person whose id an account has; undefined where it belongs to somebody else by now. */
export const addressOfFirstOwner = (account: Account) =>
  isHandedOver(account) ? undefined : account.email;

/** Up to 100 accounts by id, in no order, without those that do not exist. */
export const findAccounts = async (subs: string[]) =>
  (await table.getMany(subs.map(accountKey))).map(read);

/** The attributes that list an account under the month in which it was created. */
export const accountIndex = ({ id, created_at }: Pick<Account, 'id' | 'created_at'>) => ({
  gsi1pk: indexPartition.accounts(created_at.slice(0, 7)),
  gsi1sk: `${created_at}#${id}`,
});

/** Stores a new account unless the user has one; returns the stored account and whether it is the new one. */
export const createAccountOnce = async (account: Account) => {
  try {
    await table.put(
      {
        ...accountKey(account.id),
        ...account,
        ...accountIndex(account),
      },
      { ConditionExpression: 'attribute_not_exists(pk)' },
    );
    await countSignup(account);
    await addSearchWords(account.id, 'email', account.email);
    return { account, created: true };
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    const existing = await findAccount(account.id, { consistent: true });
    return { account: existing ?? account, created: false };
  }
};

/** One page of all accounts, newest first; it may have fewer than `limit` while `next` is set. */
export const listAccounts = async (page: PageInput, now: Date) => {
  const { items, next } = await listByMonth(
    { pkOf: indexPartition.accounts, pkName: 'gsi1pk' },
    page,
    now,
  );
  return { accounts: items.map(read), next };
};

/** All accounts, newest first, a page at a time; for what is run by hand, never for what a request waits for. */
export async function* accountPages(now: Date): AsyncGenerator<Account[]> {
  let after: string | undefined;
  do {
    const page = await listAccounts({ limit: 100, after }, now);
    yield page.accounts;
    after = page.next ?? undefined;
  } while (after);
}

/** A condition of a change, in addition to the account's existence. */
type Guard = { condition?: string; values: Record<string, unknown> };
/** Fields that `updateAccount` changes; subscription and customer are written by payment-customers-table.ts only. */
type AccountChanges = Partial<
  Omit<Account, 'id' | 'created_at' | 'subscription' | 'subscription_version' | 'customer_id'>
>;

/** Changes fields of an existing account; returns it before and after, or undefined when it does not exist or the guard fails. */
export const updateAccount = (accountId: AccountId, changes: AccountChanges, guard?: Guard) =>
  updateAccountItem(accountId, setFields(changes), guard, (item) => ({ ...item, ...changes }));

/** Removes an account; one that does not exist is no error. */
export const removeAccount = async (accountId: AccountId) => {
  await removeSearchWords(accountId, 'email');
  const item = await table.remove(accountKey(accountId));
  if (item) await countRemoval(read(item));
};

type Update = Partial<Omit<Parameters<typeof table.update>[1], 'ReturnValues'>>;

/** Updates the item of an existing account and its statistics; `apply` computes the item after the update from the one before. */
export const updateAccountItem = async (
  accountId: AccountId,
  update: Update,
  guard: Guard | undefined,
  apply: (item: Item) => Item,
) => {
  try {
    const item = await table.update(accountKey(accountId), {
      ...update,
      ConditionExpression: ['attribute_exists(pk)', guard?.condition].filter(Boolean).join(' AND '),
      ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ...guard?.values },
      ReturnValues: 'ALL_OLD',
    });
    const changed = { before: read(item), after: read(apply(item)) };
    await countAccountChange(changed.before, changed.after);
    return changed;
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
};
