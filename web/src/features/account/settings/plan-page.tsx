import { useAccount } from '#web/core/account.ts';
import { Invoices } from '#web/features/plan/invoices.tsx';
import { SubscriptionCard } from '#web/features/plan/subscription-card.tsx';
import { SubjectPage } from './account-page-frame.tsx';

/** The plan and its invoices. */
export const PlanPage = () => {
  const view = useAccount();
  return (
    <SubjectPage at="/dashboard/profile/plan">
      <SubscriptionCard view={view} />
      <Invoices hasCustomer={view.account.has_customer} />
    </SubjectPage>
  );
};
