import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ExportTableToPointInTimeCommand,
  ListTagsOfResourceCommand,
} from '@aws-sdk/client-dynamodb';
import { expect, test, vi } from 'vitest';
import { tableName } from '#local/stack/lambda-environment.ts';
import type { App, AppOptions } from '#test/support/app.ts';
import { everyNth } from '#test/support/proof-size.ts';

const run = promisify(execFile);
const target = 'sevenhands-restored';
const recently = new Date(Date.now() - 3_600_000).toISOString();

/**
 * Starts an app on a folder whose state outlives it; with `table` the app reads that table, like a deployment with that
 * setting.
 */
const startIn = async (folder: string, options: AppOptions = {}): Promise<App> => {
  vi.resetModules();
  const { startApp } = await import('#test/support/app.ts');
  return startApp({ folder, ...options });
};

const inFolder = async (use: (folder: string) => Promise<void>) => {
  const folder = await mkdtemp(join(tmpdir(), 'sevenhands-restore-'));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Returns the environment of this process as the settings of the stage’s Lambdas. */
const startLambdaApi = async () => {
  const server = createServer((_, response) => {
    const { TABLE_NAME } = process.env;
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ Environment: { Variables: { ...process.env, TABLE_NAME } } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.close();
    },
  };
};

/** Runs the command as an operator would, against the stand-ins. */
const restore = async (...args: string[]) => {
  await using lambda = await startLambdaApi();
  const env = { ...process.env, AWS_ENDPOINT_URL_LAMBDA: lambda.url };
  const command = ['infra/scripts/restore.ts', ...args, '--poll', '5'];
  const { stdout } = await run(process.execPath, command, { env });
  return stdout.trim().split('\n');
};

const clientOf = ({ stack }: App) =>
  new DynamoDBClient({
    endpoint: stack.data.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });

/** Creates two owners with a conversation each. */
const twoOwners = async (app: App) => {
  const { asker } = await import('#test/support/chat.ts');
  for (const name of ['ada', 'bob']) await (await asker(app, name)).ask({ text: `From ${name}` });
};

const leave = async (app: App, name: string) => {
  await app.as(name).account.remove({ confirmation: 'DELETE' });
  await app.stack.queue.delivery.settled();
};

test(
  'restoring an export creates a new table without the owners deleted since, and the app reads it',
  { tags: 'night', timeout: 240_000 },
  () =>
    inFolder(async (folder) => {
      const app = await startIn(folder);
      await twoOwners(app);
      const bob = await app.sub('bob');
      const ada = await app.sub('ada');
      const client = clientOf(app);
      const { ExportDescription } = await client.send(
        new ExportTableToPointInTimeCommand({
          TableArn: `arn:aws:dynamodb:us-east-1:000000000000:table/${tableName}`,
          S3Bucket: 'backups',
          S3Prefix: 'monthly',
        }),
      );
      const at = new Date().toISOString();
      const id = ExportDescription?.ExportArn?.split('/').at(-1);
      await leave(app, 'bob');

      const source = ['--export', `s3://backups/monthly/AWSDynamoDB/${id}`, '--at', at];
      const lines = await restore('dev', ...source, '--to', target);
      expect(lines).toEqual([
        `table ${target}: being made`,
        `table ${target}: ready`,
        `table ${target}: expiry, history, protection and tags are on`,
        'ledger: 1 deleted accounts were deleted again',
        `Now set restoredTable: '${target}' for dev in infra/stages.ts, then run:`,
        'npm run preflight -- dev && npm run deploy -- -c stage=dev',
      ]);
      await expectProtected(client);
      await app[Symbol.asyncDispose]();

      await using restored = await startIn(folder, { tableName: target });
      await restored.signIn('ada');
      const { account, businesses } = await restored.as('ada').account.get({});
      expect([account.id, businesses.length]).toEqual([ada, 1]);
      const { items } = await restored.as('ada').history.list({});
      expect(items).toHaveLength(1);
      const people = (await restoredRows(restored)).filter(({ pk }) => pk.startsWith('USER#'));
      expect(people.map(({ pk }) => pk)).not.toContain(`USER#${bob}`);
    }),
);

test(
  'a deleted table is restored from the backup that DynamoDB made of its last moment',
  () =>
    inFolder(async (folder) => {
      const app = await startIn(folder);
      await twoOwners(app);
      const [ada, bob] = [await app.sub('ada'), await app.sub('bob')];
      await leave(app, 'bob');
      const client = clientOf(app);
      await client.send(new DeleteTableCommand({ TableName: tableName }));
      await vi.waitFor(() =>
        expect(client.send(new DescribeTableCommand({ TableName: tableName }))).rejects.toThrow(),
      );

      const lines = await restore('dev', '--backup', 'system', '--to', target);
      expect(lines.slice(0, 2)).toEqual([`table ${target}: being made`, `table ${target}: ready`]);
      await expectProtected(client);
      const people = (await restoredRows(app)).filter(({ pk }) => pk.startsWith('USER#'));
      expect(people.map(({ pk }) => pk)).toContain(`USER#${ada}`);
      expect(people.map(({ pk }) => pk)).not.toContain(`USER#${bob}`);
      await expect(
        restore('dev', '--backup', 'system', '--table', 'never-was', '--to', 'another-one'),
      ).rejects.toThrow('DynamoDB has no backup of never-was');
      await expect(restore('dev', '--backup', 'latest')).rejects.toThrow('Say --backup system');
      await app[Symbol.asyncDispose]();
    }),
  240_000,
);

const restoredRows = async (app: App) => {
  const { accessTable } = await import('#test/support/app/table.ts');
  return accessTable(app.stack.data.url, target).all();
};

const expectProtected = async (client: DynamoDBClient) => {
  const TableName = target;
  const expiry = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  expect(expiry.TimeToLiveDescription?.TimeToLiveStatus).toBe('ENABLED');
  const history = await client.send(new DescribeContinuousBackupsCommand({ TableName }));
  expect(
    history.ContinuousBackupsDescription?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus,
  ).toBe('ENABLED');
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  const tags = await client.send(new ListTagsOfResourceCommand({ ResourceArn: Table?.TableArn }));
  expect(tags.Tags).toContainEqual({ Key: 'stage', Value: 'dev' });
};

test(
  'restoring a point in time creates a new table without later changes',
  { tags: 'night', timeout: 240_000 },
  () =>
    inFolder(async (folder) => {
      const app = await startIn(folder);
      await twoOwners(app);
      await app.stack.data.snapshot();
      const at = new Date(Date.now() + 1000).toISOString();
      // Simulates a fault that emptied the account of ada.
      const { businesses } = await app.as('ada').account.get({});
      await app.as('ada').businesses.remove({ business_id: businesses[0]?.id ?? '' });
      await new Promise((resolve) => setTimeout(resolve, 1100));
      await restore('dev', '--at', at, '--to', target);
      // Run again after an interruption, it continues with the existing table.
      expect(await restore('dev', '--at', at, '--to', target)).toContain(
        `table ${target}: exists, going on with it`,
      );
      await app[Symbol.asyncDispose]();

      await using restored = await startIn(folder, { tableName: target });
      await restored.signIn('ada');
      expect((await restored.as('ada').account.get({})).businesses).toHaveLength(1);
    }),
);

test(
  'with a new user pool every account waits for its own address',
  { tags: 'night', timeout: 240_000 },
  () =>
    inFolder(async (folder) => {
      const app = await startIn(folder);
      await twoOwners(app);
      const ada = await app.sub('ada');
      await app.stack.data.snapshot();
      const at = new Date().toISOString();
      const { emailOf } = await import('#test/support/app.ts');
      for (const name of ['ada', 'bob'])
        await app.pool('AdminDeleteUser', { Username: emailOf(name) });
      const lines = await restore('dev', '--at', at, '--to', target, '--pool', 'new');
      expect(lines).toContain('accounts: 2 wait for their address at the new user pool');
      await app[Symbol.asyncDispose]();

      await using restored = await startIn(folder, { tableName: target });
      await restored.signUp('ada');
      const { account, businesses } = await restored.as('ada').account.get({});
      expect(account.id).not.toBe(ada);
      expect(businesses.map(({ name }) => name)).toEqual(['Ada Plumbing']);
    }),
);

const refused: [string[], string][] = [
  [['dev'], 'Say which moment with --at'],
  [['dev', '--at', '2026-11-20'], 'Say which moment with --at'],
  [['dev', '--at', '2999-01-01T00:00:00Z'], 'has not been yet'],
  [['dev', '--at', '2026-01-01T00:00:00Z'], 'the ledger does not know any more'],
  [['dev', '--at', recently, '--to', 'a b'], 'cannot be the name of a table'],
  [['dev', '--at', recently, '--export', 'backups'], 'Name the export by its folder'],
  [['dev', '--at', recently, '--pool', 'old'], 'Say --pool same or --pool new'],
  [['staging', '--at', recently], 'There is no stage "staging"'],
];

test.each(everyNth(refused, 4))('%# %j is refused with an explanation', async (args, sentence) => {
  await expect(restore(...args)).rejects.toThrow(sentence);
});
