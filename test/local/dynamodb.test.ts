import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DescribeTimeToLiveCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocument } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { startDynamodb } from '#local/dynamodb.ts';

const TableName = 'sevenhands-local';
const clientOf = (endpoint: string, maxAttempts = 3) =>
  DynamoDBDocument.from(
    new DynamoDBClient({
      endpoint,
      maxAttempts,
      region: 'us-east-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    }),
  );
const startTable = async (folder?: string) => {
  const data = await startDynamodb({ folder });
  return {
    data,
    table: clientOf(data.url),
    async [Symbol.asyncDispose]() {
      await data.close();
    },
  };
};
const quota = { pk: 'USER#ada', sk: 'QUOTA' };

test('of 200 charges at once on a limit of 10 exactly 10 succeed, and the refusal contains the item', async () => {
  await using app = await startTable();
  const answers = await Promise.allSettled(
    Array.from({ length: 200 }, (_, nth) =>
      app.table.update({
        TableName,
        Key: quota,
        UpdateExpression: 'ADD ids :id',
        ConditionExpression: 'attribute_not_exists(ids) OR size(ids) < :limit',
        ExpressionAttributeValues: { ':id': new Set([`m${nth}`]), ':limit': 10 },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  const refused = answers.find((answer) => answer.status === 'rejected');
  expect(refused?.reason).toMatchObject({
    name: 'ConditionalCheckFailedException',
    Item: { pk: { S: 'USER#ada' } },
  });
  const { Item } = await app.table.get({ TableName, Key: quota });
  expect(Item?.ids.size).toBe(10);
});

test('a transaction is written completely or not at all, and reports which part was refused', async () => {
  await using app = await startTable();
  const put = (sk: string, condition?: string) => ({
    Put: {
      TableName,
      Item: { pk: 'USER#ada', sk, gsi1pk: 'ALL', gsi1sk: sk },
      ...(condition && { ConditionExpression: condition }),
    },
  });
  await app.table.transactWrite({ TransactItems: [put('A'), put('B')] });
  const again = app.table.transactWrite({
    TransactItems: [put('C'), put('A', 'attribute_not_exists(pk)')],
  });
  await expect(again).rejects.toMatchObject({
    name: 'TransactionCanceledException',
    CancellationReasons: [{ Code: 'None' }, { Code: 'ConditionalCheckFailed' }],
  });
  const { Items } = await app.table.query({
    TableName,
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :all',
    ExpressionAttributeValues: { ':all': 'ALL' },
  });
  expect(Items?.map(({ sk }) => sk)).toEqual(['A', 'B']);
  const { Responses } = await app.table.transactGet({
    TransactItems: ['A', 'C'].map((sk) => ({ Get: { TableName, Key: { pk: 'USER#ada', sk } } })),
  });
  expect(Responses?.map(({ Item }) => Item?.sk)).toEqual(['A', undefined]);
});

test('the same request token writes once and refuses other content', async () => {
  await using app = await startTable();
  const add = (by: number) =>
    app.table.transactWrite({
      ClientRequestToken: 'one',
      TransactItems: [
        {
          Update: {
            TableName,
            Key: quota,
            UpdateExpression: 'ADD charged :by',
            ExpressionAttributeValues: { ':by': by },
          },
        },
      ],
    });
  await Promise.all([add(1), add(1), add(1)]);
  await expect(add(2)).rejects.toMatchObject({ name: 'IdempotentParameterMismatchException' });
  expect((await app.table.get({ TableName, Key: quota })).Item?.charged).toBe(1);
});

test('of 200 transactions at once on a limit of 10 exactly 10 succeed', async () => {
  await using app = await startTable();
  const answers = await Promise.allSettled(
    Array.from({ length: 200 }, (_, nth) =>
      app.table.transactWrite({
        TransactItems: [
          {
            Update: {
              TableName,
              Key: quota,
              UpdateExpression: 'ADD used :one',
              ConditionExpression: 'attribute_not_exists(used) OR used < :limit',
              ExpressionAttributeValues: { ':one': 1, ':limit': 10 },
            },
          },
          { Put: { TableName, Item: { pk: 'USER#ada', sk: `TURN#${nth}` } } },
        ],
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('a write whose response is lost is still applied, and the client’s retry finds it', async () => {
  await using app = await startTable();
  let lose = 1;
  app.data.inject(({ operation }) =>
    operation === 'UpdateItem' && lose-- > 0 ? 'lost' : undefined,
  );
  await app.table.update({
    TableName,
    Key: quota,
    UpdateExpression: 'ADD used :one',
    ExpressionAttributeValues: { ':one': 1 },
  });
  expect((await app.table.get({ TableName, Key: quota })).Item?.used).toBe(2);
});

test('throttling reaches the client with its AWS error name, and ends when the fault is removed', async () => {
  await using app = await startTable();
  const mend = app.data.inject(() => 'throttle');
  const impatient = clientOf(app.data.url, 1);
  const read = () => impatient.get({ TableName, Key: quota });
  await expect(read()).rejects.toMatchObject({ name: 'ProvisionedThroughputExceededException' });
  mend();
  expect((await read()).Item).toBeUndefined();
});

test('calls and capacity are counted, and returned on request only', async () => {
  await using app = await startTable();
  app.data.meter.reset();
  const quiet = await app.table.put({ TableName, Item: { ...quota, note: 'x'.repeat(3000) } });
  expect(quiet.ConsumedCapacity).toBeUndefined();
  const asked = await app.table.get({ TableName, Key: quota, ReturnConsumedCapacity: 'TOTAL' });
  expect(asked.ConsumedCapacity?.CapacityUnits).toBe(0.5);
  expect(app.data.meter.byOperation()).toEqual({
    PutItem: { calls: 1, capacity: 3 },
    GetItem: { calls: 1, capacity: 0.5 },
  });
});

test('items survive a restart, and a client that disconnects harms nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sevenhands-data-'));
  {
    await using app = await startTable(folder);
    await app.table.put({ TableName, Item: quota });
    const { hostname, port } = new URL(app.data.url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 900\r\n\r\n{"Table');
        setTimeout(() => socket.resetAndDestroy(), 20);
      });
      socket.on('close', () => resolve());
    });
    expect((await app.table.get({ TableName, Key: quota })).Item).toEqual(quota);
  }
  await using app = await startTable(folder);
  expect((await app.table.get({ TableName, Key: quota })).Item).toEqual(quota);
  const { TimeToLiveDescription } = await app.table.send(
    new DescribeTimeToLiveCommand({ TableName }),
  );
  expect(TimeToLiveDescription).toMatchObject({
    TimeToLiveStatus: 'ENABLED',
    AttributeName: 'ttl',
  });
  await rm(folder, { recursive: true });
});

test('an eventually consistent read returns an older state, a consistent one the newest', async () => {
  await using app = await startTable();
  const put = (sk: string, nth: number) =>
    app.table.put({ TableName, Item: { pk: 'USER#ada', sk, nth, gsi1pk: 'ALL', gsi1sk: sk } });
  await put('A', 1);
  await put('B', 1);
  const asOf = await app.data.snapshot();
  await put('A', 2);
  await put('C', 2);
  await app.table.delete({ TableName, Key: { pk: 'USER#ada', sk: 'B' } });
  const mend = app.data.inject(() => ({ asOf }));
  const Key = { pk: 'USER#ada', sk: 'A' };
  const found = async (ConsistentRead: boolean) => {
    const query = {
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'USER#ada' },
      ConsistentRead,
    };
    const batch = { RequestItems: { [TableName]: { Keys: [Key], ConsistentRead } } };
    return {
      one: (await app.table.get({ TableName, Key, ConsistentRead })).Item?.nth,
      batch: (await app.table.batchGet(batch)).Responses?.[TableName]?.[0]?.nth,
      all: (await app.table.query(query)).Items?.map(({ sk, nth }) => `${sk}${nth}`),
    };
  };
  expect(await found(false)).toEqual({ one: 1, batch: 1, all: ['A1', 'B1'] });
  expect(await found(true)).toEqual({ one: 2, batch: 2, all: ['A2', 'C2'] });
  // Writes are never stale, and conditions see the current state.
  const change = { TableName, Key, UpdateExpression: 'SET nth = nth + :one' };
  await app.table.update({
    ...change,
    ConditionExpression: 'nth = :two',
    ExpressionAttributeValues: { ':one': 1, ':two': 2 },
  });
  mend();
  expect((await found(false)).one).toBe(3);
});

test('a partly processed batch returns the unprocessed items', async () => {
  await using app = await startTable();
  const Keys = ['A', 'B', 'C'].map((sk) => ({ pk: 'USER#ada', sk }));
  const mend = app.data.inject(() => 'partly');
  const written = await app.table.batchWrite({
    RequestItems: { [TableName]: Keys.map((Item) => ({ PutRequest: { Item } })) },
  });
  expect(written.UnprocessedItems?.[TableName]).toHaveLength(2);
  mend();
  await app.table.batchWrite({ RequestItems: written.UnprocessedItems });
  app.data.inject(() => 'partly');
  const read = await app.table.batchGet({ RequestItems: { [TableName]: { Keys } } });
  expect(read.Responses?.[TableName]).toEqual(Keys.slice(0, 1));
  expect(read.UnprocessedKeys?.[TableName]?.Keys).toEqual(Keys.slice(1));
});
