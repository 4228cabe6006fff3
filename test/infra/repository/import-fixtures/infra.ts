import { from, type Rule, spellings } from './rule.ts';

const stack = 'infra/stacks/api.ts';
const restore = 'infra/scripts/restore/run-prepare-restored-data.ts';
const jobs = 'local/jobs.ts';
const nested = 'local/stack/pool-triggers-and-queue-jobs.ts';

export const infraRules: Rule[] = [
  {
    name: 'infra/ imports types of the Lambdas’ settings',
    says: 'infra/ imports',
    refused: [
      ...spellings(stack, '#functions/chat/chat-lambda.ts'),
      ...spellings(stack, '../../functions/lib/config.ts'),
      ...spellings(stack, '#local/mail.ts'),
      ...from(
        stack,
        `import { readConfig } from '#functions/lib/config.ts';`,
        `import { type Config, readConfig } from '#functions/lib/config.ts';`,
        `export const load = () => import('#functions/lib/config.ts');`,
        `import { siteOrigin } from '../../web/vite/seo.ts';`,
        `import { api } from '#web/core/api.ts';`,
        `import { startApp } from '#test/support/app.ts';`,
      ),
      ...from('infra/build/index.ts', `import { list } from '../../functions/history/list.ts';`),
      ...from(
        restore,
        `import('#functions/account/restore/apply-deletion-ledger.ts');`,
        `import { prepare } from '#functions/account/restore/prepare-restored-data.ts';`,
      ),
    ],
    allowed: [
      ...from(
        stack,
        `import type { Config } from '#functions/lib/config.ts';`,
        `import type { MetricName } from '#functions/lib/metrics.ts';`,
        `export type Config = import('#functions/lib/config.ts').Config;`,
        `import { routes } from '#shared/contract/index.ts';`,
        `import { lambdaSources } from '#infra/build/lambda-sources.ts';`,
        `import { Stack } from 'aws-cdk-lib/core';`,
        `import { SESv2Client } from '@aws-sdk/client-sesv2';`,
      ),
      ...from(restore, `import('#functions/account/restore/prepare-restored-data.ts');`),
    ],
  },
  {
    name: 'a path in infra/ takes no roundabout way',
    says: 'A path goes up, then down',
    refused: from(
      stack,
      `import { stages } from '../../infra/stages.ts';`,
      `import { stages } from './../stages.ts';`,
    ),
    allowed: from(stack, `import { stages } from '../stages.ts';`),
  },
];

export const localRules: Rule[] = [
  {
    name: 'local/ imports shared/, infra/ and itself',
    says: 'local/ imports shared/',
    refused: [
      ...spellings(jobs, '#test/support/app.ts'),
      ...from(
        nested,
        `import { siteOrigin } from '../../web/vite/seo.ts';`,
        `import type { Session } from '#web/core/auth/session.ts';`,
        `import { rubric } from '#evals/judge/rubric.ts';`,
      ),
    ],
    allowed: from(
      nested,
      `import { createTable } from '#infra/table-definition.ts';`,
      `import { plans } from '#shared/domain/plan/plans.ts';`,
      `import { startMail } from '../mail.ts';`,
      `import { createServer } from 'node:http';`,
      `import { DynamoDBClient } from '@aws-sdk/client-dynamodb';`,
    ),
  },
  {
    name: 'local/ loads handlers with import()',
    says: 'local/ loads the handlers with import()',
    refused: [
      ...from(
        jobs,
        `import { handler } from '#functions/chat/on-reap.ts';`,
        `import { type Reaped, handler } from '#functions/chat/on-reap.ts';`,
        `import '#functions/chat/on-reap.ts';`,
        `export { handler } from '#functions/chat/on-reap.ts';`,
        `export * from '../functions/chat/on-reap.ts';`,
      ),
      ...from(nested, `import { readConfig } from '../../functions/lib/config.ts';`),
    ],
    allowed: [
      ...from(
        jobs,
        `export const load = () => import('#functions/chat/on-reap.ts');`,
        `export const load = () =>\n  import(\n    '#functions/chat/on-reap.ts'\n  );`,
        `export const load = (source: string) => import(\`../\${source}\`);`,
        `export type Reap = typeof import('#functions/chat/on-reap.ts');`,
      ),
      ...from(nested, `import type { Config } from '#functions/lib/config.ts';`),
    ],
  },
  {
    name: 'a path in local/ takes no roundabout way',
    says: 'A path goes up, then down',
    refused: from(
      nested,
      `import { startMail } from '../../local/mail.ts';`,
      `import { startMail } from './../mail.ts';`,
    ),
    allowed: from(nested, `import { startMail } from '../mail.ts';`),
  },
];
