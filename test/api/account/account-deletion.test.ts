import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { type App, emailOf, startApp } from '#test/support/app.ts';
import { asker, freeAsker } from '#test/support/chat.ts';
import { deleteAccount } from '#test/support/delete-account.ts';
import { attempt } from '../../support/items/turn-item.ts';

const pay = async (app: App, name: string) => {
  const { url } = await app.as(name).billing.checkout({ plan: 'pro', period: 'monthly' });
  app.stack.stripe.pay(url.split('/').at(-1) ?? '');
  await app.stack.stripe.webhooks.settled();
};
const everything = async (app: App, name: string) => {
  const pages = [];
  let after: string | undefined;
  do {
    const page = await app.as(name).account.export({ ...(after && { after }) });
    pages.push(page);
    after = page.next ?? undefined;
  } while (after);
  return pages;
};

test('an owner on Free sees the counted questions, newest first', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  await ada.ask({ helper_id: 'marketing', text: 'Who should get my flyers?' });
  await ada.ask({ helper_id: 'sales', text: 'How do I answer a price objection?' });
  const { quota, items } = await ada.api.account.usage({});
  expect(quota).toMatchObject({ used: 2, remaining: 8 });
  expect(items).toMatchObject([
    { helper_id: 'sales', text: 'How do I answer a price objection?' },
    { helper_id: 'marketing', text: 'Who should get my flyers?' },
  ]);
});

test('a question still counts after its conversation has been deleted', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  await ada.ask();
  const { businesses } = await ada.api.businesses.add({ name: 'Second', type: 'Roofer' });
  await ada.api.businesses.remove({ business_id: businesses[1]?.id ?? '' });
  const { quota, items } = await ada.api.account.usage({});
  expect(quota.used).toBe(1);
  expect(items).toMatchObject([{ helper_id: null, text: '' }]);
});

test('on a plan without a limit nothing is counted, and questions are listed by week and helper', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const eve = await asker(app, 'eve');
  expect(await ada.api.account.usage({})).toMatchObject({ items: [], weeks: [] });
  const { chat_id } = await ada.ask({ helper_id: 'marketing', text: 'Who should get my flyers?' });
  await ada.ask({ chat_id, helper_id: 'marketing', text: 'When?' });
  await ada.ask({ helper_id: 'sales', text: 'How do I answer a price objection?' });
  const { quota, items, weeks, is_complete } = await ada.api.account.usage({});
  expect([quota.unlimited, quota.used, is_complete]).toEqual([true, 0, true]);
  expect(items.map(({ text }) => text)).toEqual([
    'How do I answer a price objection?',
    'When?',
    'Who should get my flyers?',
  ]);
  expect(weeks.map(({ helper_id, questions }) => [helper_id, questions]).toSorted()).toEqual([
    ['marketing', 2],
    ['sales', 1],
  ]);
  expect(await eve.api.account.usage({})).toMatchObject({ items: [], weeks: [] });
});

test('the export returns all data of the owner, page by page, and no data of other accounts', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const bob = await asker(app, 'bob');
  await bob.ask({ text: 'A secret of Bob' });
  const { turn } = await ada.ask({ text: 'What do I charge for a water heater?' });
  const pk = `USER#${ada.sub}`;
  const [row] = await app.table.rows(pk, 'TURN#');
  // Enough that a single read of the table does not return everything.
  for (let nth = 0; nth < 40; nth++)
    await app.table.put({
      ...row,
      pk,
      sk: `TURN#${turn.chat_id}#${ulid()}`,
      content: 'x'.repeat(50_000),
    });
  await app.table.put({
    pk,
    sk: 'TURN#unanswered#1',
    ...attempt({ state: 'answering', owner: 'x', lease: 0, attempt: 1, fingerprint: '' }),
  });

  const pages = await everything(app, 'ada');
  expect(pages.length).toBeGreaterThan(1);
  const all = pages.flatMap(({ turns }) => turns);
  expect(all).toHaveLength(41);
  expect(all.some(({ text }) => text === 'What do I charge for a water heater?')).toBe(true);
  expect(pages.flatMap(({ businesses }) => businesses)).toMatchObject([{ is_active: true }]);
  expect(pages.flatMap(({ chats }) => chats)).toHaveLength(1);
  expect(pages.map(({ account }) => account?.email).filter(Boolean)).toEqual(['ada@example.com']);
  expect(JSON.stringify(pages)).not.toContain('Bob');
});

test('a page cursor of another account returns the first page of the caller’s own data', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await app.member('bob');
  const mark = (key: object) => Buffer.from(JSON.stringify(key)).toString('base64url');
  const bob = `USER#${await app.sub('bob')}`;
  const marks = [
    mark({ pk: `USER#${ada.sub}`, sk: 'ACCOUNT' }),
    mark({ pk: bob, sk: '' }),
    mark({ pk: bob, sk: 7 }),
    mark({ pk: bob }),
    mark([bob]),
    'nonsense',
    '{}',
    'bnVsbA',
  ];
  for (const after of marks) {
    const page = await app.as('bob').account.export({ after });
    expect(page.account?.email).toBe('bob@example.com');
    expect(page.businesses).toHaveLength(1);
  }
});

