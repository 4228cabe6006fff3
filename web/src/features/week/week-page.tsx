import CalendarPlus from '@lucide/icons/icons/calendar-plus';
import Printer from '@lucide/icons/icons/printer';
import History from '@lucide/icons/icons/rotate-ccw-clock';
import './week-page.css';
import Calendar from '@lucide/icons/icons/calendar';
import ListChecks from '@lucide/icons/icons/list-checks';
import Plus from '@lucide/icons/icons/plus';
import { useRef, useState } from 'react';
import { ulid } from 'ulid';
import type { Business } from '#shared/domain/account/business.ts';
import { addDays, type LocalDate } from '#shared/domain/lib/local-date.ts';
import type { Here } from '#shared/domain/week/task-groups.ts';
import { openTaskLimit, taskLimits } from '#shared/domain/week/task-limits.ts';
import { ownTask } from '#shared/domain/week/task-sources.ts';
import type { Task } from '#shared/domain/week/tasks.ts';
import { activeBusiness, useAccount } from '#web/core/account.ts';
import { useTypedWords } from '#web/core/auth/typed-words.ts';
import { useFoundRow } from '#web/core/found-row.ts';
import { toast } from '#web/core/toast.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState, ErrorPanel } from '#web/ui/panels.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ClashNotices } from './clash-notices.tsx';
import { longDay, saidDay } from './day-labels.ts';
import { addTasks } from './pending-changes.ts';
import { type ListName, type Lists, listNames, listsOf } from './rows.ts';
import { SeasonList } from './season-list.tsx';
import { dayId, SevenDays } from './seven-days.tsx';
import { TaskList } from './task-list.tsx';
import { todaySummary } from './today-summary.ts';
import { hereOf, useTasks } from './use-tasks.ts';
import { useUndo } from './use-undo.ts';

type Props = { businessId: string; today: LocalDate; isFull: boolean };

/** A line for a task of one's own, for today unless another day is picked. */
const AddTask = ({ businessId, today, isFull }: Props) => {
  const [title, setTitle] = useState('');
  const [due, setDue] = useState<LocalDate | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const form = useTypedWords(`new task ${businessId}`);
  const add = () => {
    if (title.trim() === '') return input.current?.focus();
    if (isFull)
      return toast(
        `You already have ${openTaskLimit} open tasks, which is the limit. Check off or skip some first.`,
      );
    const day = due && due >= today ? due : today;
    addTasks(businessId, [ownTask(title, day, ulid())]);
    setTitle('');
    setDue(null);
    toast(`Added for ${saidDay(day, today)}`);
    input.current?.focus();
  };
  return (
    <form
      ref={form}
      className="add-task"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <input
        ref={input}
        className="input"
        name="title"
        aria-label="Add to your week"
        placeholder="Add a task"
        maxLength={taskLimits.title}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <label className="add-task-day">
        <Icon icon={Calendar} />
        <span aria-hidden="true">{raised(saidDay(due ?? today, today))}</span>
        <span className="sr-only">Day</span>
        <input
          type="date"
          name="due"
          value={due ?? today}
          min={today}
          max={addDays(today, taskLimits.due.ahead)}
          onChange={({ target }) => setDue(target.value || null)}
          onClick={({ currentTarget }) => currentTarget.showPicker?.()}
        />
      </label>
      <Button type="submit">
        <Icon icon={Plus} />
        Add
      </Button>
    </form>
  );
};

const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The week of the active business: what is overdue, due and done, to tick, move and change. */
export const WeekPage = () => {
  const business = activeBusiness(useAccount());
  if (!business) return <h1>Business information not available</h1>;
  return <Week key={business.id} business={business} />;
};

const Week = ({ business }: { business: Business }) => {
  const { tasks, seasons, error, refetch, hasPending } = useTasks(business);
  const here = hereOf(business);
  return (
    <div className="week-page">
      <header className="page-header">
        <div>
          <h1>Your week</h1>
          {tasks && <p>{todaySummary(tasks, here).sentence}</p>}
        </div>
        {tasks && <Actions business={business} tasks={tasks} />}
      </header>
      {hasPending && (
        <p className="hint" role="status">
          Some changes aren’t saved yet. We’ll save them when you’re back online.
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
      const { downloadWeek } = await import('./week-calendar.ts');
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
const WeekLists = ({ tasks, here }: { tasks: readonly Task[]; here: Here }) => {
  useFoundRow();
  const { changed, change, undo } = useUndo(tasks);
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
