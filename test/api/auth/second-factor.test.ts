import { expect, test } from 'vitest';
import { codeAt, stepAt } from '#local/auth/second-factor/totp.ts';
import { contract } from '#shared/contract/index.ts';
import { pathKeys, type Route } from '#shared/contract/route.ts';
import { type App, startApp } from '#test/support/app.ts';

const routes: Route[] = Object.values(contract.admin);
const pathOf = (route: Route) =>
  pathKeys(route).reduce((path, key) => path.replace(`{${key}}`, key), route.path as string);

/** A stage on which admins need a second factor, as on the deployed stages. */
const startStrictApp = () => startApp({ adminSecondFactor: true });

/** Returns the current code of an admin’s authenticator app. */
const codeNow = (secret: string) => codeAt(secret, stepAt(Date.now()));

/** Adds an authenticator app to a sign-in like the browser does; returns its secret. */
const addApp = async (app: App, AccessToken: string, { Enabled = true } = {}) => {
  const { SecretCode } = (await app.pool('AssociateSoftwareToken', { AccessToken })) as {
    SecretCode: string;
  };
  await app.pool('VerifySoftwareToken', { AccessToken, UserCode: codeNow(SecretCode) });
  await app.pool('SetUserMFAPreference', {
    AccessToken,
    SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled },
  });
  return SecretCode;
};

/** Sends a token to every admin route; returns the distinct pairs of status and code. */
const knock = async (app: App, token: string) => {
  const answers = await Promise.all(
    routes.map(async (route) => {
      const answer = await app.send(route.method, pathOf(route), {
        headers: { authorization: `Bearer ${token}` },
        ...(route.method !== 'GET' && route.method !== 'DELETE' && { body: {} }),
      });
      const { code } = (await answer.json()) as { code?: string };
      return `${answer.status} ${code ?? 'done'}`;
    }),
  );
  return [...new Set(answers)];
};

test('an admin with only a password is refused on every admin route, and told to add a second factor', async () => {
  await using app = await startStrictApp();
  const token = await app.token('admin');
  expect(await knock(app, token)).toEqual(['403 second-factor-needed']);
  await expect(app.as('admin').admin.getOverview({})).rejects.toThrow(
    'Admins need two-step sign-in. Set it up first.',
  );
  expect((await app.table.all()).filter(({ pk }) => pk.startsWith('AUDIT#'))).toEqual([]);
});

test('an admin with an authenticator app is accepted, and refused once it is turned off', async () => {
  await using app = await startStrictApp();
  const token = await app.token('admin');
  await addApp(app, token);
  expect(await app.as('admin').admin.getOverview({})).toHaveProperty('users');
  await app.pool('AdminSetUserMFAPreference', {
    Username: await app.sub('admin'),
    SoftwareTokenMfaSettings: { Enabled: false },
  });
  expect(await knock(app, token)).toEqual(['403 second-factor-needed']);
});

test('an authenticator app that is not verified or not turned on does not count', async () => {
  await using app = await startStrictApp();
  const token = await app.token('admin');
  await app.pool('AssociateSoftwareToken', { AccessToken: token });
  expect(await knock(app, token)).toEqual(['403 second-factor-needed']);
  await addApp(app, token, { Enabled: false });
  expect(await knock(app, token)).toEqual(['403 second-factor-needed']);
});

test('turning the second factor on ends earlier sessions, including their tokens', async () => {
  await using app = await startStrictApp();
  const stolen = await app.token('admin');
  await app.signIn('admin');
  const own = await app.token('admin');
  await addApp(app, own);
  // The page then signs in again with a code.
  await app.pool('GlobalSignOut', { AccessToken: own });
  expect(await knock(app, stolen)).toEqual(['401 signed-out']);
  expect(await knock(app, own)).toEqual(['401 signed-out']);
  await app.signIn('admin');
  expect(await app.as('admin').admin.getOverview({})).toHaveProperty('users');
});

test('an owner with a second factor is not an admin, and does not need one for other routes', {
  tags: 'night',
}, async () => {
  await using app = await startStrictApp();
  await app.member('ada');
  expect(await knock(app, await app.token('ada'))).toEqual(['403 forbidden']);
  await addApp(app, await app.token('ada'));
  expect(await knock(app, await app.token('ada'))).toEqual(['403 forbidden']);
  expect((await app.as('ada').account.get({})).account.is_admin).toBe(false);
  expect((await app.as('admin').account.get({})).account.is_admin).toBe(true);
});

test('the second factor of another user does not count for a token', async () => {
  await using app = await startStrictApp();
  const eve = await app.token('eve');
  await addApp(app, eve);
  const { requireAdmin } = await import('#functions/lib/user-pool.ts');
  await expect(requireAdmin(await app.sub('admin'), eve)).rejects.toMatchObject({
    code: 'signed-out',
  });
  await expect(requireAdmin(await app.sub('admin'), '')).rejects.toMatchObject({
    code: 'signed-out',
  });
});

test('admins are refused while the user pool does not respond', async () => {
  await using app = await startStrictApp();
  const token = await app.token('admin');
  await addApp(app, token);
  await app.stack.auth.close();
  const answer = await app.send('GET', '/admin/overview', { name: 'admin' });
  expect(answer.status).toBeGreaterThanOrEqual(500);
});
