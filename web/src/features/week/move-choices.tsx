import Calendar from '@lucide/icons/icons/calendar';
import Pencil from '@lucide/icons/icons/pencil';
import X from '@lucide/icons/icons/x';
import { useId, useState } from 'react';
import type { LocalDate } from '#shared/domain/lib/local-date.ts';
import { moveTargets } from '#shared/domain/week/task-changes.ts';
import { isPlannable, taskLimits } from '#shared/domain/week/task-limits.ts';
import type { Task, TaskChange } from '#shared/domain/week/task-schemas.ts';
import { Icon } from '#web/ui/icon.tsx';
import { OffCalendar } from './calendar/task-on-calendar.tsx';
import { DayField } from './day-field.tsx';

type Props = {
  task: Task;
  today: LocalDate;
  onChange: (change: TaskChange) => void;
  onEdit: () => void;
  onClose: () => void;
};

/** Where a task can be moved to, and that it is not needed; Escape closes the choices. */
export const MoveChoices = ({ task, today, onChange, onEdit, onClose }: Props) => {
  const title = useId();
  const [isOtherDay, setIsOtherDay] = useState(false);
  const targets = moveTargets(today);
  const move = (due: LocalDate) => {
    if (!isPlannable(due, today)) return;
    onClose();
    if (due !== task.due) onChange({ kind: 'move', due });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form
    <div
      className="task-move"
      role="group"
      aria-labelledby={title}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <p id={title}>
        Move<span className="sr-only"> “{task.title}”</span> to
      </p>
      <div className="chips">
        {isOtherDay ? (
          <DayField
            day={task.due}
            today={today}
            until={taskLimits.due.ahead}
            onPick={move}
            onCancel={() => setIsOtherDay(false)}
          />
        ) : (
          <>
            <Choice onPick={() => move(targets.today)}>Today</Choice>
            <Choice onPick={() => move(targets.tomorrow)}>Tomorrow</Choice>
            <Choice onPick={() => move(targets.nextMonday)}>Next Monday</Choice>
            <Choice onPick={() => setIsOtherDay(true)} icon={Calendar}>
              Pick a date
            </Choice>
            <Choice onPick={() => onChange({ kind: 'drop' })} icon={X}>
              Skip
            </Choice>
            <Choice onPick={onEdit} icon={Pencil}>
              Edit
            </Choice>
            <OffCalendar task={task} onDone={onClose} />
          </>
        )}
      </div>
    </div>
  );
};

const Choice = ({
  onPick,
  icon,
  children,
}: {
  onPick: () => void;
  icon?: typeof Calendar;
  children: string;
}) => (
  <button type="button" className="chip" onClick={onPick}>
    {icon && <Icon icon={icon} />}
    {children}
  </button>
);
