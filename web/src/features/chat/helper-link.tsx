import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { limitedPlan } from '#shared/domain/billing-messages.ts';
import { isLocked } from '#shared/domain/entitlement.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { activeBusiness, useAccount } from '#web/account.ts';
import { UpgradeDialog } from '#web/plan/upgrade-dialog.tsx';

type Props = { helper: HelperId; className: string; onTake: () => void; children: ReactNode };

/** A link to a helper's chat, which takes something along; a locked helper opens the upgrade dialog. */
export const HelperLink = ({ helper, className, onTake, children }: Props) => {
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
        <span className="sr-only">Locked. Upgrade to open.</span>
      </button>
      {isAsking && (
        <UpgradeDialog
          helperName={helpers[helper].name}
          plan={limitedPlan(view.entitlement.plan)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
};
