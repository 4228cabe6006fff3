import { randomUUID } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createTable } from './create-table.ts';
import type { Run, Snapshot } from './faults.ts';
import { refuse } from './refusal.ts';

type Input = Record<string, unknown>;
type Operation = (input: Input) => Promise<object>;
type Stored = Record<string, unknown>;

/** The moments to which tables can be restored, and the files of exports by `bucket/key`. */
export type Backups = {
  readonly points: { readonly at: number; readonly snapshot: Snapshot }[];
  readonly files: Map<string, Buffer>;
  /** What deleted tables held at last, by the ARN of the backup. */
  readonly deleted: Map<string, { table: string; at: number; items: readonly Stored[] }>;
};
export const createBackups = (): Backups => ({
  points: [],
  files: new Map(),
  deleted: new Map(),
});

/** The operations with which DynamoDB makes a table from its history or from an export. All are done when they answer. */
export const backupOperations = (run: Run, backups: Backups): Record<string, Operation> => ({
  RestoreTableToPointInTime: (input) => restore(run, backups, input),
  DeleteTable: (input) => deleteTable(run, backups, input),
  ListBackups: async ({ TableName }) => ({
    BackupSummaries: [...backups.deleted]
      .filter(([, { table }]) => table === TableName)
      .map(([BackupArn, { at }]) => ({ BackupArn, BackupCreationDateTime: at / 1000 })),
  }),
  RestoreTableFromBackup: (input) => restoreBackup(run, backups, input),
  ExportTableToPointInTime: (input) => exportTable(run, backups, input),
  ImportTable: (input) => importTable(run, backups, input),
  DescribeImport: async ({ ImportArn }) => ({
    ImportTableDescription: { ImportArn, ImportStatus: 'COMPLETED', ErrorCount: 0 },
  }),
  ...settingOperations(run),
});

/** Every item of a table, in DynamoDB's own notation. */
const itemsOf = async (run: Run, TableName: string) => {
  const items: Stored[] = [];
  let from: unknown;
  do {
    const page = (await run('Scan', {
      TableName,
      ...(from !== undefined && { ExclusiveStartKey: from }),
    })) as { Items?: Stored[]; LastEvaluatedKey?: unknown };
    items.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return items;
};

const fill = async (run: Run, TableName: string, items: readonly Stored[]) => {
  await createTable(run, TableName);
  for (const Item of items) await run('PutItem', { TableName, Item });
};

const restore = async (run: Run, { points }: Backups, input: Input) => {
  const from = String(input.SourceTableName);
  const moment = input.UseLatestRestorableTime ? Date.now() : Number(input.RestoreDateTime) * 1000;
  const point = points.filter(({ at }) => at <= moment).at(-1);
  if (!point)
    throw refuse('InvalidRestoreTimeException', 'The restore time is not within the history.');
  const target = String(input.TargetTableName);
  await fill(run, target, await itemsOf(point.snapshot.run, from));
  return { TableDescription: { TableName: target, TableStatus: 'CREATING' } };
};

/** A table with history leaves a backup of its last moment behind. */
const deleteTable = async (run: Run, { deleted }: Backups, input: Input) => {
  const table = String(input.TableName);
  const arn = `arn:aws:dynamodb:us-east-1:000000000000:table/${table}/backup/${Date.now()}`;
  deleted.set(arn, { table, at: Date.now(), items: await itemsOf(run, table) });
  return run('DeleteTable', input);
};

const restoreBackup = async (run: Run, { deleted }: Backups, input: Input) => {
  const backup = deleted.get(String(input.BackupArn));
  if (!backup) throw refuse('BackupNotFoundException', 'Backup not found.');
  const target = String(input.TargetTableName);
  await fill(run, target, backup.items);
  return { TableDescription: { TableName: target, TableStatus: 'CREATING' } };
};

const exportTable = async (run: Run, { files }: Backups, input: Input) => {
  const table = String(input.TableArn).split('/').at(-1) ?? '';
  const id = randomUUID();
  const folder = `${input.S3Bucket}/${input.S3Prefix}/AWSDynamoDB/${id}`;
  const lines = (await itemsOf(run, table)).map((Item) => JSON.stringify({ Item }));
  files.set(`${folder}/manifest-summary.json`, Buffer.from('{}'));
  files.set(`${folder}/data/${randomUUID()}.json.gz`, gzipSync(lines.join('\n')));
  const ExportArn = `${input.TableArn}/export/${id}`;
  return { ExportDescription: { ExportArn, ExportStatus: 'COMPLETED' } };
};

const importTable = async (run: Run, { files }: Backups, input: Input) => {
  const { S3Bucket, S3KeyPrefix } = input.S3BucketSource as Record<string, string>;
  const found = [...files].filter(([key]) => key.startsWith(`${S3Bucket}/${S3KeyPrefix}`));
  if (!found.length) throw refuse('ImportConflictException', 'There is nothing to import.');
  const { TableName } = input.TableCreationParameters as { TableName: string };
  const lines = found.flatMap(([, file]) => gunzipSync(file).toString().split('\n'));
  const items = lines.filter(Boolean).map((line) => JSON.parse(line).Item as Stored);
  await fill(run, TableName, items);
  return {
    ImportTableDescription: { ImportArn: `arn:${TableName}/import`, ImportStatus: 'IN_PROGRESS' },
  };
};

/** Settings of a table that the engine does not know. */
const settingOperations = (run: Run): Record<string, Operation> => {
  const histories = new Map<string, unknown>();
  const isProtected = new Set<string>();
  const asked = new Set<string>();
  return {
    UpdateContinuousBackups: async ({ TableName, PointInTimeRecoverySpecification }) => {
      // The first call after a table was made comes too early, as in the cloud.
      if (!asked.has(String(TableName))) {
        asked.add(String(TableName));
        throw refuse('ContinuousBackupsUnavailableException', 'Backups are being enabled.');
      }
      histories.set(String(TableName), PointInTimeRecoverySpecification);
      return {};
    },
    DescribeContinuousBackups: async ({ TableName }) => ({
      ContinuousBackupsDescription: {
        ContinuousBackupsStatus: 'ENABLED',
        PointInTimeRecoveryDescription: {
          PointInTimeRecoveryStatus: histories.has(String(TableName)) ? 'ENABLED' : 'DISABLED',
        },
      },
    }),
    UpdateTable: async ({ TableName, DeletionProtectionEnabled }) => {
      if (DeletionProtectionEnabled) isProtected.add(String(TableName));
      return run('DescribeTable', { TableName });
    },
    DescribeTable: async (input) => {
      const { Table } = (await run('DescribeTable', input)) as { Table: Stored };
      const DeletionProtectionEnabled = isProtected.has(String(input.TableName));
      return { Table: { ...Table, DeletionProtectionEnabled } };
    },
  };
};
