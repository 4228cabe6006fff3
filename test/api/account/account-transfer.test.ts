import { expect, test } from 'vitest';
import { type App, emailOf, startApp } from '#test/support/app.ts';
import { type Asker, asker } from '#test/support/chat.ts';
import { names } from '#test/support/faults/hold.ts';
import { everyNth } from '#test/support/proof-size.ts';

const rowsOf = (app: App, sub: string) => app.table.rows(`USER#${sub}`);
const allow = async () =>
  (await import('#functions/account/restore/offer-transfers.ts')).offerTransfers(new Date());
const lose = async (app: App, name: string) =>
  app.pool('AdminDeleteUser', { Username: emailOf(name) });

/** An owner with some data of every kind, who has paid. */
const established = async (app: App, name: string) => {
  const owner = await asker(app, name);
  const { chat_id } = await owner.ask({ text: 'How do I follow up on a quote?' });
  await owner.ask({ chat_id, text: 'And when?' });
  await owner.api.feedback.suggestAsMember({ suggestion_text: 'More about fences' });
  const { url } = await owner.api.billing.checkout({ plan: 'pro', period: 'monthly' });
  app.stack.stripe.pay(url.split('/').at(-1) ?? '');
  await app.stack.stripe.webhooks.settled();
  return owner;
};

/** Replaces the user pool with an empty one and signs the owner up there with the same address. */
const signUpAgain = async (app: App, name: string) => {
  await lose(app, name);
  await app.signUp(name);
  return app.sub(name);
};

const withoutIds = ({
  account,
  businesses,
  ...view
}: Awaited<ReturnType<Asker['api']['account']['get']>>) => ({
  ...view,
  now: '',
  account: { ...account, id: '', updated_at: '', active_on: '' },
  businesses: businesses.map((business) => ({ ...business, user_profile_id: '' })),
});

test('an owner who verifies the address in a new user pool gets all data back unchanged', async () => {
  await using app = await startApp();
  const old = await established(app, 'ada');
  const bob = await established(app, 'bob');
  const before = await old.api.account.get({});
  const chats = await old.api.history.list({});
  const rows = (await rowsOf(app, old.sub)).length;
  const others = await rowsOf(app, bob.sub);
  expect(await allow()).toBe(2);

  const sub = await signUpAgain(app, 'ada');
  expect(sub).not.toBe(old.sub);
  const api = app.as('ada');
  const after = await api.account.get({});
  expect(after.account.id).toBe(sub);
  expect(withoutIds(after)).toEqual(withoutIds(before));
  expect(await api.history.list({})).toEqual(chats);
  expect(await rowsOf(app, old.sub)).toEqual([]);
  expect((await rowsOf(app, sub)).length).toBe(rows);
  expect(await rowsOf(app, bob.sub)).toEqual(others);
  // No item in the table still contains the old id.
  expect(JSON.stringify(await app.table.all())).not.toContain(old.sub);
  await api.history.get({ id: chats.items[0]?.id ?? '' });
});

test('the subscription moves with the account: the provider’s next event reaches it', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const old = await established(app, 'ada');
  const before = await app.table.row(`USER#${old.sub}`, 'ACCOUNT');
  await allow();
  const sub = await signUpAgain(app, 'ada');
  await app.as('ada').account.get({});
  const row = await app.table.row(`CUSTOMER#${before?.customer_id}`, 'CUSTOMER');
  expect(row?.account_id).toBe(sub);
});

test('an unverified address gets no account of the old user pool', async () => {
  await using app = await startApp();
  const old = await established(app, 'ada');
  await allow();
  await lose(app, 'ada');
  await app.signUp('mallory');
  await app.pool('AdminUpdateUserAttributes', {
    Username: emailOf('mallory'),
    UserAttributes: [
      { Name: 'email', Value: emailOf('ada') },
      { Name: 'email_verified', Value: 'false' },
    ],
  });
  const { account, businesses } = await app.as('mallory').account.get({});
  expect([account.id, businesses]).toEqual([await app.sub('mallory'), []]);
  expect((await rowsOf(app, old.sub)).length).toBeGreaterThan(3);
});

test('a verified address gets no account whose user can still sign in, because its owner now has another address', async () => {
  await using app = await startApp();
  const old = await established(app, 'ada');
  await allow();
  // The table was restored to a moment before ada changed the address, which another user has now.
  await app.pool('AdminUpdateUserAttributes', {
    Username: emailOf('ada'),
    UserAttributes: [
      { Name: 'email', Value: 'ada@new.example' },
      { Name: 'email_verified', Value: 'true' },
    ],
  });
  const { sub } = await app.signUp('ada');
  const { account, businesses } = await app.as('ada').account.get({});
  expect([account.id, businesses]).toEqual([sub, []]);
  expect(sub).not.toBe(old.sub);
  expect((await rowsOf(app, old.sub)).length).toBeGreaterThan(3);
});

test('without a restore no account can be taken over by its address', async () => {
  await using app = await startApp();
  const old = await established(app, 'ada');
  await signUpAgain(app, 'ada');
  expect((await app.as('ada').account.get({})).businesses).toEqual([]);
  expect((await rowsOf(app, old.sub)).length).toBeGreaterThan(3);
});

