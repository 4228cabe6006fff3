import CalendarPlus from '@lucide/icons/icons/calendar-plus';
import Printer from '@lucide/icons/icons/printer';
import History from '@lucide/icons/icons/rotate-ccw-clock';
import './week-page.css';
import ListChecks from '@lucide/icons/icons/list-checks';
import { Suspense, useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import type { LocalToday } from '#shared/domain/week/task-groups.ts';
import { openTaskLimit } from '#shared/domain/week/task-limits.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { lazyPart } from '#web/core/lazy-part.ts';
import { toast } from '#web/core/toast.tsx';
import { useFoundRow } from '#web/core/use-found-row.ts';
import { useCalendar } from '#web/features/connections/calendar/calendar-query.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState, ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { AddTask } from './add-task.tsx';
import { localTodayOf } from './business-today.ts';
import { ViewSwitch } from './calendar/view-switch.tsx';
import { readWeekView } from './calendar/week-view-on-device.ts';
import { longDay } from './day-labels.ts';
import { DaysOfThisWeekNav, dayId } from './days-of-this-week-nav.tsx';
import { SeasonList } from './season-list.tsx';
import { TaskConflictNotices } from './task-conflict-notices.tsx';
import { TaskList } from './task-list.tsx';
import { todaySummary } from './today-summary.ts';
import { useTasks } from './use-tasks.ts';
import { useUndoableChanges } from './use-undoable-changes.ts';
import { type ListName, type Lists, listNames, listsOf } from './week-lists.ts';

/** The week of the active business: what is overdue, due and done, to tick, move and change. */
export const WeekPage = () => {
  const business = activeBusiness(useAccount());
  if (!business) return <h1>Business information not available</h1>;
  return <Week key={business.id} business={business} />;
};

// Seen by owners with a connected calendar only.
const CalendarWeek = lazyPart(
  async () => (await import('./calendar/calendar-week.tsx')).CalendarWeek,
);

const Week = ({ business }: { business: Business }) => {
  const { tasks, seasons, error, refetch, hasPending } = useTasks(business);
  const { isConnected } = useCalendar(business.id);
  const [view, setView] = useState(() => readWeekView(business.id));
  const here = localTodayOf(business);
  const viewSwitch = isConnected && (
    <ViewSwitch businessId={business.id} view={view} onView={setView} />
  );
  if (isConnected && view === 'calendar' && tasks)
    return (
      <div className="week-page">
        <Suspense fallback={<Spinner label="Loading your calendar..." />}>
          <CalendarWeek business={business} tasks={tasks} here={here} viewSwitch={viewSwitch} />
        </Suspense>
      </div>
    );
  return (
    <div className="week-page">
      <header className="page-header">
        <div>
          <h1>Your week</h1>
          {tasks && <p>{todaySummary(tasks, here).sentence}</p>}
        </div>
        {tasks && <Actions business={business} tasks={tasks} />}
      </header>
      {viewSwitch}
      {hasPending && (
        <p className="hint" role="status">
          Some changes aren’t saved yet. We’ll save them when you’re back online.
        </p>
      )}
      <TaskConflictNotices businessId={business.id} today={here.today} />
      {tasks ? (
        <>
          <DaysOfThisWeekNav tasks={tasks} here={here} />
          <WeekLists tasks={tasks} here={here} />
          <div className="week-add">
            <AddTask
              businessId={business.id}
              today={here.today}
              isFull={tasks.filter(({ state }) => state === 'open').length >= openTaskLimit}
            />
          </div>
          {seasons.length > 0 && (
            <section className="week-seasons" aria-labelledby="coming-up">
              <h2 id="coming-up">Coming up</h2>
              <SeasonList
                businessId={business.id}
                seasons={seasons}
                tasks={tasks}
                today={here.today}
              />
            </section>
          )}
        </>
      ) : error ? (
        <ErrorPanel
          title="Couldn’t load your week"
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Loading your week..." />
      )}
    </div>
  );
};

const Actions = ({ business, tasks }: { business: Business; tasks: readonly Task[] }) => {
  const open = tasks.filter(({ state }) => state === 'open');
  const saveFile = async () => {
    try {
      const { downloadWeek } = await import('./download-week.ts');
      downloadWeek(open, business.name);
    } catch {
      toast('Couldn’t create the calendar file. Check your connection and try again.');
    }
  };
  return (
    <div className="page-actions">
      <LinkButton variant="quiet" to="/dashboard/check-in">
        <Icon icon={History} />
        <span>Weekly check-in</span>
      </LinkButton>
      {open.length > 0 && (
        <>
          <Button variant="quiet" onClick={() => void saveFile()}>
            <Icon icon={CalendarPlus} />
            <span>Add to calendar</span>
          </Button>
          <Button variant="quiet" onClick={() => print()}>
            <Icon icon={Printer} />
            <span>Print</span>
          </Button>
        </>
      )}
    </div>
  );
};

const titles: Record<ListName, string> = {
  overdue: 'Overdue',
  today: 'Today',
  thisWeek: 'This week',
  later: 'Later',
  done: 'Done',
};

const doneWords = ({ doneThisWeek, doneLastWeek }: Lists) =>
  `${doneThisWeek} this week, ${doneLastWeek} last week`;

/** The tasks by when they are due; a list without tasks is left out. */
const WeekLists = ({ tasks, here }: { tasks: readonly Task[]; here: LocalToday }) => {
  useFoundRow();
  const { changed, change, undo } = useUndoableChanges(tasks);
  const lists = listsOf(tasks, changed, here);
  const shown = listNames.filter((name) => lists[name].length > 0);
  const beside: Partial<Record<ListName, string>> = {
    today: longDay(here.today),
    done: doneWords(lists),
  };
  // The first task of a day is where the day leads to.
  const firsts = new Map(
    lists.thisWeek.toReversed().map(({ task }) => [task.due, task.id] as const),
  );
  const idOf = ({ id, due }: Task) => (firsts.get(due) === id ? dayId(due) : undefined);
  if (shown.length === 0) return <Empty />;
  return shown.map((name) => (
    <section key={name} className="week-list" id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>
        {titles[name]}
        {beside[name] && <small>{beside[name]}</small>}
      </h2>
      <TaskList rows={lists[name]} here={here} onChange={change} onUndo={undo} idOf={idOf} />
    </section>
  ));
};

const Empty = () => (
  <EmptyState icon={ListChecks} title="Nothing in your week yet">
    <p>When a helper gives you steps, tap Add to my week. You can also add your own tasks here.</p>
    <LinkButton to="/dashboard">Ask a question</LinkButton>
  </EmptyState>
);
