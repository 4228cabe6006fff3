import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  attentionReasonTexts,
  withProviderName,
} from '#shared/domain/connections/connection-problems.ts';
import type { ConnectionView } from '#shared/domain/connections/connection-schemas.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import { plans } from '#shared/domain/plan/plans.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { AskOwnerToConnect } from './ask-owner-to-connect.tsx';
import { ConnectDialog } from './connect-dialog.tsx';
import { hasProviderCapability } from './connection-capability.ts';
import { connectionsQuery } from './connections-query.ts';
import { updatedWords } from './updated-words.ts';
import type { ConnectOrigin } from './use-connect.ts';
import { useMayConnect } from './use-may-connect.ts';

/** The connection that gives the unpaid invoices, or the way to it; nothing at all where the operator has set up none. */
export const InvoicesConnectionStatus = ({
  businessId,
  from,
}: {
  businessId: string;
  from: ConnectOrigin;
}) => {
  const { data = [] } = useQuery(connectionsQuery(businessId));
  const [isAsked, setIsAsked] = useState(false);
  const mayConnect = useMayConnect();
  const one = data.find((other) => hasProviderCapability(other, 'invoices'));
  if (!one) return null;
  const { provider } = one;
  return (
    <p className="connection-status">
      <Words one={one} />{' '}
      {one.state === 'ready' && !mayConnect ? (
        <AskOwnerToConnect />
      ) : one.state === 'ready' ? (
        <Button variant="outline" onClick={() => setIsAsked(true)}>
          Connect {providers[provider].name}
        </Button>
      ) : (
        <Link to="/dashboard/connections">See your connections</Link>
      )}
      {isAsked && (
        <ConnectDialog
          businessId={businessId}
          provider={provider}
          from={from}
          onClose={() => setIsAsked(false)}
        />
      )}
    </p>
  );
};

const Words = ({ one }: { one: ConnectionView }) => {
  const { name } = providers[one.provider];
  switch (one.state) {
    case 'ready':
      return `Do you use ${name}? Connect it, and your unpaid invoices stay up to date by themselves.`;
    case 'not-in-plan':
      return `With ${plans[one.plan].name}, you can connect ${name}, and your unpaid invoices stay up to date by themselves.`;
    case 'connected':
      return `From ${name}. ${one.updating ? 'Updating...' : `${updatedWords(one.updated_at, serverNow())}.`}`;
    case 'attention':
      return <b>{withProviderName(attentionReasonTexts[one.reason].title, one.provider)}</b>;
    case 'choosing':
      return `${name} waits for you to choose your ${providers[one.provider].account}.`;
    case 'connecting':
      return `Reading ${name} for the first time...`;
    case 'disconnecting':
      return `Disconnecting ${name}...`;
  }
};
