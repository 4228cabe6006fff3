import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocument } from '@aws-sdk/lib-dynamodb';
import type { Item } from '#functions/lib/keys/key-and-item.ts';
import { tableName } from '#local/stack/lambda-environment.ts';

/**
 * Direct access to the table: to check stored items and to set up data that no route can create. Reads are consistent.
 */
export const accessTable = (endpoint: string, TableName = tableName) => {
  const table = DynamoDBDocument.from(
    new DynamoDBClient({
      endpoint,
      region: 'us-east-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    }),
    { marshallOptions: { removeUndefinedValues: true } },
  );
  return {
    row: async (pk: string, sk: string) =>
      (await table.get({ TableName, Key: { pk, sk }, ConsistentRead: true })).Item as
        | Item
        | undefined,
    /** The rows of a partition, or those whose sort key begins with `prefix`. */
    rows: async (pk: string, prefix = '') => {
      const { Items = [] } = await table.query({
        TableName,
        KeyConditionExpression: `pk = :pk${prefix && ' AND begins_with(sk, :prefix)'}`,
        ExpressionAttributeValues: { ':pk': pk, ...(prefix && { ':prefix': prefix }) },
        ConsistentRead: true,
      });
      return Items as Item[];
    },
    all: async () =>
      ((await table.scan({ TableName, ConsistentRead: true })).Items ?? []) as Item[],
    put: (row: Item) => table.put({ TableName, Item: row }),
    remove: (pk: string, sk: string) => table.delete({ TableName, Key: { pk, sk } }),
    change: (pk: string, sk: string, field: string, value: unknown) =>
      table.update({
        TableName,
        Key: { pk, sk },
        UpdateExpression: 'SET #field = :value',
        ExpressionAttributeNames: { '#field': field },
        ExpressionAttributeValues: { ':value': value },
      }),
  };
};
