import { Amplify } from 'aws-amplify';
import * as amplify from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import { beforeEach, expect, test } from 'vitest';
import { codeAt, newSecret, stepAt, stepOf } from '#local/auth/second-factor/totp.ts';
import { startAuth } from '#local/auth.ts';
import { createInbox } from '#local/mail/inbox.ts';

// Amplify warns at every start that the pool is not AWS's own.
ConsoleLogger.LOG_LEVEL = 'ERROR';

const email = 'ada@example.test';
const password = 'secret';

beforeEach(() => amplify.signOut().catch(() => {}));

/** A pool with Ada in it, signed in. */
const startPool = async () => {
  const auth = await startAuth({ inbox: createInbox() });
  const { userPoolId, userPoolClientId } = auth;
  const userPoolEndpoint = `${auth.url}/__local/auth`;
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } } });
  await auth.signUp({ email, password });
  await amplify.signIn({ username: email, password });
  return { auth, [Symbol.asyncDispose]: auth.close };
};

/** The code of the current half minute, or of one before or after it. */
const code = (secret: string, halfMinutes = 0) => codeAt(secret, stepAt(Date.now()) + halfMinutes);

/** Sets up an authenticator app and turns it on. */
const addApp = async () => {
  const { sharedSecret } = await amplify.setUpTOTP();
  await amplify.verifyTOTPSetup({ code: code(sharedSecret) });
  await amplify.updateMFAPreference({ totp: 'PREFERRED' });
  return sharedSecret;
};

/** Signs in with the password; the next step is a code. */
const typePassword = async () => {
  await amplify.signOut({ global: false }).catch(() => {});
  return (await amplify.signIn({ username: email, password })).nextStep.signInStep;
};
const typeCode = (challengeResponse: string) => amplify.confirmSignIn({ challengeResponse });

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds the app shows the code of RFC 6238', (seconds, shown) => {
  // "12345678901234567890" in base32.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(codeAt(secret, stepAt(seconds * 1000))).toBe(shown);
});

test('a code is accepted half a minute early and late, and no longer', () => {
  const secret = newSecret();
  const now = 1_800_000_000_000;
  const known = [-2, -1, 0, 1, 2].map(
    (by) => stepOf(secret, codeAt(secret, stepAt(now) + by), now) !== undefined,
  );
  expect(known).toEqual([false, true, true, true, false]);
  for (const odd of ['', '12345', '1234567', 'abcdef'])
    expect(stepOf(secret, odd, now)).toBe(undefined);
});

test('with an authenticator app the password alone gives no tokens, and the code after it does', async () => {
  await using _ = await startPool();
  expect(await amplify.fetchMFAPreference()).toEqual({ enabled: undefined, preferred: undefined });
  const secret = await addApp();
  expect(secret).toMatch(/^[A-Z2-7]{52}$/);
  expect(await amplify.fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });

  expect(await typePassword()).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
  expect((await amplify.fetchAuthSession()).tokens).toBe(undefined);
  await expect(typeCode('000000')).rejects.toMatchObject({
    name: 'CodeMismatchException',
    message: 'Invalid code received for user',
  });
  expect(await typeCode(code(secret))).toMatchObject({ isSignedIn: true });

  await amplify.updateMFAPreference({ totp: 'DISABLED' });
  expect(await typePassword()).toBe('DONE');
});

test('a used code is not accepted a second time', { tags: 'night' }, async () => {
  await using _ = await startPool();
  const secret = await addApp();
  const seen = code(secret);
  await typePassword();
  await typeCode(seen);
  await typePassword();
  await expect(typeCode(seen)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  expect(await typeCode(code(secret, 1))).toMatchObject({ isSignedIn: true });
});

test('codes cannot be guessed without limit with a known password, not by starting over either', {
  tags: 'night',
}, async () => {
  await using _ = await startPool();
  const secret = await addApp();
  const guess = (nth: number) => typeCode(`00000${nth}`).catch((error: Error) => error.message);
  await typePassword();
  for (const nth of [0, 1, 2, 3]) expect(await guess(nth)).toBe('Invalid code received for user');
  // The right password in between does not reset the count of wrong codes.
  await typePassword();
  await guess(4);
  await expect(typeCode(code(secret))).rejects.toThrow('Password attempts exceeded');
});

test('an app that shows wrong codes is not added, and the one before it stays', async () => {
  await using _ = await startPool();
  await expect(amplify.updateMFAPreference({ totp: 'PREFERRED' })).rejects.toMatchObject({
    message: 'User has not verified software token mfa',
  });
  const first = await addApp();
  await amplify.setUpTOTP();
  await expect(amplify.verifyTOTPSetup({ code: '000000' })).rejects.toMatchObject({
    name: 'EnableSoftwareTokenMFAException',
  });
  await typePassword();
  expect(await typeCode(code(first))).toMatchObject({ isSignedIn: true });
});

test('a first password that has to be replaced is followed by the code as well', {
  tags: 'night',
}, async () => {
  await using app = await startPool();
  const secret = await addApp();
  const { userPoolId: UserPoolId, url } = app.auth;
  await fetch(url, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminSetUserPassword' },
    body: JSON.stringify({ UserPoolId, Username: email, Password: password, Permanent: false }),
  });
  expect(await typePassword()).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
  const { nextStep } = await typeCode('another one');
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
  expect(await typeCode(code(secret))).toMatchObject({ isSignedIn: true });
});
