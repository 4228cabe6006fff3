import { billing } from '#shared/contract/billing.ts';
import { Problem } from '#shared/contract/problem.ts';
import { isPayingSubscription } from '#shared/domain/plan/paying-subscription.ts';
import type { Subscription } from '#shared/domain/plan/subscription.ts';
import { findAccount } from '../account/account-table.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http-handler.ts';
import { callStripe, isMissing, type Stripe } from '../lib/stripe.ts';

/** Opens the billing portal, at the change or the end of the plan when asked for; it leads back to the profile. */
export const portal = handle(billing.portal, async ({ flow }, { accountId }) => {
  const account = await findAccount(accountId, { consistent: true });
  const customer = account?.customer_id;
  if (!customer)
    throw new Problem('not-found', 'You don’t have a paid plan yet. Choose one first.');
  const return_url = `${config.APP_ORIGIN}/dashboard/profile`;
  const open = (at: Pick<Stripe.BillingPortal.SessionCreateParams, 'flow_data'>) =>
    callStripe((stripe) =>
      stripe.billingPortal.sessions.create({ customer, return_url, ...at }),
    ).catch((error) => {
      if (isMissing(error)) throw new Problem('not-found', undefined, { cause: error });
      throw error;
    });
  const { url } = await open(flowAt(flow, account.subscription, return_url));
  return { url };
});

type Flow = 'home' | 'change-plan' | 'cancel';

/** A flow needs a subscription it can work on; without one the portal opens at its first page. */
const flowAt = (flow: Flow, subscription: Subscription | null, return_url: string) => {
  if (!subscription || !isPayingSubscription(subscription)) return {};
  const after_completion = { type: 'redirect', redirect: { return_url } } as const;
  const at = { subscription: subscription.id };
  if (flow === 'change-plan')
    return {
      flow_data: { type: 'subscription_update', subscription_update: at, after_completion },
    } as const;
  // What is cancelled already can only be resumed, from the first page.
  if (flow === 'cancel' && !subscription.cancel_at_period_end)
    return {
      flow_data: { type: 'subscription_cancel', subscription_cancel: at, after_completion },
    } as const;
  return {};
};
