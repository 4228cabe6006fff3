import { LockKeyhole } from 'lucide-react';
import { helpers } from '#shared/catalogue/helpers.ts';
import { isLimited, upgradeDialog } from '#shared/domain/billing-texts.ts';
import type { HelperId } from '#shared/domain/helpers.ts';
import { useAccount } from '#web/account.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Patch } from '#web/ui/patch.tsx';

/** Opens in place of a locked helper: which plan has it, and the way there. */
export const UpgradeDialog = ({ helper, onClose }: { helper: HelperId; onClose: () => void }) => {
  const { plan } = useAccount().entitlement;
  return (
    <Dialog
      title={upgradeDialog.title(helpers[helper].name)}
      mark={<Patch helper={helper} />}
      onClose={onClose}
    >
      <p className="fields">
        <span>
          <Icon of={LockKeyhole} /> {upgradeDialog.body(isLimited(plan) ? plan : 'free')}
        </span>
      </p>
      <footer>
        <Button look="line" onClick={onClose}>
          {upgradeDialog.later}
        </Button>
        <LinkButton to="/pricing" data-autofocus>
          {upgradeDialog.upgrade}
        </LinkButton>
      </footer>
    </Dialog>
  );
};
