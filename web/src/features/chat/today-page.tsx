import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { AccountView } from '#shared/domain/account/account-view-schema.ts';
import type { Business } from '#shared/domain/account/business.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness, businessName } from '#web/core/active-business.ts';
import { usePreview } from '#web/core/admin/admin-preview.ts';
import { formatDate } from '#web/core/dates/format-date.ts';
import { lazyPart } from '#web/core/lazy-part.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { numbersQuery } from '#web/features/numbers/numbers-query.ts';
import { assistantConversation } from './conversation/conversation-session-storage.ts';
import { ConversationView } from './conversation/conversation-view.tsx';
import { isFirstRunOpen } from './first-run/is-first-run-open.ts';
import { useSuggestedHelperLink } from './use-suggested-helper-link.tsx';
import './today/today.css';
import { useConversation } from './conversation/open-conversations.ts';

const assistant = { helper: null, name: 'Assistant' } as const;

/** How the dashboard greets its owner: as somebody new until the first question was asked. */
const greeting = ({ quota }: Pick<AccountView, 'quota'>) =>
  quota.total === 0 ? 'Welcome' : 'Welcome back';

/** The dashboard's first page: today, and the general assistant, which suggests the right helper. */
export const TodayPage = () => {
  const view = useAccount();
  // The first question does not change how this visit was greeted.
  const [words] = useState(() => greeting(view));
  const isPreviewing = usePreview() !== null;
  const business = activeBusiness(view);
  if (!business) return <Navigate to="/dashboard/profile" replace />;
  const isNew = words === 'Welcome' && !isPreviewing;
  return (
    <>
      <Greeting words={`${words}, ${businessName(view)}`} business={business} isNew={isNew} />
      <Assistant key={business.id} business={business} isNew={isNew} />
    </>
  );
};

/** A new owner is welcomed; for everybody else the day is what the page is about. */
const Greeting = ({
  words,
  business: { time_zone: timeZone },
  isNew,
}: {
  words: string;
  business: Business;
  isNew: boolean;
}) => {
  const day = formatDate(serverNow(), {
    ...{ weekday: 'long', month: 'long', day: 'numeric' },
    ...(timeZone && { timeZone }),
  });
  return (
    <div className="page-header">
      {isNew ? (
        <>
          <p className="day-over">{day}</p>
          <h1>{words}</h1>
        </>
      ) : (
        <h1 className="day-title">
          <small>{words}</small> {day}
        </h1>
      )}
    </div>
  );
};

/**
 * Whether the first run stands on this page, undefined until that is known; what is answered or put away meanwhile takes it
 * away on the next visit.
 */
const useAsksFirst = (business: Business, isNew: boolean) => {
  const isPreviewing = usePreview() !== null;
  const [hasOpenWords] = useState(() => isFirstRunOpen(business, { asksPrice: false }));
  const [mayAskPrice] = useState(() => isNew && isFirstRunOpen(business, { asksPrice: true }));
  const asksNumbers = mayAskPrice && !hasOpenWords && !isPreviewing;
  const { data, isError, isPaused } = useQuery({
    ...numbersQuery(business.id),
    retry: false,
    enabled: asksNumbers,
  });
  const [hadPrice, setHadPrice] = useState<boolean>();
  const hasPrice = data?.numbers.some(({ id }) => id === 'average_job_value');
  if (hasPrice !== undefined && hadPrice === undefined) setHadPrice(hasPrice);
  if (asksNumbers && hadPrice === undefined && !isError && !isPaused) return undefined;
  return !isPreviewing && (hasOpenWords || (mayAskPrice && hadPrice === false));
};

const KeepCarriedNumbers = lazyPart(
  async () =>
    (await import('#web/features/numbers/free-tool-numbers/load-free-tool-numbers-card.tsx'))
      .LoadFreeToolNumbersCard,
);
// Only who has not answered it sees it, so that nobody else loads it.
const FourQuestionsCard = lazyPart(
  async () => (await import('./first-run/four-questions-card.tsx')).FourQuestionsCard,
);
const TodayView = lazy(async () => ({
  default: (await import('./today/today-view.tsx')).TodayView,
}));

const Assistant = ({ business, isNew }: { business: Business; isNew: boolean }) => {
  const businessId = business.id;
  const [conversationId] = useState(() => assistantConversation(businessId));
  const { conversation, state } = useConversation({ conversationId, businessId, helperId: null });
  const input = useRef<HTMLTextAreaElement>(null);
  const suggestion = useSuggestedHelperLink(conversation.place);
  const asksFirst = useAsksFirst(business, isNew);
  const onPick = (question: string) => {
    conversation.type(question);
    input.current?.focus();
  };
  return (
    <ConversationView
      conversation={conversation}
      state={state}
      speaker={assistant}
      placeholder="What do you need help with?"
      input={input}
      under={suggestion}
      before={
        <div className="before-chat" data-first-day={(isNew && asksFirst) || undefined}>
          <Suspense>
            <KeepCarriedNumbers business={business} />
            {isNew && asksFirst && <FourQuestionsCard business={business} isMain />}
          </Suspense>
          {asksFirst === undefined && <TodayLoading />}
          {asksFirst !== undefined && !(isNew && asksFirst) && (
            <Today business={business} onPick={onPick}>
              {asksFirst && <FourQuestionsCard business={business} isMain={false} />}
            </Today>
          )}
        </div>
      }
    />
  );
};

const TodayLoading = () => <div className="today-loading" />;

const Today = (props: ComponentProps<typeof TodayView>) => (
  <Suspense fallback={<TodayLoading />}>
    <TodayView {...props} />
  </Suspense>
);
