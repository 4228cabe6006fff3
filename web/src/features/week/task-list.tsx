import '#web/ui/styles/actions.css';
import './week.css';
import { useEffect, useRef } from 'react';
import type { LocalDate } from '#shared/domain/lib/local-date.ts';
import type { Here } from '#shared/domain/week/task-groups.ts';
import type { Task, TaskChange } from '#shared/domain/week/tasks.ts';
import { saidDay } from './day-labels.ts';
import { ignoreDouble } from './ignore-double.ts';
import type { Row } from './rows.ts';
import { TaskRow } from './task-row.tsx';
import type { Undoable } from './use-undo.ts';

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
    <li className="task-undo" onClickCapture={ignoreDouble}>
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
  here: Here;
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
