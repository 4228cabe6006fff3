import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { deleteAccount } from '#test/support/delete-account.ts';
import { holdFirst, names } from '#test/support/faults/hold.ts';

const choice = { plan: 'pro', period: 'monthly' } as const;
const sessionIn = (app: App, url: string) =>
  app.stack.stripe.store.get('checkout.session', url.split('/').at(-1) ?? '');
const pay = async (app: App, url: string) => {
  app.stack.stripe.pay(sessionIn(app, url).id);
  await app.stack.stripe.webhooks.settled();
};
const accountRow = async (app: App, name: string) =>
  app.table.row(`USER#${await app.sub(name)}`, 'ACCOUNT');
const planOf = async (app: App, name: string) =>
  (await app.as(name).account.get({})).entitlement.plan;

/** An owner whose payment customer was deleted at the provider and who has bought again as another customer. */
const withReplacedCustomer = async (app: App) => {
  const ada = await app.member('ada', { plan: 'free' });
  await ada.billing.checkout(choice);
  const [first] = app.stack.stripe.store.all('customer');
  if (!first) throw new Error('there is no customer');
  first.local_deleted = true;
  await pay(app, (await ada.billing.checkout(choice)).url);
  expect(await planOf(app, 'ada')).toBe('pro');
  return { ada, first };
};

test('the nightly job keeps a plan that is paid by another customer than the first', async () => {
  await using app = await startApp();
  await withReplacedCustomer(app);
  const before = (await accountRow(app, 'ada'))?.subscription;
  const { handler } = await import('#functions/plan/on-reconcile.ts');
  expect(await handler()).toEqual({ customers: 2, mended: 0, failed: 0 });
  expect((await accountRow(app, 'ada'))?.subscription).toEqual(before);
  expect(await planOf(app, 'ada')).toBe('pro');
});

test('an event about the replaced customer does not end the plan', async () => {
  await using app = await startApp();
  const { first } = await withReplacedCustomer(app);
  const { billing, store, webhooks } = app.stack.stripe;
  billing.end(billing.subscribe(first, store.get('price', 'price_essentials_monthly')));
  await webhooks.settled();
  expect(await planOf(app, 'ada')).toBe('pro');
});

test('a payment page opened before the account was deleted accepts no payment', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'free' });
  const { url } = await ada.billing.checkout(choice);
  const page = sessionIn(app, url);
  expect(page.status).toBe('open');
  await deleteAccount(app, 'ada');
  expect(page).toMatchObject({ status: 'expired', url: null });
});

test('when two customers are created for one account the first stored one is used by every payment page', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'free' });
  const { letOn, isHeld } = holdFirst(app, names('UpdateItem', 'customer_id IN'));
  const slow = ada.billing.checkout(choice);
  await isHeld();
  // The provider recognizes a repeated request for a day; later it creates a second customer.
  const { idempotent } = app.stack.stripe.store;
  for (const key of Object.keys(idempotent)) delete idempotent[key];
  const quick = await ada.billing.checkout(choice);
  letOn();
  const late = await slow;
  expect(app.stack.stripe.store.all('customer')).toHaveLength(2);
  const tied = (await accountRow(app, 'ada'))?.customer_id;
  expect(tied).toBe(sessionIn(app, quick.url).customer);
  expect(sessionIn(app, late.url).customer).toBe(tied);
  await pay(app, late.url);
  expect(await planOf(app, 'ada')).toBe('pro');
});

test('two tabs that replace a deleted customer at once store the same one', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'free' });
  await ada.billing.checkout(choice);
  const [first] = app.stack.stripe.store.all('customer');
  if (!first) throw new Error('there is no customer');
  first.local_deleted = true;
  const pages = await Promise.all([ada.billing.checkout(choice), ada.billing.checkout(choice)]);
  const tied = (await accountRow(app, 'ada'))?.customer_id;
  expect(tied).not.toBe(first.id);
  for (const { url } of pages) expect(sessionIn(app, url).customer).toBe(tied);
  expect(app.stack.stripe.store.all('customer')).toHaveLength(2);
});

test('a payment that is read while the account is deleted restores no data', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'free' });
  app.stack.stripe.webhooks.setMode({ drop: true });
  await pay(app, (await ada.billing.checkout(choice)).url);
  const { letOn, isHeld } = holdFirst(app, names('UpdateItem', 'subscription_version = '));
  const syncing = ada.billing.sync({}).catch((error) => error);
  await isHeld();
  await deleteAccount(app, 'ada');
  letOn();
  await syncing;
  expect(await app.table.rows(`USER#${await app.sub('ada')}`)).toEqual([]);
});
