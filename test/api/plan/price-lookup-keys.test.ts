import { expect, test } from 'vitest';
import { billingPeriods, paidPlanIds } from '#shared/domain/plan/plans.ts';
import { startApp } from '#test/support/app.ts';
import { everyNth } from '#test/support/proof-size.ts';

/** Names as on a payment account that is shared with another product. */
const lookupKeys = {
  essentials: { monthly: 'hands.essentials.m', yearly: 'hands.essentials.y' },
  pro: { monthly: 'hands.pro.m', yearly: 'hands.pro.y' },
};

test('a stage whose prices have other lookup keys sells the same plans', async () => {
  await using app = await startApp({ lookupKeys });
  const sold = paidPlanIds.flatMap((plan) => billingPeriods.map((period) => ({ plan, period })));
  for (const { plan, period } of everyNth(sold, 3)) {
    const { account, billing } = await app.member(`${plan}-${period}`);
    const { url } = await billing.checkout({ plan, period });
    app.stack.stripe.pay(url.split('/').at(-1) ?? '');
    await app.stack.stripe.webhooks.settled();
    expect((await account.get({})).account.subscription).toMatchObject({ plan, period });
  }
});
