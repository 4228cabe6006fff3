import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';

test('an account is found by its address in any spelling, and shown without content of its chats', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await ada.ask({ text: 'A secret about my crew' });
  await ada.api.businesses.add({ name: 'Second Pipes', type: 'Roofer' });
  const { admin } = app.as('admin');

  const { id } = await admin.findUser({ email: ' Ada@Example.com ' });
  expect(id).toBe(ada.sub);
  const found = await admin.getUser({ id });
  expect(found).toMatchObject({
    id,
    email: 'ada@example.com',
    plan: 'pro',
    is_trial: true,
    is_test: false,
    subscription: null,
    has_customer: false,
    payment_failed: false,
    active_on: new Date().toISOString().slice(0, 10),
    quota: { unlimited: true, total: 1 },
  });
  expect(found.businesses.map(({ name, type, is_active }) => [name, type, is_active])).toEqual(
    expect.arrayContaining([
      [expect.any(String), 'Plumber', false],
      ['Second Pipes', 'Roofer', true],
    ]),
  );
  expect(JSON.stringify(found)).not.toContain('secret');
  expect(Object.keys(found)).not.toContain('customer_id');
});

test('the payment state of an account shows the plan, its end and a failed payment', async () => {
  await using app = await startApp();
  await app.member('ada', { plan: 'free' });
  const id = await app.sub('ada');
  await app.table.change(`USER#${id}`, 'ACCOUNT', 'subscription', {
    id: 'sub_1',
    status: 'past_due',
    plan: 'essentials',
    period: 'yearly',
    current_period_end: '2026-12-01T00:00:00.000Z',
    cancel_at_period_end: false,
  });
  expect(await app.as('admin').admin.getUser({ id })).toMatchObject({
    plan: 'essentials',
    payment_failed: true,
    subscription: { status: 'past_due', plan: 'essentials', period: 'yearly' },
    quota: { limit: 100, window: 'month' },
  });
});

test('an unknown address, an unfinished sign-up and an unknown id are not found', async () => {
  await using app = await startApp();
  const { admin } = app.as('admin');
  await admin.getOverview({});
  const missing = { code: 'not-found' };
  await expect(admin.findUser({ email: 'nobody@example.com' })).rejects.toMatchObject(missing);
  await expect(admin.getUser({ id: 'nobody' })).rejects.toMatchObject(missing);
  await app.signUp('ada');
  const id = await app.sub('ada');
  await app.table.remove(`USER#${id}`, 'ACCOUNT');
  await expect(admin.findUser({ email: 'ada@example.com' })).rejects.toMatchObject(missing);
  await expect(admin.getUser({ id })).rejects.toMatchObject(missing);
});

test('the audit trail records the id of a viewed account, and not the address that was searched for', async () => {
  await using app = await startApp();
  await app.member('ada');
  const { admin } = app.as('admin');
  const { id } = await admin.findUser({ email: 'ada@example.com' });
  await admin.getUser({ id });
  const { items } = await admin.listAudit({});
  expect(items.map(({ operation, target }) => [operation, target])).toEqual([
    ['listAudit', null],
    ['getUser', id],
    ['findUser', null],
  ]);
  expect((await admin.listAudit({ show: 'changes' })).items).toEqual([]);
});
