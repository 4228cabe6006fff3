import type { ReactNode } from 'react';
import {
  type BillingPeriod,
  defaultPlan,
  monthlyEquivalent,
  type OwnerPlanId,
  type PaidPlanId,
  paidPlanIds,
  plans,
  recommendedPlan,
  trialDays,
  trialPlan,
  yearlySaving,
} from '#shared/domain/plans.ts';
import { FreeAction, PaidAction, PlanMark, type Reader } from './plan-action.tsx';
import { comingSoon, planLines } from './plan-lines.ts';

type Props = {
  period: BillingPeriod;
  reader: Reader;
  /** The plan whose payment page is on its way. */
  starting: PaidPlanId | null;
  onChoose: (plan: PaidPlanId) => void;
  /** How soon the operator answers owners who pay; null promises nothing. */
  answerTime: string | null | undefined;
};

/** The plans with their prices, side by side; on a phone the recommended one comes first. */
export const PlanCards = ({ period, reader, starting, onChoose, answerTime }: Props) => (
  <div className="plans">
    <article className="plan">
      <Title plan={defaultPlan} reader={reader} />
      <div>
        <p className="plan-price">$0</p>
        <p className="price-note">No card needed.</p>
      </div>
      <Lines plan={defaultPlan} answerTime={answerTime} />
      <FreeAction reader={reader} />
    </article>
    {paidPlanIds.map((plan) => (
      <article key={plan} className={plan === recommendedPlan ? 'plan plan-recommended' : 'plan'}>
        <Title plan={plan} reader={reader} />
        <Price plan={plan} period={period}>
          {offerNote(plan, reader)}
        </Price>
        <Lines plan={plan} answerTime={answerTime} />
        <PaidAction plan={plan} reader={reader} starting={starting} onChoose={onChoose} />
      </article>
    ))}
  </div>
);

const Title = ({ plan, reader }: { plan: OwnerPlanId; reader: Reader }) => (
  <header>
    <h2>{plans[plan].name}</h2>
    <PlanMark plan={plan} reader={reader} />
  </header>
);

/** What is free for this reader: the trial for who is new, its remaining days for who is on it. */
const offerNote = (plan: PaidPlanId, reader: Reader) => {
  const offersTrial = reader === 'guest' || reader?.offersTrial;
  if (plan === trialPlan && offersTrial) return ` Free for ${trialDays} days when you sign up.`;
  if (reader === 'guest' || !reader?.isTrial || !reader.firstPayment) return null;
  return ` You pay nothing until ${dayOf(reader.firstPayment)}.`;
};

const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });

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

const Lines = ({ plan, answerTime }: { plan: OwnerPlanId } & Pick<Props, 'answerTime'>) => (
  <dl className="plan-features">
    {planLines(plan, answerTime).map(([label, value]) => (
      <div
        key={label}
        className={label === 'Support' && answerTime === undefined ? 'unknown-line' : ''}
      >
        <dt>{label}</dt>
        <dd className={value ? undefined : 'not-included'}>{value ?? 'Not included'}</dd>
      </div>
    ))}
  </dl>
);

/** What no plan has yet, apart from what the plans have. */
export const ComingSoon = () => (
  <section className="plan-later">
    <h2>Coming soon for {plans[trialPlan].name}</h2>
    <p>Planned, and part of no plan today: {comingSoon.join(', ')}.</p>
  </section>
);
