import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LambdaName } from '#infra/lambda-names.ts';
import type { Permissions } from '#infra/permission-types.ts';

/** The DynamoDB action of each method of functions/lib/table.ts. */
const actionOf = {
  get: 'GetItem',
  getMany: 'BatchGetItem',
  query: 'Query',
  each: 'Query',
  put: 'PutItem',
  update: 'UpdateItem',
  remove: 'DeleteItem',
  putMany: 'BatchWriteItem',
  removeMany: 'BatchWriteItem',
} as const;
const transacted = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
} as const;

/** The rights that the code in an unminified bundle needs; unused code is not in the bundle. */
export const needsOf = (bundles: string, name: LambdaName): Permissions => {
  const modules = modulesOf(readFileSync(join(bundles, name, 'index.cjs'), 'utf8'));
  const code = (path: string) => modules.get(path) ?? '';
  const own = [...modules].filter(([path]) => path !== 'functions/lib/table.ts');
  const all = own.map(([, text]) => text).join('\n');

  const direct = [...all.matchAll(/\btable\d*\.(\w+)\(/g)].map(([, method]) => method as string);
  const inTransactions = own
    .filter(([, text]) => /\b(?:table\d*\.transact|writeForBusiness\d*)\(/.test(text))
    .flatMap(([, text]) => [...text.matchAll(/\b(Put|Update|Delete|ConditionCheck): /g)]);
  const table = sorted([
    ...direct.flatMap((method) => (method in actionOf ? [actionOf[method as 'get']] : [])),
    ...inTransactions.map(([, kind]) => transacted[kind as 'Put']),
  ]);
  const pool = sorted(
    [
      ...`${code('functions/lib/user-pool.ts')}${code('functions/lib/google-account-linking.ts')}`.matchAll(
        /\b(Admin\w+?)Command\d*\(/g,
      ),
    ].map(([, command]) => command as NonNullable<Permissions['pool']>[number]),
  );
  const secrets = (['connections', 'hash', 'openai', 'stripe'] as const).filter((secret) =>
    new RegExp(`\\b${secret}Secret\\d*\\(`).test(all),
  );
  const queue = (['SendMessage', 'ChangeMessageVisibility'] as const).filter((action) =>
    code('functions/lib/queues/deletion-queue.ts').includes(`${action}Command(`),
  );
  const tokens = (['Encrypt', 'Decrypt'] as const).filter((action) =>
    code('functions/lib/connections/token-seal.ts').includes(`${action}Command(`),
  );
  return {
    table,
    ...(all.includes('IndexName') && { index: true }),
    ...(pool.length && { pool }),
    ...(secrets.length && { secrets }),
    ...(queue.length && { queue }),
    ...(/SendMessage(Batch)?Command\(/.test(code('functions/lib/connections/sync-queue.ts')) && {
      syncQueue: true,
    }),
    ...(code('functions/lib/queues/queue-depths.ts').includes('GetQueueAttributesCommand(') && {
      queueDepths: true,
    }),
    ...(tokens.length && { tokens }),
    ...(code('functions/lib/deletion-ledger.ts').includes('PutObjectCommand(') && { ledger: true }),
    ...(code('functions/lib/mail/send-mail.ts').includes('SendEmailCommand') && { mail: true }),
    ...(code('functions/lib/mail/read-bulk-mails-left.ts').includes('GetAccountCommand') && {
      mailQuota: true,
    }),
  };
};

/** esbuild writes the path of each module above it. */
const modulesOf = (bundle: string) => {
  const parts = bundle.split(/^\/\/ ((?:functions|shared|node_modules)\/\S+)$/m);
  const modules = new Map<string, string>();
  for (let at = 1; at < parts.length; at += 2)
    if (parts[at]?.startsWith('functions/'))
      modules.set(parts[at] as string, (modules.get(parts[at] as string) ?? '') + parts[at + 1]);
  return modules;
};

const sorted = <T extends string>(words: readonly T[]): readonly T[] => [...new Set(words)].sort();
