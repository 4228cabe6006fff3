import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { AccountView } from '#shared/domain/account-view.ts';
import { trialDaysLeft } from '#shared/domain/billing-messages.ts';
import { defaultPlan, plans } from '#shared/domain/plans.ts';
import { accountQuery } from '#web/account.ts';
import { api } from '#web/api.ts';
import { formatDate } from '#web/locale.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { ManagePlan } from './manage-plan.tsx';
import { UsageBar } from './usage-bar.tsx';
import '#web/styles/plan.css';

/** The plan of the owner: what it is called, what it costs, when it goes on or ends, how much of it is used. */
export const SubscriptionCard = ({ view }: { view: AccountView }) => {
  useFreshSubscription(view.account.has_customer);
  const { account, entitlement, quota } = view;
  const paid = entitlement.plan !== defaultPlan && !entitlement.is_trial;
  return (
    <section className="panel plan-card" aria-labelledby="plan-card-title">
      <header>
        <h2 id="plan-card-title">{plans[entitlement.plan].name}</h2>
        {entitlement.is_trial && <span className="badge">Free trial</span>}
      </header>
      <p>{termsOf(view)}</p>
      <UsageBar quota={quota}>
        <Link to="/dashboard/usage">
          {quota.unlimited ? 'See what you asked' : 'See what counted'}
        </Link>
      </UsageBar>
      {paid ? (
        <ManagePlan subscription={account.subscription} />
      ) : (
        <LinkButton to="/pricing">
          {entitlement.is_trial ? 'Choose a plan' : 'Upgrade Plan'}
        </LinkButton>
      )}
    </section>
  );
};

const day = (at: string) => formatDate(at, { dateStyle: 'long' });

/** The terms in one sentence. */
const termsOf = ({ account: { subscription }, entitlement }: AccountView) => {
  if (entitlement.is_trial)
    return `${trialDaysLeft(entitlement.trial_days_left ?? 0)}. No card needed.`;
  if (entitlement.plan === defaultPlan) return 'Free for as long as you like.';
  if (!subscription?.plan || !subscription.period) return 'Everything is open to you.';
  const { period, plan, current_period_end, cancel_at_period_end } = subscription;
  const price = `$${plans[plan].price[period]} a ${period === 'yearly' ? 'year' : 'month'}`;
  if (!current_period_end) return `${price}.`;
  if (subscription.status === 'past_due')
    return `${price}. The last payment did not go through. We try again, and your plan stays meanwhile.`;
  if (subscription.status === 'trialing' && !cancel_at_period_end)
    return `${price}. First payment on ${day(current_period_end)}.`;
  return cancel_at_period_end
    ? `Canceled. You keep the plan until ${day(current_period_end)}.`
    : `${price}. Renews on ${day(current_period_end)}.`;
};

/** What was changed in the portal's tab shows here when the owner comes back to this one. */
const useFreshSubscription = (hasCustomer: boolean) => {
  const client = useQueryClient();
  useQuery({
    queryKey: ['billing', 'sync'],
    queryFn: async ({ signal }) => {
      const view = await api.billing.sync({}, { signal });
      client.setQueryData(accountQuery.queryKey, view);
      return view.now;
    },
    enabled: hasCustomer,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: 'always',
  });
};
