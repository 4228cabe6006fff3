import { useAccount } from '#web/core/account.ts';
import { Invoices } from '#web/features/plan/invoices.tsx';
import { SubscriptionCard } from '#web/features/plan/subscription-card.tsx';
import { AccountPageFrame } from './account-page-frame.tsx';

/** The plan and its invoices. */
export const PlanPage = () => {
  const view = useAccount();
  return (
    <AccountPageFrame at="/dashboard/profile/plan">
      <SubscriptionCard view={view} />
      <Invoices hasCustomer={view.account.has_customer} />
    </AccountPageFrame>
  );
};
