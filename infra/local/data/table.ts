import { setTimeout as sleep } from 'node:timers/promises';
import type {
  CreateTableCommandInput,
  UpdateTimeToLiveCommandInput,
} from '@aws-sdk/client-dynamodb';
import { tableDefinition } from '#infra/table.ts';
import { isRefusal } from './engine.ts';

type Run = (operation: string, input: Record<string, unknown>) => Promise<object>;

const { partitionKey, sortKey, index, ttl } = tableDefinition;
const keySchema = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
];

/** The product's table as DynamoDB is asked for it. */
export const tableInput = (TableName: string) =>
  ({
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
  }) satisfies CreateTableCommandInput;

export const timeToLive = (TableName: string) =>
  ({
    TableName,
    TimeToLiveSpecification: { Enabled: true, AttributeName: ttl },
  }) satisfies UpdateTimeToLiveCommandInput;

/** Creates the table in our own engine, unless it is there from an earlier start. */
export const ensureTable = async (run: Run, TableName: string) => {
  try {
    await run('CreateTable', tableInput(TableName));
  } catch (error) {
    if (isRefusal(error) && error.body.__type.endsWith('ResourceInUseException')) return;
    throw error;
  }
  await active(run, TableName);
  await run('UpdateTimeToLive', timeToLive(TableName));
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
