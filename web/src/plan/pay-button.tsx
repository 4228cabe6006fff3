import { type BillingPeriod, type PaidPlanId, plans } from '#shared/domain/plans.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { useCheckout } from './use-checkout.ts';

/** One tap to the payment page of a plan that was chosen before. */
export const PayButton = ({ plan, period }: { plan: PaidPlanId; period: BillingPeriod }) => {
  const { start, starting, failure } = useCheckout('dashboard');
  return (
    <>
      <Button busy={starting !== null && 'Loading...'} onClick={() => void start(plan, period)}>
        Pay for {plans[plan].name}
      </Button>
      {failure && <Notice tone="danger">{failure}</Notice>}
    </>
  );
};
