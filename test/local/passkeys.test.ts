import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { codeAt, stepAt } from '#local/auth/second-factor/totp.ts';
import { startAuth } from '#local/auth.ts';
import { createInbox } from '#local/mail/inbox.ts';
import { createAuthenticator } from '#test/support/pages/authenticator.ts';

const email = 'ada@example.test';
type Device = ReturnType<typeof createAuthenticator>;
type Faults = Parameters<Device['get']>[1];

/** A pool with Ada in it, called like the browser's library does. */
const startPool = async (file?: string) => {
  const auth = await startAuth({ inbox: createInbox(), ...(file && { file }) });
  const call = async (name: string, body: object) => {
    const response = await fetch(auth.url, {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${name}` },
      body: JSON.stringify(body),
    });
    // biome-ignore lint/suspicious/noExplicitAny: Cognito's answers, each read where it is asked for
    return (await response.json()) as any;
  };
  const tokenOf = async (name = email) => (await auth.tokensOf(name)).AccessToken;

  const start = async (name = email) =>
    (await call('StartWebAuthnRegistration', { AccessToken: await tokenOf(name) }))
      .CredentialCreationOptions;
  const complete = async (Credential: object, name = email) =>
    call('CompleteWebAuthnRegistration', { AccessToken: await tokenOf(name), Credential });
  const add = async (device: Device, faults: Faults = {}, name = email) =>
    complete(device.create(await start(name), faults), name);
  const list = async (name = email) =>
    (await call('ListWebAuthnCredentials', { AccessToken: await tokenOf(name) })).Credentials;

  const ClientId = auth.userPoolClientId;
  const begin = (USERNAME = email) =>
    call('InitiateAuth', {
      ClientId,
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME, PREFERRED_CHALLENGE: 'WEB_AUTHN' },
    });
  const optionsOf = (begun: { ChallengeParameters: Record<string, string> }) =>
    JSON.parse(begun.ChallengeParameters.CREDENTIAL_REQUEST_OPTIONS ?? '');
  const respond = (Session: string, credential: object) =>
    call('RespondToAuthChallenge', {
      ClientId,
      ChallengeName: 'WEB_AUTHN',
      Session,
      ChallengeResponses: { USERNAME: email, CREDENTIAL: JSON.stringify(credential) },
    });
  const signIn = async (device: Device, faults: Faults = {}) => {
    const begun = await begin();
    return respond(begun.Session, device.get(optionsOf(begun), faults));
  };

  await auth.signUp({ email });
  return {
    ...{ auth, call, tokenOf, start, complete, add, list, begin, optionsOf, respond, signIn },
    [Symbol.asyncDispose]: auth.close,
  };
};

const wrong = { __type: 'NotAuthorizedException', message: 'Invalid passkey credential.' };

test('a passkey is added, listed with its day, signs in, and no longer does once it is deleted', async () => {
  await using pool = await startPool();
  const device = createAuthenticator();
  expect(await pool.list()).toEqual([]);
  const options = await pool.start();
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: email },
    authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
  });
  expect(await pool.complete(device.create(options))).toEqual({});
  expect(await pool.list()).toMatchObject([
    { CredentialId: device.id, FriendlyCredentialName: 'Passkey 1', RelyingPartyId: 'localhost' },
  ]);
  const begun = await pool.begin('ADA@example.test');
  expect(begun.ChallengeName).toBe('WEB_AUTHN');
  expect(pool.optionsOf(begun)).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  const { AuthenticationResult } = await pool.signIn(device);
  await expect(pool.auth.authorize(AuthenticationResult.AccessToken)).resolves.toMatchObject({
    sub: pool.auth.find(email)?.sub,
  });

  const remove = async (CredentialId: string) =>
    pool.call('DeleteWebAuthnCredential', { AccessToken: await pool.tokenOf(), CredentialId });
  expect(await remove('another')).toMatchObject({ __type: 'ResourceNotFoundException' });
  expect(await remove(device.id)).toEqual({});
  expect(await pool.list()).toEqual([]);
  expect((await pool.begin()).ChallengeName).toBe('SELECT_CHALLENGE');
});

test.each<[string, Faults]>([
  ['another challenge', { challenge: Buffer.from('made up').toString('base64url') }],
  ['a foreign page', { origin: 'https://localhost.evil.example' }],
  ['another domain', { rpId: 'evil.example' }],
  ['a device that did not check who holds it', { verified: false }],
])('%s neither adds a passkey nor signs in with one', async (_, faults) => {
  await using pool = await startPool();
  const device = createAuthenticator();
  expect((await pool.add(device, faults)).__type).toMatch(/^WebAuthn/);
  expect(await pool.list()).toEqual([]);
  expect(await pool.add(device)).toEqual({});
  expect(await pool.signIn(device, faults)).toMatchObject(wrong);
  expect(await pool.signIn(device)).toHaveProperty('AuthenticationResult.AccessToken');
});

test('no recorded response is accepted a second time', async () => {
  await using pool = await startPool();
  const device = createAuthenticator();
  const made = device.create(await pool.start());
  await pool.complete(made);
  expect(await pool.complete(made)).toMatchObject({ __type: 'WebAuthnChallengeNotFoundException' });

  const begun = await pool.begin();
  const shown = device.get(pool.optionsOf(begun));
  expect(await pool.respond(begun.Session, shown)).toHaveProperty('AuthenticationResult');
  expect(await pool.respond(begun.Session, shown)).toMatchObject({
    message: 'Invalid session for the user.',
  });
  expect(await pool.respond((await pool.begin()).Session, shown)).toMatchObject(wrong);
  // A copied device that signs on its own has an older counter.
  device.rewind(0);
  expect(await pool.signIn(device)).toMatchObject(wrong);
});

test('a challenge expires', async () => {
  await using pool = await startPool();
  const device = createAuthenticator();
  await pool.add(device);
  const options = await pool.start();
  const begun = await pool.begin();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
  try {
    const late = createAuthenticator();
    expect(await pool.complete(late.create(options))).toMatchObject({
      __type: 'WebAuthnChallengeNotFoundException',
    });
    expect(await pool.respond(begun.Session, device.get(pool.optionsOf(begun)))).toMatchObject({
      message: 'Invalid session for the user.',
    });
  } finally {
    vi.useRealTimers();
  }
});

test('the passkey of another user signs no one else in, and cannot be taken over', async () => {
  await using pool = await startPool();
  const bob = 'bob@example.test';
  await pool.auth.signUp({ email: bob });
  const [own, strange] = [createAuthenticator(), createAuthenticator()];
  await pool.add(own);
  await pool.add(strange, {}, bob);
  expect(await pool.signIn(strange)).toMatchObject(wrong);
  expect(await pool.add(own, {}, bob)).toMatchObject({
    __type: 'WebAuthnCredentialNotSupportedException',
  });
  for (const odd of [{}, { id: own.id }, { id: own.id, response: { clientDataJSON: '!' } }])
    expect(await pool.respond((await pool.begin()).Session, odd)).toMatchObject(wrong);
});

test('an unknown address and one without a passkey get the same response', async () => {
  await using pool = await startPool();
  const [nobody, somebody] = [await pool.begin('nobody@example.test'), await pool.begin()];
  const { Session: _nobody, ...said } = nobody;
  const { Session: _somebody, ...alsoSaid } = somebody;
  expect(said).toEqual(alsoSaid);
  expect(said.ChallengeName).toBe('SELECT_CHALLENGE');
  expect(await pool.respond(nobody.Session, {})).toMatchObject({
    message: 'Invalid session for the user.',
  });
});

test('with two-step sign-in on, only a passkey that counts as two factors signs in', async () => {
  await using pool = await startPool();
  const device = createAuthenticator();
  await pool.add(device);
  const AccessToken = await pool.tokenOf();
  const prefer = (wanted: object) => pool.call('SetUserMFAPreference', { AccessToken, ...wanted });
  expect(await prefer({ WebAuthnMfaSettings: { Enabled: true } })).toMatchObject({
    __type: 'InvalidParameterException',
  });
  const { SecretCode } = await pool.call('AssociateSoftwareToken', { AccessToken });
  const UserCode = codeAt(SecretCode, stepAt(Date.now()));
  await pool.call('VerifySoftwareToken', { AccessToken, UserCode });
  await prefer({ SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } });
  expect((await pool.begin()).ChallengeName).toBe('SELECT_CHALLENGE');

  await prefer({ WebAuthnMfaSettings: { Enabled: true } });
  expect(await pool.call('GetUser', { AccessToken })).toMatchObject({
    PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
  });
  expect(await pool.signIn(device)).toHaveProperty('AuthenticationResult');
  const appOff = { SoftwareTokenMfaSettings: { Enabled: false } };
  expect(await prefer(appOff)).toMatchObject({ __type: 'InvalidParameterException' });
  expect(await prefer({ ...appOff, WebAuthnMfaSettings: { Enabled: false } })).toEqual({});
  expect(await pool.signIn(device)).toHaveProperty('AuthenticationResult');
});

test('passkeys survive a restart and are deleted with the account', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenhands-passkeys-'));
  const file = join(folder, 'auth.json');
  const kept = () => readFileSync(file, 'utf8');
  const device = createAuthenticator();
  try {
    const before = await startPool(file);
    await before.add(device);
    await before.auth.close();
    expect(kept()).toContain(device.id);
    const auth = await startAuth({ inbox: createInbox(), file });
    const { AccessToken } = await auth.tokensOf(email);
    expect(auth.find(email)?.passkeys).toHaveLength(1);
    await fetch(auth.url, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.DeleteUser' },
      body: JSON.stringify({ AccessToken }),
    });
    await auth.close();
    expect(kept()).not.toContain(device.id);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
