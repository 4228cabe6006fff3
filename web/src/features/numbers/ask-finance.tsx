import Lock from '@lucide/icons/icons/lock';
import { useState } from 'react';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { isLocked } from '#shared/domain/plan/entitlement.ts';
import { planWhoseLimitsApply } from '#shared/domain/plan/plan-whose-limits-apply.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { askFinanceLink, type FiguresToAsk } from '#web/core/ask-helper/ask-finance-link.ts';
import { HelperUpgradeDialog } from '#web/features/plan/helper-upgrade-dialog.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The way to Finance with the figures; where the plan does not open Finance it shows the lock. */
export const AskFinance = ({ figures }: { figures: FiguresToAsk }) => {
  const view = useAccount();
  const [isAsking, setIsAsking] = useState(false);
  const selected = activeBusiness(view)?.selected_helpers ?? [];
  if (!isLocked('finance', view.entitlement, selected)) {
    return (
      <LinkButton variant="outline" {...askFinanceLink(figures)}>
        Ask {helpers.finance.name} about this
      </LinkButton>
    );
  }
  return (
    <>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        <Icon icon={Lock} />
        Ask {helpers.finance.name} about this
        <span className="sr-only">Locked. Upgrade to unlock.</span>
      </Button>
      {isAsking && (
        <HelperUpgradeDialog
          helperName={helpers.finance.name}
          plan={planWhoseLimitsApply(view.entitlement.plan)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
};
