import { expect, test } from 'vitest';
import { type App, emailOf, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { beforeFirst, holdFirst, names } from '#test/support/hold.ts';
import { leave } from '#test/support/leave.ts';
import { until } from '#test/support/workers.ts';

const accountRow = async (app: App, name: string) =>
  app.table.row(`USER#${await app.sub(name)}`, 'ACCOUNT');
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
  // Between the last step and the account itself: the counters follow the removal of the account at once.
  let visit: unknown;
  const { hasMet } = beforeFirst(app, names('UpdateItem', '"STATS#'), async () => {
    visit = await app
      .as('ada')
      .account.get({})
      .catch((error) => error);
  });
  await leave(app, 'ada');
  expect(hasMet()).toBe(true);
  expect(visit).toMatchObject({ code: 'signed-out' });
  expect(await rowsOf(app, 'ada')).toEqual([]);
});

test('an account that another tab was about to make when it was deleted does not come back', async () => {
  await using app = await startApp();
  // A sign-up whose account could not be made: the first visit makes it.
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
  await leave(app, 'ada');
  letOn();
  expect(await visiting).toMatchObject({ code: 'signed-out' });
  expect(await rowsOf(app, 'ada')).toEqual([]);
});

test.each([
  ['describes the first one', (app: App) => app.member('ada', { name: 'Late' })],
  [
    'adds another one',
    (app: App) => app.as('ada').businesses.add({ name: 'Late', type: 'Roofer' }),
  ],
])(
  'a business does not outlive an account that is deleted while another tab %s',
  async (_, act) => {
    await using app = await startApp();
    const ada = await app.member('ada');
    const { businesses } = await ada.account.get({});
    await ada.businesses.remove({ business_id: businesses[0]?.id ?? '' });
    const { letOn, isHeld } = holdFirst(app, names('PutItem', '"BUSINESS#'));
    const acting = act(app).catch((error) => error);
    await isHeld();
    await leave(app, 'ada');
    letOn();
    expect(await acting).toBeInstanceOf(Error);
    expect(await rowsOf(app, 'ada')).toEqual([]);
  },
);

test('no word of an answer outlives the account that is deleted while it is written', async () => {
  await using app = await startApp({ pace: { betweenMs: 3 } });
  const ada = await asker(app, 'ada');
  const asking = ada.ask({ text: 'A secret of Ada' }).catch((error) => error);
  await until(() => app.stack.openai.requests().length > 0);
  await leave(app, 'ada');
  expect(await asking).toMatchObject({ code: 'not-found' });
  // What may stay for a week is a mark that the question was given up.
  for (const { pk: _, sk, ...mark } of await rowsOf(app, 'ada')) {
    expect(sk).toMatch(/^TURN#/);
    expect(Object.keys(mark).sort()).toEqual(['h', 'lease', 'n', 'owner', 'st', 'ttl']);
  }
});

test('a line in the list does not outlive the account that is deleted before it is written', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  let late: Promise<unknown> | undefined;
  const { promise: after, resolve: letOn } = Promise.withResolvers<void>();
  let held = 0;
  app.stack.data.inject((call) => {
    if (names('UpdateItem', '"CHAT#')(call) && held++ === 0) return { after };
    // The chats are removed by now, the account is not.
    if (!names('DeleteItem', '"ACCOUNT"')(call)) return undefined;
    letOn();
    return { after: Promise.resolve(late) };
  });
  late = ada.ask({ text: 'A secret of Ada' });
  await until(() => held > 0);
  await leave(app, 'ada');
  // The job looks once more when every request of that moment is over.
  await app.stack.queue.delivery.hurry();
  expect(await rowsOf(app, 'ada')).toEqual([]);
});
