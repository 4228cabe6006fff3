import { CloudFrontClient, ListDistributionsCommand } from '@aws-sdk/client-cloudfront';
import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  GetItemCommand,
  ResourceNotFoundException as TableNotFound,
} from '@aws-sdk/client-dynamodb';
import { IAMClient, ListOpenIDConnectProvidersCommand } from '@aws-sdk/client-iam';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  NotFoundException,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { GetParameterCommand, ParameterNotFound, SSMClient } from '@aws-sdk/client-ssm';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { runChecks } from '#infra/scripts/preflight/run-checks.ts';
import { setUpPayments } from '#infra/scripts/stripe-setup/set-up-payments.ts';
import { stripeClient } from '#infra/scripts/stripe-setup/stripe-client.ts';
import { type Settings, settingsOf } from '#infra/settings-of-stage.ts';
import { stageSettings } from '#infra/stages.ts';
import { startOpenai } from '#local/openai.ts';
import { startStripe } from '#local/stripe.ts';
import { defaultPriceLookupKeys } from '#shared/domain/plan/price-lookup-keys.ts';

const origin = 'https://app.sevenhands.example';
const aws = {
  sts: mockClient(STSClient),
  ssm: mockClient(SSMClient),
  cloudfront: mockClient(CloudFrontClient),
  lambda: mockClient(LambdaClient),
  table: mockClient(DynamoDBClient),
  iam: mockClient(IAMClient),
  ses: mockClient(SESv2Client),
  secrets: mockClient(SecretsManagerClient),
};
const metadata = { $metadata: {}, message: 'not there' };
const secret = (name: string, value: object) =>
  aws.secrets
    .on(GetSecretValueCommand, { SecretId: `sevenhands/prod/${name}` })
    .resolves({ SecretString: JSON.stringify(value) });

/** Mails of 24 hours and of a second, as SES reports them. */
const enough = { Max24HourSend: 50_000, SentLast24Hours: 100, MaxSendRate: 14 };

/** An account in which everything is prepared. */
const prepared = () => {
  for (const client of Object.values(aws)) client.reset();
  aws.sts.on(GetCallerIdentityCommand).resolves({ Account: '111122223333', Arn: 'arn:me' });
  aws.ssm.on(GetParameterCommand).resolves({ Parameter: { Value: '29' } });
  aws.cloudfront
    .on(ListDistributionsCommand)
    .resolves({ DistributionList: { Quantity: 1 } as never });
  aws.lambda
    .on(GetAccountSettingsCommand)
    .resolves({ AccountLimit: { ConcurrentExecutions: 1000 } });
  aws.iam.on(ListOpenIDConnectProvidersCommand).resolves({
    OpenIDConnectProviderList: [
      { Arn: 'arn:aws:iam::111122223333:oidc-provider/token.actions.githubusercontent.com' },
    ],
  });
  aws.ses.on(GetAccountCommand).resolves({
    ProductionAccessEnabled: true,
    SendingEnabled: true,
    SendQuota: enough,
  });
  aws.ses
    .on(GetEmailIdentityCommand)
    .resolves({ VerifiedForSendingStatus: true, DkimAttributes: { Status: 'SUCCESS' } });
  secret('openai', { apiKey: 'sk-local' });
  secret('stripe', { apiKey: 'sk_test_local', webhookSecret: 'whsec_12345678' });
};
beforeEach(prepared);
// The tests of a worker share these classes.
afterAll(() => {
  for (const client of Object.values(aws)) client.restore();
});

/** Runs the checks of prod against the stand-ins of both providers. */
const checked = async ({
  changes = {} as object,
  setUp = true,
  address = origin,
  hears = true,
  servers = ['ns-1.awsdns-01.com'],
} = {}) => {
  const openai = await startOpenai();
  if (!hears)
    openai.inject(({ messages }) =>
      messages.length ? undefined : { kind: 'status', status: 404 },
    );
  const stripe = await startStripe();
  try {
    if (setUp)
      await setUpPayments(
        stripeClient(stripe.secretKey, stripe.url),
        origin,
        defaultPriceLookupKeys,
      );
    const settings: Settings = settingsOf('prod', {
      prod: {
        ...stageSettings.prod,
        testPayments: true,
        mailFrom: 'hello@sevenhands.example',
        ...changes,
      },
    });
    // The schema of a stage accepts https only, and the stand-in has no certificate.
    const local = { ...settings, openai: { ...settings.openai, baseUrl: openai.baseUrl } };
    return await runChecks(local, {
      origin: address,
      origins: { stripe: stripe.url },
      nameServers: async () => servers,
    });
  } finally {
    await stripe.close();
    await openai.close();
  }
};
const notOk = (findings: Awaited<ReturnType<typeof checked>>) =>
  findings.filter(({ state }) => state !== 'ok').map(({ state, subject }) => `${state} ${subject}`);

