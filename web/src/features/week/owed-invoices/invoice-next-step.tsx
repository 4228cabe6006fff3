import CalendarPlus from '@lucide/icons/icons/calendar-plus';
import { Link } from 'react-router-dom';
import { ulid } from 'ulid';
import type { Business } from '#shared/domain/account/business.ts';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import { isOverdue } from '#shared/domain/connections/receivable-rules.ts';
import type { LocalToday } from '#shared/domain/week/task-groups.ts';
import { taskFromInvoice } from '#shared/domain/week/tasks-from-sources.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { saidDay } from '../day-labels.ts';
import { addTasksOffline, changeTaskOffline } from '../pending/pending-changes-queue.ts';
import { useTasks } from '../use-tasks.ts';

/** The next step about an invoice: the one in the week, or the one to add. A step for a paid invoice can be checked off. */
export const InvoiceNextStep = ({
  business,
  one,
  here: { today },
}: {
  business: Business;
  one: Receivable;
  here: LocalToday;
}) => {
  const { tasks } = useTasks(business);
  if (!tasks) return null;
  const planned = tasks.find(
    ({ state, source }) =>
      state === 'open' && source.kind === 'invoice' && source.invoice === one.id,
  );
  if (planned)
    return (
      <section aria-labelledby="next-step">
        <h2 id="next-step">Next step</h2>
        <p>
          <Link to="/dashboard/week">{planned.title}</Link>, {saidDay(planned.due, today)}
        </p>
        {one.paid && (
          <Button variant="outline" onClick={() => changeTaskOffline(planned, { kind: 'drop' })}>
            Take it off my week
          </Button>
        )}
      </section>
    );
  if (one.paid || !isOverdue(one, today)) return null;
  const next = taskFromInvoice(one, today, ulid());
  return (
    <section aria-labelledby="next-step">
      <h2 id="next-step">Next step</h2>
      <p>
        {next.title}, {saidDay(next.due, today)}
      </p>
      <Button variant="outline" onClick={() => addTasksOffline(business.id, [next])}>
        <Icon icon={CalendarPlus} />
        Add to my week
      </Button>
    </section>
  );
};
