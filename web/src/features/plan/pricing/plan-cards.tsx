import type { ReactNode } from 'react';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import {
  type BillingPeriod,
  defaultPlan,
  hasResults,
  monthlyEquivalent,
  type OwnerPlanId,
  type PaidPlanId,
  type Plan,
  paidPlanIds,
  plans,
  recommendedPlan,
  trialDays,
  trialPlan,
  yearlySaving,
} from '#shared/domain/plan/plans.ts';
import { FreeAction, PaidAction, PlanMark, type Reader } from './plan-action.tsx';

const queries = ({ quota }: Plan) => (quota ? `${quota.limit} per ${quota.window}` : 'Unlimited');
const openHelpers = ({ helperCap }: Plan) =>
  helperCap === undefined ? `All ${helperIds.length}` : String(helperCap);

/** What a plan includes today, line by line; null where it does not. `answerTime` is how soon the operator answers who pays: null promises nothing, undefined is not known yet. */
const planLines = (
  id: OwnerPlanId,
  answerTime: string | null | undefined,
): readonly (readonly [label: string, value: string | null])[] => {
  const plan: Plan = plans[id];
  return [
    ['Questions', queries(plan)],
    ['Helpers', openHelpers(plan)],
    ['Saved chats', plan.savesHistory ? 'Yes' : null],
    ['Helper memory', plan.savesHistory ? 'Yes' : null],
    ['Advanced analytics', hasResults(id) ? 'Yes' : null],
    ['Support', plan.price && answerTime ? `Priority, ${answerTime}` : 'Email'],
  ];
};

/** What the highest plan will include one day and nobody has yet. */
const comingSoon = [
  'Custom integrations',
  'Google Business Profile',
  'Social connections',
] as const;

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
        <p className="price-note">No credit card needed.</p>
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

/** What is free for this reader: the trial for who is new, its remaining days for who is on it, nothing for who had it. */
const offerNote = (plan: PaidPlanId, reader: Reader) => {
  const offersTrial = reader === 'guest' || reader?.offersTrial;
  if (plan === trialPlan && offersTrial) return ` Free for ${trialDays} days when you sign up.`;
  if (reader === 'guest' || !reader) return null;
  return reader.freeUntil ?? (plan === trialPlan ? reader.trialNote : null);
};

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
          ? `$${yearly} billed once a year. Save $${yearlySaving(plan)}.`
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
    <p>Not included in any plan yet: {comingSoon.join(', ')}.</p>
  </section>
);