test('a prepared account passes every check', async () => {
  const findings = await checked();
  expect(findings.map(({ state, subject }) => `${state} ${subject}`)).toEqual([
    'ok credentials',
    'ok bootstrap us-east-1',
    'ok bootstrap us-west-2',
    'ok CloudFront',
    'ok Lambda concurrency',
    'ok table',
    'ok SES account',
    'ok SES quota',
    'ok SES identity',
    'ok GitHub',
    'ok model',
    'ok speech',
    'ok prices',
    'ok webhook',
  ]);
});

test.each([
  [{ Max24HourSend: 50_000, SentLast24Hours: 45_000, MaxSendRate: 14 }, 'the last tenth is left'],
  [{ Max24HourSend: 50_000, SentLast24Hours: 0, MaxSendRate: 10 }, 'lower it to 9'],
])('mails are short where the account may send %j', async (SendQuota, text) => {
  aws.ses
    .on(GetAccountCommand)
    .resolves({ ProductionAccessEnabled: true, SendingEnabled: true, SendQuota });
  const findings = await checked();
  expect(notOk(findings)).toEqual(['todo SES quota']);
  expect(findings.find(({ subject }) => subject === 'SES quota')?.text).toContain(text);
});

const domain = { name: 'app.sevenhands.example', zoneId: 'Z1', zoneName: 'sevenhands.example' };

test('a zone that is answered by Route 53 passes', async () => {
  const findings = await checked({ changes: { domain } });
  expect(notOk(findings)).toEqual([]);
  expect(findings.map(({ state, subject }) => `${state} ${subject}`)).toContain('ok zone');
});

test.each([
  [['ns1.registrar.example'], 'is answered by ns1.registrar.example'],
  [[], 'is answered by nobody'],
])('a zone whose name servers are %j is to be delegated', async (servers, text) => {
  const findings = await checked({ changes: { domain }, servers });
  expect(notOk(findings)).toEqual(['todo zone']);
  expect(findings.find(({ subject }) => subject === 'zone')?.text).toContain(text);
});

test('a stage without a microphone is not asked for speech', async () => {
  const openai = { ...stageSettings.prod.openai, speech: null };
  const subjects = (await checked({ changes: { openai } })).map(({ subject }) => subject);
  expect(subjects).toContain('model');
  expect(subjects).not.toContain('speech');
});

const restored = { changes: { restoredTable: 'sevenhands-restored' } };
/** A table that `npm run restore` has finished. */
const restoredTable = () => {
  aws.table.on(DescribeTableCommand).resolves({ Table: { TableStatus: 'ACTIVE' } });
  aws.table.on(DescribeTimeToLiveCommand).resolves({
    TimeToLiveDescription: { TimeToLiveStatus: 'ENABLED' },
  });
  aws.table.on(DescribeContinuousBackupsCommand).resolves({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: 'ENABLED' },
    },
  });
  aws.table
    .on(GetItemCommand)
    .resolves({ Item: { ledger_applied_at: { S: '2026-11-20T10:00:00.000Z' } } });
};

test('a restored table in which the deletions were repeated passes', async () => {
  restoredTable();
  expect(notOk(await checked(restored))).toEqual([]);
});

