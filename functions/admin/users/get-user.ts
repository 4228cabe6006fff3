import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account/account.ts';
import { withActive } from '#shared/domain/account/active-business.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { quotaView } from '#shared/domain/plan/quota/quota-view.ts';
import { extendedTrialEnd } from '#shared/domain/plan/trial-extension.ts';
import { findAccount } from '../../account/account-table.ts';
import { businessesOf } from '../../account/businesses/businesses-table.ts';
import { findReset, resetView } from '../../account/second-factor/resets-table.ts';
import { type AccountId, toFirstOwnerId } from '../../lib/account-and-person-ids.ts';
import { hashed, log } from '../../lib/log.ts';
import { isMissing } from '../../lib/stripe.ts';
import { profileOf } from '../../lib/user-pool.ts';
import { readQuota } from '../../plan/quota/quota-table.ts';
import { readPayments } from '../../plan/read-payments.ts';
import { audited } from '../audited-operation.ts';
import { userRow } from './user-row.ts';

/** An account with its plan, usage, businesses and payments; nothing is read of its conversations. Undefined when there is none. */
export const userDetail = async (id: AccountId, now: Date) => {
  const account = await findAccount(id);
  if (!account) return undefined;
  const [businesses, quota, payments, person, reset] = await Promise.all([
    businessesOf(id),
    readQuota(id),
    paymentsOf(account),
    profileOf(toFirstOwnerId(id)),
    findReset(id),
  ]);
  const entitlement = entitlementOf(account, now);
  return {
    ...userRow(account, now),
    has_customer: account.customer_id !== null,
    payment_failed: entitlement.payment_failed,
    payments,
    extended_trial_ends_at: extendedTrialEnd(account, now),
    second_factor: {
      is_on: person?.hasSecondFactor ?? false,
      reset: reset ? resetView(reset) : null,
    },
    quota: quotaView(quota, entitlement, now),
    businesses: withActive(businesses, account),
  };
};

/** One account, by its id. */
export const getUser = audited('getUser', async ({ id }, now) => {
  const user = await userDetail(id, now);
  if (!user) throw new Problem('not-found');
  return user;
});

/** What the payment provider says now. An account is shown without it when the provider does not answer. */
const paymentsOf = async ({ id, customer_id }: Account) => {
  if (!customer_id) return null;
  return readPayments(customer_id).catch((error: Error) => {
    if (!isMissing(error)) log.warn('payments could not be read', { account: hashed(id), error });
    return null;
  });
};
