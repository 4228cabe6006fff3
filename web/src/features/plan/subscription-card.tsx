import '#web/ui/styles/plan.css';
import './subscription-card.css';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AccountView } from '#shared/domain/account/account-view-schema.ts';
import {
  type BillingPeriod,
  defaultPlan,
  type PaidPlanId,
  paidPlanIds,
  plans,
  recommendedPlan,
  trialPlan,
} from '#shared/domain/plan/plans.ts';
import { trialDaysLeft } from '#shared/domain/plan/trial-texts.ts';
import { useSetAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { formatDate } from '#web/core/dates/format-date.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { UsageBar } from './usage-bar.tsx';
import { useBillingPortal } from './use-billing-portal.ts';
import { useCheckout } from './use-checkout.ts';
import { useFreshSubscription } from './use-fresh-subscription.ts';

/** What an owner who pays can do: everything in the billing portal, and the step up to the highest plan. */
const ManagePlan = ({ subscription }: { subscription: AccountView['account']['subscription'] }) => {
  const portal = useBillingPortal();
  const highest = paidPlanIds.at(-1) ?? recommendedPlan;
  const checkout = useCheckout('profile');
  const failure = portal.failure ?? checkout.failure;
  return (
    <>
      <div className="row">
        <Button
          variant="outline"
          busy={portal.opening && 'Opening...'}
          onClick={() => void portal.open()}
        >
          Manage Billing
        </Button>
        {subscription?.plan && subscription.plan !== highest && (
          <Button
            busy={checkout.starting !== null && 'Loading...'}
            onClick={() => void checkout.start(highest, subscription.period ?? 'monthly')}
          >
            Upgrade Plan
          </Button>
        )}
      </div>
      {failure && <Notice tone="danger">{failure}</Notice>}
    </>
  );
};

/** The plan of the owner: what it is called, what it costs, when it goes on or ends, and how much of it is used. Its next step is the page's one filled button. */
export const SubscriptionCard = ({ view }: { view: AccountView }) => {
  useFreshSubscription(view.account.has_customer);
  const { account, entitlement, quota } = view;
  const paid = entitlement.plan !== defaultPlan && !entitlement.is_trial;
  return (
    <section className="panel plan-card" aria-labelledby="plan-card-title">
      <header>
        <h2 id="plan-card-title">{plans[entitlement.plan].name}</h2>
      </header>
      <p>{termsOf(view)}</p>
      {entitlement.is_trial && !entitlement.next_plan && <TrialEnd view={view} />}
      {entitlement.next_plan && <StartNow next={entitlement.next_plan} />}
      <Questions quota={quota} />
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

/** How many questions the plan has, and the way to what was asked. */
const Questions = ({ quota }: Pick<AccountView, 'quota'>) => {
  const usage = <Link to="/dashboard/usage">See my usage</Link>;
  if (!quota.unlimited) return <UsageBar quota={quota}>{usage}</UsageBar>;
  return (
    <dl className="plan-facts">
      <div>
        <dt>Questions</dt>
        <dd>
          <span>Unlimited</span>
          {usage}
        </dd>
      </div>
    </dl>
  );
};

/** What the plan on trial costs, until when nothing is paid for it, and what comes then. */
const TrialEnd = ({ view: { account } }: { view: AccountView }) => (
  <dl className="plan-facts">
    <div>
      <dt>Price</dt>
      <dd>
        {priceOf(trialPlan, 'monthly')}, or {priceOf(trialPlan, 'yearly')}
      </dd>
    </div>
    <div>
      <dt>You pay now</dt>
      <dd>Nothing</dd>
    </div>
    {account.trial_ends_at && (
      <div>
        <dt>Free until</dt>
        <dd>{day(account.trial_ends_at)}</dd>
      </div>
    )}
    <div>
      <dt>After that</dt>
      <dd>
        You’ll move to the {plans[defaultPlan].name} plan unless you choose to pay. What you saved
        stays.
      </dd>
    </div>
  </dl>
);

/** Begins a plan bought during the trial today instead of on its day; asks first, because the trial ends with it. */
const StartNow = ({ next }: { next: NonNullable<AccountView['entitlement']['next_plan']> }) => {
  const [asks, setAsks] = useState(false);
  const setAccount = useSetAccount();
  const start = useMutation({
    mutationFn: () => api.billing.startNow({}),
    onSuccess: (view) => {
      setAccount(view);
      setAsks(false);
    },
  });
  const { name } = plans[next.plan];
  const close = () => {
    setAsks(false);
    start.reset();
  };
  return (
    <>
      <Button variant="outline" onClick={() => setAsks(true)}>
        Start {name} now
      </Button>
      {asks && (
        <Confirm
          title={`Start ${name} now?`}
          question={`Your free ${plans[trialPlan].name} ends today, and your first payment is today instead of ${day(next.starts_at)}.`}
          yes={`Start ${name}`}
          busy={start.isPending && 'Starting...'}
          failure={start.error?.message ?? null}
          onYes={() => start.mutate()}
          onClose={close}
        />
      )}
    </>
  );
};

const priceOf = (plan: PaidPlanId, period: BillingPeriod) =>
  `$${plans[plan].price[period]} a ${period === 'yearly' ? 'year' : 'month'}`;

const day = (at: string) => formatDate(at, { dateStyle: 'long' });

/** The terms in one sentence. */
const termsOf = ({ account: { subscription }, entitlement }: AccountView) => {
  if (entitlement.is_trial)
    return `${trialDaysLeft(entitlement.trial_days_left ?? 0)}. No credit card needed.`;
  if (entitlement.plan === defaultPlan) return 'Free forever.';
  if (!subscription?.plan || !subscription.period) return 'You have full access.';
  const { period, plan, current_period_end, cancel_at_period_end } = subscription;
  const price = priceOf(plan, period);
  if (!current_period_end) return `${price}.`;
  if (subscription.status === 'past_due')
    return `${price}. Your last payment didn’t go through. We’ll try again, and you’ll keep your plan for now.`;
  const { next_plan: next } = entitlement;
  if (next)
    return `Free until ${day(next.starts_at)}. ${plans[next.plan].name} starts that day with your first payment: ${price}.`;
  if (subscription.status === 'trialing' && !cancel_at_period_end)
    return `${price}. First payment on ${day(current_period_end)}.`;
  return cancel_at_period_end
    ? `Canceled. You have it until ${day(current_period_end)}.`
    : `${price}. Renews on ${day(current_period_end)}.`;
};
