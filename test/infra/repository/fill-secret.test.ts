import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, test } from 'vitest';
import { fillSecret } from '#infra/scripts/fill-secret.ts';
import { settingsOf } from '#infra/settings-of-stage.ts';
import { secretFieldsOf } from '#shared/domain/connections/connection-secrets.ts';
import { providerIds } from '#shared/domain/connections/providers.ts';

describe('filling in a secret', () => {
  const dev = settingsOf('dev');
  const manager = (value?: object) => {
    const client = new SecretsManagerClient({ region: dev.region });
    const mock = mockClient(client);
    const get = mock.on(GetSecretValueCommand);
    if (value) get.resolves({ SecretString: JSON.stringify(value) });
    else get.rejects(new ResourceNotFoundException({ message: 'never filled', $metadata: {} }));
    mock.on(PutSecretValueCommand).resolves({});
    const stored = () => {
      const [call] = mock.commandCalls(PutSecretValueCommand);
      const { SecretId, SecretString } = call?.args[0].input ?? {};
      return { SecretId, value: JSON.parse(SecretString ?? 'null') };
    };
    return { client, stored };
  };

  test('fills an empty secret and returns the fields still missing', async () => {
    const { client, stored } = manager();
    const missing = await fillSecret(client, dev, 'stripe', { STRIPE_SECRET_KEY: 'sk_test_abc' });
    expect(missing).toEqual(['webhookSecret']);
    expect(stored()).toEqual({
      SecretId: 'sevenhands/dev/stripe',
      value: { apiKey: 'sk_test_abc' },
    });
  });

  test('keeps the other field of a partly filled secret', async () => {
    const { client, stored } = manager({ apiKey: 'sk_test_abc' });
    const environment = { STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };
    expect(await fillSecret(client, dev, 'stripe', environment)).toEqual([]);
    expect(stored().value).toEqual({ apiKey: 'sk_test_abc', webhookSecret: 'whsec_12345678' });
  });

  test.each([
    [{}, 'Set STRIPE_SECRET_KEY or STRIPE_WEBHOOK_SECRET first'],
    [{ STRIPE_SECRET_KEY: 'pk_test_abc' }, 'STRIPE_SECRET_KEY must be a key that begins with sk_'],
    [{ STRIPE_SECRET_KEY: 'sk_live_abc' }, 'Stage dev needs a test key'],
    [{ STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET must be the signing secret'],
  ])('rejects %j and stores nothing', async (environment, message) => {
    const { client, stored } = manager({});
    await expect(fillSecret(client, dev, 'stripe', environment)).rejects.toThrow(message);
    expect(stored().value).toBeNull();
  });

  test('never repeats a rejected value in the message', async () => {
    const { client } = manager({});
    const rejected = fillSecret(client, dev, 'stripe', { STRIPE_SECRET_KEY: 'my-secret-value' });
    await expect(rejected).rejects.not.toThrow('my-secret-value');
  });

  describe('of the connections', () => {
    const connections = { quickbooks: { clientId: 'client', sandbox: true } };
    const connected = { ...dev, connections };

    test('fills in each provider that the stage switches on, a field at a time', async () => {
      const { client, stored } = manager();
      const environment = { QUICKBOOKS_CLIENT_SECRET: 'books-secret' };
      expect(await fillSecret(client, connected, 'connections', environment)).toEqual([
        'quickbooks.verifierToken',
      ]);
      expect(stored()).toEqual({
        SecretId: 'sevenhands/dev/connections',
        value: { quickbooks: { clientSecret: 'books-secret' } },
      });
    });

    test('keeps what is stored of this provider and of others', async () => {
      const kept = { quickbooks: { clientSecret: 'books-secret' }, other: { clientSecret: 'own' } };
      const { client, stored } = manager(kept);
      const environment = { QUICKBOOKS_VERIFIER_TOKEN: 'verifier-token' };
      expect(await fillSecret(client, connected, 'connections', environment)).toEqual([]);
      expect(stored().value).toEqual({
        ...kept,
        quickbooks: { clientSecret: 'books-secret', verifierToken: 'verifier-token' },
      });
    });

    test('knows a variable for every field of every provider', async () => {
      const settings = { clientId: 'client', sandbox: true };
      const all = {
        ...dev,
        connections: Object.fromEntries(providerIds.map((id) => [id, settings])),
      };
      const { client } = manager();
      const fields = providerIds.flatMap((id) => secretFieldsOf(id));
      const wanted = await fillSecret(client, all, 'connections', {}).catch(
        ({ message }) => message,
      );
      expect(wanted.match(/[A-Z_]{8,}/g)).toHaveLength(fields.length);
    });

    test.each([
      [{}, 'Set QUICKBOOKS_CLIENT_SECRET or QUICKBOOKS_VERIFIER_TOKEN first'],
      [{ QUICKBOOKS_CLIENT_SECRET: 'short' }, 'QUICKBOOKS_CLIENT_SECRET must be the clientSecret'],
    ])('rejects %j and stores nothing', async (environment, message) => {
      const { client, stored } = manager();
      await expect(fillSecret(client, connected, 'connections', environment)).rejects.toThrow(
        message,
      );
      expect(stored().value).toBeNull();
    });

    test('a stage that switches none on has nothing to fill in', async () => {
      const { client, stored } = manager();
      const environment = { QUICKBOOKS_CLIENT_SECRET: 'books-secret' };
      await expect(fillSecret(client, dev, 'connections', environment)).rejects.toThrow(
        'Stage dev has no connections',
      );
      expect(stored().value).toBeNull();
    });
  });
});
