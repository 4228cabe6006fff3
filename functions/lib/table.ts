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
import type { Item, Key } from './keys.ts';

type Rest<I> = Omit<I, 'TableName'>;

const TableName = config.TABLE_NAME;
const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
});

/** The one table. Reads answer plain items, writes reject when their condition fails (see {@link conditionFailed}). */
export const table = {
  get: async (Key: Key, options: { consistent?: boolean } = {}) =>
    (await client.send(new GetCommand({ TableName, Key, ConsistentRead: options.consistent })))
      .Item as Item | undefined,

  /** Up to 100 keys in one request, in no order; asks again for what was throttled until nothing is missing. */
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

  put: async (Item: Item, options: Partial<Rest<PutCommandInput>> = {}) => {
    await client.send(new PutCommand({ TableName, Item, ...options }));
  },

  /** Answers the item after the change. */
  update: async (Key: Key, change: Omit<Rest<UpdateCommandInput>, 'Key'>) =>
    (await client.send(new UpdateCommand({ TableName, Key, ReturnValues: 'ALL_NEW', ...change })))
      .Attributes as Item,

  /** Answers the item as it was, or nothing. */
  remove: async (Key: Key, options: Partial<Rest<DeleteCommandInput>> = {}) =>
    (await client.send(new DeleteCommand({ TableName, Key, ReturnValues: 'ALL_OLD', ...options })))
      .Attributes as Item | undefined,

  /** One page; `next` is a key to continue from, present while there may be more, even after an empty page. */
  query: async (input: Rest<QueryCommandInput>) => {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({ TableName, ...input }),
    );
    return {
      items: Items as Item[],
      next: LastEvaluatedKey as Record<string, unknown> | undefined,
    };
  },

  /** Every item of a query, page by page, so that no list is held whole. */
  async *each(input: Rest<QueryCommandInput>) {
    let from: Record<string, unknown> | undefined;
    do {
      const page = await table.query({ ...input, ...(from && { ExclusiveStartKey: from }) });
      yield* page.items;
      from = page.next;
    } while (from);
  },

  /** Removes any number of keys, 25 a request. */
  removeMany: async (keys: Key[]) => {
    for (let at = 0; at < keys.length; at += 25) {
      let requests: object[] = keys
        .slice(at, at + 25)
        .map((Key) => ({ DeleteRequest: { Key: { pk: Key.pk, sk: Key.sk } } }));
      while (requests.length) {
        const { UnprocessedItems } = await client.send(
          new BatchWriteCommand({ RequestItems: { [TableName]: requests } }),
        );
        requests = UnprocessedItems?.[TableName] ?? [];
      }
    }
  },

  /** Writes that happen together or not at all; each names its table as `table.name`. */
  transact: async (TransactItems: NonNullable<TransactWriteCommandInput['TransactItems']>) => {
    await client.send(new TransactWriteCommand({ TransactItems }));
  },

  name: TableName,
};

/** Whether a write was refused by its condition; `item` is what stood there when the write asked for it. */
export const conditionFailed = (error: unknown): { item: Item | undefined } | undefined =>
  error instanceof ConditionalCheckFailedException
    ? { item: error.Item && (unmarshall(error.Item) as Item) }
    : undefined;

/** Why a transaction was refused, one code for each of its parts in their order; undefined for any other error. */
export const transactionRefused = (error: unknown): readonly (string | undefined)[] | undefined =>
  error instanceof TransactionCanceledException
    ? (error.CancellationReasons ?? []).map(({ Code }) => Code)
    : undefined;

/** `SET` and `REMOVE` for plain fields: a value is set, `undefined` is removed. */
export const setFields = (fields: Record<string, unknown>) => {
  const entries = Object.entries(fields);
  const kept = entries.filter(([, value]) => value !== undefined);
  const gone = entries.filter(([, value]) => value === undefined);
  const clauses = [
    kept.length && `SET ${kept.map(([name]) => `#${name} = :${name}`).join(', ')}`,
    gone.length && `REMOVE ${gone.map(([name]) => `#${name}`).join(', ')}`,
  ];
  return {
    UpdateExpression: clauses.filter(Boolean).join(' '),
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
    ...(kept.length && {
      ExpressionAttributeValues: Object.fromEntries(
        kept.map(([name, value]) => [`:${name}`, value]),
      ),
    }),
  };
};

/** A page key as an opaque word for the caller, bound to its owner: reading it back for somebody else finds nothing. */
export const cursor = {
  write: (key: Record<string, unknown> | undefined) =>
    key ? Buffer.from(JSON.stringify(key)).toString('base64url') : null,
  read: (word: string | undefined, pkName: 'pk' | 'gsi1pk', pk: string) => {
    const key = partsOf(word);
    const names = pkName === 'pk' ? ['pk', 'sk'] : ['pk', 'sk', 'gsi1pk', 'gsi1sk'];
    if (key[pkName] !== pk || !names.every((name) => typeof key[name] === 'string' && key[name]))
      return undefined;
    return Object.fromEntries(names.map((name) => [name, key[name]]));
  },
};

const partsOf = (word: string | undefined): Record<string, unknown> => {
  try {
    return Object(JSON.parse(Buffer.from(word ?? '', 'base64url').toString()));
  } catch {
    return {};
  }
};
