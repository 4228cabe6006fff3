import type { ReactNode } from 'react';
import {
  type BillingPeriod,
  defaultPlan,
  monthlyEquivalent,
  type OwnerPlanId,
  type PaidPlanId,
  type Plan,
  paidPlanIds,
  plans,
  recommendedPlan,
  trialDays,
  trialFairUse,
  trialPlan,
  yearlySaving,
} from '#shared/domain/plans.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { planLines } from './plan-lines.ts';

/** The plans with their prices, side by side. */
export const PlanCards = ({
  period,
  isMember,
  starting,
  onChoose,
}: {
  period: BillingPeriod;
  isMember: boolean;
  /** The plan whose payment page is on its way. */
  starting: PaidPlanId | null;
  onChoose: (plan: PaidPlanId) => void;
}) => (
  <div className="plans">
    <article className="plan">
      <header>
        <h2>{plans[defaultPlan].name}</h2>
      </header>
      <div>
        <p className="plan-price">$0</p>
        <p className="price-note">No card needed.</p>
      </div>
      <Lines plan={defaultPlan} />
      <LinkButton variant="outline" to={isMember ? '/dashboard' : '/signup'}>
        {isMember ? 'Go to dashboard' : 'Get Started'}
      </LinkButton>
    </article>
    {paidPlanIds.map((plan) => (
      <article key={plan} className={plan === recommendedPlan ? 'plan plan-recommended' : 'plan'}>
        <header>
          <h2>{plans[plan].name}</h2>
          {plan === recommendedPlan && <span className="badge">Most Popular</span>}
        </header>
        <Price plan={plan} period={period}>
          {plan === trialPlan && ` Free for ${trialDays} days when you sign up.`}
        </Price>
        <Lines plan={plan} />
        <FairUse plan={plan} />
        <Button
          variant={plan === recommendedPlan ? 'accent' : 'outline'}
          busy={starting === plan && 'Loading...'}
          disabled={starting !== null}
          onClick={() => onChoose(plan)}
        >
          Choose {plans[plan].name}
        </Button>
      </article>
    ))}
  </div>
);

const Price = ({
  plan,
  period,
  children,
}: {
  plan: PaidPlanId;
  period: BillingPeriod;
  children: ReactNode;
}) => {
  const { monthly, yearly } = plans[plan].price;
  return (
    <div>
      <p className="plan-price">
        {period === 'yearly' ? monthlyEquivalent(plan) : `$${monthly}`} <small>/month</small>
      </p>
      <p className="price-note">
        {period === 'yearly'
          ? `$${yearly} billed once a year. You save $${yearlySaving(plan)}.`
          : `Billed monthly, or $${yearly} a year.`}
        {children}
      </p>
    </div>
  );
};

/** What "Unlimited" means where a plan has no quota. */
const FairUse = ({ plan }: { plan: PaidPlanId }) => {
  const { fairUse }: Plan = plans[plan];
  return fairUse ? (
    <p className="note">
      Unlimited with fair use: up to {fairUse} queries in 24 hours, {trialFairUse} during the trial.
    </p>
  ) : null;
};

const Lines = ({ plan }: { plan: OwnerPlanId }) => (
  <dl className="plan-features">
    {planLines(plan).map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className={value ? undefined : 'not-included'}>{value ?? 'Not included'}</dd>
      </div>
    ))}
  </dl>
);
