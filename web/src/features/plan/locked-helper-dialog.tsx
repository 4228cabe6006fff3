import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { planWhoseLimitsApply } from '#shared/domain/plan/plan-whose-limits-apply.ts';
import { useAccount } from '#web/core/account.ts';
import { AddOrSwapHelper } from './add-or-swap-helper.tsx';
import { HelperUpgradeDialog } from './helper-upgrade-dialog.tsx';

/** What a locked helper opens: why it is locked, and every way to it. */
export const LockedHelperDialog = ({
  helper,
  onClose,
}: {
  helper: HelperId;
  onClose: () => void;
}) => (
  <HelperUpgradeDialog
    helperName={helpers[helper].name}
    plan={planWhoseLimitsApply(useAccount().entitlement.plan)}
    onClose={onClose}
  >
    <AddOrSwapHelper helper={helper} onOpened={onClose} />
  </HelperUpgradeDialog>
);
