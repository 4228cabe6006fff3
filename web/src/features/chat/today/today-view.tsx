import './today.css';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import type { Conversation } from '#shared/domain/chat/chat.ts';
import {
  addDays,
  daysBetween,
  type LocalDate,
  weekdayOnOrBefore,
} from '#shared/domain/lib/local-date.ts';
import type { Here } from '#shared/domain/week/task-groups.ts';
import type { Task } from '#shared/domain/week/tasks.ts';
import { formatDate } from '#web/core/locale.ts';
import { ClashNotices } from '#web/features/week/clash-notices.tsx';
import { dayNumber } from '#web/features/week/day-labels.ts';
import { firstRows, listsOf } from '#web/features/week/rows.ts';
import { SeasonList } from '#web/features/week/season-list.tsx';
import { TaskList } from '#web/features/week/task-list.tsx';
import { todaySummary } from '#web/features/week/today-summary.ts';
import { hereOf, useTasks } from '#web/features/week/use-tasks.ts';
import { useUndo } from '#web/features/week/use-undo.ts';
import { todayQuery } from '#web/features/week/week-query.ts';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ReplyCard } from '../message-reply/reply-card.tsx';
import { NumbersGlance } from './numbers-glance.tsx';

/** Leads back into the conversation that was last updated. */
const LastChat = ({ chat }: { chat: Conversation }) => (
  <Link className="last-chat" to={`/dashboard/${chat.helper_id}?memoryId=${chat.id}`}>
    <HelperAvatar helper={chat.helper_id} />
    <b>
      Continue with {helpers[chat.helper_id].name}: {chat.title}
    </b>
    <small>
      <time dateTime={chat.updated_at}>
        {formatDate(chat.updated_at, {
          weekday: 'short',
          month: 'short',
          day: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
        })}
      </time>
    </small>
  </Link>
);

/** So many seasons stand on the dashboard; the week page has them all. */
const seasonsShown = 3;

/** What an owner sees first: today's tasks, the last conversation, the season and last week's numbers. */
export const TodayView = ({ business }: { business: Business }) => {
  const { data, error, refetch } = useQuery(todayQuery(business.id));
  const { tasks, seasons } = useTasks(business, { asks: false });
  const here = hereOf(business);
  if (!tasks)
    return error ? (
      <ErrorPanel
        title="Couldn’t load your day"
        message={error.message}
        onRetry={() => void refetch()}
      />
    ) : (
      <div className="today-loading">
        <Spinner label="Loading..." />
      </div>
    );
  const coming = seasons.slice(0, seasonsShown);
  return (
    <div className="today">
      <TodayTasks business={business} tasks={tasks} here={here} />
      <div className="today-beside">
        <ReplyCard business={business} />
        {data?.last_conversation && <LastChat chat={data.last_conversation} />}
        {data && <NumbersGlance business={business} weeks={data.weeks} today={here.today} />}
      </div>
      {coming.length > 0 && (
        <section className="today-seasons" aria-labelledby="coming-up">
          <div className="today-head">
            <h2 id="coming-up">Coming up</h2>
            <span>next 6 weeks</span>
          </div>
          <SixWeeks today={here.today} days={coming.map(({ startsOn }) => startsOn)} />
          <SeasonList businessId={business.id} seasons={coming} tasks={tasks} today={here.today} />
        </section>
      )}
    </div>
  );
};

type Props = { business: Business; tasks: readonly Task[]; here: Here };

const TodayTasks = ({ business, tasks, here }: Props) => {
  const { changed, change, undo } = useUndo(tasks);
  const rows = firstRows(listsOf(tasks, changed, here));
  const { title, time } = todaySummary(tasks, here);
  const open = tasks.filter(({ state }) => state === 'open').length;
  const more = open - rows.filter(({ undoable }) => !undoable).length;
  return (
    <section aria-labelledby="things-today">
      <div className="today-head">
        <h2 id="things-today">{title}</h2>
        {time && <span>{time}</span>}
      </div>
      <ClashNotices businessId={business.id} today={here.today} />
      <TaskList rows={rows} here={here} onChange={change} onUndo={undo} />
      <p className="today-more">
        <Link to="/dashboard/week">See your week</Link>
        {more > 0 && `, ${more} more to do`}
      </p>
    </section>
  );
};

const weeks = [0, 1, 2, 3, 4, 5];

/** Six weeks from this Monday as a tape with a mark for each day; the list under it says the same in words. */
const SixWeeks = ({ today, days }: { today: LocalDate; days: readonly LocalDate[] }) => {
  const first = weekdayOnOrBefore(today, 1);
  const marks = days.map((day) => daysBetween(first, day)).filter((day) => day < 7 * weeks.length);
  return (
    <div className="six-weeks" aria-hidden="true">
      {weeks.map((week) => (
        <span key={week} style={{ '--week': week } as CSSProperties}>
          {dayNumber(addDays(first, 7 * week))}
        </span>
      ))}
      {[...new Set(marks)].map((day) => (
        <i key={day} style={{ '--day': day } as CSSProperties} />
      ))}
    </div>
  );
};
