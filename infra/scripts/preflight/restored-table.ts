import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  GetItemCommand,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb';
import { tableRestoreStateKey } from '#shared/domain/account/table-restore-state.ts';
import type { Settings } from '../../settings-of-stage.ts';
import { type Finding, ok, todo } from './finding.ts';

/** Whether a restored table may be read from: it is ready, and the deletions since its moment were repeated in it. */
export const checkRestoredTable = async ({ restoredTable, region }: Settings): Promise<Finding> => {
  if (!restoredTable) return ok('table', 'the own one of the stage');
  const client = new DynamoDBClient({ region });
  const again = 'give the same npm run restore again, with --to';
  const problem = await problemOf(client, restoredTable);
  return problem
    ? todo('table', `${restoredTable} ${problem}: ${again} ${restoredTable}`)
    : ok('table', `${restoredTable}, restored`);
};

const problemOf = async (client: DynamoDBClient, TableName: string) => {
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    if (Table?.TableStatus !== 'ACTIVE') return 'is not ready';
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return 'does not exist';
    throw error;
  }
  const [expiry, history, state] = await Promise.all([
    client.send(new DescribeTimeToLiveCommand({ TableName })),
    client.send(new DescribeContinuousBackupsCommand({ TableName })),
    client.send(
      new GetItemCommand({
        TableName,
        Key: { pk: { S: tableRestoreStateKey.pk }, sk: { S: tableRestoreStateKey.sk } },
      }),
    ),
  ]);
  if (!state.Item?.ledger_applied_at) return 'still holds accounts that were deleted since';
  if (!/^ENABL/.test(expiry.TimeToLiveDescription?.TimeToLiveStatus ?? ''))
    return 'lets nothing expire';
  const { PointInTimeRecoveryDescription } = history.ContinuousBackupsDescription ?? {};
  return PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus === 'ENABLED'
    ? undefined
    : 'has no history of its own';
};
