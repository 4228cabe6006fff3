import { billing } from '#shared/contract/billing.ts';
import { Problem } from '#shared/contract/problem.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { cardRefused } from '#shared/domain/plan/payments/unsuccessful-payment-texts.ts';
import { handle } from '../lib/http-handler.ts';
import { callStripe, isCardRefused } from '../lib/stripe.ts';
import { findAccount } from './account-table.ts';
import { accountViewWith } from './account-view.ts';
import { syncedAccount } from './sync-subscription.ts';

/** Ends the trial of a plan that was bought during it: the first payment is made now. A refused card changes nothing. */
export const startNow = handle(billing.startNow, async (_, { accountId, now }) => {
  const account = await findAccount(accountId, { consistent: true });
  if (!account) throw new Problem('unavailable');
  const { subscription } = account;
  if (!subscription || !entitlementOf(account, now).next_plan)
    throw new Problem('not-found', 'This plan has started already.');
  await callStripe((stripe) =>
    stripe.subscriptions.update(subscription.id, {
      trial_end: 'now',
      payment_behavior: 'error_if_incomplete',
    }),
  ).catch((cause) => {
    if (isCardRefused(cause)) throw new Problem('refused', cardRefused, { cause });
    throw cause;
  });
  return accountViewWith(accountId, await syncedAccount(account, now), now);
});
