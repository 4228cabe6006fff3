import { type ReactNode, Suspense } from 'react';
import type { BrowserConfig } from '#shared/browser-config.ts';
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
import { lazyPage } from '#web/core/lazy-page.tsx';
import { FreeAction, PaidAction, type PricingReader } from './plan-card-actions.tsx';
import { PlanFeature } from './plan-feature.tsx';

const queries = ({ quota }: Plan) => (quota ? `${quota.limit} per ${quota.window}` : 'Unlimited');
const openHelpers = ({ helperCap }: Plan) =>
  helperCap === undefined ? `All ${helperIds.length}` : String(helperCap);

/** What the stage says about the plans; undefined while it is not known yet. */
export type StageOffer = Pick<BrowserConfig, 'answerTime' | 'providers' | 'apps'> | undefined;

// Only a stage that has set up an account elsewhere or lets AI apps in has this line, which is known once its settings are.
const connections = lazyPage(() => import('./plan-connections.tsx'), 'PlanConnections');

/** What a plan includes today on every stage, line by line; null where it does not. */
const planLines = (
  id: OwnerPlanId,
  plan: Plan,
): readonly (readonly [label: string, value: string | null])[] => [
  ['Questions', queries(plan)],
  ['Helpers', openHelpers(plan)],
  ['Seats', plan.seats === 1 ? 'Just you' : `${plan.seats} people`],
  ['Saved chats', plan.savesHistory ? 'Yes' : null],
  ['Helper memory', plan.savesHistory ? 'Yes' : null],
  ['Advanced analytics', hasResults(id) ? 'Yes' : null],
];

/** What the highest plan will include one day and nobody has yet; integrations are there once one provider is. */
const comingSoon = (stage: StageOffer) => [
  ...(stage?.providers.length ? [] : ['Custom integrations']),
  'Google Business Profile',
  'Social connections',
];

type Props = {
  period: BillingPeriod;
  reader: PricingReader;
  /** The plan whose payment page is on its way. */
  starting: PaidPlanId | null;
  onChoose: (plan: PaidPlanId) => void;
  stage: StageOffer;
};

/** The plans with their prices, side by side; on a phone the recommended one comes first. */
export const PlanCards = ({ period, reader, starting, onChoose, stage }: Props) => (
  <div className="plans">
    <article className="plan">
      <Title plan={defaultPlan} reader={reader} />
      <div>
        <p className="plan-price">$0</p>
        <p className="price-note">No credit card needed.</p>
      </div>
      <Lines plan={defaultPlan} stage={stage} />
      <FreeAction reader={reader} />
    </article>
    {paidPlanIds.map((plan) => (
      <article key={plan} className={plan === recommendedPlan ? 'plan plan-recommended' : 'plan'}>
        <Title plan={plan} reader={reader} />
        <Price plan={plan} period={period}>
          {offerNote(plan, reader)}
        </Price>
        <Lines plan={plan} stage={stage} />
        <PaidAction plan={plan} reader={reader} starting={starting} onChoose={onChoose} />
      </article>
    ))}
  </div>
);

const Title = ({ plan, reader }: { plan: OwnerPlanId; reader: PricingReader }) => (
  <header>
    <h2>{plans[plan].name}</h2>
    <PlanCardMark plan={plan} reader={reader} />
  </header>
);

/** The mark on a plan's card: the reader's own plan, the one they have still to pay, else the most popular one. */
const PlanCardMark = ({ plan, reader }: { plan: OwnerPlanId; reader: PricingReader }) => {
  const own = reader !== 'guest' && reader?.marks[plan];
  const words = own || (plan === recommendedPlan && 'Most Popular');
  return words && <span className="badge">{words}</span>;
};

/** What is free for this reader: the trial for who is new, its remaining days for who is on it, nothing for who had it. */
const offerNote = (plan: PaidPlanId, reader: PricingReader) => {
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

/** What a plan includes today. What the operator has not set up is in no line. */
const Lines = ({ plan: id, stage }: { plan: OwnerPlanId } & Pick<Props, 'stage'>) => {
  const plan: Plan = plans[id];
  // Keeps the place of the line, so that nothing moves when it comes.
  const place = <PlanFeature label="Connections" value={plan.price ? 'Yes' : null} isUnknown />;
  return (
    <dl className="plan-features">
      {planLines(id, plan).map(([label, value]) => (
        <PlanFeature key={label} label={label} value={value} />
      ))}
      <Suspense fallback={place}>
        {stage
          ? (stage.providers[0] || stage.apps) && (
              <connections.View plan={id} offered={stage.providers} hasApps={stage.apps} />
            )
          : place}
      </Suspense>
      <PlanFeature
        label="Support"
        value={plan.price && stage?.answerTime ? `Priority, ${stage.answerTime}` : 'Email'}
        isUnknown={!stage}
      />
    </dl>
  );
};

/** What no plan has yet, apart from what the plans have. */
export const ComingSoon = ({ stage }: Pick<Props, 'stage'>) => (
  <section className="plan-later">
    <h2>Coming soon for {plans[trialPlan].name}</h2>
    <p>Not included in any plan yet: {comingSoon(stage).join(', ')}.</p>
  </section>
);
