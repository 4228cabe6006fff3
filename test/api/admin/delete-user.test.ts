import { expect, test } from 'vitest';
import { emailOf, startApp } from '#test/support/app.ts';
import { essentialsAsker } from '#test/support/chat.ts';

const reason = 'Sold the business, wrote to us twice';
const asked = (id: string, more: object = {}) => ({
  id,
  email: emailOf('ada'),
  proofs: ['address' as const, 'profile' as const],
  reason,
  ...more,
});

test('an account is deleted on request: it is refused at once, removed, and its owner gets the mail', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const bo = await app.member('bo');
  const id = await app.sub('ada');
  const { admin } = app.as('admin');
  app.stack.queue.delivery.hold();
  expect(await admin.deleteUser(asked(id, { email: 'ADA@example.com' }))).toEqual({
    being_deleted: true,
  });
  await expect(ada.account.get({})).rejects.toMatchObject({ code: 'being-deleted' });
  expect(await admin.getUser({ id })).toMatchObject({ deletion_requested_at: expect.any(String) });
  await expect(admin.deleteUser(asked(id))).rejects.toMatchObject({ code: 'conflict' });
  app.stack.queue.delivery.letOn();
  await app.stack.queue.delivery.settled();
  expect(app.stack.auth.find(emailOf('ada'))).toBeUndefined();
  await expect(admin.getUser({ id })).rejects.toMatchObject({ code: 'not-found' });
  expect(app.stack.mail.inbox.list(emailOf('ada'))[0]?.subject).toMatch(/deleted/);
  // Nobody else loses anything.
  expect((await bo.account.get({})).account.onboarding_completed).toBe(true);
});

test('the trail keeps who did it, the proofs and the reason, and no address', async () => {
  await using app = await startApp();
  await app.member('ada');
  const id = await app.sub('ada');
  const { admin } = app.as('admin');
  await admin.deleteUser(asked(id));
  const { items } = await admin.listAudit({ operation: 'deleteUser' });
  expect(items).toMatchObject([
    {
      target: id,
      reason: `${reason} (Answered an email we sent to the account’s address. Knew the business and when it signed up)`,
    },
  ]);
  expect(JSON.stringify(items)).not.toContain(emailOf('ada'));
});

test('an account is kept when the address is another, proofs are missing, or it is an admin’s', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const id = await app.sub('ada');
  const { admin } = app.as('admin');
  const conflict = { code: 'conflict' };
  await expect(admin.deleteUser(asked(id, { email: 'bo@example.com' }))).rejects.toMatchObject(
    conflict,
  );
  // Without a payment nobody can know a card or an amount.
  await expect(admin.deleteUser(asked(id, { proofs: ['card', 'payment'] }))).rejects.toMatchObject(
    conflict,
  );
  await expect(
    admin.deleteUser(asked(id, { proofs: ['address', 'address'] })),
  ).rejects.toMatchObject(conflict);
  await expect(admin.deleteUser(asked(id, { proofs: ['address'] }))).rejects.toMatchObject({
    code: 'invalid',
  });
  const self = await app.sub('admin');
  await expect(admin.deleteUser(asked(self, { email: emailOf('admin') }))).rejects.toMatchObject(
    conflict,
  );
  await expect(admin.deleteUser(asked('nobody'))).rejects.toMatchObject({ code: 'not-found' });
  expect((await ada.account.get({})).account).not.toHaveProperty('deletion_requested_at');
});

test('an owner who paid can be known by a payment; strangers, owners and previews delete nobody', async () => {
  await using app = await startApp();
  const ada = await essentialsAsker(app, 'ada');
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'customer_id', 'cus_1');
  const input = asked(ada.sub, { proofs: ['card', 'payment'] });
  for (const name of ['ada', 'mallory'])
    await expect(app.as(name).admin.deleteUser(input)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(app.as().admin.deleteUser(input)).rejects.toMatchObject({ code: 'signed-out' });
  await expect(
    app.as('admin', { 'x-preview': 'free' }).admin.deleteUser(input),
  ).rejects.toMatchObject({ code: 'previewing' });
  app.stack.queue.delivery.hold();
  expect(await app.as('admin').admin.deleteUser(input)).toEqual({ being_deleted: true });
});
