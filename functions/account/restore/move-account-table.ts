import { Account } from '#shared/domain/account/account.ts';
import { storedConnection } from '../../connections/connection-item.ts';
import { passOnSent } from '../../feedback/inbox-table.ts';
import { storedSent } from '../../feedback/sent-feedback-table.ts';
import { type AccountId, type PersonId, toFirstOwnerId } from '../../lib/account-and-person-ids.ts';
import { accountKey, movedKey, transferKey } from '../../lib/keys/account-keys.ts';
import { appOwnerKey } from '../../lib/keys/ai-app-keys.ts';
import { accountOfKey } from '../../lib/keys/connection-keys.ts';
import { indexPartition } from '../../lib/keys/index-partitions.ts';
import type { Item } from '../../lib/keys/key-and-item.ts';
import { ownerPartition, sortPrefix } from '../../lib/keys/owner-item-keys.ts';
import { customerKey, trialKey } from '../../lib/keys/plan-keys.ts';
import { feedHashKey } from '../../lib/keys/week-keys.ts';
import { moveAdSignup } from '../../lib/stats/ad-signups-table.ts';
import { table, transactionRefused } from '../../lib/table.ts';
import { accountIndex } from '../account-table.ts';

type Owners = { readonly from: AccountId; readonly to: AccountId };

/** Items moved in one round: four writes of 25 and as many removals. */
const batch = 100;

/**
 * Moves every item of an owner but the account to another id; false when the time ran out, and then the next call goes on.
 * An item is written before it is removed, so that an interruption loses none. Of an account that was handed over no chats come along:
 * they stand under ids that nobody has any more, and those of its first owner would look like the new one's.
 */
export const moveOwnerItems = async ({ from, to }: Owners, isOver: () => boolean) => {
  const account = await table.get(accountKey(from), { consistent: true });
  const owner = String(account?.owner_id ?? toFirstOwnerId(from));
  const comesAlong = account?.owner_id ? ({ sk }: Item) => !isOfChat(sk) : () => true;
  for (;;) {
    const { items } = await table.query({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': ownerPartition(from) },
      ExclusiveStartKey: accountKey(from),
      ConsistentRead: true,
      Limit: batch,
    });
    if (!items.length) return true;
    const along = items.filter(comesAlong);
    const sent = along.filter(({ sk }) => sk.startsWith(sortPrefix.sent)).map(storedSent);
    for (const each of sent) await passOnSent(each, to);
    await table.putMany(
      along.flatMap((item) => [moved(item, { from, to, owner }), ...leadsTo(item, to)]),
    );
    await table.removeMany([...items, ...items.flatMap((item) => ledTo(item, from))]);
    if (isOver()) return false;
  }
};

const isOfChat = (sk: string) =>
  [sortPrefix.conversation, sortPrefix.photo, sortPrefix.turn].some((prefix) =>
    sk.startsWith(prefix),
  );

/** What leads from outside to an item: a calendar address, the tokens of an app, or an account at a provider, names the account that it is of. */
const leadsTo = (item: Item, to: AccountId): Item[] => {
  const { sk, hash, business_id } = item;
  if (sk.startsWith(sortPrefix.app))
    return [{ ...appOwnerKey(String(item.id)), account_id: to, business_id, ttl: item.ttl }];
  if (sk.startsWith(sortPrefix.feed))
    return [{ ...feedHashKey(String(hash)), account_id: to, business_id }];
  if (!sk.startsWith(sortPrefix.connection)) return [];
  return [{ ...accountOfKeyFrom(item, to), account_id: to, business_id }];
};

const accountOfKeyFrom = (item: Item, owner: AccountId) => {
  const { provider, remote_hash, business_id } = storedConnection(item);
  return accountOfKey(provider, remote_hash, owner, business_id);
};

/** What leads to an item under its old id, to be removed with it. */
const ledTo = (item: Item, from: AccountId) =>
  item.sk.startsWith(sortPrefix.connection) ? [accountOfKeyFrom(item, from)] : [];

