import CalendarArrowDown from '@lucide/icons/icons/calendar-arrow-down';
import { lazy, Suspense, useId, useState } from 'react';
import type { Here } from '#shared/domain/week/task-groups.ts';
import type { Task, TaskChange } from '#shared/domain/week/tasks.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { ignoreDouble } from './ignore-double.ts';
import { MoveChoices } from './move-choices.tsx';
import { TaskMeta } from './task-meta.tsx';

// Opened by a press only.
const EditTask = lazy(async () => ({ default: (await import('./edit-task.tsx')).EditTask }));
const TaskDraft = lazy(async () => ({ default: (await import('./task-draft.tsx')).TaskDraft }));

type Props = {
  task: Task;
  here: Here;
  /** The element id, where the days of the week lead to it. */
  id?: string | undefined;
  onChange: (change: TaskChange) => void;
};

/** A task with its tick box, where it comes from, and what can be done with it; the choices open under it. */
export const TaskRow = ({ task, here, id, onChange }: Props) => {
  const box = useId();
  const [open, setOpen] = useState<'move' | 'edit' | 'draft' | null>(null);
  const { ref, refocus } = useRefocus<HTMLButtonElement>();
  const isDone = task.state === 'done';
  const toggle = (one: typeof open) => setOpen(open === one ? null : one);
  const close = () => {
    setOpen(null);
    refocus();
  };
  return (
    <li className="task" id={id} onClickCapture={ignoreDouble}>
      <input
        className="task-tick"
        type="checkbox"
        id={box}
        checked={isDone}
        onChange={() => onChange({ kind: isDone ? 'reopen' : 'tick' })}
      />
      <div className="task-words">
        <label htmlFor={box}>{task.title}</label>
        {task.detail && !isDone && <p className="task-detail">{task.detail}</p>}
        <TaskMeta
          task={task}
          here={here}
          isOpened={open === 'draft'}
          onDraft={() => toggle('draft')}
        />
      </div>
      {!isDone && (
        <Button
          ref={ref}
          variant="quiet"
          aria-expanded={open === 'move' || open === 'edit'}
          onClick={() => setOpen(open === 'move' || open === 'edit' ? null : 'move')}
        >
          <Icon icon={CalendarArrowDown} />
          <span>
            Move<span className="sr-only">: {task.title}</span>
          </span>
        </Button>
      )}
      {open === 'move' && (
        <MoveChoices
          task={task}
          today={here.today}
          onChange={onChange}
          onEdit={() => setOpen('edit')}
          onClose={close}
        />
      )}
      <Suspense>
        {open === 'edit' && <EditTask task={task} onChange={onChange} onClose={close} />}
        {open === 'draft' && task.draft && <TaskDraft draft={task.draft} />}
      </Suspense>
    </li>
  );
};
