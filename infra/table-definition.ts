import type {
  CreateTableCommandInput,
  UpdateTimeToLiveCommandInput,
} from '@aws-sdk/client-dynamodb';

/**
 * The keys of the one table: every item has `pk` and `sk`, some are in the index `gsi1` as well, and `ttl` (epoch seconds)
 * is the time after which an item may be deleted. The data stack and the local table are both built from this.
 */
export const tableDefinition = {
  partitionKey: 'pk',
  sortKey: 'sk',
  index: { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
  ttl: 'ttl',
} as const;

const { partitionKey, sortKey, index, ttl } = tableDefinition;
const keySchema = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
];

/** The product's table as DynamoDB is asked for it, where no stack creates it. */
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

/** Lets items expire in a table that no stack creates. */
export const timeToLive = (TableName: string) =>
  ({
    TableName,
    TimeToLiveSpecification: { Enabled: true, AttributeName: ttl },
  }) satisfies UpdateTimeToLiveCommandInput;
