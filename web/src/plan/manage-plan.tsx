import type { AccountView } from '#shared/domain/account-view.ts';
import { paidPlanIds, recommendedPlan } from '#shared/domain/plans.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { useCheckout } from './use-checkout.ts';
import { usePortal } from './use-portal.ts';

/** What an owner who pays can do: everything in the billing portal, and the step up to the highest plan. */
export const ManagePlan = ({
  subscription,
}: {
  subscription: AccountView['account']['subscription'];
}) => {
  const portal = usePortal();
  const highest = paidPlanIds.at(-1) ?? recommendedPlan;
  const checkout = useCheckout('profile');
  const failure = portal.failure ?? checkout.failure;
  return (
    <>
      <div className="row">
        <Button
          variant="outline"
          busy={portal.opening && 'Opening...'}
          onClick={() => void portal.open()}
        >
          Manage Billing
        </Button>
        {subscription?.plan && subscription.plan !== highest && (
          <Button
            busy={checkout.starting !== null && 'Loading...'}
            onClick={() => void checkout.start(highest, subscription.period ?? 'monthly')}
          >
            Upgrade Plan
          </Button>
        )}
      </div>
      {failure && <Notice tone="danger">{failure}</Notice>}
    </>
  );
};
