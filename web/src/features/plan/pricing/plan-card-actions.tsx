import { defaultPlan, type PaidPlanId, plans, recommendedPlan } from '#shared/domain/plan/plans.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import type { OwnerPricingState } from '../owner-pricing-state.ts';

export type PricingReader = 'guest' | OwnerPricingState | null;

/** The button of the plan that costs nothing. */
export const FreeAction = ({ reader }: { reader: PricingReader }) => {
  const [to, words] =
    reader === 'guest'
      ? [`/signup?plan=${defaultPlan}`, 'Get Started']
      : reader?.isNew
        ? [`/onboarding?plan=${defaultPlan}`, 'Get Started']
        : ['/dashboard', 'Go to dashboard'];
  return (
    <LinkButton variant="outline" to={to}>
      {words}
    </LinkButton>
  );
};

/** The button of a plan that is paid: who has it already sees it or mends its payment. */
export const PaidAction = ({
  plan,
  reader,
  starting,
  onChoose,
}: {
  plan: PaidPlanId;
  reader: PricingReader;
  starting: PaidPlanId | null;
  onChoose: (plan: PaidPlanId) => void;
}) => {
  const isOwn = reader !== 'guest' && reader?.own === plan;
  const variant = plan === recommendedPlan ? 'accent' : 'outline';
  if (isOwn && !reader.isTrial)
    return (
      <LinkButton variant={variant} to="/dashboard/profile/plan">
        {reader.isPastDue ? 'Update card' : 'See your plan'}
      </LinkButton>
    );
  return (
    <Button
      variant={variant}
      busy={starting === plan && 'Loading...'}
      disabled={starting !== null}
      onClick={() => onChoose(plan)}
    >
      {reader && reader !== 'guest' ? reader.verb : 'Choose'} {plans[plan].name}
    </Button>
  );
};
