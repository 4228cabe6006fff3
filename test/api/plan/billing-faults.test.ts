import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { shorterWaits } from '#test/support/faults/shorter-waits.ts';
import { buy } from '#test/support/purchase.ts';

const planOf = async (app: App, name: string) =>
  (await app.as(name).account.get({})).entitlement.plan;

test('an owner whose customer was deleted at the provider can buy again', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'free' });
  await ada.billing.checkout({ plan: 'pro', period: 'monthly' });
  const [first] = app.stack.stripe.store.all('customer');
  if (!first) throw new Error('there is no customer');
  first.local_deleted = true;
  await buy(app, 'ada', 'pro');
  expect(await planOf(app, 'ada')).toBe('pro');
  expect(app.stack.stripe.store.all('customer')).toHaveLength(2);
});

test('without a price or without the provider nothing is sold, and the owner can try again', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'free' });
  const price = app.stack.stripe.store.get('price', 'price_pro_monthly');
  price.lookup_key = null;
  const start = () => ada.billing.checkout({ plan: 'pro', period: 'monthly' });
  await expect(start()).rejects.toMatchObject({ code: 'unavailable', retryable: true });
  price.lookup_key = 'pro_monthly';
  const mend = app.stack.stripe.inject(() => ({ status: 500 }));
  using _ = shorterWaits();
  await expect(start()).rejects.toMatchObject({ code: 'unavailable' });
  await expect(ada.billing.portal({})).rejects.toMatchObject({ code: 'unavailable' });
  mend();
  expect((await start()).url).toContain('/pay/');
});

test('a checkout whose response was lost is repeated without a second customer', async () => {
  await using app = await startApp();
  using _ = shorterWaits();
  const ada = await app.member('ada', { plan: 'free' });
  let lost = 0;
  app.stack.stripe.inject(({ method }) => (method === 'POST' && lost++ < 1 ? 'lost' : undefined));
  await ada.billing.checkout({ plan: 'pro', period: 'monthly' });
  expect(app.stack.stripe.store.all('customer')).toHaveLength(1);
});

test('unauthenticated and invalid requests are refused', async () => {
  await using app = await startApp();
  const visitor = app.as();
  const choice = { plan: 'pro', period: 'monthly' } as const;
  await expect(visitor.billing.checkout(choice)).rejects.toMatchObject({ code: 'signed-out' });
  await expect(visitor.billing.portal({})).rejects.toMatchObject({ code: 'signed-out' });
  await expect(visitor.billing.sync({})).rejects.toMatchObject({ code: 'signed-out' });
  await expect(visitor.billing.startNow({})).rejects.toMatchObject({ code: 'signed-out' });
  await app.member('ada', { plan: 'free' });
  for (const body of [
    { plan: 'admin', period: 'monthly' },
    { plan: 'pro', period: 'weekly' },
    { ...choice, price_id: 'price_cheap' },
    { ...choice, success_url: 'https://elsewhere.example' },
    { ...choice, customer: 'cus_of_somebody' },
  ]) {
    const answer = await app.send('POST', '/billing/checkout', { name: 'ada', body });
    expect(answer.status).toBe(400);
  }
  const away = { flow: 'home', return_url: 'https://elsewhere.example' };
  expect((await app.send('POST', '/billing/portal', { name: 'ada', body: away })).status).toBe(400);
  const forged = { body: { id: 'evt_1', type: 'invoice.paid' }, headers: {} };
  expect((await app.send('POST', '/stripe/webhook', forged)).status).toBe(400);
  expect(app.stack.stripe.store.all('customer')).toHaveLength(0);
});

test('nothing can be bought in a preview', async () => {
  await using app = await startApp();
  await app.member('ada', { plan: 'free' });
  const previewing = app.as('ada', { 'x-preview': 'free' });
  const start = previewing.billing.checkout({ plan: 'pro', period: 'monthly' });
  await expect(start).rejects.toMatchObject({ code: 'previewing' });
});
