import { expect, test } from 'vitest';
import { createClient } from '#shared/api-client.ts';
import { endpoints } from '#shared/contract/index.ts';
import { type App, startApp, usualOnboarding } from '#test/support/app.ts';
import { signInWithGoogle } from '#test/support/google.ts';

const email = 'greta@gmail.com';
const throughGoogle = async (app: App) => {
  const { tokens } = await signInWithGoogle(app.stack.auth, `${app.origin}/login`, {
    email,
    subject: '1234',
  });
  return createClient({
    endpoints,
    baseUrl: app.stack.apiUrl,
    token: async () => tokens?.access_token,
  });
};

test('a sign-up with Google creates an account with a verified address, a trial and the campaign of the tab', async () => {
  await using app = await startApp();
  const greta = await throughGoogle(app);
  // The browser does the same before the first visit.
  await app.pool('AdminUpdateUserAttributes', {
    Username: email,
    UserAttributes: [{ Name: 'custom:signup_tracking', Value: '{"utm_source":"flyer"}' }],
  });
  const { account } = await greta.account.get({});
  expect(account).toMatchObject({ email, is_admin: false });
  const { account: stored } = await greta.account.export({});
  expect(stored).toMatchObject({ email, utm_source: 'flyer' });
  const { entitlement } = await greta.account.onboard(usualOnboarding('Greta Plumbing'));
  expect(entitlement.is_trial).toBe(true);
  expect(app.stack.mail.inbox.list(email).map(({ subject }) => subject)).toEqual([
    'Welcome to Sevenhands',
  ]);
});

test('the export names the linked Google account, and deleting the account removes the link', async () => {
  await using app = await startApp();
  const greta = await throughGoogle(app);
  const { google } = await greta.account.export({});
  expect(google).toEqual({ id: '1234', linked_at: expect.stringMatching(/^\d{4}-/) });
  const bob = await app.member('bob');
  expect((await bob.account.export({})).google).toBeNull();

  const before = app.stack.auth.find(email)?.sub;
  await greta.account.remove({ confirmation: 'DELETE' });
  await app.stack.queue.delivery.settled();
  expect(app.stack.auth.find(email)).toBeUndefined();

  const again = await throughGoogle(app);
  const { account } = await again.account.get({});
  expect(account.id).not.toBe(before);
});

test('an owner who signed up with Google can set a password with a mailed code, and still sign in with Google', async () => {
  await using app = await startApp();
  await throughGoogle(app);
  const ClientId = app.stack.auth.userPoolClientId;
  await app.pool('ForgotPassword', { ClientId, Username: email });
  const ConfirmationCode = app.stack.mail.inbox.code(email);
  const Password = 'a new horse 7';
  await app.pool('ConfirmForgotPassword', {
    ClientId,
    Username: email,
    Password,
    ConfirmationCode,
  });
  const greta = await throughGoogle(app);
  expect((await greta.account.get({})).account.email).toBe(email);
});

test('when sign-up is closed, Google creates no accounts either', async () => {
  await using app = await startApp();
  const { config } = await import('#functions/lib/config.ts');
  Object.assign(config, { SIGN_UP: 'closed' });
  try {
    const { refused } = await signInWithGoogle(app.stack.auth, `${app.origin}/login`, { email });
    expect(refused).toContain('google-closed');
    expect(app.stack.auth.find(email)).toBeUndefined();
  } finally {
    Object.assign(config, { SIGN_UP: 'open' });
  }
});
