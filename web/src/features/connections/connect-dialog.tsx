import ArrowUpRight from '@lucide/icons/icons/arrow-up-right';
import Check from '@lucide/icons/icons/check';
import X from '@lucide/icons/icons/x';
import type { ScopeUse } from '#shared/domain/connections/provider-types.ts';
import { type ProviderId, providers } from '#shared/domain/connections/providers.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { HeadedList } from './headed-list.tsx';
import { type ConnectOrigin, useConnect } from './use-connect.ts';
import './connections.css';

/** Says what is read, or what is written after a press, and what never happens, before the owner goes to the provider. */
export const ConnectDialog = ({
  businessId,
  provider,
  from,
  use = 'read',
  onClose,
}: {
  businessId: string;
  provider: ProviderId;
  from: ConnectOrigin;
  /** `write` asks for what is written there, of an account that is connected. */
  use?: ScopeUse;
  onClose: () => void;
}) => {
  const connect = useConnect(businessId, from, use);
  const { name, shortName, promises } = providers[provider];
  const { reads, writes, never } = promises;
  const isLeaving = connect.isPending || connect.isSuccess;
  return (
    <Dialog
      title={use === 'write' ? `Put tasks on ${name}?` : `Connect ${name}`}
      hint={
        use === 'write'
          ? 'Next, you say yes on their page. Then press the button again.'
          : 'Next, you sign in on their page. We never see your password.'
      }
      onClose={onClose}
    >
      <div className="connect-what">
        {use === 'read' && <HeadedList title="We read" icon={Check} lines={reads} />}
        {writes.length > 0 && (
          <HeadedList title="Only when you press a button" icon={Check} lines={writes} />
        )}
        <HeadedList title="We never" icon={X} lines={never} />
        <p className="fine">
          {use === 'write'
            ? 'You can say no. Everything else works as before.'
            : `You can disconnect at any time. Then we delete what we read from ${name}.`}
        </p>
        {connect.error && <Notice tone="danger">{connect.error.message}</Notice>}
      </div>
      <footer>
        <Button variant="outline" onClick={onClose}>
          Not now
        </Button>
        <Button
          data-autofocus
          busy={isLeaving && `Opening ${shortName}...`}
          onClick={() => connect.mutate(provider)}
        >
          Go to {shortName}
          <Icon icon={ArrowUpRight} />
        </Button>
      </footer>
    </Dialog>
  );
};
