import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { settingsOf } from '../settings-of-stage.ts';
import { readArguments, run } from './command-line.ts';
import { configureTable } from './restore/configure-table.ts';
import { findBackup } from './restore/find-backup.ts';
import { restoreOptions, type Source } from './restore/options.ts';
import { restoreIntoNewTable } from './restore/restore-into-new-table.ts';
import { runPrepareRestoredData } from './restore/run-prepare-restored-data.ts';
import { stageEnvironment } from './restore/stage-environment.ts';

/**
 * `npm run restore -- prod --at 2026-11-20T10:00:00Z [--export s3://…] [--backup system|<arn>] [--table <from>] [--to <new>] [--pool new]`: makes a
 * new table and prepares it; says what to do for the stage to read from it. May be given again after an interruption.
 */
await run(async () => {
  const names = ['stage', 'at', 'export', 'backup', 'table', 'to', 'pool', 'poll'];
  const { values, positionals } = readArguments(process.argv.slice(2), ...names);
  const settings = settingsOf(positionals[0] ?? values.stage);
  const now = new Date();
  const asked = restoreOptions(settings, values, now);
  const { stage, region } = settings;
  const environment = await stageEnvironment(settings);
  const from = values.table ?? environment.TABLE_NAME ?? '';
  const client = new DynamoDBClient({ region });
  const say = (line: string) => console.log(line);
  const source =
    asked.source.kind === 'backup' && !('at' in asked.source)
      ? await findBackup(client, from, asked.source, now)
      : (asked.source as Source);
  const options = { ...asked, source };
  const pollMs = Number(values.poll ?? 20_000);
  await restoreIntoNewTable(client, { ...options, from }, { say, pollMs });
  await configureTable(client, options.target, settings, pollMs);
  say(`table ${options.target}: expiry, history, protection and tags are on`);
  const { deleted, transfers } = await runPrepareRestoredData(environment, region, options);
  say(`ledger: ${deleted} deleted accounts were deleted again`);
  if (transfers !== null) say(`accounts: ${transfers} wait for their address at the new user pool`);
  say(`Now set restoredTable: '${options.target}' for ${stage} in infra/stages.ts, then run:`);
  say(`npm run preflight -- ${stage} && npm run deploy -- -c stage=${stage}`);
});
