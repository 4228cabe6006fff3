import { expect, test } from 'vitest';
import { routes, unknownIds, wired } from '#test/proof/support/samples.ts';
import { type App, emailOf, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { deleteAccount } from '#test/support/delete-account.ts';
import { until } from '#test/support/faults/workers.ts';
import { buy } from '#test/support/purchase.ts';

const expectGone = async (app: App, sub: string, name: string) => {
  expect(await app.table.rows(`USER#${sub}`)).toEqual([]);
  expect(app.stack.auth.find(emailOf(name))).toBeUndefined();
};
const farewells = (app: App, name: string) =>
  app.stack.mail.inbox
    .list(emailOf(name))
    .filter(({ subject }) => subject === 'Your Sevenhands account has been deleted');
const message = {
  name: 'Ada',
  email: emailOf('ada').toUpperCase(),
  subject: 'billing',
  message: 'A word of Ada',
} as const;

test('requesting the deletion signs the owner out on every device, and every route says that the account is being deleted', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const phone = (await app.stack.auth.tokensOf(emailOf('ada'))).RefreshToken;
  app.stack.queue.delivery.hold();
  expect(await deleteAccount(app, 'ada')).toEqual({ being_deleted: true });

  const members = routes.filter(({ route }) => route.access === 'member');
  for (const { name, route, sample } of members) {
    const { method, path, body } = wired(
      route,
      sample({ ...unknownIds(), business: ada.businessId }),
    );
    const answer = await app.send(method, path, { name: 'ada', ...(body && { body }) });
    expect([name, answer.status, (await answer.json()).code]).toEqual([name, 403, 'being-deleted']);
  }
  expect(members.length).toBeGreaterThan(30);
  const refreshing = app.pool('GetTokensFromRefreshToken', {
    ClientId: app.stack.auth.userPoolClientId,
    RefreshToken: phone,
  });
  await expect(refreshing).rejects.toThrow(/NotAuthorized/);
  // An owner who signs in again meanwhile gets the same response.
  await app.signIn('ada');
  await expect(app.as('ada').account.get({})).rejects.toMatchObject({ code: 'being-deleted' });
  expect(farewells(app, 'ada')).toEqual([]);

  app.stack.queue.delivery.letOn();
  await app.stack.queue.delivery.settled();
  await expectGone(app, ada.sub, 'ada');
  expect(farewells(app, 'ada')).toHaveLength(1);
});

test('an admin who deletes the account loses admin access at once, with any token', async () => {
  await using app = await startApp();
  await app.as('admin').account.get({});
  await app.as('admin').admin.getOverview({});
  app.stack.queue.delivery.hold();
  await deleteAccount(app, 'admin');
  const admins = routes.filter(({ route }) => route.access === 'admin');
  for (const { name, route, sample } of admins) {
    const { method, path, body } = wired(route, sample(unknownIds()));
    const answer = await app.send(method, path, { name: 'admin', ...(body && { body }) });
    expect([name, answer.status]).toEqual([name, 403]);
  }
  expect(admins.length).toBeGreaterThan(10);
  await app.signIn('admin');
  await expect(app.as('admin').account.get({})).rejects.toMatchObject({ code: 'being-deleted' });
});

test('deleting one account does not affect other accounts', async () => {
  await using app = await startApp();
  await app.member('ada');
  const bob = await app.member('bob');
  app.stack.queue.delivery.hold();
  await deleteAccount(app, 'ada');
  expect((await bob.account.get({})).businesses).toHaveLength(1);
  app.stack.queue.delivery.letOn();
  await app.stack.queue.delivery.settled();
  expect((await bob.account.get({})).businesses).toHaveLength(1);
});

test('two devices that request the deletion at once start one deletion with one mail', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const asked = await Promise.allSettled([1, 2].map(() => deleteAccount(app, 'ada')));
  expect(asked.some(({ status }) => status === 'fulfilled')).toBe(true);
  await app.stack.queue.delivery.hurry();
  await expectGone(app, ada.sub, 'ada');
  expect(farewells(app, 'ada')).toHaveLength(1);
  expect(app.stack.queue.delivery.deadLetters()).toEqual([]);
});

