import { expect, test } from 'vitest';
import { billingPeriods, paidPlanIds } from '#shared/domain/plan/plans.ts';
import { startApp } from '#test/support/app.ts';

/** Names as on a payment account that is shared with another product. */
const lookupKeys = {
  essentials: { monthly: 'hands.essentials.m', yearly: 'hands.essentials.y' },
  pro: { monthly: 'hands.pro.m', yearly: 'hands.pro.y' },
};

test('a stage whose prices have other lookup keys sells the same plans', async () => {
  await using app = await startApp({ lookupKeys });
  for (const plan of paidPlanIds)
    for (const period of billingPeriods) {
      const { account, billing } = await app.member(`${plan}-${period}`);
      const { url } = await billing.checkout({ plan, period });
      app.stack.stripe.pay(url.split('/').at(-1) ?? '');
      await app.stack.stripe.webhooks.settled();
      expect((await account.get({})).account.subscription).toMatchObject({ plan, period });
    }
});
