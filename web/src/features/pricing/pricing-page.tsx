import ChevronDown from '@lucide/icons/icons/chevron-down';
import { useState } from 'react';
import { type BillingPeriod, billingPeriods, trialDays } from '#shared/domain/plans.ts';
import { useCheckout } from '#web/plan/use-checkout.ts';
import { useSession } from '#web/session.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { PlanCards } from './plan-cards.tsx';
import { questions } from './questions.ts';

const labels: Record<BillingPeriod, string> = { monthly: 'Monthly', yearly: 'Yearly' };

/** The prices, what each plan includes, and what people ask before they pay. */
export const PricingPage = () => {
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const { status } = useSession();
  const { start, starting, failure } = useCheckout('pricing');
  return (
    <div className="wrap">
      <div className="pricing-header">
        <div>
          <h1>Straight prices. No call-out fee.</h1>
          <p>
            Start free, try Professional for {trialDays} days, or pay for the middle one. 30-day
            money-back guarantee on paid plans.
          </p>
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
      <PlanCards
        period={period}
        isMember={status === 'member'}
        starting={starting}
        onChoose={(plan) => void start(plan, period)}
      />
      <section className="faq">
        <div>
          <h2>Before you sign</h2>
          <p>Running more than one crew, or want us to set it up with you?</p>
          <LinkButton variant="outline" to="/contact?subject=partnership">
            Contact Sales
          </LinkButton>
        </div>
        <div>
          {questions.map(({ question, answer }, index) => (
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
