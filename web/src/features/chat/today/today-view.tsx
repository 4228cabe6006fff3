import './today.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import type { Conversation } from '#shared/domain/chat/conversation-schemas.ts';
import { daysOfWeek, type LocalToday } from '#shared/domain/week/task-groups.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import { formatMoment } from '#web/core/dates/format-date.ts';
import { lazyPart } from '#web/core/lazy-part.ts';
import { useCalendar } from '#web/features/connections/calendar/calendar-query.ts';
import { OwedSummary } from '#web/features/connections/owed/owed-summary.tsx';
import { useOverdue } from '#web/features/connections/owed/owed-today.tsx';
import { localTodayOf } from '#web/features/week/business-today.ts';
import { DaysOfThisWeekNav } from '#web/features/week/days-of-this-week-nav.tsx';
import { todayPageQuery } from '#web/features/week/today-page-query.ts';
import { useTasks } from '#web/features/week/use-tasks.ts';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { StartReplyCard } from '../message-reply/start-reply-card.tsx';
import { TodayList } from './today-list.tsx';
import { WeekNumbersGlance } from './week-numbers-glance.tsx';

/** Leads back into the conversation that was last updated. */
const LastChat = ({ chat }: { chat: Conversation }) => (
  <Link className="last-chat" to={`/dashboard/${chat.helper_id}?memoryId=${chat.id}`}>
    <HelperAvatar helper={chat.helper_id} />
    <b>
      Continue with {helpers[chat.helper_id].name}: {chat.title}
    </b>
    <small>
      <time dateTime={chat.updated_at}>{formatMoment(chat.updated_at)}</time>
    </small>
  </Link>
);

/** A device that has shown the list asks for its files from then on before the app is here (web/vite/early-requests.js). */
const useEarlyFiles = () =>
  useEffect(() => {
    try {
      localStorage.setItem('private:today', 'shown');
    } catch {}
  }, []);

/** What an owner sees first: today's list; beside it the week, the last conversation and last week's numbers, and at the end `children`. */
export const TodayView = ({
  business,
  onPick,
  children,
}: {
  business: Business;
  onPick: (question: string) => void;
  children?: ReactNode;
}) => {
  useEarlyFiles();
  const { data, error, refetch } = useQuery(todayPageQuery(business.id));
  const { tasks, seasons } = useTasks(business, { asks: false });
  const here = localTodayOf(business);
  const { isLoading } = useOverdue(business, here.today);
  const { isConnected } = useCalendar(business.id);
  if (!tasks)
    return error ? (
      <ErrorPanel
        title="Couldn’t load your day"
        message={error.message}
        onRetry={() => void refetch()}
      />
    ) : (
      <Loading />
    );
  // Money comes first in the list: it is not to push the tasks down when it arrives.
  if (isLoading) return <Loading />;
  return (
    <div className="today">
      <TodayList {...{ business, tasks, seasons, here, onPick }} rest={data} />
      <div className="today-beside">
        {data?.last_conversation && !data.unsent_draft && (
          <LastChat chat={data.last_conversation} />
        )}
        {isConnected && (
          <Suspense>
            <JobsToday business={business} here={here} />
          </Suspense>
        )}
        <ThisWeek tasks={tasks} here={here} />
        <OwedSummary business={business} />
        {data && data.weeks.length > 0 && (
          <WeekNumbersGlance business={business} weeks={data.weeks} today={here.today} />
        )}
        <StartReplyCard business={business} />
        <Suspense>{children}</Suspense>
      </div>
    </div>
  );
};

// For owners with a connected calendar only.
const JobsToday = lazyPart(
  async () => (await import('#web/features/week/calendar/jobs-today.tsx')).JobsToday,
);

const Loading = () => (
  <div className="today-loading">
    <Spinner label="Loading..." />
  </div>
);

/** The days of this week with a mark for each task, and how many of them are done. */
const ThisWeek = ({ tasks, here }: { tasks: readonly Task[]; here: LocalToday }) => {
  const days = daysOfWeek(tasks, here);
  const done = days.reduce((sum, day) => sum + day.done, 0);
  const all = days.reduce((sum, day) => sum + day.done + day.open, 0);
  return (
    <section aria-labelledby="this-week">
      <div className="today-head">
        <h2 id="this-week">This week</h2>
      </div>
      <DaysOfThisWeekNav tasks={tasks} here={here} page="/dashboard/week" />
      <p className="today-week">
        {all > 0 && `${done} of ${all} done. `}
        <Link to="/dashboard/week">See your week</Link>
      </p>
    </section>
  );
};
