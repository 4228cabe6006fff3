import CalendarPlus from '@lucide/icons/icons/calendar-plus';
import MessageSquareReply from '@lucide/icons/icons/message-square-reply';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ulid } from 'ulid';
import type { Business } from '#shared/domain/account/business.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import type { Slot } from '#shared/domain/connections/calendar/free-slots.ts';
import { timesWords } from '#shared/domain/connections/calendar/weekday-and-time-words.ts';
import { capitalized } from '#shared/domain/lib/capitalized.ts';
import { taskLimits } from '#shared/domain/week/task-limits.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import { ownTask } from '#shared/domain/week/tasks-from-sources.ts';
import { askHelperLink } from '#web/core/ask-helper/ask-helper-link.ts';
import { toast } from '#web/core/toast.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { longDay, saidDay } from '../day-labels.ts';
import { addTasksOffline } from '../pending/pending-changes-queue.ts';
import { TasksForSlot } from './tasks-for-slot.tsx';

type Props = {
  business: Business;
  slot: Slot;
  timeZone: string;
  today: string;
  isFull: boolean;
  tasks: readonly Task[];
};

/** Who fills a day best, by what the business has chosen. */
const callers: readonly HelperId[] = ['sales', 'marketing', 'customer-service', 'operations'];
const callerOf = ({ selected_helpers }: Business): HelperId =>
  callers.find((helper) => selected_helpers.includes(helper)) ?? 'sales';

/** What can be done with free time that was chosen: have it offered, or plan a task. */
export const SlotActions = ({ business, slot, timeZone, today, isFull, tasks }: Props) => {
  const [isPlanning, setIsPlanning] = useState(false);
  const part = useRef<HTMLElement>(null);
  // On a phone it lies under the day.
  useEffect(() => {
    if (slot) part.current?.scrollIntoView({ block: 'nearest' });
  }, [slot]);
  const times = timesWords(slot, timeZone);
  const when = `${longDay(slot.date)}, ${times}`;
  return (
    <section ref={part} className="panel slot-actions" aria-labelledby="slot">
      <h2 id="slot">{when}</h2>
      <p className="fine">Nothing is booked then.</p>
      <div className="row">
        <LinkButton
          {...askHelperLink(
            callerOf(business),
            `I have free time on ${when}. Who can I offer it to? Write the text message I can send them.`,
          )}
        >
          <Icon icon={MessageSquareReply} />
          Who can I offer it to?
        </LinkButton>
        <Button
          variant="outline"
          aria-expanded={isPlanning}
          onClick={() => setIsPlanning(!isPlanning)}
        >
          <Icon icon={CalendarPlus} />
          Put a task here
        </Button>
      </div>
      {isPlanning && (
        <TaskHere
          onAdd={(title) => {
            if (isFull) return toast('You have too many open tasks. Check off or skip some first.');
            const task = { ...ownTask(title, slot.date, ulid()), detail: `${capitalized(times)}.` };
            addTasksOffline(business.id, [task]);
            setIsPlanning(false);
            toast(`Added for ${saidDay(slot.date, today)}`);
          }}
        />
      )}
      <TasksForSlot
        businessId={business.id}
        slot={slot}
        timeZone={timeZone}
        tasks={tasks}
        today={today}
      />
    </section>
  );
};

const TaskHere = ({ onAdd }: { onAdd: (title: string) => void }) => {
  const [title, setTitle] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() !== '') onAdd(title);
  };
  return (
    <form className="task-here" onSubmit={add}>
      <div className="field">
        <label htmlFor="task-here">What do you want to do then?</label>
        <input
          className="input"
          id="task-here"
          // biome-ignore lint/a11y/noAutofocus: the press opened the field to be typed in
          autoFocus
          autoComplete="off"
          maxLength={taskLimits.title}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </div>
      <Button type="submit">Add the task</Button>
    </form>
  );
};