test('deleting the account ends the subscription, removes the sign-in and deletes all personal data', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await ada.ask();
  await pay(app, 'ada');

  expect(await deleteAccount(app, 'ada')).toEqual({ being_deleted: true });
  expect(await app.table.rows(`USER#${ada.sub}`)).toEqual([]);
  expect(app.stack.auth.find(emailOf('ada'))).toBeUndefined();
  expect(app.stack.stripe.store.all('subscription')).toMatchObject([{ status: 'canceled' }]);
  expect(app.stack.stripe.store.all('customer')).toMatchObject([{ local_deleted: true }]);
  const left = await app.table.all();
  expect(JSON.stringify(left.filter(({ pk }) => !pk.startsWith('STATS#')))).not.toMatch(
    /example\.com|Ada|water/,
  );
  expect(left.filter(({ pk }) => pk.startsWith('TRIAL#'))).toHaveLength(1);
});

test('the token of a deleted user is refused and creates no new account', async () => {
  await using app = await startApp();
  const { api, sub } = await asker(app, 'ada');
  await deleteAccount(app, 'ada');
  await expect(api.account.get({})).rejects.toMatchObject({ code: 'signed-out' });
  await expect(api.businesses.add({ name: 'Again', type: 'Roofer' })).rejects.toMatchObject({
    code: 'signed-out',
  });
  await expect(deleteAccount(app, 'ada')).rejects.toMatchObject({ code: 'signed-out' });
  expect(await app.table.rows(`USER#${sub}`)).toEqual([]);
});

test.each([{}, { confirmation: 'delete' }, { confirmation: 'DELETE ' }, { confirmation: true }])(
  '%j does not confirm the deletion of an account',
  async (body) => {
    await using app = await startApp();
    await app.member('ada');
    const answer = await app.send('POST', '/account/delete', { name: 'ada', body });
    expect(answer.status).toBe(400);
    expect(app.stack.auth.find(emailOf('ada'))).toBeDefined();
  },
);

test('an owner cannot delete another account', async () => {
  await using app = await startApp();
  await app.member('ada');
  await app.member('bob');
  await deleteAccount(app, 'bob');
  expect((await app.as('ada').account.get({})).businesses).toHaveLength(1);
});

test('the addresses of one mailbox have one trial, whichever is first, and however often they sign up', async () => {
  await using app = await startApp();
  const viewOf = async (name: string) =>
    (await (await app.member(name)).account.get({})).entitlement;
  expect(await viewOf('ada+one')).toMatchObject({ plan: 'pro', is_trial: true });
  for (const name of ['ada', 'ADA+two', 'ada+three'])
    expect(await viewOf(name), name).toMatchObject({ plan: 'free', is_trial: false });
  expect(await viewOf('a.da')).toMatchObject({ is_trial: true });
  // The first one keeps its trial when it comes back to onboarding.
  expect(await viewOf('ada+one')).toMatchObject({ is_trial: true });
  // After it is deleted, another address of the mailbox has no more than what was left.
  const { trial_ends_at } = (await app.as('ada+one').account.get({})).account;
  await deleteAccount(app, 'ada+one');
  const { account } = await (await app.member('ada+four')).account.get({});
  expect(account).toMatchObject({ trial_ends_at, had_trial_before: true });
});

test('of fifty sign-ups of one mailbox at once five get a code, and one has a trial', async () => {
  await using app = await startApp();
  const names = Array.from({ length: 50 }, (_, nth) => `bo+${nth}`);
  const views = await Promise.allSettled(
    names.map(async (name) => (await (await app.member(name)).account.get({})).entitlement),
  );
  const accepted = views.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(accepted).toHaveLength(5);
  expect(accepted.filter(({ is_trial }) => is_trial)).toHaveLength(1);
});

test('moving to another address takes the trial of its mailbox along', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  await app.pool('AdminUpdateUserAttributes', {
    Username: emailOf('ada'),
    UserAttributes: [{ Name: 'email', Value: 'cleo@example.com' }],
  });
  await ada.account.syncEmail({});
  expect((await (await app.member('cleo+1')).account.get({})).entitlement.is_trial).toBe(false);
});

test('changing the address does not give a second trial', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const { trial_ends_at } = (await ada.account.get({})).account;
  await app.pool('AdminUpdateUserAttributes', {
    Username: emailOf('ada'),
    UserAttributes: [{ Name: 'email', Value: 'ada@new.example' }],
  });
  await ada.account.syncEmail({});
  await deleteAccount(app, 'ada');
  await app.signUp('ada');
  expect((await (await app.member('ada')).account.get({})).account.trial_ends_at).toBe(
    trial_ends_at,
  );
});

test('signing up again after deleting the account gives no second trial', async () => {
  await using app = await startApp();
  await app.member('ada');
  const sub = await app.sub('ada');
  const ended = new Date(Date.now() - 3 * 86_400_000).toISOString();
  await app.table.change(`USER#${sub}`, 'ACCOUNT', 'trial_ends_at', ended);
  await deleteAccount(app, 'ada');

  await app.signUp('ada');
  expect(await app.sub('ada')).not.toBe(sub);
  const ada = await app.member('ada');
  expect((await ada.account.get({})).entitlement).toMatchObject({
    plan: 'free',
    is_trial: false,
    trial_ended: true,
  });
});
