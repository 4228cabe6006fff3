import { expect, test } from 'vitest';
import { contract, operations } from '#shared/contract/index.ts';
import { pathKeys, type Route } from '#shared/contract/route.ts';
import { type App, startApp } from '#test/support/app.ts';

const adminEmail = 'admin@sevenhands.test';
const routes: Route[] = Object.values(contract.admin);
/** Path values that an admin could send; other callers are refused before these are read. */
const inPath: Record<string, string> = { id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' };
const pathOf = (route: Route) =>
  pathKeys(route).reduce(
    (path, key) => path.replace(`{${key}}`, inPath[key] ?? key),
    route.path as string,
  );

/** A request with an optional token and other input that might help an attacker. */
type Attempt = { token?: string; headers?: Record<string, string>; body?: object; query?: string };

/** Sends an attempt to every admin route; returns the distinct statuses. */
const knock = async (app: App, { token, headers, body = {}, query = '' }: Attempt) => {
  const answers = await Promise.all(
    routes.map(async (route) => {
      const sends = route.method !== 'GET' && route.method !== 'DELETE';
      const answer = await app.send(route.method, pathOf(route) + query, {
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
        ...(sends && { body }),
      });
      return { status: answer.status, text: await answer.text() };
    }),
  );
  expect(answers.length).toBeGreaterThan(30);
  const refused = answers.filter(({ status }) => status === 401 || status === 403);
  expect(refused.filter(({ text }) => text.includes('@'))).toEqual([]);
  return [...new Set(answers.map(({ status }) => status))];
};

/** Creates a user in the pool, as an operator or an attacker would; returns their token. */
const userWith = async (app: App, email: string, confirm: boolean) => {
  const { userPoolClientId } = app.stack.auth;
  await app.pool('SignUp', {
    ClientId: userPoolClientId,
    Username: email,
    Password: 'correct horse',
  });
  if (confirm) await app.pool('AdminConfirmSignUp', { Username: email });
  return (await app.stack.auth.tokensOf(email)).AccessToken;
};
const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const nearAdmins: Record<string, (app: App) => Promise<Attempt>> = {
  'a visitor': async () => ({}),
  'an owner': async (app) => ({ token: await app.token('ada') }),
  'the unverified admin address': async (app) => ({
    token: await userWith(app, adminEmail, false),
  }),
  'the admin address, confirmed by hand without being verified': async (app) => ({
    token: await userWith(app, adminEmail, true),
  }),
  'the unverified admin address in another case': async (app) => ({
    token: await userWith(app, 'ADMIN@SevenHands.Test', true),
  }),
  'a look-alike address in another alphabet': async (app) => {
    await app.signUp('ada');
    await app.pool('AdminUpdateUserAttributes', {
      Username: 'ada@example.com',
      UserAttributes: [
        { Name: 'email', Value: '\u0430dmin@sevenhands.test' },
        { Name: 'email_verified', Value: 'true' },
      ],
    });
    return { token: (await app.stack.auth.tokensOf(await app.sub('ada'))).AccessToken };
  },
  'the admin’s local part at another host': async (app) => ({
    token: await userWith(app, 'admin@sevenhands.test.example.com', true),
  }),
  'an owner who changed to the admin address later': async (app) => {
    await app.member('ada');
    await app.pool('AdminUpdateUserAttributes', {
      Username: 'ada@example.com',
      UserAttributes: [
        { Name: 'email', Value: adminEmail },
        { Name: 'email_verified', Value: 'true' },
      ],
    });
    const { AccessToken } = await app.stack.auth.tokensOf(await app.sub('ada'));
    await app.send('POST', '/account/email', {
      headers: { authorization: `Bearer ${AccessToken}` },
      body: {},
    });
    return { token: AccessToken };
  },
  'a group in the body, in the query and in headers': async (app) => ({
    token: await app.token('ada'),
    body: { groups: ['admin'], 'cognito:groups': ['admin'], is_admin: true },
    query: '?cognito:groups=admin&is_admin=true',
    headers: { 'x-groups': 'admin', 'cognito-groups': 'admin', 'x-amz-cognito-groups': 'admin' },
  }),
  'an account whose row says admin': async (app) => {
    await app.member('ada');
    const pk = `USER#${await app.sub('ada')}`;
    await app.table.change(pk, 'ACCOUNT', 'is_admin', true);
    await app.table.change(pk, 'ACCOUNT', 'subscription_status', 'admin');
    return { token: await app.token('ada') };
  },
  'a group with a similar name': async (app) => {
    await app.signUp('ada');
    for (const GroupName of ['Admin', 'admins', ' admin', 'not,admin']) {
      await app.pool('CreateGroup', { GroupName });
      await app.pool('AdminAddUserToGroup', { GroupName, Username: await app.sub('ada') });
    }
    await app.signIn('ada');
    return { token: await app.token('ada') };
  },
  'an admin removed from the group, with a token that still names it': async (app) => {
    const token = await app.token('admin');
    expect(payloadOf(token)['cognito:groups']).toEqual(['admin']);
    await app.pool('AdminRemoveUserFromGroup', {
      GroupName: 'admin',
      Username: await app.sub('admin'),
    });
    return { token };
  },
  'an admin deleted from the pool, with a valid token': async (app) => {
    const token = await app.token('admin');
    await app.pool('AdminDeleteUser', { Username: await app.sub('admin') });
    return { token };
  },
  'the ID token of the admin': async (app) => {
    await app.signUp('admin');
    return { token: (await app.stack.auth.tokensOf(adminEmail)).IdToken };
  },
  "an owner's token with the admin's claims": async (app) => {
    const [head = '', , signature = ''] = (await app.token('ada')).split('.');
    const claims = payloadOf(await app.token('admin'));
    return { token: `${head}.${encoded(claims)}.${signature}` };
  },
  "the admin's claims without a signature": async (app) => ({
    token: `${encoded({ alg: 'none' })}.${encoded(payloadOf(await app.token('admin')))}.`,
  }),
  "the admin's token in the wrong place": async (app) => {
    const token = await app.token('admin');
    return { headers: { cookie: `token=${token}`, 'x-api-key': token }, query: `?token=${token}` };
  },
};

test.each(Object.keys(nearAdmins))('%s is refused on every admin route', async (name) => {
  await using app = await startApp();
  const attempt = await nearAdmins[name]?.(app);
  const statuses = await knock(app, attempt ?? {});
  expect([[401], [403]]).toContainEqual(statuses);
  const trail = (await app.table.all()).filter(({ pk }) => pk.startsWith('AUDIT#'));
  expect(trail).toEqual([]);
});

test('an admin is accepted on every admin route, so the refusals above are meaningful', async () => {
  await using app = await startApp();
  const token = await app.token('admin');
  const statuses = await knock(app, { token });
  expect(statuses.filter((status) => status === 401 || status === 403)).toEqual([]);
  expect(statuses).toContain(200);
});

test('in a preview every write is refused and every read is answered', async () => {
  await using app = await startApp();
  await app.member('admin');
  const authorization = `Bearer ${await app.token('admin')}`;
  const before = await app.table.all();
  for (const { route, operation } of operations) {
    if (route.access === 'anyone' || route.method === 'GET' || route.reads) continue;
    const answer = await app.send(route.method, pathOf(route), {
      headers: { authorization, 'x-preview': 'pro' },
      body: {},
    });
    expect(await answer.json(), operation).toMatchObject({ code: 'previewing' });
    expect(answer.status).toBe(403);
  }
  expect(await app.table.all()).toEqual(before);
  const client = app.as('admin', { 'x-preview': 'pro' });
  expect(await client.admin.getOverview({})).toHaveProperty('users');
  expect((await client.account.get({})).account.is_admin).toBe(true);
});

test('an admin who joins the group later is accepted at the next call, with the same token', async () => {
  await using app = await startApp();
  await app.member('ada');
  const { admin } = app.as('ada');
  await expect(admin.getOverview({})).rejects.toMatchObject({ code: 'forbidden' });
  app.stack.auth.join('ada@example.com', 'admin');
  expect(await admin.getOverview({})).toHaveProperty('users');
});

test('100 sign-ups at once with the unverified admin address create no admin', async () => {
  await using app = await startApp();
  const { userPoolClientId: ClientId } = app.stack.auth;
  const spellings = [adminEmail, adminEmail.toUpperCase(), 'Admin@sevenhands.test'];
  const signUps = await Promise.allSettled(
    Array.from({ length: 100 }, (_, nth) =>
      app.pool('SignUp', { ClientId, Username: spellings[nth % 3], Password: `password ${nth}` }),
    ),
  );
  expect(signUps.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const guesses = await Promise.allSettled(
    ['000000', '123456', ''].map((ConfirmationCode) =>
      app.pool('ConfirmSignUp', { ClientId, Username: adminEmail, ConfirmationCode }),
    ),
  );
  expect(guesses.every(({ status }) => status === 'rejected')).toBe(true);
  const members = async () =>
    ((await app.pool('ListUsersInGroup', { GroupName: 'admin' })) as { Users: object[] }).Users;
  expect(await members()).toEqual([]);
  expect((await app.table.all()).filter(({ is_admin }) => is_admin)).toEqual([]);

  const ConfirmationCode = app.stack.mail.inbox.code(adminEmail);
  await app.pool('ConfirmSignUp', { ClientId, Username: adminEmail, ConfirmationCode });
  expect(await members()).toHaveLength(1);
});
