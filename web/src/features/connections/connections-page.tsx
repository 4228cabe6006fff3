import './connections.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import type { ConnectionView } from '#shared/domain/connections/connection-schemas.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { useConfig } from '#web/core/config.ts';
import { AppsSection } from '#web/features/apps/apps-section.tsx';
import { EmptyState, ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { ChooseProviderPlace } from './choose-provider-place.tsx';
import { ConnectionNeedsAttention } from './connection-needs-attention.tsx';
import { ConnectionRow } from './connection-row.tsx';
import { connectionsQuery } from './connections-query.ts';
import { useMayConnect } from './use-may-connect.ts';

/** What Sevenhands may look at elsewhere: connected, stopped, ready to connect, or with another plan. */
export const ConnectionsPage = () => {
  const business = activeBusiness(useAccount());
  if (!business) return <h1>Business information not available</h1>;
  return <Connections key={business.id} business={business} />;
};

const Connections = ({ business }: { business: Business }) => {
  const { data, error, refetch } = useQuery(connectionsQuery(business.id));
  const mayConnect = useMayConnect();
  return (
    <div className="connections">
      <header>
        <h1>Connections</h1>
        <p className="fine">
          What Sevenhands can look at. It reads on its own, and changes something only when you
          press a button.
        </p>
      </header>
      {data ? (
        <Loaded all={data} business={business} />
      ) : error ? (
        <ErrorPanel
          title="Couldn’t load your connections"
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Loading your connections..." />
      )}
      {mayConnect && <AppsSection businessId={business.id} />}
    </div>
  );
};

const isConnected = ({ state }: ConnectionView) =>
  state === 'choosing' ||
  state === 'connecting' ||
  state === 'connected' ||
  state === 'attention' ||
  state === 'disconnecting';

const Loaded = ({ all, business }: { all: readonly ConnectionView[]; business: Business }) => {
  const mayConnect = useMayConnect();
  const needing = all.filter((one) => one.state === 'attention');
  const choosing = all.filter((one) => one.state === 'choosing');
  const parts = [
    { title: 'Connected', list: all.filter(isConnected) },
    { title: 'Ready to connect', list: all.filter(({ state }) => state === 'ready') },
    { title: 'With another plan', list: all.filter(({ state }) => state === 'not-in-plan') },
  ];
  const hasApps = useConfig()?.apps ?? false;
  if (all.length === 0)
    return hasApps ? null : (
      <EmptyState title="Nothing to connect yet">
        <p>
          You can import a list of invoices or sales from your software instead.{' '}
          <Link to="/dashboard/numbers/import">Import a file</Link>
        </p>
      </EmptyState>
    );
  return (
    <>
      {needing.map((one) => (
        <ConnectionNeedsAttention key={one.provider} one={one} businessId={business.id} />
      ))}
      {mayConnect &&
        choosing.map((one) => (
          <ChooseProviderPlace key={one.provider} one={one} businessId={business.id} />
        ))}
      {parts.map(
        ({ title, list }) =>
          list.length > 0 && (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul className="connection-list">
                {list.map((one) => (
                  <ConnectionRow key={one.provider} one={one} businessId={business.id} />
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
};
