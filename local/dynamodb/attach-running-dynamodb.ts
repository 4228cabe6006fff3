import {
  CreateTableCommand,
  DynamoDBClient,
  DynamoDBServiceException,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { tableInput, timeToLive } from '#infra/table-definition.ts';
import type { LocalDynamodb } from '../dynamodb.ts';
import { createMeter } from './meter.ts';

/** Uses a DynamoDB that runs already, for example DynamoDB Local; makes the table there unless it exists. */
export const attachRunningDynamodb = async (
  endpoint: string,
  TableName: string,
): Promise<LocalDynamodb> => {
  const client = new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    requestHandler: { connectionTimeout: 3_000 },
  });
  try {
    await client.send(new CreateTableCommand(tableInput(TableName)));
    await waitUntilTableExists({ client, maxWaitTime: 30 }, { TableName });
    await client.send(new UpdateTimeToLiveCommand(timeToLive(TableName)));
  } catch (error) {
    if (!isAnswer(error)) throw silent(endpoint);
    if (error.name !== 'ResourceInUseException') throw error;
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

/** Whether a refusal is one of DynamoDB; what listens there may be something else. */
const isAnswer = (error: unknown): error is DynamoDBServiceException =>
  error instanceof DynamoDBServiceException && error.name !== 'Unknown';

const silent = (endpoint: string) =>
  new Error(
    `No DynamoDB answers at ${endpoint}, the address in AWS_ENDPOINT_URL_DYNAMODB. Start one there, or leave the variable out: then the local table is used.`,
  );
