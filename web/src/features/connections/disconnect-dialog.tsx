import Check from '@lucide/icons/icons/check';
import Trash from '@lucide/icons/icons/trash';
import { type ProviderId, providers } from '#shared/domain/connections/providers.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { HeadedList } from './headed-list.tsx';
import { useDisconnect } from './use-connection-changes.ts';

/** Names what is deleted and what stays before a connection ends; the focus starts on the button that keeps it. */
export const DisconnectDialog = ({
  businessId,
  provider,
  onClose,
}: {
  businessId: string;
  provider: ProviderId;
  onClose: () => void;
}) => {
  const disconnect = useDisconnect(businessId);
  const { name, promises } = providers[provider];
  const { deleted, stays } = promises;
  const end = () =>
    disconnect.mutate(provider, {
      onSuccess: () => {
        onClose();
        toast('Disconnected');
      },
    });
  return (
    <Dialog
      title={`Disconnect ${name}?`}
      hint="You can connect it again at any time."
      onClose={onClose}
    >
      <div className="connect-what">
        <HeadedList title="We delete" icon={Trash} lines={deleted} />
        <HeadedList title="You keep" icon={Check} lines={stays} />
        {disconnect.error && <Notice tone="danger">{disconnect.error.message}</Notice>}
      </div>
      <footer>
        <Button variant="outline" data-autofocus onClick={onClose}>
          Keep it
        </Button>
        <Button
          className="btn-danger"
          busy={disconnect.isPending && 'Disconnecting...'}
          onClick={end}
        >
          Disconnect and delete
        </Button>
      </footer>
    </Dialog>
  );
};
