import { setTimeout as sleep } from 'node:timers/promises';
import {
  DescribeImportCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ImportTableCommand,
  ResourceNotFoundException,
  RestoreTableFromBackupCommand,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb';
import { tableInput } from '../../table-definition.ts';
import type { Source } from './options.ts';

type Say = (line: string) => void;
type NewTable = { readonly from: string; readonly source: Source; readonly target: string };

/**
 * Makes a new table from the history of another one, a backup or an export, and waits until it can be used. A table of this name
 * that is there already is waited for, so that the command can be given again after an interruption.
 */
export const restoreIntoNewTable = async (
  client: DynamoDBClient,
  { from, source, target }: NewTable,
  { say, pollMs }: { say: Say; pollMs: number },
) => {
  if ((await statusOf(client, target)) === undefined) {
    if (source.kind === 'history') await fromHistory(client, from, source.at, target);
    else if (source.kind === 'backup') await fromBackup(client, source.arn, target);
    else await fromExport(client, source, target, pollMs);
    say(`table ${target}: being made`);
  } else say(`table ${target}: exists, going on with it`);
  await untilActive(client, target, pollMs);
  say(`table ${target}: ready`);
};

/** A new table may be unknown for a moment, because descriptions of tables are read late. */
const untilActive = async (client: DynamoDBClient, target: string, pollMs: number) => {
  for (let missing = 0; ; await sleep(pollMs)) {
    const status = await statusOf(client, target);
    if (status === 'ACTIVE') return;
    if (status === undefined && ++missing > 5)
      throw new Error(`The table ${target} is gone: it could not be made.`);
  }
};

const statusOf = async (client: DynamoDBClient, TableName: string) => {
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    return Table?.TableStatus;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
};

const fromHistory = (client: DynamoDBClient, from: string, at: Date, target: string) =>
  client.send(
    new RestoreTableToPointInTimeCommand({
      SourceTableName: from,
      TargetTableName: target,
      RestoreDateTime: at,
    }),
  );

const fromBackup = (client: DynamoDBClient, BackupArn: string, TargetTableName: string) =>
  client.send(new RestoreTableFromBackupCommand({ BackupArn, TargetTableName }));

/** DynamoDB reads the files of the export itself; the manifests beside them are no items. */
const fromExport = async (
  client: DynamoDBClient,
  { bucket, prefix }: Extract<Source, { kind: 'export' }>,
  target: string,
  pollMs: number,
) => {
  const { ImportTableDescription } = await client.send(
    new ImportTableCommand({
      S3BucketSource: { S3Bucket: bucket, S3KeyPrefix: `${prefix}/data/` },
      InputFormat: 'DYNAMODB_JSON',
      InputCompressionType: 'GZIP',
      TableCreationParameters: tableInput(target),
    }),
  );
  const ImportArn = ImportTableDescription?.ImportArn;
  for (;;) {
    const { ImportTableDescription: found } = await client.send(
      new DescribeImportCommand({ ImportArn }),
    );
    if (found?.ImportStatus === 'COMPLETED') return expectNoErrors(found.ErrorCount ?? 0, target);
    if (found?.ImportStatus !== 'IN_PROGRESS')
      throw new Error(
        `The import ended as ${found?.ImportStatus}: ${found?.FailureMessage ?? 'no reason given'}. Delete the table ${target} and try again.`,
      );
    await sleep(pollMs);
  }
};

const expectNoErrors = (errors: number, target: string) => {
  if (errors)
    throw new Error(
      `${errors} items could not be imported: CloudWatch → Logs → /aws-dynamodb/imports says which. Delete the table ${target} and try again.`,
    );
};
