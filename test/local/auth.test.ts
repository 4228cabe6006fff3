import { Amplify } from 'aws-amplify';
import * as amplify from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { beforeEach, expect, test } from 'vitest';
import { type AuthOptions, type LocalAuth, startAuth } from '#local/auth.ts';
import { createInbox } from '#local/mail/inbox.ts';

// Amplify warns at every start that the pool is not AWS's own.
ConsoleLogger.LOG_LEVEL = 'ERROR';

const email = 'Ada@Example.test';
const password = 'secret';

beforeEach(() => amplify.signOut().catch(() => {}));

const startPool = async (options: Partial<AuthOptions> = {}) => {
  const inbox = createInbox();
  const auth = await startAuth({ inbox, ...options });
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: auth.userPoolId,
        userPoolClientId: auth.userPoolClientId,
        userPoolEndpoint: `${auth.url}/__local/auth`,
      },
    },
  });
  return { auth, inbox, [Symbol.asyncDispose]: auth.close };
};
const signUp = (username = email) =>
  amplify.signUp({
    username,
    password,
    options: {
      userAttributes: { email: username, 'custom:signup_tracking': '{"utm_source":"ad"}' },
    },
  });
const join = async (app: { auth: LocalAuth }) => {
  await app.auth.signUp({ email, password });
  await amplify.signIn({ username: email, password });
};
const session = () => amplify.fetchAuthSession({ forceRefresh: true });

test('an owner signs up, confirms with the mailed code and signs in with SRP', async () => {
  const seen: unknown[] = [];
  await using app = await startPool({
    triggers: { postConfirmation: (event) => void seen.push(event) },
  });
  expect((await signUp()).nextStep.signUpStep).toBe('CONFIRM_SIGN_UP');
  await expect(amplify.signIn({ username: email, password })).resolves.toMatchObject({
    nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
  });
  await expect(
    amplify.confirmSignUp({ username: email, confirmationCode: '000000' }),
  ).rejects.toMatchObject({ name: 'CodeMismatchException' });
  await amplify.resendSignUpCode({ username: email });
  await amplify.confirmSignUp({ username: email, confirmationCode: app.inbox.code(email) });
  expect(await amplify.signIn({ username: 'ada@example.TEST', password })).toMatchObject({
    isSignedIn: true,
  });
  expect(await amplify.fetchUserAttributes()).toMatchObject({ email, email_verified: 'true' });
  expect(seen).toMatchObject([
    {
      triggerSource: 'PostConfirmation_ConfirmSignUp',
      request: { userAttributes: { email, 'custom:signup_tracking': '{"utm_source":"ad"}' } },
    },
  ]);
});

test('an address can be registered once in any case, and short passwords are refused', async () => {
  await using app = await startPool();
  await app.auth.signUp({ email });
  await expect(signUp('ADA@example.test')).rejects.toMatchObject({
    name: 'UsernameExistsException',
  });
  await expect(
    amplify.signUp({ username: 'bob@example.test', password: '12345' }),
  ).rejects.toMatchObject({ name: 'InvalidPasswordException' });
});

test('a wrong password and an unknown address get the same response', async () => {
  await using app = await startPool();
  await app.auth.signUp({ email, password });
  const refusals = await Promise.all(
    [email, 'nobody@example.test'].map((username) =>
      amplify.signIn({ username, password: 'not it' }).catch((error: Error) => error),
    ),
  );
  for (const refusal of refusals)
    expect(refusal).toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
});

test('guessing is slowed down after five wrong passwords', async () => {
  await using app = await startPool();
  await app.auth.signUp({ email, password });
  for (let nth = 0; nth < 5; nth += 1)
    await amplify.signIn({ username: email, password: 'not it' }).catch(() => {});
  await expect(amplify.signIn({ username: email, password })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Password attempts exceeded',
  });
});

test('a forgotten password is replaced with a mailed code, and an unknown address gets the same response', async () => {
  const sources: string[] = [];
  await using app = await startPool({
    triggers: {
      postConfirmation: ({ triggerSource }: { triggerSource: string }) =>
        void sources.push(triggerSource),
    },
  });
  await app.auth.signUp({ email, password });
  const nobody = await amplify.resetPassword({ username: 'nobody@example.test' });
  const somebody = await amplify.resetPassword({ username: email });
  expect(nobody.nextStep.resetPasswordStep).toBe(somebody.nextStep.resetPasswordStep);
  expect(app.inbox.list('nobody@example.test')).toHaveLength(0);
  await amplify.confirmResetPassword({
    username: email,
    newPassword: 'another',
    confirmationCode: app.inbox.code(email),
  });
  await expect(amplify.signIn({ username: email, password: 'another' })).resolves.toMatchObject({
    isSignedIn: true,
  });
  expect(sources.at(-1)).toBe('PostConfirmation_ConfirmForgotPassword');
});

test('the session refreshes by itself and ends everywhere with a global sign-out', async () => {
  await using app = await startPool({ accessSeconds: 1 });
  await join(app);
  const first = (await amplify.fetchAuthSession()).tokens?.accessToken.toString();
  const second = (await session()).tokens?.accessToken.toString();
  expect(second).toBeTruthy();
  expect(second).not.toBe(first);
  await amplify.signOut({ global: true });
  expect((await amplify.fetchAuthSession()).tokens).toBeUndefined();
});

test('a new email address counts once its code is confirmed, and the password can be changed', async () => {
  await using app = await startPool();
  await join(app);
  await amplify.updateUserAttribute({
    userAttribute: { attributeKey: 'email', value: 'countess@example.test' },
  });
  expect((await amplify.fetchUserAttributes()).email).toBe(email);
  await amplify.confirmUserAttribute({
    userAttributeKey: 'email',
    confirmationCode: app.inbox.code('countess@example.test'),
  });
  expect((await amplify.fetchUserAttributes()).email).toBe('countess@example.test');
  await expect(
    amplify.updatePassword({ oldPassword: 'not it', newPassword: 'another' }),
  ).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await amplify.updatePassword({ oldPassword: password, newPassword: 'another' });
  await amplify.signOut();
  await amplify.signIn({ username: 'countess@example.test', password: 'another' });
  await amplify.deleteUser();
  expect(app.auth.find('countess@example.test')).toBeUndefined();
});

test('the standard verifier accepts the tokens with their groups, and ours refuses ID tokens', async () => {
  await using app = await startPool();
  await app.auth.signUp({ email });
  app.auth.join(email, 'admin');
  const { AccessToken, IdToken } = await app.auth.tokensOf(email);
  const verifier = CognitoJwtVerifier.create({
    userPoolId: app.auth.userPoolId,
    clientId: app.auth.userPoolClientId,
    tokenUse: 'access',
  });
  verifier.cacheJwks(app.auth.jwks);
  expect(await verifier.verify(AccessToken)).toMatchObject({ 'cognito:groups': ['admin'] });
  expect(await app.auth.authorize(AccessToken)).toMatchObject({
    'cognito:groups': 'admin',
    token_use: 'access',
  });
  await expect(app.auth.authorize(IdToken)).rejects.toThrow('Missing Scope');
});

test('a trigger can refuse a sign-up with its own message', async () => {
  await using _app = await startPool({
    triggers: {
      preSignUp: () => {
        throw new Error('not you');
      },
    },
  });
  await expect(signUp()).rejects.toMatchObject({
    name: 'UserLambdaValidationException',
    message: 'PreSignUp failed with error not you.',
  });
});