test('a new user with an unknown address gets a new account', { tags: 'night' }, async () => {
  await using app = await startApp();
  const old = await established(app, 'ada');
  await allow();
  await lose(app, 'ada');
  expect((await app.as('eve').account.get({})).businesses).toEqual([]);
  expect((await rowsOf(app, old.sub)).length).toBeGreaterThan(3);
});

test('routes called before the transfer ask the client to repeat the request, and create nothing', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  await established(app, 'ada');
  await allow();
  const sub = await signUpAgain(app, 'ada');
  await expect(app.as('ada').history.list({})).rejects.toMatchObject({ code: 'unavailable' });
  expect(await rowsOf(app, sub)).toEqual([]);
  expect((await app.as('ada').account.get({})).businesses).toHaveLength(1);
  expect((await app.as('ada').history.list({})).items).toHaveLength(1);
});

test('two first visits at once transfer the account once, and no item is lost', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const old = await established(app, 'ada');
  const rows = (await rowsOf(app, old.sub)).length;
  await allow();
  const sub = await signUpAgain(app, 'ada');
  const api = app.as('ada');
  await Promise.allSettled([api.account.get({}), api.account.get({}), api.account.get({})]);
  expect((await api.account.get({})).businesses).toHaveLength(1);
  expect((await rowsOf(app, sub)).length).toBe(rows);
});

test.each(
  everyNth(
    [
      ['the copy', 'BatchWriteItem', 'PutRequest'],
      ['the removal', 'BatchWriteItem', 'DeleteRequest'],
      ['the move of the account', 'TransactWriteItems', 'ACCOUNT'],
    ] as const,
    3,
  ),
)(
  'a transfer that stops at %s loses no items: the next visit continues it',
  async (_, operation, word) => {
    await using app = await startApp();
    const old = await established(app, 'ada');
    const rows = (await rowsOf(app, old.sub)).length;
    await allow();
    const sub = await signUpAgain(app, 'ada');
    const mend = app.stack.data.inject((call) =>
      names(operation, word)(call) ? 'fail' : undefined,
    );
    const api = app.as('ada');
    await expect(api.account.get({})).rejects.toBeTruthy();
    mend();
    // The lease of the stopped worker runs out by itself.
    const transfers = (await app.table.all()).filter(({ sk }) => sk === 'TRANSFER');
    for (const { pk, sk, taken_by } of transfers)
      if (taken_by) await app.table.change(pk, sk, 'leased_until', Date.now() - 1);
    expect((await api.account.get({})).businesses).toHaveLength(1);
    expect((await rowsOf(app, sub)).length).toBe(rows);
    expect(await rowsOf(app, old.sub)).toEqual([]);
  },
);

test('partly processed batches are repeated until every item has moved', async () => {
  await using app = await startApp();
  const old = await established(app, 'ada');
  const rows = (await rowsOf(app, old.sub)).length;
  await allow();
  const sub = await signUpAgain(app, 'ada');
  app.stack.data.inject(({ operation }) => (operation === 'BatchWriteItem' ? 'partly' : undefined));
  expect((await app.as('ada').account.get({})).businesses).toHaveLength(1);
  expect((await rowsOf(app, sub)).length).toBe(rows);
  expect(await rowsOf(app, old.sub)).toEqual([]);
});

test('a transfer that is too large for one request is completed over several requests', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const old = await established(app, 'ada');
  const rows = (await rowsOf(app, old.sub)).length;
  await allow();
  const sub = await signUpAgain(app, 'ada');
  const { moveOwnerItems } = await import('#functions/account/restore/move-account-table.ts');
  expect(await moveOwnerItems({ from: old.sub, to: sub }, () => true)).toBe(false);
  expect(await moveOwnerItems({ from: old.sub, to: sub }, () => true)).toBe(true);
  expect((await app.as('ada').account.get({})).businesses).toHaveLength(1);
  expect((await rowsOf(app, sub)).length).toBe(rows);
});

test('a half-moved account is not continued by a second user with the same address', async () => {
  await using app = await startApp();
  await established(app, 'ada');
  await allow();
  const first = await signUpAgain(app, 'ada');
  const mend = app.stack.data.inject((call) =>
    names('TransactWriteItems', 'ACCOUNT')(call) ? 'fail' : undefined,
  );
  await expect(app.as('ada').account.get({})).rejects.toBeTruthy();
  mend();
  const moved = await rowsOf(app, first);
  expect(moved.length).toBeGreaterThan(3);
  for (const { pk, sk, taken_by } of await app.table.all())
    if (sk === 'TRANSFER' && taken_by)
      await app.table.change(pk, sk, 'leased_until', Date.now() - 1);
  const second = await signUpAgain(app, 'ada');
  await expect(app.as('ada').account.get({})).rejects.toMatchObject({ code: 'unavailable' });
  expect(await rowsOf(app, first)).toEqual(moved);
  expect(await rowsOf(app, second)).toEqual([]);
});
