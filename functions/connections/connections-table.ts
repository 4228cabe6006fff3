import { decodeTime } from 'ulid';
import { type ProviderId, providerIds } from '#shared/domain/connections/providers.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import {
  accountOfKey,
  connectionKey,
  connectionPrefix,
  dueHour,
} from '../lib/keys/connection-keys.ts';
import { ownerPartition, sortPrefix } from '../lib/keys/owner-item-keys.ts';
import { table, transactionRefused } from '../lib/table.ts';
import { writeForBusiness } from '../lib/writes/business-writes-table.ts';
import { changeIfSeen } from '../lib/writes/change-if-seen.ts';
import { type StoredConnection, storedConnection } from './connection-item.ts';

/** Names one connection. */
export type ConnectionRef = {
  readonly accountId: AccountId;
  readonly businessId: string;
  readonly provider: ProviderId;
};

const keyOf = ({ accountId, businessId, provider }: ConnectionRef) =>
  connectionKey(accountId, businessId, provider);

/** A connection as it is at this moment, or undefined. */
export const findConnection = async (ref: ConnectionRef): Promise<StoredConnection | undefined> => {
  const item = await table.get(keyOf(ref), { consistent: true });
  return item && storedConnection(item);
};

/** The connections of a business, or of all businesses of an owner. */
export const listConnections = async (
  accountId: AccountId,
  businessId?: string,
): Promise<StoredConnection[]> => {
  const found: StoredConnection[] = [];
  const all = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':pk': ownerPartition(accountId),
      ':prefix': businessId ? connectionPrefix(businessId) : sortPrefix.connection,
    },
    ConsistentRead: true,
  });
  for await (const item of all) found.push(storedConnection(item));
  return found;
};

/** The index attributes that list a connection in the hour in which it is read again; none while nothing reads it. */
export const dueAttributes = (
  { accountId, businessId, provider }: ConnectionRef,
  at: Date | null,
) => ({
  gsi1pk: at ? dueHour(at) : undefined,
  gsi1sk: at ? `${accountId}#${businessId}#${provider}` : undefined,
});

/** Stores a connection that takes the place of `before`, or of none, with what leads from the account there to it. */
export const putConnection = (
  accountId: AccountId,
  connection: StoredConnection,
  before: StoredConnection | undefined,
) => {
  const { business_id, provider, remote_hash } = connection;
  const ref = { accountId, businessId: business_id, provider };
  return writeForBusiness(accountId, business_id, [
    {
      Put: {
        TableName: table.name,
        Item: {
          ...keyOf(ref),
          ...connection,
          ...(connection.gsi1pk && { gsi1sk: `${accountId}#${business_id}#${provider}` }),
        },
        ...(before
          ? {
              ConditionExpression: '#version = :version AND #id = :id',
              ExpressionAttributeNames: { '#version': 'version', '#id': 'id' },
              ExpressionAttributeValues: { ':version': before.version, ':id': before.id },
            }
          : { ConditionExpression: 'attribute_not_exists(pk)' }),
      },
    },
    ...(remote_hash === '' ? [] : [leadTo(accountId, connection)]),
    ...(before && before.remote_hash !== remote_hash ? [withoutLead(ref, before)] : []),
  ]);
};

/** The write that removes what leads from an account at the provider to a connection. */
const withoutLead = (
  { accountId, businessId, provider }: ConnectionRef,
  { remote_hash }: Pick<StoredConnection, 'remote_hash'>,
) => ({
  Delete: {
    TableName: table.name,
    Key: accountOfKey(provider, remote_hash, accountId, businessId),
  },
});

/** What leads from the account at the provider to a connection. */
const leadTo = (
  accountId: AccountId,
  { id, business_id, provider, remote_hash }: StoredConnection,
) => ({
  Put: {
    TableName: table.name,
    Item: {
      ...accountOfKey(provider, remote_hash, accountId, business_id),
      account_id: accountId,
      business_id,
      connected: decodeTime(id),
    },
  },
});

type Changes = Partial<StoredConnection> & { gsi1sk?: string | undefined };

/** Changes a connection while it is the same one and the fields of `seen` are as they were; answers whether it did. */
export const changeConnection = (
  ref: ConnectionRef,
  { id }: Pick<StoredConnection, 'id'>,
  change: { [K in keyof Changes]: Changes[K] | undefined },
  seen: { [K in keyof StoredConnection]?: StoredConnection[K] | undefined } = {},
) => changeIfSeen(keyOf(ref), change, { ...seen, id });

const ifWorking = ({ id }: Pick<StoredConnection, 'id'>) => ({
  condition: '#id = :id AND #state = :working',
  names: { '#id': 'id', '#state': 'state' },
  values: { ':id': id, ':working': 'working' },
});

/** Holds while a connection is the same one and works: disconnecting ends that before it looks for what was stored. */
export const stillWorking = (ref: ConnectionRef, connection: Pick<StoredConnection, 'id'>) => {
  const { condition, names, values } = ifWorking(connection);
  return {
    ConditionCheck: {
      TableName: table.name,
      Key: keyOf(ref),
      ConditionExpression: condition,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: values,
    },
  };
};

/** The write that notes a press for a post on its connection while that works; refused when another one was noted since it was read. */
export const postPressed = (
  ref: ConnectionRef,
  connection: Pick<StoredConnection, 'id' | 'post_press'>,
  press: string,
) => {
  const { post_press } = connection;
  const { condition, names, values } = ifWorking(connection);
  const isSeen = post_press ? 'post_press = :before' : 'attribute_not_exists(post_press)';
  return {
    Update: {
      TableName: table.name,
      Key: keyOf(ref),
      UpdateExpression: 'SET post_press = :press',
      ConditionExpression: `${condition} AND ${isSeen}`,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: {
        ...values,
        ':press': press,
        ...(post_press && { ':before': post_press }),
      },
    },
  };
};

/** Removes a connection and what leads to it; false when another one is in its place. */
export const removeConnection = async (
  ref: ConnectionRef,
  { id, remote_hash }: Pick<StoredConnection, 'id' | 'remote_hash'>,
) => {
  try {
    await table.transact([
      {
        Delete: {
          TableName: table.name,
          Key: keyOf(ref),
          ConditionExpression: '#id = :id',
          ExpressionAttributeNames: { '#id': 'id' },
          ExpressionAttributeValues: { ':id': id },
        },
      },
      withoutLead(ref, { remote_hash }),
    ]);
    return true;
  } catch (error) {
    if (transactionRefused(error)) return false;
    throw error;
  }
};

/** The connections that are listed in one hour, a page at a time; what the index shows may be some seconds old. */
export async function* connectionsDueIn(hour: Date): AsyncGenerator<ConnectionRef[]> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await table.query({
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :hour',
      ExpressionAttributeValues: { ':hour': dueHour(hour) },
      Limit: 100,
      ...(from && { ExclusiveStartKey: from }),
    });
    yield page.items.flatMap(({ gsi1sk }) => {
      const [accountId = '', businessId = '', name] = String(gsi1sk).split('#');
      const provider = providerIds.find((id) => id === name);
      return provider ? [{ accountId, businessId, provider }] : [];
    });
    from = page.next;
  } while (from);
}
