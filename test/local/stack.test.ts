import {
  AdminListGroupsForUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { expect, test } from 'vitest';
import { startLocalStack } from '#local/stack.ts';

test('one call starts everything, and again after it was closed', async () => {
  for (const _round of [1, 2]) {
    await using app = await startLocalStack();
    const answer = await fetch(`${app.apiUrl}/health`);
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  }
});

test('the gateway refuses with our messages: no token, a wrong one, an unknown path, a huge body', async () => {
  await using app = await startLocalStack();
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(app.apiUrl + path, init);
    return [answer.status, ((await answer.json()) as { code: string }).code];
  };
  await app.auth.signUp({ email: 'ada@example.test' });
  const { IdToken } = await app.auth.tokensOf('ada@example.test');
  expect(await ask('/account')).toEqual([401, 'signed-out']);
  expect(await ask('/account', { headers: { authorization: `Bearer ${IdToken}` } })).toEqual([
    401,
    'signed-out',
  ]);
  expect(await ask('/nowhere')).toEqual([404, 'not-found']);
  const body = 'x'.repeat(11 * 2 ** 20);
  expect(await ask('/stripe/webhook', { method: 'POST', body })).toEqual([413, 'too-large']);
});

test('a route that is called too often is throttled when the stage has a limit', async () => {
  await using app = await startLocalStack({ throttled: true });
  // A route with a small limit of its own: the usual one refills faster than a busy machine can call.
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      fetch(`${app.apiUrl}/suggestions`, { method: 'POST', body: '{}' }).then(
        ({ status }) => status,
      ),
    ),
  );
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(50);
  expect(answers.filter((status) => status === 400).length).toBeGreaterThanOrEqual(10);
});

test('the Lambdas reach pool, secrets and mail through their environment only', async () => {
  await using app = await startLocalStack();
  const { sub } = await app.auth.signUp({ email: 'ada@example.test' });
  app.auth.join(sub, 'admin');
  const pool = new CognitoIdentityProviderClient({});
  const user = { UserPoolId: app.auth.userPoolId, Username: sub };
  const { Groups } = await pool.send(new AdminListGroupsForUserCommand(user));
  expect(Groups?.map(({ GroupName }) => GroupName)).toEqual(['admin']);
  await pool.send(new AdminUserGlobalSignOutCommand(user));

  const secrets = new SecretsManagerClient({});
  const secret = (SecretId: string) => secrets.send(new GetSecretValueCommand({ SecretId }));
  expect((await secret('sevenhands/local/openai')).SecretString).toContain('apiKey');
  await expect(secret('other')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });

  await new SESv2Client({}).send(
    new SendEmailCommand({
      FromEmailAddress: 'hello@sevenhands.test',
      Destination: { ToAddresses: ['ada@example.test'] },
      Content: {
        Simple: {
          Subject: { Data: 'Your trial ends soon' },
          Body: { Text: { Data: 'In <b>two</b> days.' } },
        },
      },
    }),
  );
  expect(app.mail.inbox.list('ADA@example.test')[0]).toMatchObject({
    subject: 'Your trial ends soon',
  });
  const page = await (await fetch(`${app.mail.url}/__local/mail`)).text();
  expect(page).toContain('In &lt;b&gt;two&lt;/b&gt; days.');
  const json = await fetch(`${app.mail.url}/__local/mail?format=json&to=nobody@example.test`);
  expect(await json.json()).toEqual([]);
});
