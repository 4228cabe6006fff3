import './connections.css';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import {
  connectRefusalTexts,
  withProviderName,
} from '#shared/domain/connections/connection-problems.ts';
import type { ConnectOutcome } from '#shared/domain/connections/connection-schemas.ts';
import { type ProviderId, providers } from '#shared/domain/connections/providers.ts';
import { api } from '#web/core/api.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { ConnectedOutcome } from './connected-outcome.tsx';
import { hasProviderCapability } from './connection-capability.ts';

const isProvider = (id: string | undefined): id is ProviderId =>
  id !== undefined && id in providers;

/** Where a provider leads back to: hands over what it sent with the owner's session, and says what became of it. */
export const ConnectReturnPage = () => {
  const { provider } = useParams();
  const { search } = useLocation();
  // Taken once: the address is emptied before anything else happens.
  const [sent] = useState(search);
  if (!isProvider(provider) || sent === '') return <Navigate to="/dashboard/connections" replace />;
  return <HandOver provider={provider} query={sent.slice(1)} />;
};

const HandOver = ({ provider, query }: { provider: ProviderId; query: string }) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isStarted = useRef(false);
  const { mutate, data, error } = useMutation({
    mutationFn: () => api.connections.finish({ provider, query }),
  });
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void navigate(pathname, { replace: true });
    mutate();
  }, [navigate, pathname, mutate]);
  const { name } = providers[provider];
  if (data?.outcome === 'connected') return <ConnectedOutcome outcome={data} provider={provider} />;
  if (data) return <Refused {...data} />;
  if (error)
    return (
      <div className="connect-return">
        <h1>{name} is not connected</h1>
        <ErrorPanel title="Nothing was connected" message={error.message}>
          <LinkButton to="/dashboard/connections">Back to Connections</LinkButton>
        </ErrorPanel>
      </div>
    );
  return (
    <>
      <h1>Connecting {name}</h1>
      <Spinner label={`Connecting ${name}...`} />
    </>
  );
};

const Refused = ({
  provider,
  reason,
  use,
}: {
  provider: ProviderId;
} & Pick<Extract<ConnectOutcome, { outcome: 'refused' }>, 'reason' | 'use'>) => (
  <div className="connect-return">
    <h1>{use === 'write' ? 'Nothing changed' : `${providers[provider].name} is not connected`}</h1>
    <p role="alert">{withProviderName(connectRefusalTexts[reason], provider)}</p>
    {reason === 'denied' && (
      <p>
        Did it say that you need to be an admin? Ask the person who set up your{' '}
        {providers[provider].name} to do this step.
        {hasProviderCapability({ provider }, 'invoices') && (
          <>
            {' '}
            Or <Link to="/dashboard/numbers/import">import a file</Link> instead.
          </>
        )}
      </p>
    )}
    <LinkButton to="/dashboard/connections">Back to Connections</LinkButton>
  </div>
);
