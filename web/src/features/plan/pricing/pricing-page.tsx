import ChevronDown from '@lucide/icons/icons/chevron-down';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notCharged } from '#shared/domain/plan/payments/unsuccessful-payment-texts.ts';
import {
  type BillingPeriod,
  billingPeriods,
  type OwnerPlanId,
  type PaidPlanId,
  trialDays,
} from '#shared/domain/plan/plans.ts';
import { choiceQuery, readChoice } from '#web/core/auth/plan-choice-in-url.ts';
import { currentSession, useSession } from '#web/core/auth/session.ts';
import { useConfig } from '#web/core/config.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { OwnerPricingState } from '../owner-pricing-state.ts';
import { useCheckout } from '../use-checkout.ts';
import { pricingFaq } from './faq.ts';
import type { PricingReader } from './plan-card-actions.tsx';
import { ComingSoon, PlanCards } from './plan-cards.tsx';

/** Loads who reads the prices; the code for it comes only to who is signed in. */
const loadReader = async () =>
  (await import('../load-owner-pricing-state.ts')).loadOwnerPricingState();

/** Who reads the prices: `guest`, or an owner, who is null until the account is here or when it cannot be read. */
const useReader = (): 'guest' | OwnerPricingState | null => {
  const { status } = useSession();
  const [reader, setReader] = useState<OwnerPricingState | null>(null);
  useEffect(() => {
    if (status === 'guest') return;
    let current = true;
    loadReader().then(
      (loaded) => current && setReader(loaded),
      () => {},
    );
    return () => {
      current = false;
      setReader(null);
    };
  }, [status]);
  return status === 'guest' ? 'guest' : reader;
};

/** What is chosen among the prices, and the way from there: to onboarding where that is still to come, else to the payment page. */
const useChoice = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const reader = useReader();
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const { start, starting, failure } = useCheckout('pricing');
  const toOnboarding = (plan: OwnerPlanId) =>
    navigate(`/onboarding?${choiceQuery({ plan, period })}`);
  // After the first render, which is the one the page was built with.
  useEffect(() => {
    const asked = readChoice(search)?.period;
    if (asked) setPeriod(asked);
  }, [search]);
  const isNew = reader !== 'guest' && reader?.isNew === true;
  useEffect(() => {
    const asked = readChoice(search);
    if (isNew && asked) void navigate(`/onboarding?${choiceQuery(asked)}`, { replace: true });
  }, [isNew, search, navigate]);
  const choose = async (plan: PaidPlanId) => {
    // The account may still be on its way, and decides where to go.
    const isMember = currentSession().status === 'member';
    const owner = isMember ? await loadReader().catch(() => null) : null;
    if (owner?.isNew) return toOnboarding(plan);
    await start(plan, period);
  };
  return {
    reader,
    period,
    setPeriod,
    choose,
    starting,
    failure,
    isCancelled: new URLSearchParams(search).get('payment') === 'cancelled',
  };
};

const labels: Record<BillingPeriod, string> = { monthly: 'Monthly', yearly: 'Yearly' };

/** The prices, what each plan includes, and what people ask before they pay. */
export const PricingPage = () => {
  const { reader, period, setPeriod, choose, starting, failure, isCancelled } = useChoice();
  const stage = useConfig();
  return (
    <div className="wrap">
      <div className="pricing-header">
        <div>
          <h1>Simple pricing. No surprises.</h1>
          <p>{leadOf(reader)} Paid plans come with a 30-day money-back guarantee.</p>
        </div>
        <div className="billing-period">
          <fieldset className="segmented-control">
            <legend className="sr-only">Billing period</legend>
            {billingPeriods.map((id) => (
              <button
                key={id}
                type="button"
                aria-pressed={id === period}
                onClick={() => setPeriod(id)}
              >
                {labels[id]}
              </button>
            ))}
          </fieldset>
          <span className="badge">Up to 2 months free</span>
        </div>
      </div>
      {failure && <Notice tone="danger">{failure}</Notice>}
      {isCancelled && !failure && <Notice>{notCharged}</Notice>}
      <PlanCards
        period={period}
        reader={reader}
        starting={starting}
        onChoose={(plan) => void choose(plan)}
        stage={stage}
      />
      <ComingSoon stage={stage} />
      <section className="faq">
        <div>
          <h2>Common questions</h2>
          <p>Have several crews, or want help getting set up?</p>
          <LinkButton variant="outline" to="/contact?subject=partnership">
            Contact Sales
          </LinkButton>
        </div>
        <div>
          {pricingFaq.map(({ question, answer }, index) => (
            <details key={question} open={index === 0}>
              <summary>
                {question} <Icon icon={ChevronDown} />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </div>
  );
};

/** A trial is offered only to who can still have it. */
const leadOf = (reader: PricingReader) =>
  reader === 'guest' || reader?.offersTrial
    ? `Start free, try Professional free for ${trialDays} days, or go with Essentials.`
    : 'Change plans anytime.';
