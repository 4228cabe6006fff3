import type { Here } from '#shared/domain/task-groups.ts';
import type { Task, TaskChange } from '#shared/domain/tasks.ts';
import type { Row } from './rows.ts';
import { TaskRow } from './task-row.tsx';
import { UndoLine } from './undo-line.tsx';
import type { Undoable } from './use-undo.ts';
import '#web/styles/actions.css';
import './week.css';

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
