import '#web/ui/styles/links-and-chips.css';
import './week.css';
import CalendarArrowDown from '@lucide/icons/icons/calendar-arrow-down';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { LocalDate } from '#shared/domain/lib/local-date.ts';
import type { LocalToday } from '#shared/domain/week/task-groups.ts';
import type { Task, TaskChange } from '#shared/domain/week/task-schemas.ts';
import { keptForms } from '#web/core/auth/forms-kept-at-expiry.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ignoreDoubleClick } from '#web/ui/ignore-double-click.ts';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { saidDay } from './day-labels.ts';
import { MoveChoices } from './move-choices.tsx';
import { TaskMeta } from './task-meta.tsx';
import type { Undoable } from './use-undoable-changes.ts';
import type { Row } from './week-lists.ts';

const wordsOf = ({ change }: Undoable, today: LocalDate) => {
  if (change.kind === 'move') return `Moved to ${saidDay(change.due, today)}`;
  return { tick: 'Done', reopen: 'Reopened', drop: 'Skipped', edit: 'Edited' }[change.kind];
};

/** What was done to a task, in its place, and the way back; takes over the focus that the pressed control had. */
const UndoLine = ({
  undoable,
  today,
  onUndo,
}: {
  undoable: Undoable;
  today: LocalDate;
  onUndo: () => void;
}) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <li className="task-undo" onClickCapture={ignoreDoubleClick}>
      <span role="status">
        {wordsOf(undoable, today)}: {undoable.before.title}
      </span>
      <button ref={button} type="button" className="text-link" onClick={onUndo}>
        Undo<span className="sr-only">: {undoable.before.title}</span>
      </button>
    </li>
  );
};

type Props = {
  rows: readonly Row[];
  here: LocalToday;
  onChange: (task: Task, change: TaskChange) => void;
  onUndo: (undoable: Undoable) => void;
  /** The element id of a task, where something leads to it. */
  idOf?: (task: Task) => string | undefined;
};

/** Tasks, one under the other. */
export const TaskList = ({ rows, here, onChange, onUndo, idOf }: Props) => (
  <ul className="task-list">
    {rows.map(({ task, undoable }) =>
      undoable ? (
        <UndoLine
          key={`${task.id} undo`}
          undoable={undoable}
          today={here.today}
          onUndo={() => onUndo(undoable)}
        />
      ) : (
        <TaskRow
          key={task.id}
          task={task}
          here={here}
          id={idOf?.(task)}
          onChange={(change) => onChange(task, change)}
        />
      ),
    )}
  </ul>
);

// Opened by a press only.
const EditTask = lazy(async () => ({ default: (await import('./edit-task.tsx')).EditTask }));
const TaskDraft = lazy(async () => ({ default: (await import('./task-draft.tsx')).TaskDraft }));

type TaskRowProps = {
  task: Task;
  here: LocalToday;
  /** The element id, where the days of the week lead to it. */
  id?: string | undefined;
  onChange: (change: TaskChange) => void;
};

/** A task with its tick box, where it comes from, and what can be done with it; the choices open under it. */
const TaskRow = ({ task, here, id, onChange }: TaskRowProps) => {
  const box = useId();
  const [open, setOpen] = useState<'move' | 'edit' | 'draft' | null>(() =>
    keptForms(`task ${task.id}`).length > 0 ? 'edit' : null,
  );
  const { ref, refocus } = useRefocus<HTMLButtonElement>();
  const isDone = task.state === 'done';
  const toggle = (one: typeof open) => setOpen(open === one ? null : one);
  const close = () => {
    setOpen(null);
    refocus();
  };
  return (
    <li className="task" id={id} data-row={task.id} onClickCapture={ignoreDoubleClick}>
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
