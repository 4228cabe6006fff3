import {
  CreateTableCommand,
  DynamoDBClient,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { tableInput, timeToLive } from '#infra/table.ts';
import type { LocalData } from '../data.ts';
import { createMeter } from './meter.ts';

/** Uses a DynamoDB that runs already, for example DynamoDB Local; makes the table there unless it exists. */
export const attachData = async (endpoint: string, TableName: string): Promise<LocalData> => {
  const client = new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  try {
    await client.send(new CreateTableCommand(tableInput(TableName)));
    await waitUntilTableExists({ client, maxWaitTime: 30 }, { TableName });
    await client.send(new UpdateTimeToLiveCommand(timeToLive(TableName)));
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ResourceInUseException') throw error;
  } finally {
    client.destroy();
  }
  const elsewhere = () => {
    throw new Error('Faults can only be injected into the engine of this process');
  };
  return {
    url: endpoint,
    meter: createMeter(),
    inject: elsewhere,
    snapshot: elsewhere,
    close: async () => {},
  };
};
