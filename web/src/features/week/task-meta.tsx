import { Link } from 'react-router-dom';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { addDays, weekOf } from '#shared/domain/lib/local-date.ts';
import { doneOn, type LocalToday } from '#shared/domain/week/task-groups.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import { useAccount } from '#web/core/account.ts';
import { useNameOfOther } from '#web/core/people/use-name-of-other.ts';
import { WhoDidIt } from '#web/core/people/who-did-it.tsx';
import { TaskOnCalendar } from './calendar/task-on-calendar.tsx';
import { dueLabel, saidDay } from './day-labels.ts';
import { TaskInvoiceLink } from './owed-invoices/task-invoice-link.tsx';

type Props = {
  task: Task;
  here: LocalToday;
  isOpened: boolean;
  onDraft: () => void;
};

/** When a task is due, how long it takes, who does it, and where it comes from unless the owner added it. */
export const TaskMeta = ({ task, here, isOpened, onDraft }: Props) => {
  const { minutes, who, source, draft, helper_id: helper } = task;
  return (
    <p className="task-meta">
      <When task={task} here={here} />
      <WhoDidIt by={task.done_by} />
      {minutes && <span>{minutes} min</span>}
      {who && <span>{who}</span>}
      {helper ? (
        <TaskHelper task={task} helper={helper} />
      ) : source.kind === 'invoice' ? (
        <TaskInvoiceLink businessId={task.business_id} invoice={source.invoice} />
      ) : source.kind === 'app' ? (
        <span>Added by {source.app}</span>
      ) : (
        source.kind === 'season' && <span>Season</span>
      )}
      <AddedBy task={task} />
      {task.state === 'open' && <TaskOnCalendar task={task} />}
      {draft && (
        <button type="button" className="inline-button" aria-expanded={isOpened} onClick={onDraft}>
          {isOpened ? 'Hide draft' : 'Show draft'}
          <span className="sr-only">: {draft.title || task.title}</span>
        </button>
      )}
    </p>
  );
};

/** Who added a task where that was somebody else. */
const AddedBy = ({ task: { by } }: Pick<Props, 'task'>) => {
  const name = useNameOfOther(by);
  return name && <span>Added by {name}</span>;
};

const When = ({ task, here: { today, timeZone, firstWeekday } }: Pick<Props, 'task' | 'here'>) => {
  const done = doneOn(task, timeZone);
  if (done) return <time dateTime={done}>Done {saidDay(done, today)}</time>;
  const last = weekOf(today, firstWeekday).at(-1) ?? addDays(today, 6);
  const words = dueLabel(task, today, last);
  return (
    words && (
      <time dateTime={task.due} className={task.due < today ? 'task-late' : undefined}>
        {words}
      </time>
    )
  );
};

/** The helper whose answer it comes from; leads to that conversation where chats are kept. */
export const TaskHelper = ({
  task: { source },
  helper,
}: {
  task: Task;
  helper: NonNullable<Task['helper_id']>;
}) => {
  const { saves_history } = useAccount().entitlement;
  const chat = saves_history && 'chat_id' in source ? `?memoryId=${source.chat_id}` : '';
  return (
    <Link className="task-from" data-helper={helper} to={`/dashboard/${helper}${chat}`}>
      {helpers[helper].name}
    </Link>
  );
};
