import { afterEach, expect, test, vi } from 'vitest';
import {
  explainPasskeyError,
  passkeyRefusals,
} from '#web/features/auth/passkeys/explain-passkey-error.ts';
import { letPasskeysReplaceCodes } from '#web/features/auth/passkeys/let-passkeys-replace-codes.ts';

vi.mock('#web/core/auth/session-bundle.ts', () => ({ accessToken: async () => 'token' }));
vi.mock('#web/core/config.ts', () => ({
  loadConfig: async () => ({ userPoolEndpoint: null, region: 'eu-west-1' }),
}));

afterEach(() => vi.unstubAllGlobals());

const failure = (name: string, message = '') => Object.assign(new Error(message), { name });

test.each([
  ['PasskeyAuthenticationCanceled', passkeyRefusals.notUsed],
  ['PasskeyRegistrationCanceled', passkeyRefusals.notAdded],
  ['PasskeyAlreadyExists', passkeyRefusals.known],
  ['PasskeyNotSupported', passkeyRefusals.unsupported],
  ['WebAuthnChallengeNotFoundException', 'That took too long. Please try again.'],
])('%s is explained in words', (name, words) => {
  expect(explainPasskeyError(failure(name, 'Some words of the library.'))).toBe(words);
});

test('errors unrelated to passkeys are not explained here', () => {
  for (const other of [
    failure('NotAuthorizedException', 'Incorrect username or password.'),
    failure('toString'),
    'no error',
  ])
    expect(explainPasskeyError(other)).toBe(undefined);
  expect(
    explainPasskeyError(failure('NotAuthorizedException', 'Invalid passkey credential.')),
  ).toBe(passkeyRefusals.wrong);
});

test('letPasskeysReplaceCodes calls the user pool in its region and rejects with the pool’s error', async () => {
  const answers = [
    new Response('{}'),
    Response.json({ __type: 'NotAuthorizedException', message: 'Token revoked' }, { status: 400 }),
    new Response('', { status: 502 }),
  ];
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => answers.shift());
  vi.stubGlobal('fetch', fetched);
  await letPasskeysReplaceCodes(true);
  expect(fetched.mock.calls[0]?.[0]).toBe('https://cognito-idp.eu-west-1.amazonaws.com/');
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({
    AccessToken: 'token',
    WebAuthnMfaSettings: { Enabled: true },
  });
  await expect(letPasskeysReplaceCodes(false)).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Token revoked',
  });
  await expect(letPasskeysReplaceCodes(false)).rejects.toThrow();
});
