import { Link } from 'react-router-dom';
import { type LimitedPlanId, paidPlanIds, planIds, plans } from '#shared/domain/plan/plans.ts';
import { limitReached } from '#shared/domain/plan/quota/limit-words.ts';
import { upgradeOptionsText } from '#shared/domain/plan/upgrade-words.ts';
import { choiceQuery } from '#web/core/auth/plan-choice.ts';
import { LinkButton } from '#web/ui/button.tsx';
import '#web/ui/styles/plan.css';
import { resetWords } from './quota-line.tsx';

/** Stands in the chat while the window is used up: why, from when on one can ask again, and the way to more. */
export const LimitBox = ({ plan, resetsAt }: { plan: LimitedPlanId; resetsAt: string | null }) => (
  <div className="notice limit-box" role="alert">
    <p>{limitReached(plan)}</p>{' '}
    {resetsAt && (
      <p>
        You can ask again <time dateTime={resetsAt}>{resetWords(resetsAt)}</time>.
      </p>
    )}{' '}
    <MoreQuestions plan={plan} />
  </div>
);

/** The ways to more questions at a limit: the next plan up, then all of them. */
export const MoreQuestions = ({ plan }: { plan: LimitedPlanId }) => {
  const next = paidPlanIds.find((paid) => planIds.indexOf(paid) > planIds.indexOf(plan));
  return (
    <span className="row">
      {next && (
        <LinkButton to={`/pricing?${choiceQuery({ plan: next, period: 'monthly' })}`}>
          See {plans[next].name}
        </LinkButton>
      )}{' '}
      <Link to="/pricing">{upgradeOptionsText}</Link>
    </span>
  );
};
