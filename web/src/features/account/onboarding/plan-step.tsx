import { plans, recommendedPlan } from '#shared/domain/plan/plans.ts';
import type { StepProps } from './business-steps.tsx';
import { planOffers } from './plan-offers.ts';
import { answersWithPlan } from './setup-answers.ts';

/** Step three: the plan; Professional starts as a trial of so many days as are left to this owner. */
export const PlanStep = ({ answers, change, freeDays }: StepProps & { freeDays: number }) => (
  <fieldset className="choices">
    <legend className="sr-only">Plan</legend>
    {planOffers(freeDays, answers.period ?? 'monthly').map(({ id, price, note, points }) => (
      <label key={id} className="choice">
        <input
          type="radio"
          name="plan"
          value={id}
          aria-labelledby={`plan-${id}-name plan-${id}-price`}
          aria-describedby={`plan-${id}-more`}
          checked={answers.plan === id}
          onChange={() => change(answersWithPlan(answers, id))}
        />
        <span className="choice-body">
          <b id={`plan-${id}-name`}>{plans[id].name}</b>{' '}
          {id === recommendedPlan && <span className="badge">Most Popular</span>}
          <span className="choice-price" id={`plan-${id}-price`}>
            {price}
          </span>
          <span className="choice-more" id={`plan-${id}-more`}>
            <span className="hint">{note}</span>
            <span className="choice-points">
              {points.map((point) => (
                <span key={point}>{point}</span>
              ))}
            </span>
          </span>
        </span>
      </label>
    ))}
  </fieldset>
);
