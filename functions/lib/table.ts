import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  type DeleteCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { config } from './config.ts';
import type { Item, Key } from './keys/key-and-item.ts';

type WithoutTable<I> = Omit<I, 'TableName'>;

const TableName = config.TABLE_NAME;
const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
});

type ReadOptions = {
  consistent?: boolean;
  /** The attributes to read; all of them without it. */
  only?: readonly string[];
};

/** Makes a read return these attributes only, which the role of a Lambda may demand. */
export const onlyAttributes = (names: readonly string[]) => ({
  ProjectionExpression: names.map((name) => `#only_${name}`).join(', '),
  ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#only_${name}`, name])),
});

/** The DynamoDB table. Reads return plain items; writes reject when their condition fails, see {@link conditionFailed}. */
export const table = {
  get: async (Key: Key, { consistent, only }: ReadOptions = {}) => {
    const part = only && onlyAttributes(only);
    const request = { TableName, Key, ConsistentRead: consistent, ...part };
    return (await client.send(new GetCommand(request))).Item as Item | undefined;
  },

  /** The items of up to 100 keys, in no order; repeats the request for keys that were throttled. */
  getMany: async (keys: Key[]) => {
    const found: Item[] = [];
    let missing: Record<string, unknown>[] = keys;
    while (missing.length) {
      const { Responses, UnprocessedKeys } = await client.send(
        new BatchGetCommand({ RequestItems: { [TableName]: { Keys: missing } } }),
      );
      found.push(...((Responses?.[TableName] ?? []) as Item[]));
      missing = UnprocessedKeys?.[TableName]?.Keys ?? [];
    }
    return found;
  },

  put: async (Item: Item, options: Partial<WithoutTable<PutCommandInput>> = {}) => {
    await client.send(new PutCommand({ TableName, Item, ...options }));
  },

  /** Returns the item after the change. */
  update: async (Key: Key, change: Omit<WithoutTable<UpdateCommandInput>, 'Key'>) =>
    (await client.send(new UpdateCommand({ TableName, Key, ReturnValues: 'ALL_NEW', ...change })))
      .Attributes as Item,

  /** Returns the item before the removal, or undefined when there was none. */
  remove: async (Key: Key, options: Partial<WithoutTable<DeleteCommandInput>> = {}) =>
    (await client.send(new DeleteCommand({ TableName, Key, ReturnValues: 'ALL_OLD', ...options })))
      .Attributes as Item | undefined,

  /** One page; `next` is the key to continue from and is set while there may be more, even after an empty page. */
  query: async (input: WithoutTable<QueryCommandInput>) => {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({ TableName, ...input }),
    );
    return {
      items: Items as Item[],
      next: LastEvaluatedKey as Record<string, unknown> | undefined,
    };
  },

  /** Every item of a query; holds one page in memory at a time. */
  async *each(input: WithoutTable<QueryCommandInput>) {
    let from: Record<string, unknown> | undefined;
    do {
      const page = await table.query({ ...input, ...(from && { ExclusiveStartKey: from }) });
      yield* page.items;
      from = page.next;
    } while (from);
  },

  /** Stores any number of items in place of those under their keys, 25 in each request. */
  putMany: (items: Item[]) => writeMany(items.map((Item) => ({ PutRequest: { Item } }))),

  /** Removes any number of items, 25 in each request. */
  removeMany: (keys: Key[]) =>
    writeMany(keys.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }))),

  /** Makes all of the writes or none; each names the table as `table.name`. */
  transact: async (TransactItems: NonNullable<TransactWriteCommandInput['TransactItems']>) => {
    await client.send(new TransactWriteCommand({ TransactItems }));
  },

  name: TableName,
};

/** Repeats the writes that were throttled until all are done. */
const writeMany = async (writes: object[]) => {
  for (let at = 0; at < writes.length; at += 25) {
    let requests = writes.slice(at, at + 25);
    while (requests.length) {
      const { UnprocessedItems } = await client.send(
        new BatchWriteCommand({ RequestItems: { [TableName]: requests } }),
      );
      requests = UnprocessedItems?.[TableName] ?? [];
    }
  }
};

/**
 * Set when an error says that the condition of a write failed. `item` is the stored item, if the write asked for it by
 * `ReturnValuesOnConditionCheckFailure`.
 */
export const conditionFailed = (error: unknown): { item: Item | undefined } | undefined =>
  error instanceof ConditionalCheckFailedException
    ? { item: error.Item && (unmarshall(error.Item) as Item) }
    : undefined;

/** Why a transaction was refused, one code for each of its parts in their order; undefined for any other error. */
export const transactionRefused = (error: unknown): readonly (string | undefined)[] | undefined =>
  error instanceof TransactionCanceledException
    ? (error.CancellationReasons ?? []).map(({ Code }) => Code)
    : undefined;

/** An update expression for plain fields: `SET` for those with a value, `REMOVE` for those that are undefined. */
export const setFields = (fields: Record<string, unknown>) => {
  const entries = Object.entries(fields);
  const set = entries.filter(([, value]) => value !== undefined);
  const removed = entries.filter(([, value]) => value === undefined);
  const clauses = [
    set.length && `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}`,
    removed.length && `REMOVE ${removed.map(([name]) => `#${name}`).join(', ')}`,
  ];
  return {
    UpdateExpression: clauses.filter(Boolean).join(' '),
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
    ...(set.length && {
      ExpressionAttributeValues: Object.fromEntries(
        set.map(([name, value]) => [`:${name}`, value]),
      ),
    }),
  };
};