type Case = readonly [
  name: string,
  arrange: () => unknown,
  expected: string,
  options?: Parameters<typeof checked>[0],
];
const cases: readonly Case[] = [
  [
    'there are no credentials',
    () => aws.sts.on(GetCallerIdentityCommand).rejects(new Error('Could not load credentials')),
    'todo credentials',
  ],
  [
    'a region was never bootstrapped',
    () => aws.ssm.on(GetParameterCommand).rejects(new ParameterNotFound(metadata)),
    'todo bootstrap us-east-1',
    { changes: { copyRegion: null } },
  ],
  [
    'the region of the weekly copies was never bootstrapped',
    () =>
      aws.ssm.on(GetParameterCommand).callsFake(async (_, getClient) => {
        if ((await getClient().config.region()) === 'us-west-2')
          throw new ParameterNotFound(metadata);
        return { Parameter: { Value: '30' } };
      }),
    'todo bootstrap us-west-2',
  ],
  [
    'the bootstrap is old',
    () => aws.ssm.on(GetParameterCommand).resolves({ Parameter: { Value: '4' } }),
    'todo bootstrap us-east-1',
    { changes: { copyRegion: null } },
  ],
  [
    'CloudFront has no distribution yet, so its verification is unknown',
    () =>
      aws.cloudfront
        .on(ListDistributionsCommand)
        .resolves({ DistributionList: { Quantity: 0 } as never }),
    'unsure CloudFront',
  ],
  [
    'CloudFront may not be read',
    () => aws.cloudfront.on(ListDistributionsCommand).rejects(new Error('AccessDenied')),
    'todo CloudFront',
  ],
  [
    'Lambda has the concurrency of a new account',
    () =>
      aws.lambda
        .on(GetAccountSettingsCommand)
        .resolves({ AccountLimit: { ConcurrentExecutions: 10 } }),
    'todo Lambda concurrency',
  ],
  [
    'Lambda allows too few instances for what the stage reserves',
    () =>
      aws.lambda
        .on(GetAccountSettingsCommand)
        .resolves({ AccountLimit: { ConcurrentExecutions: 149 } }),
    'todo Lambda concurrency',
  ],
  [
    'SES is in the sandbox',
    () =>
      aws.ses
        .on(GetAccountCommand)
        .resolves({ ProductionAccessEnabled: false, SendingEnabled: true, SendQuota: enough }),
    'todo SES account',
  ],
  [
    'SES has paused sending',
    () =>
      aws.ses
        .on(GetAccountCommand)
        .resolves({ ProductionAccessEnabled: true, SendingEnabled: false, SendQuota: enough }),
    'todo SES account',
  ],
  [
    'SES allows fewer mails a second than the stage sends',
    () =>
      aws.ses.on(GetAccountCommand).resolves({
        ProductionAccessEnabled: true,
        SendingEnabled: true,
        SendQuota: { ...enough, MaxSendRate: 1 },
      }),
    'todo SES quota',
  ],
  [
    'the sender’s domain is unknown to SES',
    () => aws.ses.on(GetEmailIdentityCommand).rejects(new NotFoundException(metadata)),
    'todo SES identity',
  ],
  [
    'DKIM of the sender’s domain is pending',
    () =>
      aws.ses
        .on(GetEmailIdentityCommand)
        .resolves({ VerifiedForSendingStatus: true, DkimAttributes: { Status: 'PENDING' } }),
    'todo SES identity',
  ],
  [
    'GitHub is not an identity provider',
    () => aws.iam.on(ListOpenIDConnectProvidersCommand).resolves({ OpenIDConnectProviderList: [] }),
    'unsure GitHub',
  ],
  [
    'Google has no client secret',
    () => {},
    'todo Google',
    {
      changes: {
        domain,
        google: { clientId: '1-a.apps.googleusercontent.com', domainPrefix: 'seven' },
      },
    },
  ],
  ['the model has no key', () => secret('openai', {}), 'todo model'],
  ['the speech model is refused', () => {}, 'todo speech', { hears: false }],
  ['the payment account has no key', () => secret('stripe', {}), 'todo payments'],
  [
    'the payment key has the wrong mode',
    () => secret('stripe', { apiKey: 'sk_live_abc', webhookSecret: 'whsec_12345678' }),
    'todo payments',
  ],
  [
    'the signing secret is not stored',
    () => secret('stripe', { apiKey: 'sk_test_local' }),
    'todo webhook',
  ],
  [
    'a price is missing',
    () => {},
    'todo prices',
    {
      changes: {
        lookupKeys: {
          ...defaultPriceLookupKeys,
          pro: { monthly: 'other.month', yearly: 'other.year' },
        },
      },
    },
  ],
  ['there is no webhook', () => {}, 'todo webhook', { setUp: false }],
  [
    'the restored table does not exist',
    () => {
      restoredTable();
      aws.table.on(DescribeTableCommand).rejects(new TableNotFound(metadata));
    },
    'todo table',
    restored,
  ],
  [
    'deletions were not repeated in the restored table',
    () => {
      restoredTable();
      aws.table.on(GetItemCommand).resolves({});
    },
    'todo table',
    restored,
  ],
  [
    'items in the restored table do not expire',
    () => {
      restoredTable();
      aws.table.on(DescribeTimeToLiveCommand).resolves({
        TimeToLiveDescription: { TimeToLiveStatus: 'DISABLED' },
      });
    },
    'todo table',
    restored,
  ],
  [
    'the restored table has no point-in-time recovery',
    () => {
      restoredTable();
      aws.table.on(DescribeContinuousBackupsCommand).resolves({});
    },
    'todo table',
    restored,
  ],
  ['a stage with customers sends no mail', () => {}, 'todo mail', { changes: { mailFrom: null } }],
];

test('every check that can pass also fails or is unsure in a case here', async () => {
  const seen = new Set(cases.map(([, , expected]) => expected.replace(/^\w+ /, '')));
  const green = (await checked()).map(({ subject }) => subject);
  expect(green.filter((subject) => !seen.has(subject))).toEqual([]);
});

describe('reports that', () => {
  for (const [name, arrange, expected, options] of cases)
    test(name, async () => {
      arrange();
      expect(notOk(await checked(options))).toEqual([expected]);
    });

  test('the address of the stage is unknown, so its webhook cannot be found', async () => {
    expect(notOk(await checked({ address: '' }))).toEqual(['unsure webhook']);
  });

  test('the model refuses the key', async () => {
    const openai = await startOpenai();
    await openai.close();
    const settings = settingsOf('prod', { prod: { ...stageSettings.prod, testPayments: true } });
    const unreachable = { ...settings, openai: { ...settings.openai, baseUrl: openai.baseUrl } };
    const findings = await runChecks(unreachable);
    expect(findings.find(({ subject }) => subject === 'model')).toMatchObject({
      state: 'todo',
      text: expect.stringContaining('check the key'),
    });
  });
});
