import ChevronDown from '@lucide/icons/icons/chevron-down';
import { notCharged } from '#shared/domain/payment-messages.ts';
import { type BillingPeriod, billingPeriods, trialDays } from '#shared/domain/plans.ts';
import { useConfig } from '#web/config.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/panels.tsx';
import type { Reader } from './plan-action.tsx';
import { ComingSoon, PlanCards } from './plan-cards.tsx';
import { questions } from './questions.ts';
import { useChoice } from './use-choice.ts';

const labels: Record<BillingPeriod, string> = { monthly: 'Monthly', yearly: 'Yearly' };

/** The prices, what each plan includes, and what people ask before they pay. */
export const PricingPage = () => {
  const { reader, period, setPeriod, choose, starting, failure, isCancelled } = useChoice();
  const answerTime = useConfig()?.answerTime;
  return (
    <div className="wrap">
      <div className="pricing-header">
        <div>
          <h1>Straight prices. No call-out fee.</h1>
          <p>{leadOf(reader)} 30-day money-back guarantee on paid plans.</p>
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
        answerTime={answerTime}
      />
      <ComingSoon />
      <section className="faq">
        <div>
          <h2>Before you sign</h2>
          <p>More than one crew, or want us to set it up?</p>
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

/** A trial is offered only to who can still have it. */
const leadOf = (reader: Reader) =>
  reader === 'guest' || reader?.offersTrial
    ? `Start free, try Professional for ${trialDays} days, or pay for the middle one.`
    : 'Change your plan whenever the work changes.';
