import { setTimeout as sleep } from 'node:timers/promises';
import { tableDefinition } from '#infra/table.ts';
import { isRefusal } from './engine.ts';

type Run = (operation: string, input: Record<string, unknown>) => Promise<object>;

/** Creates the product's table as the data stack does, unless it is there from an earlier start. */
export const ensureTable = async (run: Run, TableName: string) => {
  const { partitionKey, sortKey, index, ttl } = tableDefinition;
  try {
    await run('CreateTable', {
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [partitionKey, sortKey, index.partitionKey, index.sortKey].map(
        (AttributeName) => ({ AttributeName, AttributeType: 'S' }),
      ),
      KeySchema: keySchema(partitionKey, sortKey),
      GlobalSecondaryIndexes: [
        {
          IndexName: index.name,
          KeySchema: keySchema(index.partitionKey, index.sortKey),
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    });
  } catch (error) {
    if (isRefusal(error) && error.body.__type.endsWith('ResourceInUseException')) return;
    throw error;
  }
  await active(run, TableName);
  await run('UpdateTimeToLive', {
    TableName,
    TimeToLiveSpecification: { Enabled: true, AttributeName: ttl },
  });
};

const active = async (run: Run, TableName: string) => {
  for (;;) {
    const { Table } = (await run('DescribeTable', { TableName })) as {
      Table: { TableStatus: string };
    };
    if (Table.TableStatus === 'ACTIVE') return;
    await sleep(1);
  }
};

const keySchema = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' },
  { AttributeName: range, KeyType: 'RANGE' },
];
