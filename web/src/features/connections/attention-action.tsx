import { useState } from 'react';
import type { ConnectionView } from '#shared/domain/connections/connection-schemas.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AskOwnerToConnect } from './ask-owner-to-connect.tsx';
import { ConnectDialog } from './connect-dialog.tsx';
import { useSyncNow } from './use-connection-changes.ts';
import { useMayConnect } from './use-may-connect.ts';

/** The one thing to do about a connection that stopped: sign in again, choose a plan, try again, or go to the provider. */
export const AttentionAction = ({
  one: { way, provider },
  businessId,
}: {
  one: Extract<ConnectionView, { state: 'attention' }>;
  businessId: string;
}) => {
  const [isAsked, setIsAsked] = useState(false);
  const sync = useSyncNow(businessId);
  const mayConnect = useMayConnect();
  const { shortName } = providers[provider];
  switch (way) {
    case 'connect':
      if (!mayConnect) return <AskOwnerToConnect />;
      return (
        <>
          <Button onClick={() => setIsAsked(true)}>Sign in to {shortName} again</Button>
          {isAsked && (
            <ConnectDialog
              businessId={businessId}
              provider={provider}
              from="connections"
              onClose={() => setIsAsked(false)}
            />
          )}
        </>
      );
    case 'plans':
      return <LinkButton to="/pricing">See plans</LinkButton>;
    case 'provider':
    case 'retry':
      return (
        <>
          <Button busy={sync.isPending && 'Trying...'} onClick={() => sync.mutate(provider)}>
            {way === 'retry' ? 'Try again now' : 'I renewed it. Try again'}
          </Button>
          {sync.error && <Notice tone="danger">{sync.error.message}</Notice>}
        </>
      );
  }
};
