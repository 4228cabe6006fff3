import ListChecks from '@lucide/icons/icons/list-checks';
import type { Here } from '#shared/domain/week/task-groups.ts';
import type { Task } from '#shared/domain/week/tasks.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/panels.tsx';
import { longDay } from './day-labels.ts';
import { type ListName, type Lists, listNames, listsOf } from './rows.ts';
import { dayId } from './seven-days.tsx';
import { TaskList } from './task-list.tsx';
import { useUndo } from './use-undo.ts';

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
export const WeekLists = ({ tasks, here }: { tasks: readonly Task[]; here: Here }) => {
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
