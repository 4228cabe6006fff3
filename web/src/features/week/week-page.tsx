import CalendarPlus from '@lucide/icons/icons/calendar-plus';
import Printer from '@lucide/icons/icons/printer';
import History from '@lucide/icons/icons/rotate-ccw-clock';
import type { Business } from '#shared/domain/business.ts';
import { openTaskLimit } from '#shared/domain/task-limits.ts';
import type { Task } from '#shared/domain/tasks.ts';
import { activeBusiness, useAccount } from '#web/account.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ClashNotices } from '#web/week/clash-notices.tsx';
import { SeasonList } from '#web/week/season-list.tsx';
import { thingsToday } from '#web/week/things-today.ts';
import { hereOf, useTasks } from '#web/week/use-tasks.ts';
import { AddTask } from './add-task.tsx';
import { SevenDays } from './seven-days.tsx';
import { WeekLists } from './week-lists.tsx';
import './week-page.css';

/** The week of the active business: what is overdue, due and done, to tick, move and change. */
export const WeekPage = () => {
  const business = activeBusiness(useAccount());
  if (!business) return <h1>Business information not available</h1>;
  return <Week key={business.id} business={business} />;
};

const Week = ({ business }: { business: Business }) => {
  const { tasks, seasons, error, refetch, isUnsent } = useTasks(business);
  const here = hereOf(business);
  return (
    <div className="week-page">
      <header className="page-header">
        <div>
          <h1>Your week</h1>
          {tasks && <p>{thingsToday(tasks, here).sentence}</p>}
        </div>
        {tasks && <Actions business={business} tasks={tasks} />}
      </header>
      {isUnsent && (
        <p className="hint" role="status">
          Some changes are not saved yet. They are kept on this device and sent when the connection
          is back.
        </p>
      )}
      <ClashNotices businessId={business.id} today={here.today} />
      {tasks ? (
        <>
          <SevenDays tasks={tasks} here={here} />
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
          title="Your week could not be loaded"
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
      const { downloadWeek } = await import('./week-calendar.ts');
      downloadWeek(open, business.name);
    } catch {
      toast('The calendar file could not be made. Check your connection and try again.');
    }
  };
  return (
    <div className="page-actions">
      <LinkButton variant="quiet" to="/dashboard/review">
        <Icon icon={History} />
        <span>Look back</span>
      </LinkButton>
      {open.length > 0 && (
        <>
          <Button variant="quiet" onClick={() => void saveFile()}>
            <Icon icon={CalendarPlus} />
            <span>Put it in my calendar</span>
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
