import { describe, expect, test } from 'vitest';
import {
  ConnectionSecrets,
  secretFieldsOf,
} from '#shared/domain/connections/connection-secrets.ts';
import { authorizationServerOf } from '#shared/domain/connections/provider-authorization-server.ts';
import { providerIds, providers } from '#shared/domain/connections/providers.ts';
import {
  StageProviderSettings,
  switchedOn,
} from '#shared/domain/connections/stage-provider-settings.ts';

const settings = { clientId: 'client', sandbox: false };

describe('what a stage says of a provider', () => {
  test.for([
    {},
    { quickbooks: settings },
    { quickbooks: { ...settings, origin: 'https://a.example' } },
  ])('may be %j', (value) => {
    expect(StageProviderSettings.parse(value)).toEqual(value);
  });

  test.for([
    { quickbooks: { clientId: 'client' } },
    { quickbooks: { ...settings, sandbox: 'yes' } },
    { quickbooks: { ...settings, clientId: '' } },
    { quickbooks: { ...settings, origin: 'books' } },
    { quickbooks: { ...settings, colour: 'red' } },
    { quickbooks: undefined },
    { 'no-such-provider': settings },
  ])('may not be %j', (value) => {
    expect(StageProviderSettings.safeParse(value).success).toBe(false);
  });

  test('switches on what is there, and nothing else', () => {
    expect(switchedOn({})).toEqual([]);
    expect(switchedOn({ quickbooks: settings })).toEqual(['quickbooks']);
  });
});

test('a provider has a verifier token in its secret exactly when it sends events', () => {
  for (const id of providerIds)
    expect(secretFieldsOf(id).includes('verifierToken')).toBe(providers[id].sendsEvents);
});

test('a secret that is incomplete counts as missing, and the others are read', () => {
  const quickbooks = { clientSecret: 'client-secret', verifierToken: 'verifier-token' };
  expect(ConnectionSecrets.parse({})).toEqual({});
  expect(ConnectionSecrets.parse({ quickbooks })).toEqual({ quickbooks });
  for (const incomplete of [
    { clientSecret: 'client-secret' },
    { ...quickbooks, clientSecret: '' },
    7,
  ])
    expect(ConnectionSecrets.parse({ quickbooks: incomplete }).quickbooks).toBeUndefined();
});

test('a stand-in answers for every address of a provider', () => {
  for (const id of providerIds) {
    const own = Object.keys(authorizationServerOf(id, {}));
    const { authorization_response_iss_parameter_supported, hasRefreshTokens, ...standIn } =
      authorizationServerOf(id, {
        origin: 'http://127.0.0.1:9',
      });
    expect(own).toEqual(expect.arrayContaining(Object.keys(standIn)));
    for (const address of Object.values(standIn))
      expect(address).toMatch(/^http:\/\/127\.0\.0\.1:9/);
  }
});
