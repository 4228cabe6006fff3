import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account/account.ts';
import { withActive } from '#shared/domain/account/businesses.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { quotaView } from '#shared/domain/plan/quota-view.ts';
import { extendedTrialEnd } from '#shared/domain/plan/trial-extension.ts';
import { findAccount } from '../account/account-table.ts';
import { businessesOf } from '../account/businesses/businesses-table.ts';
import { hashed, log } from '../lib/log.ts';
import { isMissing } from '../lib/stripe.ts';
import { readQuota } from '../plan/quota/quota-table.ts';
import { readPayments } from '../plan/read-payments.ts';
import { audited } from './audited.ts';
import { userRow } from './user-row.ts';

/** One account with its plan, usage, businesses and payments; nothing is read of its conversations. */
export const getUser = audited('getUser', async ({ id }, now) => {
  const account = await findAccount(id);
  if (!account) throw new Problem('not-found');
  const [businesses, quota, payments] = await Promise.all([
    businessesOf(id),
    readQuota(id),
    paymentsOf(account),
  ]);
  const entitlement = entitlementOf(account, now);
  return {
    ...userRow(account, now),
    has_customer: account.customer_id !== null,
    payment_failed: entitlement.payment_failed,
    payments,
    extended_trial_ends_at: extendedTrialEnd(account, now),
    quota: quotaView(quota, entitlement, now),
    businesses: withActive(businesses, account),
  };
});

/** What the payment provider says now. An account is shown without it when the provider does not answer. */
const paymentsOf = async ({ id, customer_id }: Account) => {
  if (!customer_id) return null;
  return readPayments(customer_id).catch((error: Error) => {
    if (!isMissing(error)) log.warn('payments could not be read', { account: hashed(id), error });
    return null;
  });
};
