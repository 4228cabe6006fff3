import Calendar from '@lucide/icons/icons/calendar';
import Plus from '@lucide/icons/icons/plus';
import { useRef, useState } from 'react';
import { ulid } from 'ulid';
import { capitalized } from '#shared/domain/lib/capitalized.ts';
import { addDays, type LocalDate } from '#shared/domain/lib/local-date.ts';
import { openTaskLimit, taskLimits } from '#shared/domain/week/task-limits.ts';
import { ownTask } from '#shared/domain/week/tasks-from-sources.ts';
import { useFormKeptAtExpiry } from '#web/core/auth/forms-kept-at-expiry.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { saidDay } from './day-labels.ts';
import { addTasksOffline } from './pending/pending-changes-queue.ts';

type Props = { businessId: string; today: LocalDate; isFull: boolean };

/** A line for a task of one's own, for today unless another day is picked. */
export const AddTask = ({ businessId, today, isFull }: Props) => {
  const [title, setTitle] = useState('');
  const [due, setDue] = useState<LocalDate | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const form = useFormKeptAtExpiry(`new task ${businessId}`);
  const add = () => {
    if (title.trim() === '') return input.current?.focus();
    if (isFull)
      return toast(
        `You already have ${openTaskLimit} open tasks, which is the limit. Check off or skip some first.`,
      );
    const day = due && due >= today ? due : today;
    addTasksOffline(businessId, [ownTask(title, day, ulid())]);
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
        <span aria-hidden="true">{capitalized(saidDay(due ?? today, today))}</span>
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