/** The list of the conversations of an account's owner; those of anybody else go on after it. */
const ownersList = (id: AccountId) =>
  indexPartition.conversations({ accountId: id, personId: toFirstOwnerId(id) });
const isConversation = ({ gsi1pk }: Item, from: AccountId) =>
  gsi1pk === ownersList(from) || String(gsi1pk).startsWith(`${ownersList(from)}#`);

type Moved = Owners & { readonly owner: PersonId };

/** For whom the permission of an app is good under the other id: the owner takes theirs along, and one of an owner before stays good for nobody. */
const byAfter = ({ by }: Item, { from, to, owner }: Moved) => {
  const giver = String(by ?? toFirstOwnerId(from));
  return giver === owner ? to : giver;
};

/** The item under the other id: its key, its entries in the index, and every attribute that is the old id or begins with it. */
const moved = (item: Item, { from, to, owner }: Moved): Item => ({
  ...(Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, renamed(value, { from, to })]),
  ) as Item),
  pk: ownerPartition(to),
  ...(item.sk.startsWith(sortPrefix.app) && { by: byAfter(item, { from, to, owner }) }),
  ...(isConversation(item, from) && {
    gsi1pk: ownersList(to) + String(item.gsi1pk).slice(ownersList(from).length),
  }),
});

const renamed = (value: unknown, { from, to }: Owners) => {
  if (value === from) return to;
  const begins = typeof value === 'string' && value.startsWith(`${from}#`);
  return begins ? to + value.slice(from.length) : value;
};

/** How long links in earlier mails lead to an account that has moved, in seconds. */
const movedSeconds = 90 * 86_400;

/**
 * Moves the account itself, its customer and the end of its trial, all or nothing, and ends the transfer of its address:
 * 'moved', 'missing' when there is no such account any more, 'busy' when it was changed at the same time.
 */
export const moveAccount = async ({ from, to }: Owners, email: string, now: Date) => {
  const item = await table.get(accountKey(from), { consistent: true });
  if (!item) return 'missing' as const;
  const account = Account.parse(item);
  await moveTrial(account, to);
  await moveAdSignup(account, to);
  try {
    await table.transact(accountMove(item, account, { to, email, now }));
    return 'moved' as const;
  } catch (error) {
    if (transactionRefused(error)) return 'busy' as const;
    throw error;
  }
};

const accountMove = (
  item: Item,
  { id, created_at, customer_id, updated_at, subscription_version }: Account,
  { to, email, now }: { to: AccountId; email: string; now: Date },
) => {
  const TableName = table.name;
  // Whoever takes it over owns it under their own id.
  const { owner_id: _, ...own } = item as Item & { owner_id?: string };
  return [
    {
      Put: {
        TableName,
        Item: { ...own, ...accountKey(to), ...accountIndex({ id: to, created_at }), id: to },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    {
      Delete: {
        TableName,
        Key: accountKey(id),
        ConditionExpression: 'updated_at = :updated AND subscription_version = :version',
        ExpressionAttributeValues: { ':updated': updated_at, ':version': subscription_version },
      },
    },
    { Delete: { TableName, Key: transferKey(email) } },
    {
      Put: {
        TableName,
        Item: {
          ...movedKey(id),
          account_id: to,
          ttl: Math.ceil(now.getTime() / 1000) + movedSeconds,
        },
      },
    },
    ...(customer_id === null
      ? []
      : [
          {
            Update: {
              TableName,
              Key: customerKey(customer_id),
              UpdateExpression: 'SET account_id = :to',
              ExpressionAttributeValues: { ':to': to },
            },
          },
        ]),
  ];
};

/** Moves the entry under the day on which the trial ends, with the reminders that were sent. */
const moveTrial = async ({ id, trial_ends_at }: Account, to: AccountId) => {
  if (trial_ends_at === null) return;
  const day = trial_ends_at.slice(0, 10);
  const entry = await table.get(trialKey(day, id), { consistent: true });
  if (!entry) return;
  await table.put({ ...entry, ...trialKey(day, to) });
  await table.remove(trialKey(day, id));
};
