import {
  type BackupSummary,
  DescribeBackupCommand,
  type DynamoDBClient,
  ListBackupsCommand,
} from '@aws-sdk/client-dynamodb';
import { type BackupSource, recentEnough, type Source } from './options.ts';

/** The backup with its moment; of a deleted table the newest one that DynamoDB made by itself. Throws when there is none. */
export const findBackup = async (
  client: DynamoDBClient,
  from: string,
  { arn }: BackupSource,
  now: Date,
): Promise<Source> => {
  const { BackupArn, BackupCreationDateTime } = arn
    ? await described(client, arn)
    : await newestSystemBackup(client, from);
  if (!BackupArn || !BackupCreationDateTime)
    throw new Error(`DynamoDB has no backup of ${from}: name another table with --table.`);
  return { kind: 'backup', arn: BackupArn, at: recentEnough(BackupCreationDateTime, now) };
};

const described = async (client: DynamoDBClient, BackupArn: string): Promise<BackupSummary> => {
  const { BackupDescription } = await client.send(new DescribeBackupCommand({ BackupArn }));
  return BackupDescription?.BackupDetails ?? {};
};

const newestSystemBackup = async (client: DynamoDBClient, TableName: string) => {
  const all: BackupSummary[] = [];
  let ExclusiveStartBackupArn: string | undefined;
  do {
    const page = await client.send(
      new ListBackupsCommand({ TableName, BackupType: 'SYSTEM', ExclusiveStartBackupArn }),
    );
    all.push(...(page.BackupSummaries ?? []));
    ExclusiveStartBackupArn = page.LastEvaluatedBackupArn;
  } while (ExclusiveStartBackupArn);
  const at = ({ BackupCreationDateTime }: BackupSummary) => Number(BackupCreationDateTime);
  return all.toSorted((one, other) => at(other) - at(one))[0] ?? {};
};
