import { setTimeout as sleep } from 'node:timers/promises';
import {
  ContinuousBackupsUnavailableException,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import type { Settings } from '../../settings-of-stage.ts';
import { timeToLive } from '../../table-definition.ts';

/** Gives a new table what DynamoDB does not bring along: expiry, its own history, protection and the tags of the stage. */
export const configureTable = async (
  client: DynamoDBClient,
  TableName: string,
  { stage, keepsData }: Pick<Settings, 'stage' | 'keepsData'>,
  pollMs: number,
) => {
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  if (!/^ENABL/.test(TimeToLiveDescription?.TimeToLiveStatus ?? ''))
    await client.send(new UpdateTimeToLiveCommand(timeToLive(TableName)));
  await keepHistory(client, TableName, { days: keepsData ? 35 : 1, pollMs });
  if (keepsData)
    await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: true }));
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  await client.send(
    new TagResourceCommand({
      ResourceArn: Table?.TableArn,
      Tags: [
        { Key: 'product', Value: 'sevenhands' },
        { Key: 'stage', Value: stage },
      ],
    }),
  );
};

/** DynamoDB refuses for some minutes after it has made a table. */
const keepHistory = async (
  client: DynamoDBClient,
  TableName: string,
  { days, pollMs }: { days: number; pollMs: number },
) => {
  for (let refused = 0; ; await sleep(pollMs))
    try {
      await client.send(
        new UpdateContinuousBackupsCommand({
          TableName,
          PointInTimeRecoverySpecification: {
            PointInTimeRecoveryEnabled: true,
            RecoveryPeriodInDays: days,
          },
        }),
      );
      return;
    } catch (error) {
      if (!(error instanceof ContinuousBackupsUnavailableException) || ++refused > 30) throw error;
    }
};
