import { useState } from 'react';
import { taskLimits } from '#shared/domain/week/task-limits.ts';
import type { Task, TaskChange } from '#shared/domain/week/task-schemas.ts';
import { useFormKeptAtExpiry } from '#web/core/auth/forms-kept-at-expiry.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/public-fields.tsx';

type Props = { task: Task; onChange: (change: TaskChange) => void; onClose: () => void };

const [min, max] = taskLimits.minutes;

/** The words of a task to change: what, how, how long and who. */
export const EditTask = ({ task, onChange, onClose }: Props) => {
  const form = useFormKeptAtExpiry(`task ${task.id}`);
  const [title, setTitle] = useState(task.title);
  const [detail, setDetail] = useState(task.detail);
  const [minutes, setMinutes] = useState(task.minutes === null ? '' : String(task.minutes));
  const [who, setWho] = useState(task.who ?? '');
  const save = () => {
    onChange({
      kind: 'edit',
      title: title.replaceAll(/\s+/g, ' ').trim() || task.title,
      detail: detail.trim(),
      minutes: minutes === '' ? null : Math.min(max, Math.max(min, Math.round(Number(minutes)))),
      who: who.trim() || null,
    });
    onClose();
  };
  return (
    <form
      ref={form}
      className="task-edit"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label="Task"
        name="title"
        required
        autoFocus
        maxLength={taskLimits.title}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextAreaField
        label="Notes"
        name="detail"
        maxLength={taskLimits.detail}
        value={detail}
        onChange={({ target }) => setDetail(target.value)}
      />
      <div className="task-edit-row">
        <TextField
          label="Minutes"
          name="minutes"
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
        />
        <TextField
          label="Who’s doing it"
          name="who"
          placeholder="You"
          maxLength={taskLimits.who}
          value={who}
          onChange={({ target }) => setWho(target.value)}
        />
      </div>
      <p className="row">
        <Button type="submit">Save</Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </p>
    </form>
  );
};
