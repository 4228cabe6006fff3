import X from '@lucide/icons/icons/x';
import { type ReactNode, useId } from 'react';
import type { LocalDate } from '#shared/domain/lib/local-date.ts';
import { moveTargets } from '#shared/domain/week/task-changes.ts';
import type { Task, TaskChange } from '#shared/domain/week/task-schemas.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ignoreDoubleClick } from '#web/ui/ignore-double-click.ts';
import { changeTaskOffline } from '../pending/pending-changes-queue.ts';
import { TaskHelper } from '../task-meta.tsx';
import '#web/ui/styles/links-and-chips.css';
import '../week.css';

type Props = { line: string; tasks: readonly Task[]; today: LocalDate };

/** What is left of last week: each is settled with one press, and another press settles it differently. */
export const LeftTasks = ({ line, tasks, today }: Props) => (
  <section aria-labelledby="left">
    <h2 id="left">{tasks.length > 0 ? `${line}. Still need these?` : `${line}.`}</h2>
    {tasks.length > 0 && (
      <ul className="task-list">
        {tasks.map((task) => (
          <LeftTask key={task.id} task={task} today={today} />
        ))}
      </ul>
    )}
  </section>
);

const LeftTask = ({ task, today }: { task: Task; today: LocalDate }) => {
  const box = useId();
  const isDone = task.state === 'done';
  const isDropped = task.state === 'dropped';
  const targets = moveTargets(today);
  const move = (due: LocalDate) => {
    if (task.state !== 'open') changeTaskOffline(task, { kind: 'reopen' });
    if (task.due !== due) changeTaskOffline(task, { kind: 'move', due });
  };
  const set = (change: TaskChange) => changeTaskOffline(task, change);
  const is = (due: LocalDate) => task.state === 'open' && task.due === due;
  return (
    <li className="task" onClickCapture={ignoreDoubleClick}>
      <input
        className="task-tick"
        type="checkbox"
        id={box}
        checked={isDone}
        onChange={() => set({ kind: isDone ? 'reopen' : 'tick' })}
      />
      <div className="task-words">
        <label htmlFor={box}>{task.title}</label>
        {(task.minutes || task.helper_id) && (
          <p className="task-meta">
            {task.minutes && <span>{task.minutes} min</span>}
            {task.helper_id && <TaskHelper task={task} helper={task.helper_id} />}
          </p>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form */}
      <div className="task-move" role="group" aria-label={task.title}>
        <div className="chips">
          <Choice isOn={is(targets.today)} onPick={() => move(targets.today)}>
            Today
          </Choice>
          <Choice isOn={is(targets.tomorrow)} onPick={() => move(targets.tomorrow)}>
            Tomorrow
          </Choice>
          <Choice isOn={isDropped} onPick={() => set({ kind: isDropped ? 'reopen' : 'drop' })}>
            <Icon icon={X} />
            Skip
          </Choice>
        </div>
      </div>
    </li>
  );
};

const Choice = ({
  isOn,
  onPick,
  children,
}: {
  isOn: boolean;
  onPick: () => void;
  children: ReactNode;
}) => (
  <button type="button" className="chip" aria-pressed={isOn} onClick={onPick}>
    {children}
  </button>
);
