import { Link } from 'react-router-dom';
import { type LimitedPlanId, paidPlanIds, planIds, plans } from '#shared/domain/plan/plans.ts';
import { upgradeOptionsText } from '#shared/domain/plan/upgrade-texts.ts';
import { choiceQuery } from '#web/core/auth/plan-choice-in-url.ts';
import { LinkButton } from '#web/ui/button.tsx';

/** The ways to more questions at a limit: the next plan up, then all of them. */
export const MoreQuestionsLinks = ({ plan }: { plan: LimitedPlanId }) => {
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
