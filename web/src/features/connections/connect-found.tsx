import Check from '@lucide/icons/icons/check';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import type { ConnectionView, ConnectOutcome } from '#shared/domain/connections/connection-view.ts';
import { fromCustomers, isOverdueWords } from '#shared/domain/connections/owed-words.ts';
import { type ProviderId, providers } from '#shared/domain/connections/providers.ts';
import { overdueSummary } from '#shared/domain/connections/receivable-rules.ts';
import { moneyStyleOf } from '#shared/domain/numbers/money-style.ts';
import { counted } from '#shared/domain/week/check-in/weekly-numbers.ts';
import { activeBusiness, useAccount } from '#web/core/account.ts';
import { localToday } from '#web/core/local-day.ts';
import { pageLocale } from '#web/core/locale.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { OfferedNumbers } from './books/offered-numbers.tsx';
import { calendarQuery } from './calendar/use-calendar.ts';
import { ChoosePlace } from './choose-place.tsx';
import { type ConnectOrigin, connectionsQuery, gives } from './connections.ts';
import { receivablesQuery } from './owed/receivables.ts';
import { reviewsTitle } from './reviews/review-words.ts';
import { reviewsQuery } from './reviews/reviews.ts';

/** Where each sign-in was started, and the words of the way back. */
const origins: Readonly<Record<ConnectOrigin, readonly [to: string, words: string]>> = {
  connections: ['/dashboard/connections', 'Back to Connections'],
  today: ['/dashboard', 'Back to Today'],
  money: ['/dashboard/numbers', 'Back to Your money'],
  onboarding: ['/dashboard', 'Go to your dashboard'],
};

/** What the first read found; until then that it is under way, or which place the owner has to choose. */
export const ConnectFound = ({
  outcome: { business_id, from, connection },
  provider,
}: {
  outcome: Extract<ConnectOutcome, { outcome: 'connected' }>;
  provider: ProviderId;
}) => {
  const view = useAccount();
  const { data: all } = useQuery(connectionsQuery(business_id));
  const one = all?.find((other) => other.provider === provider) ?? connection;
  const business = view.businesses.find(({ id }) => id === business_id);
  const isElsewhere = business && business.id !== activeBusiness(view)?.id && (
    <p>It’s connected to {business.name}. Switch to it to see what we read.</p>
  );
  if (one.state === 'choosing')
    return (
      <div className="connect-return">
        <h1>One more step</h1>
        <ChoosePlace one={one} businessId={business_id} />
        {isElsewhere}
      </div>
    );
  const isRead = one.state === 'connected' && one.updated_at !== null;
  const Found = foundBy(one);
  return (
    <div className="connect-return">
      <p className="connection-good">
        <Icon icon={Check} />
        Connected
      </p>
      <Found one={one} isRead={isRead} from={from} business={business ?? { id: business_id }}>
        {isElsewhere}
      </Found>
      {isRead && business && gives(one, 'balance') && <OfferedNumbers business={business} />}
    </div>
  );
};

/** What is said of the first read, by what the provider gives. */
const foundBy = (one: Pick<ConnectionView, 'provider'>) => {
  if (gives(one, 'reviews')) return FoundReviews;
  if (gives(one, 'events')) return FoundCalendar;
  return gives(one, 'invoices') ? FoundBooks : FoundOther;
};

type FoundProps = {
  one: Pick<ConnectionView, 'provider'>;
  isRead: boolean;
  from: ConnectOrigin;
  business: Pick<Business, 'id'> & Partial<Business>;
  children: ReactNode;
};

const FoundBooks = ({ one, isRead, from, business, children }: FoundProps) => {
  const invoices = useQuery({ ...receivablesQuery(business.id), enabled: isRead });
  const { currency } = moneyStyleOf(business);
  const late = overdueSummary(invoices.data ?? [], localToday(), currency);
  const [to, words] = origins[from];
  return (
    <>
      <h1>
        {late ? isOverdueWords(late, pageLocale()) : `${providers[one.provider].name} is connected`}
      </h1>
      <p role="status">
        {late && `${capital(fromCustomers(late))}. `}
        {isRead
          ? late
            ? ''
            : 'Nothing is overdue right now.'
          : 'We’re reading your invoices now. This takes about a minute.'}
      </p>
      {children}
      <div className="row">
        <LinkButton to={to}>{words}</LinkButton>
        {isRead && from !== 'money' && (
          <LinkButton variant="outline" to="/dashboard/numbers">
            See who owes you
          </LinkButton>
        )}
      </div>
    </>
  );
};

const FoundReviews = ({ one, isRead, from, business, children }: FoundProps) => {
  const { data } = useQuery({ ...reviewsQuery(business.id), enabled: isRead });
  const [to, words] = origins[from];
  const total = data?.ratings?.total ?? 0;
  return (
    <>
      <h1>
        {data && total > 0
          ? reviewsTitle(data.reviews)
          : `${providers[one.provider].name} is connected`}
      </h1>
      <p role="status">
        {!isRead
          ? 'We’re reading your reviews now. This takes about a minute.'
          : data &&
            (total > 0
              ? `You have ${total} ${total === 1 ? 'review' : 'reviews'} there.`
              : 'No one has left a review yet.')}
      </p>
      {children}
      <div className="row">
        <LinkButton to="/dashboard/reviews">See your reviews</LinkButton>
        <LinkButton variant="outline" to={to}>
          {words}
        </LinkButton>
      </div>
    </>
  );
};

const FoundCalendar = ({ one, isRead, from, business, children }: FoundProps) => {
  const { data } = useQuery({ ...calendarQuery(business.id), enabled: isRead });
  const [to, words] = origins[from];
  const count = data?.jobs?.length ?? 0;
  return (
    <>
      <h1>{providers[one.provider].name} is connected</h1>
      <p role="status">
        {!isRead
          ? 'We’re reading your calendar now. This takes a few seconds.'
          : data &&
            (count > 0
              ? `${counted(count, 'job')} from last week until four weeks ahead. Your helpers know when you’re free.`
              : 'Nothing is booked in the next four weeks.')}
      </p>
      {children}
      <div className="row">
        <LinkButton to="/dashboard/week">See your week</LinkButton>
        <LinkButton variant="outline" to={to}>
          {words}
        </LinkButton>
      </div>
    </>
  );
};

const FoundOther = ({ one, isRead, from, children }: FoundProps) => {
  const [to, words] = origins[from];
  return (
    <>
      <h1>{providers[one.provider].name} is connected</h1>
      <p role="status">
        {isRead
          ? 'It stays up to date by itself.'
          : 'We’re reading it now. This takes about a minute.'}
      </p>
      {children}
      <div className="row">
        <LinkButton to={to}>{words}</LinkButton>
      </div>
    </>
  );
};

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