test('a repeated message deletes once, also after the account is deleted', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  app.stack.queue.delivery.hold();
  await deleteAccount(app, 'ada');
  app.stack.queue.delivery.repeat();
  app.stack.queue.delivery.repeat();
  app.stack.queue.delivery.letOn();
  await app.stack.queue.delivery.settled();
  await app.stack.queue.delivery.hurry();
  await expectGone(app, ada.sub, 'ada');
  expect(farewells(app, 'ada')).toHaveLength(1);
  expect(app.stack.bucket.keys()).toHaveLength(1);
});

test('a question asked during the deletion is deleted with its answer', async () => {
  await using app = await startApp({ pace: { betweenMs: 3 } });
  const ada = await asker(app, 'ada');
  const asking = ada.ask({ text: 'A secret of Ada' }).catch((error) => error);
  await until(() => app.stack.openai.requests().length > 0);
  await deleteAccount(app, 'ada');
  await asking;
  const left = JSON.stringify(await app.table.all());
  expect(left).not.toContain('secret');
  expect(await app.table.rows(`USER#${ada.sub}`, 'CHAT#')).toEqual([]);
  await expect(ada.ask()).rejects.toMatchObject({ code: 'not-found' });
});

test('feedback sent from the address before signing up or without signing in is deleted too', async () => {
  await using app = await startApp();
  await app.as().forms.contact(message);
  await app.as().forms.suggest({ suggestion_text: 'An idea', contact_email: emailOf('ada') });
  await app.as().forms.suggest({ suggestion_text: 'Of nobody' });
  await app.as().forms.contact({ ...message, email: emailOf('bob'), message: 'A word of Bob' });
  await app.member('ada');
  await deleteAccount(app, 'ada');
  const left = JSON.stringify(await app.table.all());
  expect(left).not.toMatch(/A word of Ada|An idea|ada@example/i);
  expect(left).toContain('Of nobody');
  expect(left).toContain('A word of Bob');
});

test('a message that the admin deletes leaves no record of its address', async () => {
  await using app = await startApp();
  const { id } = await app.as().forms.contact(message);
  await app.as('admin').admin.removeMessage({ id, reason: 'Nothing but spam' });
  expect((await app.table.all()).filter(({ pk }) => pk.startsWith('SENDER#'))).toEqual([]);
});

test('a trial claim cannot be read without the key of the stage, and expires after two years', async () => {
  await using app = await startApp();
  await app.member('ada');
  await deleteAccount(app, 'ada');
  const [claim] = (await app.table.all()).filter(({ pk }) => pk.startsWith('TRIAL#'));
  const { createHash } = await import('node:crypto');
  const plain = createHash('sha256').update(emailOf('ada')).digest('hex');
  expect(claim?.pk).toMatch(/^TRIAL#[0-9a-f]{64}$/);
  expect(claim?.pk).not.toContain(plain);
  expect(Object.keys(claim ?? {}).toSorted()).toEqual([
    'deleted_at',
    'pk',
    'sk',
    'trial_ends_at',
    'ttl',
  ]);
  const years = (Number(claim?.ttl) * 1000 - Date.now()) / (365 * 86_400_000);
  expect(years).toBeCloseTo(2, 2);
  // DynamoDB removes expired items days late.
  await app.table.put({ ...claim, ttl: 1 } as never);
  await app.signUp('ada');
  expect((await (await app.member('ada')).account.get({})).account.had_trial_before).toBeFalsy();
});

test('deleting an account deletes the customer at the payment provider and its mapping to the owner', async () => {
  await using app = await startApp();
  await app.member('ada');
  await buy(app, 'ada', 'pro');
  await deleteAccount(app, 'ada');
  expect(app.stack.stripe.store.all('customer')).toMatchObject([{ local_deleted: true }]);
  expect((await app.table.all()).filter(({ pk }) => pk.startsWith('CUSTOMER#'))).toEqual([]);
  await app.stack.stripe.webhooks.settled();
  expect(app.stack.stripe.webhooks.deliveries().every(({ status }) => status === 200)).toBe(true);
});
