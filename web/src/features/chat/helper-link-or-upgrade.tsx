import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { isLocked } from '#shared/domain/plan/entitlement.ts';
import { planWhoseLimitsApply } from '#shared/domain/plan/plan-whose-limits-apply.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { HelperUpgradeDialog } from '#web/features/plan/helper-upgrade-dialog.tsx';

type Props = { helper: HelperId; className: string; onTake: () => void; children: ReactNode };

/** A link to a helper's chat, which takes something along; a locked helper opens the upgrade dialog. */
export const HelperLinkOrUpgrade = ({ helper, className, onTake, children }: Props) => {
  const view = useAccount();
  const [isAsking, setIsAsking] = useState(false);
  const look = { className, 'data-helper': helper };
  const selected = activeBusiness(view)?.selected_helpers ?? [];
  if (!isLocked(helper, view.entitlement, selected))
    return (
      <Link {...look} to={`/dashboard/${helper}?view=chat`} onClick={onTake}>
        {children}
      </Link>
    );
  return (
    <>
      <button type="button" {...look} onClick={() => setIsAsking(true)}>
        {children}
        <span className="sr-only">Locked. Upgrade to unlock.</span>
      </button>
      {isAsking && (
        <HelperUpgradeDialog
          helperName={helpers[helper].name}
          plan={planWhoseLimitsApply(view.entitlement.plan)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
};
