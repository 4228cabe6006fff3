import { limitedPlan } from '#shared/domain/billing-messages.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { useAccount } from '#web/account.ts';
import { OpenHelper } from './open-helper.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';

/** What a locked helper opens: why it is locked, and every way to it. */
export const LockedHelperDialog = ({
  helper,
  onClose,
}: {
  helper: HelperId;
  onClose: () => void;
}) => (
  <UpgradeDialog
    helperName={helpers[helper].name}
    plan={limitedPlan(useAccount().entitlement.plan)}
    onClose={onClose}
  >
    <OpenHelper helper={helper} onOpened={onClose} />
  </UpgradeDialog>
);
