import { from, type Rule, spellings } from './rule.ts';

const rule = 'shared/domain/plan/plans.ts';
const nested = 'shared/domain/chat/answer-parts/answer-as-markdown.ts';
const deepest = 'shared/domain/chat/masking/addresses/english.ts';
const helper = 'shared/catalogue/sales.ts';

export const sharedRules: Rule[] = [
  {
    name: 'shared/ knows itself and small libraries',
    says: 'shared/ imports',
    refused: [
      ...spellings(rule, '#functions/lib/config.ts'),
      ...from(
        'shared/api-client.ts',
        `import { DynamoDBClient } from '@aws-sdk/client-dynamodb';`,
        `import { useState } from 'react';`,
        `import { readFile } from 'node:fs/promises';`,
        `import { ulid } from 'ulid';`,
        `import { stages } from '#infra/stages.ts';`,
        `import { api } from '#web/core/api.ts';`,
        `import { startMail } from '#local/mail.ts';`,
        `export { stages } from '../infra/stages.ts';`,
        `export { startMail } from '../local/mail.ts';`,
        `export { config } from '../functions/lib/config.ts';`,
        `export { rubric } from '../evals/judge/rubric.ts';`,
        `export const load = () => import('openai');`,
        `export type Client = import('openai').OpenAI;`,
      ),
    ],
    allowed: [
      ...from(rule, `import * as z from 'zod';`, `import { plans } from './plans.ts';`),
      ...from('shared/openapi.ts', `import { Problem } from '#shared/contract/problem.ts';`),
      ...from('shared/web-paths.ts', `import { a } from './domain/catalogue/trade-paths.ts';`),
      ...from(
        'shared/api-client.ts',
        `import { EventSourceParserStream } from 'eventsource-parser/stream';`,
        `import { route } from './contract/route.ts';`,
      ),
      ...from(
        'shared/catalogue/trade-prompts/sales/quiet-quote.ts',
        `import { lines } from '../../join-prompt-lines.ts';`,
      ),
    ],
  },
  {
    name: 'shared/domain imports itself',
    says: 'shared/domain imports itself',
    refused: [
      ...spellings(rule, '#shared/contract/problem.ts'),
      ...spellings(nested, '../../../catalogue/schema.ts'),
      ...from(
        rule,
        `import { Problem } from '../../contract/problem.ts';`,
        `import { shipped } from '../../starter-prompts/shipped.ts';`,
        `import type { Config } from '#shared/browser-config.ts';`,
      ),
      ...from(nested, `import { shipped } from '#shared/starter-prompts/shipped.ts';`),
      ...from(deepest, `import { Problem } from '../../../../contract/problem.ts';`),
      ...from('shared/domain/words.ts', `import { Problem } from '../contract/problem.ts';`),
    ],
    allowed: [
      ...from(
        rule,
        `import { helpers } from '../catalogue/helpers.ts';`,
        `import { helpers } from '#shared/domain/catalogue/helpers.ts';`,
      ),
      ...from(nested, `import { helpers } from '../../catalogue/helpers.ts';`),
      ...from(deepest, `import { helpers } from '../../../catalogue/helpers.ts';`),
    ],
  },
  {
    name: 'shared/catalogue imports itself and shared/domain',
    says: 'shared/catalogue imports itself and shared/domain',
    refused: [
      ...spellings(helper, '../contract/route.ts'),
      ...from(
        helper,
        `import type { Problem } from '#shared/contract/problem.ts';`,
        `import { shipped } from '../starter-prompts/shipped.ts';`,
        `import { webPaths } from '../web-paths.ts';`,
      ),
    ],
    allowed: [
      ...from(helper, `import { helpers } from '../domain/catalogue/helpers.ts';`),
      ...from(
        'shared/catalogue/kits/quote.ts',
        `import { helperIds } from '../../domain/catalogue/helper-ids.ts';`,
        `import type { Kit } from './kit.ts';`,
      ),
    ],
  },
  {
    name: 'shared/contract imports itself and shared/domain',
    says: 'shared/contract imports itself and shared/domain',
    refused: [
      ...spellings('shared/contract/chat.ts', '../catalogue/schema.ts'),
      ...from(
        'shared/contract/admin/prompts.ts',
        `import { shipped } from '#shared/starter-prompts/shipped.ts';`,
        `import { openapi } from '../../openapi.ts';`,
      ),
    ],
    allowed: from(
      'shared/contract/chat.ts',
      `import { Turn } from '../domain/chat/turns.ts';`,
      `import { StarterPrompt } from '../domain/catalogue/starter-prompt.ts';`,
      `import { route } from './route.ts';`,
    ),
  },
  {
    name: 'shared/starter-prompts imports the catalogue and shared/domain',
    says: 'shared/starter-prompts imports itself',
    refused: from(
      'shared/starter-prompts/shipped.ts',
      `import { routes } from '../contract/index.ts';`,
      `export type { Api } from '#shared/api-client.ts';`,
    ),
    allowed: from(
      'shared/starter-prompts/shipped.ts',
      `import { trades } from '../catalogue/trades.ts';`,
      `import { helperIds } from '../domain/catalogue/helper-ids.ts';`,
    ),
  },
  {
    name: 'a path in shared/ takes no roundabout way',
    says: 'A path goes up, then down',
    refused: from(
      rule,
      `import { plans } from './../plan/plans.ts';`,
      `import { plans } from '#shared/domain/lib/../plan/plans.ts';`,
    ),
    allowed: from(rule, `import { plans } from './plans.ts';`),
  },
];
