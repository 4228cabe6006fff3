import { from, type Rule, spellings } from './rule.ts';

const handler = 'functions/chat/ask.ts';
const nestedHandler = 'functions/chat/answer/store-answer.ts';
const entry = 'functions/history/history-lambda.ts';
const table = 'functions/account/account-table.ts';
const nestedTable = 'functions/plan/quota/quota-table.ts';
const item = 'functions/chat/turns/turn-item.ts';
const library = 'functions/lib/page-cursor.ts';
const nestedLibrary = 'functions/lib/mail/send-mail.ts';

export const functionsRules: Rule[] = [
  {
    name: 'functions/ imports shared/ and itself',
    says: 'functions/ imports shared/ and itself',
    refused: [
      ...spellings(handler, '#infra/stages.ts'),
      ...from(
        handler,
        `import { startMail } from '#local/mail.ts';`,
        `import type { Session } from '#web/core/auth/session.ts';`,
        `import { rubric } from '#evals/judge/rubric.ts';`,
        `import { startApp } from '../../test/support/app.ts';`,
        `import { startMail } from '../../local/mail.ts';`,
      ),
    ],
    allowed: from(
      handler,
      `import { plans } from '#shared/domain/plan/plans.ts';`,
      `import { ulid } from 'ulid';`,
    ),
  },
  {
    name: 'the SDKs of services and middy stay in functions/lib',
    says: 'Only functions/lib imports the SDKs',
    refused: [
      ...spellings(handler, '@aws-sdk/client-sesv2'),
      ...[handler, entry, table, item].flatMap((file) =>
        from(
          file,
          `import { GetCommand } from '@aws-sdk/lib-dynamodb';`,
          `import type { AttributeValue } from '@aws-sdk/client-dynamodb';`,
          `import middy from '@middy/core';`,
          `import { Logger } from '@aws-lambda-powertools/logger';`,
          `import { OpenAI } from 'openai';`,
          `import { Stripe } from 'stripe';`,
        ),
      ),
    ],
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
    name: 'only what is stored reaches the table',
    says: 'Only what is stored reaches the table',
    refused: [
      ...spellings(handler, '../lib/table.ts'),
      ...spellings(nestedHandler, '#functions/lib/table.ts'),
      ...from(entry, `import { table } from '../lib/table.ts';`),
    ],
    allowed: [
      ...from(table, `import { table } from '../lib/table.ts';`),
      ...from(nestedTable, `import { table } from '../../lib/table.ts';`),
      ...from(item, `import type { Item } from '../../lib/table.ts';`),
      ...from('functions/drafts/draft-attributes.ts', `import { a } from '../lib/table.ts';`),
      ...from(
        'functions/plan/quota/quota-expressions.ts',
        `import { a } from '../../lib/table.ts';`,
      ),
      ...from('functions/lib/warm-up-at-cold-start.ts', `import { table } from './table.ts';`),
      ...from(handler, `import { findAccount } from '../account/account-table.ts';`),
    ],
  },
  {
    name: 'functions/lib imports itself and shared/',
    says: 'functions/lib imports itself',
    refused: [
      ...spellings(library, '../account/account-table.ts'),
      ...from(nestedLibrary, `import { a } from '../../account/account-table.ts';`),
      ...from(library, `import type { Account } from '#functions/account/ensure-account.ts';`),
    ],
    allowed: from(
      library,
      `import { log } from './log.ts';`,
      `import { plans } from '#shared/domain/plan/plans.ts';`,
    ),
  },
  {
    name: 'a table imports lib and what is stored, never a handler',
    says: 'A table imports lib and what is stored',
    refused: [
      ...spellings(table, './ensure-account.ts'),
      ...spellings(nestedTable, '#functions/plan/sync-customer.ts'),
      ...from(nestedTable, `import { syncCustomer } from '../sync-customer.ts';`),
      ...from(item, `import { storeAnswer } from '../answer/store-answer.ts';`),
    ],
    allowed: [
      ...from(
        table,
        `import { codec } from '../lib/codec.ts';`,
        `import { businessesTable } from './businesses/businesses-table.ts';`,
        `import { storedTurn } from '../chat/turns/turns-table.ts';`,
        `import type { Account } from '#shared/domain/account/account.ts';`,
      ),
      ...from(nestedTable, `import { hour } from './quota-expressions.ts';`),
      ...from(item, `import { open } from './open-attributes.ts';`),
    ],
  },
  {
    name: 'a concept of functions/ imports the concepts below it, and any table',
    says: 'A concept imports only concepts below it',
    refused: [
      ...spellings(handler, '../memory/list.ts'),
      ...spellings(nestedHandler, '#functions/memory/list-entries.ts'),
      ...from(nestedHandler, `import { listMemory } from '../../memory/list.ts';`),
      ...from('functions/plan/portal.ts', `import { ask } from '../account/get-account.ts';`),
    ],
    allowed: [
      ...from(
        handler,
        `import { buildPrompt } from './prompt/build-prompt.ts';`,
        `import { list } from '../history/list.ts';`,
        `import { ensureAccount } from '#functions/account/ensure-account.ts';`,
        `import { log } from '../lib/log.ts';`,
      ),
      ...from(nestedHandler, `import { businessWeek } from '../../week/business-week.ts';`),
      ...from('functions/plan/portal.ts', `import { a } from '../account/account-table.ts';`),
      ...from(
        entry,
        `import { ask } from '../chat/ask.ts';`,
        `import { list } from '#functions/memory/list-entries.ts';`,
      ),
    ],
  },
  {
    name: 'nothing imports the entry of a Lambda',
    says: 'The entry of a Lambda is imported by nothing',
    refused: [
      ...spellings(handler, './chat-lambda.ts'),
      ...from(entry, `import { handler } from '../chat/chat-lambda.ts';`),
    ],
    allowed: from(entry, `import { list } from './list.ts';`),
  },
  {
    name: 'a path in functions/ takes no roundabout way',
    says: 'A path goes up, then down',
    refused: from(
      handler,
      `import { list } from '../../functions/memory/list.ts';`,
      `import { list } from './../memory/list.ts';`,
      `import { list } from '#functions/chat/../memory/list.ts';`,
    ),
    allowed: from(handler, `import { list } from '../history/list.ts';`),
  },
];
