import Check from '@lucide/icons/icons/check';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import {
  connectRefusalTexts,
  withProviderName,
} from '#shared/domain/connections/connection-problems.ts';
import type {
  ConnectionView,
  ConnectOutcome,
} from '#shared/domain/connections/connection-schemas.ts';
import { fromCustomers, overdueAmountWords } from '#shared/domain/connections/owed-sentences.ts';
import { type ProviderId, providers } from '#shared/domain/connections/providers.ts';
import { overdueSummary } from '#shared/domain/connections/receivable-rules.ts';
import { capitalized } from '#shared/domain/lib/capitalized.ts';
import { withNoun } from '#shared/domain/lib/count-with-noun.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { localToday } from '#web/core/dates/local-day.ts';
import { pageLocale } from '#web/core/page-locale.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { OfferedNumbers } from './books/offered-numbers.tsx';
import { calendarQuery } from './calendar/calendar-query.ts';
import { ChooseProviderPlace } from './choose-provider-place.tsx';
import { hasProviderCapability } from './connection-capability.ts';
import { connectionsQuery } from './connections-query.ts';
import { receivablesQuery } from './owed/receivables-query.ts';
import { reviewsQuery } from './reviews/reviews-query.ts';
import { reviewsTitle } from './reviews/reviews-title.ts';
import type { ConnectOrigin } from './use-connect.ts';

/** Where each sign-in was started, and the words of the way back. */
const origins: Readonly<Record<ConnectOrigin, readonly [to: string, words: string]>> = {
  connections: ['/dashboard/connections', 'Back to Connections'],
  today: ['/dashboard', 'Back to Today'],
  money: ['/dashboard/numbers', 'Back to Your money'],
  onboarding: ['/dashboard', 'Go to your dashboard'],
  week: ['/dashboard/week', 'Back to your week'],
};

/** What the first read found; until then that it is under way, or which place the owner has to choose. */
export const ConnectedOutcome = ({
  outcome: { business_id, from, use, connection },
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
        <ChooseProviderPlace one={one} businessId={business_id} />
        {isElsewhere}
      </div>
    );
  if (use === 'write')
    return <FoundAllowed one={connection} from={from} isElsewhere={isElsewhere} />;
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
      {isRead && business && hasProviderCapability(one, 'balance') && (
        <OfferedNumbers business={business} />
      )}
    </div>
  );
};

/** What is said of the first read, by what the provider gives. */
const foundBy = (one: Pick<ConnectionView, 'provider'>) => {
  if (hasProviderCapability(one, 'reviews')) return FoundReviews;
  if (hasProviderCapability(one, 'events')) return FoundCalendar;
  if (hasProviderCapability(one, 'posts')) return FoundPosts;
  return hasProviderCapability(one, 'invoices') ? FoundBooks : FoundOther;
};

type FoundProps = {
  one: Pick<ConnectionView, 'provider'>;
  isRead: boolean;
  from: ConnectOrigin;
  business: Pick<Business, 'id'> & Partial<Business>;
  children: ReactNode;
};

/** What every first read is told in: a title, how it stands, and the ways on, the one to what was found first. */
const FoundFrame = ({
  title,
  status,
  children,
  ways,
}: {
  title: string;
  status: ReactNode;
  children: ReactNode;
  ways: readonly (readonly [to: string, words: string])[];
}) => (
  <>
    <h1>{title}</h1>
    <p role="status">{status}</p>
    {children}
    <div className="row">
      {ways.map(([to, words], nth) => (
        <LinkButton key={words} to={to} {...(nth > 0 && { variant: 'outline' })}>
          {words}
        </LinkButton>
      ))}
    </div>
  </>
);

const isConnected = ({ provider }: FoundProps['one']) => `${providers[provider].name} is connected`;

const FoundBooks = ({ one, isRead, from, business, children }: FoundProps) => {
  const invoices = useQuery({ ...receivablesQuery(business.id), enabled: isRead });
  const { currency } = localeAndCurrencyOf(business);
  const late = overdueSummary(invoices.data ?? [], localToday(), currency);
  const seeWho = ['/dashboard/numbers', 'See who owes you'] as const;
  return (
    <FoundFrame
      title={late ? overdueAmountWords(late, pageLocale()) : isConnected(one)}
      status={
        <>
          {late && `${capitalized(fromCustomers(late))}. `}
          {isRead
            ? late
              ? ''
              : 'Nothing is overdue right now.'
            : 'We’re reading your invoices now. This takes about a minute.'}
        </>
      }
      ways={[origins[from], ...(isRead && from !== 'money' ? [seeWho] : [])]}
    >
      {children}
    </FoundFrame>
  );
};

const FoundReviews = ({ one, isRead, from, business, children }: FoundProps) => {
  const { data } = useQuery({ ...reviewsQuery(business.id), enabled: isRead });
  const total = data?.ratings?.total ?? 0;
  return (
    <FoundFrame
      title={data && total > 0 ? reviewsTitle(data.reviews) : isConnected(one)}
      status={
        !isRead
          ? 'We’re reading your reviews now. This takes about a minute.'
          : data &&
            (total > 0
              ? `You have ${withNoun(total, 'review')} there.`
              : 'No one has left a review yet.')
      }
      ways={[['/dashboard/reviews', 'See your reviews'], origins[from]]}
    >
      {children}
    </FoundFrame>
  );
};

const FoundCalendar = ({ one, isRead, from, business, children }: FoundProps) => {
  const { data } = useQuery({ ...calendarQuery(business.id), enabled: isRead });
  const count = data?.jobs?.length ?? 0;
  return (
    <FoundFrame
      title={isConnected(one)}
      status={
        !isRead
          ? 'We’re reading your calendar now. This takes a few seconds.'
          : data &&
            (count > 0
              ? `${withNoun(count, 'job')} from last week until four weeks ahead. Your helpers know when you’re free.`
              : 'Nothing is booked in the next four weeks.')
      }
      ways={[['/dashboard/week', 'See your week'], origins[from]]}
    >
      {children}
    </FoundFrame>
  );
};

const FoundPosts = ({ one, isRead, from, children }: FoundProps) => (
  <FoundFrame
    title={isConnected(one)}
    status={
      isRead
        ? 'Nothing goes out until you say so.'
        : 'We’re checking that posts can go there. This takes a few seconds.'
    }
    ways={[['/dashboard/posts', 'Write a post'], origins[from]]}
  >
    {children}
  </FoundFrame>
);
/** Whether the owner allowed what is written there, after they were asked for it on its own. */
const FoundAllowed = ({
  one,
  from,
  isElsewhere,
}: {
  one: ConnectionView;
  from: ConnectOrigin;
  isElsewhere: ReactNode;
}) => {
  const { name } = providers[one.provider];
  const isAllowed = one.state === 'connected' && one.may_write === true;
  return (
    <div className="connect-return">
      <FoundFrame
        title={isAllowed ? `You allowed it in ${name}` : 'Nothing changed'}
        status={
          isAllowed
            ? 'Now press “Put on calendar” on a task.'
            : withProviderName(connectRefusalTexts['not-allowed'], one.provider)
        }
        ways={[origins[from]]}
      >
        {isElsewhere}
      </FoundFrame>
    </div>
  );
};

const FoundOther = ({ one, isRead, from, children }: FoundProps) => (
  <FoundFrame
    title={isConnected(one)}
    status={
      isRead ? 'It stays up to date by itself.' : 'We’re reading it now. This takes about a minute.'
    }
    ways={[origins[from]]}
  >
    {children}
  </FoundFrame>
);
