import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/business.ts';
import type { Here } from '#shared/domain/task-groups.ts';
import type { Task } from '#shared/domain/tasks.ts';
import { CarriedQuestion } from '#web/carried/carried-question.tsx';
import { HelperLinks } from '#web/plan/helper-links.tsx';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { ClashNotices } from '#web/week/clash-notices.tsx';
import { firstRows, listsOf } from '#web/week/rows.ts';
import { SeasonList } from '#web/week/season-list.tsx';
import { TaskList } from '#web/week/task-list.tsx';
import { thingsToday } from '#web/week/things-today.ts';
import { hereOf, useTasks } from '#web/week/use-tasks.ts';
import { useUndo } from '#web/week/use-undo.ts';
import { todayQuery } from '#web/week/week-query.ts';
import { WrotePlate } from '../kits/wrote-plate.tsx';
import { LastChat } from './last-chat.tsx';
import { NumbersGlance } from './numbers-glance.tsx';
import { SixWeeks } from './six-weeks.tsx';
import './today.css';

/** So many seasons stand on the dashboard; the week page has them all. */
const seasonsShown = 3;

/** What an owner sees first: today's tasks, the last conversation, the season and last week's numbers. */
export const TodayView = ({ business }: { business: Business }) => {
  const { data, error, refetch } = useQuery(todayQuery(business.id));
  const { tasks, seasons } = useTasks(business, { asks: false });
  const here = hereOf(business);
  const isNarrow = useNarrow();
  if (!tasks)
    return error ? (
      <ErrorPanel
        title="Your day could not be loaded"
        message={error.message}
        onRetry={() => void refetch()}
      />
    ) : (
      <div className="today-loading">
        <Spinner label="Loading your day..." />
      </div>
    );
  const coming = seasons.slice(0, seasonsShown);
  return (
    <>
      <CarriedQuestion business={business} />
      <div className="today">
        <TodayTasks business={business} tasks={tasks} here={here} />
        <div className="today-beside">
          <WrotePlate business={business} />
          {data?.last_conversation && <LastChat chat={data.last_conversation} />}
          {data && <NumbersGlance business={business} weeks={data.weeks} today={here.today} />}
        </div>
        {coming.length > 0 && (
          <section className="today-seasons" aria-labelledby="coming-up">
            <div className="today-head">
              <h2 id="coming-up">Coming up</h2>
              <span>next six weeks</span>
            </div>
            <SixWeeks today={here.today} days={coming.map(({ startsOn }) => startsOn)} />
            <SeasonList
              businessId={business.id}
              seasons={coming}
              tasks={tasks}
              today={here.today}
            />
          </section>
        )}
        {isNarrow && (
          <div className="today-helpers">
            <HelperLinks />
          </div>
        )}
      </div>
    </>
  );
};

type Props = { business: Business; tasks: readonly Task[]; here: Here };

const TodayTasks = ({ business, tasks, here }: Props) => {
  const { changed, change, undo } = useUndo(tasks);
  const rows = firstRows(listsOf(tasks, changed, here));
  const { title, time } = thingsToday(tasks, here);
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
        <Link to="/dashboard/week">See your whole week</Link>
        {more > 0 && `, ${more} more to do`}
      </p>
    </section>
  );
};
