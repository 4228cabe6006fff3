import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { checkConnections } from '#infra/scripts/preflight/connections.ts';
import { settingsOf } from '#infra/settings-of-stage.ts';
import { stageSettings } from '#infra/stages.ts';
import { startBooks } from '#local/books/start.ts';
import { startFacebook } from '#local/facebook/start.ts';
import { callbackPath } from '#shared/domain/connections/providers.ts';

const origin = 'https://app.sevenhands.example';
const name = 'QuickBooks Online';
const secrets = mockClient(SecretsManagerClient);
beforeEach(() => secrets.reset());
afterAll(() => secrets.restore());

type Changes = {
  /** What is stored, by default what the provider gave. */
  readonly stored?: Record<string, string>;
  /** The address that the provider may lead back to. */
  readonly entered?: string;
  readonly address?: string | undefined;
  readonly clientId?: string;
  readonly isOff?: boolean;
  readonly isDown?: boolean;
};

/** Checks the connections of a stage against a provider on this machine; answers what it was asked, too. */
const checked = async ({ stored, entered, clientId, isOff, isDown, ...more }: Changes = {}) => {
  const books = await startBooks({ redirectUri: entered ?? origin + callbackPath('quickbooks') });
  const given = { clientSecret: books.clientSecret, verifierToken: books.verifierToken };
  secrets
    .on(GetSecretValueCommand, { SecretId: 'sevenhands/dev/connections' })
    .resolves({ SecretString: JSON.stringify({ quickbooks: stored ?? given }) });
  const quickbooks = { clientId: clientId ?? books.clientId, sandbox: true, origin: books.url };
  const connections = isOff ? {} : { quickbooks };
  const settings = settingsOf('dev', { dev: { ...stageSettings.dev, connections } });
  try {
    if (isDown) await books.close();
    const findings = await checkConnections(settings, 'address' in more ? more.address : origin);
    return { findings, asked: books.seen.refreshes };
  } finally {
    if (!isDown) await books.close();
  }
};
const only = async (changes?: Changes) => {
  const { findings } = await checked(changes);
  expect(findings).toHaveLength(1);
  return findings[0];
};

describe('a provider that the stage switches on', () => {
  test('passes where it takes the keys and leads back to the stage', async () => {
    expect(await only()).toEqual({
      state: 'ok',
      subject: name,
      text: `it takes the keys, and did not refuse to lead back to ${origin}/dashboard/connections/callback/quickbooks`,
    });
  });

  test.each([
    [{}, 'no clientSecret and verifierToken yet'],
    [{ verifierToken: 'verifier-token' }, 'no clientSecret yet'],
    [{ clientSecret: 'client-secret' }, 'no verifierToken yet'],
  ])('is to be given the keys that are missing beside %j', async (stored, text) => {
    expect(await only({ stored })).toEqual({
      state: 'todo',
      subject: name,
      text: expect.stringContaining(text),
    });
  });

  test('is to be given its keys where the secret was never filled in', async () => {
    const settings = settingsOf('dev', {
      dev: {
        ...stageSettings.dev,
        connections: { quickbooks: { clientId: 'client', sandbox: true } },
      },
    });
    secrets
      .on(GetSecretValueCommand)
      .rejects(new ResourceNotFoundException({ message: 'never filled', $metadata: {} }));
    const [finding] = await checkConnections(settings, origin);
    expect(finding).toMatchObject({
      state: 'todo',
      text: expect.stringContaining('npm run secrets -- --stage dev connections'),
    });
  });

  test.each([
    ['a wrong secret', { stored: { clientSecret: 'another-secret', verifierToken: 'a-token' } }],
    ['a wrong client id', { clientId: 'another-client' }],
  ])('is refused with %s, which is never repeated', async (_, changes) => {
    const finding = await only(changes);
    expect(finding).toMatchObject({ state: 'todo', subject: name });
    expect(finding?.text).toContain('refuses the client id with this secret');
    expect(finding?.text).not.toMatch(/another-(secret|client)/);
  });

  test.each([
    'https://other.example/dashboard/connections/callback/quickbooks',
    `${origin}/dashboard/connections/callback/quickbooks/`,
    `${origin}/dashboard/connections`,
  ])('is to lead back to the stage and not to %s', async (entered) => {
    expect(await only({ entered })).toEqual({
      state: 'todo',
      subject: name,
      text: `it does not lead back to ${origin}/dashboard/connections/callback/quickbooks: enter exactly this address there`,
    });
  });

  test('is not known to lead back while the address of the stage is unknown', async () => {
    const finding = await only({ address: undefined });
    expect(finding).toMatchObject({ state: 'unsure', text: expect.stringContaining('--origin') });
  });

  test('is not known to take the keys while it is out of reach', async () => {
    expect(await only({ isDown: true })).toMatchObject({ state: 'unsure', subject: name });
  });
});

test('a provider that is off is not asked, and nothing is said of it', async () => {
  expect(await checked({ isOff: true })).toEqual({ findings: [], asked: 0 });
  expect(secrets.calls()).toHaveLength(0);
});

describe('a provider without refresh tokens', () => {
  const facebook = 'facebook-page';

  /** What is found about it with these keys. */
  const found = async ({ clientSecret = '', isDown = false } = {}) => {
    const standIn = await startFacebook({ redirectUri: origin + callbackPath(facebook) });
    const stored = { clientSecret: clientSecret || standIn.clientSecret };
    secrets
      .on(GetSecretValueCommand)
      .resolves({ SecretString: JSON.stringify({ [facebook]: stored }) });
    const connections = { [facebook]: { clientId: standIn.clientId, origin: standIn.url } };
    const settings = settingsOf('dev', { dev: { ...stageSettings.dev, connections } });
    if (isDown) await standIn.close();
    try {
      const [finding] = await checkConnections(settings, origin);
      return finding;
    } finally {
      if (!isDown) await standIn.close();
    }
  };

  test('is asked for a token of the application itself', async () => {
    expect(await found()).toMatchObject({
      state: 'ok',
      text: expect.stringContaining('it takes the keys'),
    });
    const refused = await found({ clientSecret: 'another-secret' });
    expect(refused).toMatchObject({ state: 'todo' });
    expect(refused?.text).toContain('refuses the client id with this secret');
    expect(refused?.text).not.toContain('another-secret');
    expect(await found({ isDown: true })).toMatchObject({ state: 'unsure' });
  });
});
