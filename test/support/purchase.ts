import type { BillingPeriod, PaidPlanId } from '#shared/domain/plan/plans.ts';
import type { App } from './app.ts';

/** The id of a payment page, which is the last part of its URL. */
export const sessionOf = (url: string) => url.split('/').at(-1) ?? '';

/** Opens the payment page and pays; resolves once every event has arrived. */
export const buy = async (
  app: App,
  name: string,
  plan: PaidPlanId,
  period: BillingPeriod = 'monthly',
) => {
  const { url } = await app.as(name).billing.checkout({ plan, period });
  app.stack.stripe.pay(sessionOf(url));
  await app.stack.stripe.webhooks.settled();
};
