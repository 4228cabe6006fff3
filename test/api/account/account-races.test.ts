// @module-tag night
import { expect, test } from 'vitest';
import { type App, emailOf, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { deleteAccount } from '#test/support/delete-account.ts';
import { beforeFirst, holdFirst, names } from '#test/support/faults/hold.ts';
import { until } from '#test/support/faults/workers.ts';

const accountRow = async (app: App, name: string) =>
  app.table.row(`USER#${await app.sub(name)}`, 'ACCOUNT');
const rowsOf = async (app: App, name: string) => app.table.rows(`USER#${await app.sub(name)}`);
const setAttributes = (app: App, name: string, attributes: Record<string, string>) =>
  app.pool('AdminUpdateUserAttributes', {
    Username: emailOf(name),
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  });

test.each(['ADA', 'Ada', 'aDa'])(
  'signing up again as %s@example.com gives no second trial',
  async (spelling) => {
    await using app = await startApp();
    const first = await (await app.member('ada')).account.get({});
    await deleteAccount(app, 'ada');
    await app.signUp(spelling);
    const { account } = await (await app.member(spelling)).account.get({});
    expect(account).toMatchObject({
      email: emailOf(spelling),
      trial_ends_at: first.account.trial_ends_at,
      had_trial_before: true,
    });
  },
);

test('an admin who is removed from the group loses admin access in a tab that is still signed in', async () => {
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

test('an unverified address from the user pool is not copied to the account', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const before = await accountRow(app, 'ada');
  await setAttributes(app, 'ada', { email: 'ada@new.example', email_verified: 'false' });
  expect((await ada.account.syncEmail({})).account.email).toBe('ada@example.com');
  expect(await accountRow(app, 'ada')).toEqual(before);
  // The old address does not count as abandoned either.
  const mailboxes = (await app.table.all()).filter(({ pk }) => pk.startsWith('TRIAL#'));
  expect(mailboxes).toHaveLength(1);
  expect(mailboxes[0]).not.toHaveProperty('deleted_at');
});

test('an account that another tab requests during its deletion is not created again', async () => {
  await using app = await startApp();
  await app.member('ada');
  // Runs between the last deletion step and the account itself, because the counters are updated right after the account.
  let visit: unknown;
  const { hasMet } = beforeFirst(app, names('UpdateItem', '"STATS#'), async () => {
    visit = await app
      .as('ada')
      .account.get({})
      .catch((error) => error);
  });
  await deleteAccount(app, 'ada');
  expect(hasMet()).toBe(true);
  expect(visit).toMatchObject({ code: 'signed-out' });
  expect(await rowsOf(app, 'ada')).toEqual([]);
});

test('an account that another tab is about to create during its deletion is not created', async () => {
  await using app = await startApp();
  // The sign-up could not create the account, so the first visit creates it.
  const mend = app.stack.data.inject((call) => (call.operation === 'PutItem' ? 'fail' : undefined));
  await expect(app.signUp('ada')).rejects.toThrow(/PostConfirmation failed/);
  mend();
  await app.signIn('ada');
  const { letOn, isHeld } = holdFirst(app, names('PutItem', '"ACCOUNT"'));
  const visiting = app
    .as('ada')
    .account.get({})
    .catch((error) => error);
  await isHeld();
  await deleteAccount(app, 'ada');
  letOn();
  expect(await visiting).toMatchObject({ code: 'signed-out' });
  expect(await rowsOf(app, 'ada')).toEqual([]);
});

test.each([
  ['creates the first one', (app: App) => app.member('ada', { name: 'Late' })],
  [
    'adds another one',
    (app: App) => app.as('ada').businesses.add({ name: 'Late', type: 'Roofer' }),
  ],
])('an account deleted while another tab %s leaves no business behind', async (_, act) => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const { businesses } = await ada.account.get({});
  await ada.businesses.remove({ business_id: businesses[0]?.id ?? '' });
  const { letOn, isHeld } = holdFirst(app, names('PutItem', '"BUSINESS#'));
  const acting = act(app).catch((error) => error);
  await isHeld();
  await deleteAccount(app, 'ada');
  letOn();
  expect(await acting).toBeInstanceOf(Error);
  expect(await rowsOf(app, 'ada')).toEqual([]);
});

test('no part of an answer remains when the account is deleted while the answer is streamed', async () => {
  await using app = await startApp({ pace: { betweenMs: 3 } });
  const ada = await asker(app, 'ada');
  const asking = ada.ask({ text: 'A secret of Ada' }).catch((error) => error);
  await until(() => app.stack.openai.requests().length > 0);
  await deleteAccount(app, 'ada');
  expect(await asking).toMatchObject({ code: 'not-found' });
  // Only a mark that the question was abandoned may remain for a week, and for three days what the model cost.
  for (const { pk: _, sk, ...mark } of await rowsOf(app, 'ada')) {
    expect(sk).toMatch(/^(TURN|SPEND)#/);
    expect(Object.keys(mark).sort()).toEqual(
      sk.startsWith('TURN#')
        ? ['h', 'lease', 'n', 'owner', 'st', 'ttl']
        : ['calls', 'microdollars', 'ttl'],
    );
  }
});

test('a history entry that is written during the deletion of the account is deleted as well', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  let late: Promise<unknown> | undefined;
  const { promise: after, resolve: letOn } = Promise.withResolvers<void>();
  let held = 0;
  app.stack.data.inject((call) => {
    if (names('UpdateItem', '"CHAT#')(call) && held++ === 0) return { after };
    // At this point the chats are removed and the account is not.
    if (!names('DeleteItem', '"ACCOUNT"')(call)) return undefined;
    letOn();
    return { after: Promise.resolve(late) };
  });
  late = ada.ask({ text: 'A secret of Ada' });
  await until(() => held > 0);
  await deleteAccount(app, 'ada');
  // The job checks again once all requests of that moment have finished.
  await app.stack.queue.delivery.hurry();
  expect(await rowsOf(app, 'ada')).toEqual([]);
});
