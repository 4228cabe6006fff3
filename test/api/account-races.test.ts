import { expect, test } from 'vitest';
import { type App, emailOf, startApp } from '#test/support/app.ts';

const accountRow = async (app: App, name: string) =>
  app.table.row(`USER#${await app.sub(name)}`, 'ACCOUNT');
const leave = (app: App, name: string) => app.as(name).account.remove({ confirmation: 'DELETE' });
const rowsOf = async (app: App, name: string) => app.table.rows(`USER#${await app.sub(name)}`);
const setAttributes = (app: App, name: string, attributes: Record<string, string>) =>
  app.pool('AdminUpdateUserAttributes', {
    Username: emailOf(name),
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  });

test.each(['ADA', 'Ada', 'aDa'])(
  'signing up again as %s@example.com brings no second trial',
  async (spelling) => {
    await using app = await startApp();
    const first = await (await app.member('ada')).account.get({});
    await leave(app, 'ada');
    await app.signUp(spelling);
    const { account } = await (await app.member(spelling)).account.get({});
    expect(account).toMatchObject({
      email: emailOf(spelling),
      trial_ends_at: first.account.trial_ends_at,
      had_trial_before: true,
    });
  },
);

test('who was taken out of the group admin gains nothing by a tab that is still signed in as one', async () => {
  await using app = await startApp();
  await app.member('ada', { plan: 'free' });
  app.stack.auth.join(emailOf('ada'), 'admin');
  await app.signIn('ada');
  expect((await app.as('ada').account.get({})).entitlement.plan).toBe('admin');
  const oldToken = await app.token('ada');

  await app.pool('AdminRemoveUserFromGroup', { Username: emailOf('ada'), GroupName: 'admin' });
  await app.signIn('ada');
  expect((await app.as('ada').account.get({})).entitlement.plan).toBe('free');
  const answer = await app.send('GET', '/account', {
    headers: { authorization: `Bearer ${oldToken}` },
  });
  expect(await answer.json()).toMatchObject({
    account: { is_admin: false },
    entitlement: { plan: 'free' },
  });
  expect(await accountRow(app, 'ada')).toMatchObject({ is_admin: false });
});

test('an address of the pool that is not verified is not taken over', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const before = await accountRow(app, 'ada');
  await setAttributes(app, 'ada', { email: 'ada@new.example', email_verified: 'false' });
  expect((await ada.account.syncEmail({})).account.email).toBe('ada@example.com');
  expect(await accountRow(app, 'ada')).toEqual(before);
  // Nor does the old address count as one that was left.
  expect((await app.table.all()).filter(({ pk }) => pk.startsWith('TOMBSTONE#'))).toEqual([]);
});

test('an account that another tab asks for while it is deleted does not come back', async () => {
  await using app = await startApp();
  await app.member('ada');
  let others = 0;
  // Between the account and the sign-in: the counters follow the removal of the account at once.
  app.stack.data.inject(({ operation, input }) => {
    if (operation !== 'UpdateItem' || !JSON.stringify(input.Key).includes('STATS#')) return;
    if (others++) return;
    return { after: app.as('ada').account.get({}) };
  });
  expect(await leave(app, 'ada')).toEqual({ deleted: true });
  expect(others).toBeGreaterThan(1);
  expect(await rowsOf(app, 'ada')).toEqual([]);
});
