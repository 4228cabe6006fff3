import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { areHours } from '#shared/domain/connections/calendar/working-hours.ts';
import { addDays, type LocalDate, type Weekday, weekdayOf } from '#shared/domain/lib/local-date.ts';
import { api } from '#web/core/api.ts';
import { type Calendar, calendarQuery } from '#web/features/connections/calendar/calendar-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { fullDayName } from '../day-labels.ts';

type Hours = Calendar['hours'];

/** "7:30 am" for 7.5; the end of the day is midnight. */
const clockWords = (hour: number) => {
  if (hour === 24) return 'midnight';
  const whole = Math.floor(hour);
  const minutes = hour === whole ? '' : ':30';
  return `${whole % 12 === 0 ? 12 : whole % 12}${minutes} ${whole < 12 ? 'am' : 'pm'}`;
};

const halves = Array.from({ length: 49 }, (_, half) => half / 2);

/** The days and hours at which jobs are taken; free time is counted within them. */
export const WorkingHoursDialog = ({
  businessId,
  hours,
  firstDay,
  onClose,
}: {
  businessId: string;
  hours: Hours;
  /** The first day of a week. */
  firstDay: LocalDate;
  onClose: () => void;
}) => {
  const [typed, setTyped] = useState<Hours>(hours);
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: () => api.connections.saveHours({ business_id: businessId, hours: typed }),
    onSuccess: (saved) => {
      client.setQueryData(calendarQuery(businessId).queryKey, (known) =>
        known ? { ...known, hours: saved } : known,
      );
      onClose();
    },
  });
  const toggle = (day: Weekday) =>
    setTyped({
      ...typed,
      days: typed.days.includes(day)
        ? typed.days.filter((one) => one !== day)
        : [...typed.days, day],
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (areHours(typed)) save.mutate();
  };
  return (
    <Dialog title="When do you work?" hint="We look for free time only then." onClose={onClose}>
      <form onSubmit={submit}>
        <div className="fields hours-fields">
          <fieldset>
            <legend>Days</legend>
            {Array.from({ length: 7 }, (_, nth) => addDays(firstDay, nth)).map((date) => (
              <label key={date}>
                <input
                  type="checkbox"
                  checked={typed.days.includes(weekdayOf(date))}
                  onChange={() => toggle(weekdayOf(date))}
                />
                {fullDayName(date)}
              </label>
            ))}
          </fieldset>
          <HourSelect
            label="From"
            value={typed.from}
            onChange={(from) => setTyped({ ...typed, from })}
          />
          <HourSelect label="To" value={typed.to} onChange={(to) => setTyped({ ...typed, to })} />
          {!areHours(typed) && (
            <Notice tone="danger">Choose at least one day, and an end after the beginning.</Notice>
          )}
          {save.error && <Notice tone="danger">{save.error.message}</Notice>}
        </div>
        <footer>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={save.isPending && 'Saving...'}>
            Save
          </Button>
        </footer>
      </form>
    </Dialog>
  );
};

const HourSelect = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (hour: number) => void;
}) => (
  <div className="field">
    <label htmlFor={`hours-${label}`}>{label}</label>
    <select
      className="input"
      id={`hours-${label}`}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {halves.map((half) => (
        <option key={half} value={half}>
          {clockWords(half)}
        </option>
      ))}
    </select>
  </div>
);
