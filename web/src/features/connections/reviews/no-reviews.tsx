import { useState } from 'react';
import type { ConnectionView } from '#shared/domain/connections/connection-schemas.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import { plans } from '#shared/domain/plan/plans.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/error-and-empty-panels.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { AskOwnerToConnect } from '../ask-owner-to-connect.tsx';
import { ConnectDialog } from '../connect-dialog.tsx';
import { useMayConnect } from '../use-may-connect.ts';

/** Nothing to show, because nothing is connected or not read yet: the one way on. */
export const NoReviews = ({
  one,
  businessId,
}: {
  one: ConnectionView | undefined;
  businessId: string;
}) => {
  const [isAsked, setIsAsked] = useState(false);
  const mayConnect = useMayConnect();
  if (!one)
    return (
      <EmptyState title="No reviews here" level={1}>
        <p>We can’t read reviews yet. You can paste one, and we write the answer.</p>
        <LinkButton to="/dashboard/share">Reply to a customer</LinkButton>
      </EmptyState>
    );
  const { name, account, shortName } = providers[one.provider];
  if (one.state === 'connecting')
    return (
      <>
        <h1>Reviews</h1>
        <Spinner label="Reading your reviews for the first time..." />
      </>
    );
  if (one.state === 'choosing')
    return (
      <EmptyState title={`Which ${account} do you use for this business?`} level={1}>
        <p>We read your reviews as soon as you choose.</p>
        <LinkButton to="/dashboard/connections">Choose your {account}</LinkButton>
      </EmptyState>
    );
  if (one.state === 'not-in-plan')
    return (
      <EmptyState title="Answer your reviews from here" level={1}>
        <p>
          With {plans[one.plan].name}, you can connect {name}. We show your reviews and write two
          answers to each. You read them and post one.
        </p>
        <LinkButton to="/pricing">See plans</LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState title="Answer your reviews from here" level={1}>
      <p>
        Connect {name}. We show your reviews and write two answers to each. You read them and post
        one. Nothing goes on {shortName} until you say so.
      </p>
      {mayConnect ? (
        <Button disabled={one.state !== 'ready'} onClick={() => setIsAsked(true)}>
          Connect {name}
        </Button>
      ) : (
        <AskOwnerToConnect />
      )}
      {isAsked && (
        <ConnectDialog
          businessId={businessId}
          provider={one.provider}
          from="connections"
          onClose={() => setIsAsked(false)}
        />
      )}
    </EmptyState>
  );
};
