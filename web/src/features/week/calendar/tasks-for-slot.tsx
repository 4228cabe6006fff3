import type { Slot } from '#shared/domain/connections/calendar/free-slots.ts';
import { clockOf } from '#shared/domain/lib/local-time.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import { useCalendarEntries } from '#web/features/connections/calendar/calendar-entries-query.ts';
import { dueLabel } from '../day-labels.ts';
import { changeTaskOffline } from '../pending/pending-changes-queue.ts';
import { PutOnCalendar, TaskOnCalendar } from './task-on-calendar.tsx';

/** So many tasks are offered for free time. */
const mostTasks = 4;

/** Tasks that could be done in free time, each with the way to put it on the calendar then. */
export const TasksForSlot = ({
  businessId,
  slot,
  timeZone,
  tasks,
  today,
}: {
  businessId: string;
  slot: Slot;
  timeZone: string;
  tasks: readonly Task[];
  today: string;
}) => {
  const { entries = [] } = useCalendarEntries(businessId);
  const time = clockOf(new Date(slot.start), timeZone);
  const isHere = (task: Task) =>
    task.due === slot.date && entries.some((one) => one.task === task.id && one.time === time);
  const offered = tasks
    .filter(
      (task) =>
        task.state === 'open' &&
        task.due <= slot.date &&
        (isHere(task) || !entries.some((one) => one.task === task.id && one.time !== null)),
    )
    .toSorted((one, other) => other.due.localeCompare(one.due))
    .slice(0, mostTasks);
  if (offered.length === 0) return null;
  return (
    <section className="slot-tasks" aria-labelledby="slot-tasks">
      <h3 id="slot-tasks">Your tasks</h3>
      <ul>
        {offered.map((task) => (
          <li key={task.id}>
            <div>
              <b>{task.title}</b>
              <small>
                {[
                  ...(task.minutes ? [`${task.minutes} min`] : []),
                  dueLabel(task, today, slot.date),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </div>
            {isHere(task) ? (
              <span className="slot-there">
                <TaskOnCalendar task={task} />
              </span>
            ) : (
              <PutOnCalendar
                task={task}
                time={time}
                className="btn btn-outline"
                onBefore={() => {
                  if (task.due !== slot.date)
                    changeTaskOffline(task, { kind: 'move', due: slot.date });
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
