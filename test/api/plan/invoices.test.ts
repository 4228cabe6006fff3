import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { shorterWaits } from '#test/support/faults/shorter-waits.ts';
import { buy } from '#test/support/purchase.ts';

test('an owner sees the invoices of the plan, newest first, and each opens as a PDF', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'free' });
  expect(await ada.billing.invoices({})).toEqual({ invoices: [] });
  await buy(app, 'ada', 'essentials');
  app.stack.stripe.billing.advance(32 * 86_400);
  await app.stack.stripe.webhooks.settled();
  const { invoices } = await ada.billing.invoices({});
  expect(invoices).toMatchObject([
    { total: 1900, currency: 'usd', is_paid: true },
    { total: 1900, currency: 'usd', is_paid: true },
  ]);
  expect(String(invoices[0]?.created_at) > String(invoices[1]?.created_at)).toBe(true);
  const { url } = await ada.billing.invoicePdf({ id: String(invoices[0]?.id) });
  const file = await fetch(url);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  const text = await file.text();
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text).toContain(String(invoices[0]?.number));
});

test('a failed payment is an unpaid invoice, and the free days of a trial are none', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  await buy(app, 'ada', 'pro');
  expect(await ada.billing.invoices({})).toEqual({ invoices: [] });
  const { billing, store, webhooks } = app.stack.stripe;
  const [subscription] = store.all('subscription');
  if (!subscription) throw new Error('nothing was bought');
  billing.renew(subscription, false);
  await webhooks.settled();
  expect((await ada.billing.invoices({})).invoices).toMatchObject([
    { total: 4900, is_paid: false },
  ]);
});

test('another owner’s invoice is not found, with and without a plan of one’s own, and no visitor gets one', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'free' });
  await buy(app, 'ada', 'essentials');
  const [invoice] = (await ada.billing.invoices({})).invoices;
  const id = String(invoice?.id);
  const eve = await app.member('eve', { plan: 'free' });
  await expect(eve.billing.invoicePdf({ id })).rejects.toMatchObject({ code: 'not-found' });
  await buy(app, 'eve', 'pro');
  await expect(eve.billing.invoicePdf({ id })).rejects.toMatchObject({ code: 'not-found' });
  expect((await eve.billing.invoices({})).invoices.map((one) => one.id)).not.toContain(id);
  await expect(ada.billing.invoicePdf({ id: 'in_missing' })).rejects.toMatchObject({
    code: 'not-found',
  });
  const visitor = app.as();
  await expect(visitor.billing.invoices({})).rejects.toMatchObject({ code: 'signed-out' });
  await expect(visitor.billing.invoicePdf({ id })).rejects.toMatchObject({ code: 'signed-out' });
});

test('without the provider the list and the file can be tried again', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'free' });
  await buy(app, 'ada', 'essentials');
  app.stack.stripe.inject(() => ({ status: 500 }));
  using _ = shorterWaits();
  await expect(ada.billing.invoices({})).rejects.toMatchObject({ code: 'unavailable' });
  await expect(ada.billing.invoicePdf({ id: 'in_any' })).rejects.toMatchObject({
    code: 'unavailable',
  });
});
