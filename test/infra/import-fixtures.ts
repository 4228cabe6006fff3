import type { Fixture } from '#test/support/lint.ts';

/** Examples of an import rule: what it refuses, with words of its message, and what is close to it and allowed. */
type Rule = { name: string; says: string; refused: Fixture[]; allowed: Fixture[] };

/** Fixtures of one file. */
const from = (file: string, ...imports: string[]): Fixture[] =>
  imports.map((code) => ({ file, code }));

const page = 'web/src/features/chat/helper-page.tsx';
const nested = 'web/src/features/chat/prompts/prompt-list.tsx';
const handler = 'functions/chat/ask.ts';
const table = 'functions/feedback/throttle-table.ts';
const sharedTable = 'functions/tables/account-table.ts';
const service = 'functions/services/ensure-account.ts';
const library = 'functions/lib/mail.ts';

export const rules: Rule[] = [
  {
    name: 'shared/ knows itself and small libraries',
    says: 'shared/ imports',
    refused: from(
      'shared/domain/quota.ts',
      `import { DynamoDBClient } from '@aws-sdk/client-dynamodb';`,
      `import { useState } from 'react';`,
      `import { readFile } from 'node:fs/promises';`,
      `import { ulid } from 'ulid';`,
      `import type { Config } from '#functions/lib/config.ts';`,
      `import { stages } from '#infra/stages.ts';`,
      `import { api } from '#web/api.ts';`,
      `export { config } from '../../functions/lib/config.ts';`,
      `export { rubric } from '../../evals/judge/rubric.ts';`,
      `export const load = () => import('openai');`,
      `export type Client = import('openai').OpenAI;`,
    ),
    allowed: [
      ...from(
        'shared/domain/quota.ts',
        `import * as z from 'zod';`,
        `import { plans } from './plans.ts';`,
      ),
      ...from('shared/openapi.ts', `import { Problem } from '#shared/contract/problem.ts';`),
      ...from(
        'shared/client.ts',
        `import { EventSourceParserStream } from 'eventsource-parser/stream';`,
      ),
      ...from(
        'shared/catalogue/trade-prompts/sales/quiet-quote.ts',
        `import { lines } from '../../lines.ts';`,
      ),
    ],
  },
  {
    name: 'shared/domain imports neither catalogue nor contract',
    says: 'shared/domain imports itself',
    refused: from(
      'shared/domain/answer-parts/markdown.ts',
      `import { Problem } from '../../contract/problem.ts';`,
      `import type { Prompt } from '#shared/catalogue/schema.ts';`,
      `export const load = () => import('../../catalogue/sales.ts');`,
    ),
    allowed: from(
      'shared/domain/answer-parts/markdown.ts',
      `import { helpers } from '../helpers.ts';`,
      `import { helpers } from '#shared/domain/helpers.ts';`,
    ),
  },
  {
    name: 'shared/catalogue does not import the contract',
    says: 'shared/catalogue imports itself and shared/domain',
    refused: from(
      'shared/catalogue/sales.ts',
      `import { route } from '../contract/route.ts';`,
      `import type { Problem } from '#shared/contract/problem.ts';`,
    ),
    allowed: from('shared/catalogue/sales.ts', `import { helpers } from '../domain/helpers.ts';`),
  },
  {
    name: 'shared/contract does not import the catalogue',
    says: 'shared/contract imports itself and shared/domain',
    refused: from('shared/contract/chat.ts', `import { Prompt } from '../catalogue/schema.ts';`),
    allowed: from('shared/contract/chat.ts', `import { Turn } from '../domain/chat.ts';`),
  },
  {
    name: 'functions/ imports nothing of infra, web and test',
    says: 'functions/ imports shared/ and itself',
    refused: from(
      handler,
      `import { stages } from '#infra/stages.ts';`,
      `import type { Session } from '#web/session.ts';`,
      `import { rubric } from '#evals/judge/rubric.ts';`,
      `import { startApp } from '../../test/support/app.ts';`,
    ),
    allowed: from(
      handler,
      `import { plans } from '#shared/domain/plans.ts';`,
      `import { ulid } from 'ulid';`,
    ),
  },
  {
    name: 'the SDKs of services and middy stay in functions/lib',
    says: 'Only functions/lib imports the SDKs',
    refused: [handler, table, sharedTable].flatMap((file) =>
      from(
        file,
        `import { GetCommand } from '@aws-sdk/lib-dynamodb';`,
        `import type { AttributeValue } from '@aws-sdk/client-dynamodb';`,
        `import middy from '@middy/core';`,
        `import { OpenAI } from 'openai';`,
        `import { Stripe } from 'stripe';`,
        `export const load = () => import('@aws-sdk/client-sesv2');`,
      ),
    ),
    allowed: [
      ...from(
        library,
        `import { SESv2Client } from '@aws-sdk/client-sesv2';`,
        `import middy from '@middy/core';`,
        `import { OpenAI } from 'openai';`,
      ),
      ...from(
        handler,
        `import type { SQSEvent } from 'aws-lambda';`,
        `import { askModel } from '../lib/openai.ts';`,
      ),
    ],
  },
  {
    name: 'only tables reach storage',
    says: 'Only tables reach storage',
    refused: [
      ...from(
        handler,
        `import { table } from '../lib/table.ts';`,
        `import type { Rest } from '../lib/table.ts';`,
        `export { table } from '#functions/lib/table.ts';`,
      ),
      ...from(service, `import { table } from '../lib/table.ts';`),
    ],
    allowed: [
      ...from(table, `import { table } from '../lib/table.ts';`),
      ...from(sharedTable, `import { table } from '../lib/table.ts';`),
      ...from('functions/lib/warm-up.ts', `import { table } from './table.ts';`),
      ...from(
        handler,
        `import { takeTry } from './tries-table.ts';`,
        `import { findAccount } from '../tables/account-table.ts';`,
      ),
    ],
  },
  {
    name: 'a feature of functions/ imports no other feature',
    says: 'never another feature',
    refused: [
      ...from(
        handler,
        `import { exportData } from '../account/export.ts';`,
        `import { takeThrottle } from '../feedback/throttle-table.ts';`,
        `import { list } from '#functions/history/list.ts';`,
        `export const load = () => import('../memory/list.ts');`,
      ),
      ...from(table, `import { remove } from '../account/remove.ts';`),
      ...from(service, `import { remove } from '../account/remove.ts';`),
    ],
    allowed: [
      ...from(
        handler,
        `import { buildPrompt } from './build-prompt.ts';`,
        `import { findAccount } from '../tables/account-table.ts';`,
        `import { ensureAccount } from '#functions/services/ensure-account.ts';`,
        `import { log } from '../lib/log.ts';`,
      ),
      ...from(service, `import { findAccount } from '../tables/account-table.ts';`),
    ],
  },
  {
    name: 'functions/lib imports itself and shared/',
    says: 'functions/lib imports itself',
    refused: from(
      library,
      `import { takeThrottle } from '../feedback/throttle-table.ts';`,
      `import { findAccount } from '../tables/account-table.ts';`,
      `import type { Account } from '#functions/services/ensure-account.ts';`,
    ),
    allowed: from(
      library,
      `import { log } from './log.ts';`,
      `import { plans } from '#shared/domain/plans.ts';`,
    ),
  },
  {
    name: 'functions/tables imports functions/lib and itself',
    says: 'functions/tables imports functions/lib',
    refused: from(
      sharedTable,
      `import { ensureAccount } from '../services/ensure-account.ts';`,
      `import { updateConversation } from '#functions/chat/save-turn.ts';`,
    ),
    allowed: from(
      sharedTable,
      `import { table } from '../lib/table.ts';`,
      `import { storedTurn } from './turns-table.ts';`,
    ),
  },
  {
    name: 'infra/ imports types of the Lambdas’ settings, the local stack their handlers',
    says: 'infra/ imports',
    refused: [
      ...from(
        'infra/stacks/lambda.ts',
        `import { readConfig } from '#functions/lib/config.ts';`,
        `import { type Config, readConfig } from '#functions/lib/config.ts';`,
        `import type { Turn } from '#functions/tables/turns-table.ts';`,
        `import type { Config } from '../../functions/lib/config.ts';`,
        `export const load = () => import('#functions/chat/index.ts');`,
        `import { siteOrigin } from '../../web/vite/seo.ts';`,
        `import { api } from '#web/api.ts';`,
        `import { startApp } from '#test/support/app.ts';`,
      ),
      ...from('infra/local/jobs.ts', `import { handler } from '#functions/chat/on-reap.ts';`),
      ...from('infra/scripts/restore/prepare.ts', `import('#functions/services/apply-ledger.ts');`),
    ],
    allowed: [
      ...from(
        'infra/stacks/lambda.ts',
        `import type { Config } from '#functions/lib/config.ts';`,
        `import type { MetricName } from '#functions/lib/metrics.ts';`,
        `export type Config = import('#functions/lib/config.ts').Config;`,
        `import { features } from '#shared/contract/index.ts';`,
        `import { Stack } from 'aws-cdk-lib/core';`,
        `import { SESv2Client } from '@aws-sdk/client-sesv2';`,
      ),
      ...from(
        'infra/local/jobs.ts',
        `export const load = () => import('#functions/chat/on-reap.ts');`,
        `export const load = (name: string) => import(\`#functions/\${name}/index.ts\`);`,
      ),
      ...from('infra/scripts/restore/a.ts', `import('#functions/services/prepare-restored.ts');`),
    ],
  },
  {
    name: 'web/ imports nothing of functions, infra and test',
    says: 'web/ imports shared/ and itself',
    refused: ['web/src/account.ts', 'web/vite/seo.ts', 'web/vite.config.ts'].flatMap((file) =>
      from(
        file,
        `import type { Config } from '#functions/lib/config.ts';`,
        `import { stages } from '../../infra/stages.ts';`,
        `import { freshEmail } from '#test/support/browser.ts';`,
      ),
    ),
    allowed: from('web/vite.config.ts', `import { webPatches } from '../build-patches/index.ts';`),
  },
  {
    name: 'a feature of web/ imports no other feature',
    says: 'A feature imports no other feature',
    refused: [
      ...from(
        page,
        `import { ChatList } from '../history/chat-list.tsx';`,
        `import type { Row } from '../history/chat-list.tsx';`,
        `import { ChatList } from '#web/features/history/chat-list.tsx';`,
        `import { ChatList } from '../../features/history/chat-list.tsx';`,
        `export * from '../history/chat-list.tsx';`,
        `export const load = () => import('../history/chat-list.tsx');`,
        `export type List = import('../history/chat-list.tsx').ChatList;`,
        `import '../history/history.css';`,
        `import { useSession } from '../../session.ts';`,
      ),
      ...from(
        nested,
        `import { ChatList } from '../../history/chat-list.tsx';`,
        `import { ChatList } from '#web/features/history/chat-list.tsx';`,
        `import { useSession } from '../../../session.ts';`,
      ),
    ],
    allowed: [
      ...from(
        page,
        `import { Composer } from './composer.tsx';`,
        `import { List } from './prompts/prompt-list.tsx';`,
        `import { useSession } from '#web/session.ts';`,
        `import './chat.css';`,
      ),
      ...from(
        nested,
        `import { Composer } from '../composer.tsx';`,
        `import { PromptList } from './prompt-list.tsx';`,
      ),
      ...from(
        'web/src/routes.tsx',
        `export const load = () => import('./features/history/history-page.tsx');`,
      ),
    ],
  },
  {
    name: 'the form kit comes from one module',
    says: 'The form kit comes from',
    refused: [page, 'web/src/ui/field.tsx', 'web/src/account.ts'].flatMap((file) =>
      from(
        file,
        `import { TextField } from '@aws-amplify/ui-react';`,
        `import '@aws-amplify/ui-react/styles/base.layer.css';`,
        `export const load = () => import('@aws-amplify/ui-react');`,
      ),
    ),
    allowed: [
      ...from('web/src/ui/forms.ts', `export { TextField } from '@aws-amplify/ui-react';`),
      ...from(page, `import { TextField } from '#web/ui/forms.ts';`),
    ],
  },
  {
    name: 'web/src takes types only of modules with schemas',
    says: 'This module holds schemas',
    refused: from(
      page,
      `import { account } from '#shared/contract/account.ts';`,
      `import { type AccountView } from '#shared/domain/account-view.ts';
import { account } from '#shared/contract/account.ts';`,
      `export { routes } from '#shared/contract/index.ts';`,
      `import { Business } from '#shared/domain/business.ts';`,
      `import { HelperContent } from '#shared/catalogue/schema.ts';`,
      `export const load = () => import('#shared/contract/chat.ts');`,
    ),
    allowed: [
      ...from(
        page,
        `import type { AccountView } from '#shared/domain/account-view.ts';`,
        `import type * as account from '#shared/contract/account.ts';`,
        `export type { Business } from '#shared/domain/business.ts';`,
        `export type Chat = typeof import('#shared/contract/chat.ts');`,
        `import { Problem } from '#shared/contract/problem.ts';`,
        `import { plans } from '#shared/domain/plans.ts';`,
      ),
      ...from('web/vite/wires.ts', `import { wires } from '../../shared/contract/index.ts';`),
    ],
  },
  {
    name: 'an icon comes from its own file',
    says: 'Import an icon’s own file',
    refused: from(page, `import { X } from '@lucide/icons';`),
    allowed: from(
      page,
      `import X from '@lucide/icons/icons/x';`,
      `import type { LucideIconData } from '@lucide/icons';`,
    ),
  },
];
