import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import type { Settings } from '../../stages.ts';
import { timeToLive } from '../../table.ts';

/** Gives a new table what DynamoDB does not bring along: expiry, its own history, protection and the tags of the stage. */
export const protectTable = async (
  client: DynamoDBClient,
  TableName: string,
  { stage, keepsData }: Pick<Settings, 'stage' | 'keepsData'>,
) => {
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  if (!/^ENABL/.test(TimeToLiveDescription?.TimeToLiveStatus ?? ''))
    await client.send(new UpdateTimeToLiveCommand(timeToLive(TableName)));
  await client.send(
    new UpdateContinuousBackupsCommand({
      TableName,
      PointInTimeRecoverySpecification: {
        PointInTimeRecoveryEnabled: true,
        RecoveryPeriodInDays: keepsData ? 35 : 1,
      },
    }),
  );
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
