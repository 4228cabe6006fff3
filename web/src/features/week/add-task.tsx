import Calendar from '@lucide/icons/icons/calendar';
import Plus from '@lucide/icons/icons/plus';
import { useRef, useState } from 'react';
import { ulid } from 'ulid';
import { addDays, type LocalDate } from '#shared/domain/local-date.ts';
import { openTaskLimit, taskLimits } from '#shared/domain/task-limits.ts';
import { ownTask } from '#shared/domain/task-sources.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toast.tsx';
import { saidDay } from '#web/week/day-words.ts';
import { addTasks } from '#web/week/send-unsent.ts';

type Props = { businessId: string; today: LocalDate; isFull: boolean };

/** A line for a task of one's own, for today unless another day is picked. */
export const AddTask = ({ businessId, today, isFull }: Props) => {
  const [title, setTitle] = useState('');
  const [due, setDue] = useState<LocalDate | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    if (title.trim() === '') return input.current?.focus();
    if (isFull)
      return toast(`${openTaskLimit} tasks are open, and no more fit. Tick or drop some first.`);
    const day = due && due >= today ? due : today;
    addTasks(businessId, [ownTask(title, day, ulid())]);
    setTitle('');
    setDue(null);
    toast(`Added for ${saidDay(day, today)}`);
    input.current?.focus();
  };
  return (
    <form
      className="add-task"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <input
        ref={input}
        className="input"
        aria-label="Add to your week"
        placeholder="Add something of your own"
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
