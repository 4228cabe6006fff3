import './connections.css';
import Check from '@lucide/icons/icons/check';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Contract } from '#shared/contract/index.ts';
import type { Output } from '#shared/contract/route.ts';
import { aboutProvider, refusals } from '#shared/domain/connections/connection-states.ts';
import { fromCustomers, isOverdueWords } from '#shared/domain/connections/owed-words.ts';
import { type ProviderId, providers } from '#shared/domain/connections/providers.ts';
import { overdueSummary } from '#shared/domain/connections/receivable-rules.ts';
import { moneyStyleOf } from '#shared/domain/numbers/business-money.ts';
import { activeBusiness, useAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { localToday } from '#web/core/local-day.ts';
import { pageLocale } from '#web/core/locale.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { OfferedNumbers } from './books/offered-numbers.tsx';
import { type ConnectOrigin, connectionsQuery } from './connections.ts';
import { receivablesQuery } from './owed/receivables.ts';

type Outcome = Output<Contract['connections']['finish']>;
type Connected = Extract<Outcome, { outcome: 'connected' }>;

const isProvider = (id: string | undefined): id is ProviderId =>
  id !== undefined && id in providers;

/** Where each sign-in was started, and the words of the way back. */
const origins: Readonly<Record<ConnectOrigin, readonly [to: string, words: string]>> = {
  connections: ['/dashboard/connections', 'Back to Connections'],
  today: ['/dashboard', 'Back to Today'],
  money: ['/dashboard/numbers', 'Back to Your money'],
  onboarding: ['/dashboard', 'Go to your dashboard'],
};

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
  if (data?.outcome === 'connected') return <Found outcome={data} provider={provider} />;
  if (data) return <Refused provider={provider} reason={data.reason} />;
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
}: {
  provider: ProviderId;
  reason: Extract<Outcome, { outcome: 'refused' }>['reason'];
}) => (
  <div className="connect-return">
    <h1>{providers[provider].name} is not connected</h1>
    <p role="alert">{aboutProvider(refusals[reason], provider)}</p>
    {reason === 'denied' && (
      <p>
        Did it say that you need to be an admin? Ask the person who set up your{' '}
        {providers[provider].name} to do this step. Or{' '}
        <Link to="/dashboard/numbers/import">import a file</Link> instead.
      </p>
    )}
    <LinkButton to="/dashboard/connections">Back to Connections</LinkButton>
  </div>
);

/** What the first read found; until then that it is under way. */
const Found = ({ outcome, provider }: { outcome: Connected; provider: ProviderId }) => {
  const view = useAccount();
  const { business_id, from } = outcome;
  const { data: all } = useQuery(connectionsQuery(business_id));
  const one = all?.find((other) => other.provider === provider) ?? outcome.connection;
  const isRead = one.state === 'connected' && one.updated_at !== null;
  const invoices = useQuery({ ...receivablesQuery(business_id), enabled: isRead });
  const business = view.businesses.find(({ id }) => id === business_id);
  const { currency } = moneyStyleOf(business ?? { id: business_id });
  const late = overdueSummary(invoices.data ?? [], localToday(), currency);
  const { name } = providers[provider];
  const [to, words] = origins[from];
  return (
    <div className="connect-return">
      <p className="connection-good">
        <Icon icon={Check} />
        Connected
      </p>
      <h1>{late ? isOverdueWords(late, pageLocale()) : `${name} is connected`}</h1>
      <p role="status">
        {late && `${capital(fromCustomers(late))}. `}
        {isRead
          ? late
            ? ''
            : 'Nothing is overdue right now.'
          : 'We’re reading your invoices now. This takes about a minute.'}
      </p>
      {business && business.id !== activeBusiness(view)?.id && (
        <p>It’s connected to {business.name}. Switch to it to see what we read.</p>
      )}
      <div className="row">
        <LinkButton to={to}>{words}</LinkButton>
        {isRead && from !== 'money' && (
          <LinkButton variant="outline" to="/dashboard/numbers">
            See who owes you
          </LinkButton>
        )}
      </div>
      {isRead && business && <OfferedNumbers business={business} />}
    </div>
  );
};

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
