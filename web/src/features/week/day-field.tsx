import { useEffect, useRef, useState } from 'react';
import { addDays, type LocalDate } from '#shared/domain/lib/local-date.ts';
import { Button } from '#web/ui/button.tsx';

type Props = {
  day: LocalDate;
  today: LocalDate;
  /** The last day that can be picked, in days from today. */
  until: number;
  onPick: (day: LocalDate) => void;
  onCancel: () => void;
};

/** A date, by the browser's own calendar or typed. */
export const DayField = ({ day, today, until, onPick, onCancel }: Props) => {
  const [typed, setTyped] = useState(day < today ? today : day);
  const input = useRef<HTMLInputElement>(null);
  // The pressed button gave way to it.
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className="day-field"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed) onPick(typed);
      }}
    >
      <input
        ref={input}
        className="input"
        type="date"
        aria-label="Day"
        required
        value={typed}
        min={today}
        max={addDays(today, until)}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">Set date</Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
};
