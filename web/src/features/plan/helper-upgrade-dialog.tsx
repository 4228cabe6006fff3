import Lock from '@lucide/icons/icons/lock';
import type { ReactNode } from 'react';
import type { LimitedPlanId } from '#shared/domain/plan/plans.ts';
import { upgradeDialog } from '#shared/domain/plan/upgrade-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import '#web/ui/styles/plan.css';

/** Opens in place of a locked helper: what the plan allows, and where to get more. */
export const HelperUpgradeDialog = ({
  helperName,
  plan,
  onClose,
  children,
}: {
  helperName: string;
  plan: LimitedPlanId;
  onClose: () => void;
  /** What else can be done about it. */
  children?: ReactNode;
}) => (
  <Dialog
    title={upgradeDialog.title(helperName)}
    mark={
      <span className="lock-badge">
        <Icon icon={Lock} />
      </span>
    }
    onClose={onClose}
  >
    <div className="fields">
      <p className="wide">{upgradeDialog.body(plan)}</p>
      {children && <div className="wide">{children}</div>}
    </div>
    <footer>
      <Button variant="outline" onClick={onClose}>
        {upgradeDialog.later}
      </Button>
      <LinkButton to="/pricing" data-autofocus>
        {upgradeDialog.upgrade}
      </LinkButton>
    </footer>
  </Dialog>
);
