import type { Slot } from '#shared/domain/connections/calendar/free-slots.ts';
import { timesWords } from '#shared/domain/connections/calendar/weekday-and-time-words.ts';
import { longDay } from '../day-labels.ts';
import type { Day } from './calendar-days.ts';

type Row = {
  readonly key: string;
  readonly kind: 'job' | 'free' | 'task';
  readonly start: string;
  readonly when: string;
  readonly title: string;
  readonly slot?: Slot;
};

/** What is booked and free on a day in the order of time, whole days first and tasks last. */
const rowsOf = ({ wholeDay, booked, free, tasks }: Day, timeZone: string): Row[] => {
  const timed: Row[] = [
    ...booked.map(({ key, title, start, end }) => ({
      ...{ key, kind: 'job' as const, start, title },
      when: timesWords({ start, end }, timeZone),
    })),
    ...free.map((slot) => ({
      ...{ key: slot.start, kind: 'free' as const, start: slot.start, title: 'Free', slot },
      when: timesWords(slot, timeZone),
    })),
  ];
  return [
    ...wholeDay.map((title) => ({
      ...{ key: title, kind: 'job' as const, start: '', when: 'All day', title },
    })),
    ...timed.toSorted((one, other) => one.start.localeCompare(other.start)),
    ...tasks.map(({ id, title, minutes, at }) => ({
      ...{ key: id, kind: 'task' as const, start: '', title },
      when: [at ?? 'Task', ...(minutes === null ? [] : [`${minutes} min`])].join(', '),
    })),
  ];
};

/** One day as a list. */
export const DayAgenda = ({
  day,
  timeZone,
  chosen,
  onChoose,
}: {
  day: Day;
  timeZone: string;
  chosen: Slot | null;
  onChoose: (slot: Slot) => void;
}) => {
  const rows = rowsOf(day, timeZone);
  return (
    <section className="agenda" aria-labelledby="agenda-day">
      <h2 id="agenda-day">{longDay(day.date)}</h2>
      {rows.length === 0 ? (
        <p className="fine">
          {day.isOff ? 'You’re off, and nothing is booked.' : 'Nothing is booked.'}
        </p>
      ) : (
        <ul>
          {rows.map(({ key, kind, when, title, slot }) => (
            <li key={key} data-kind={kind}>
              <span>{when}</span>
              <b>{title}</b>
              {slot && (
                <button
                  type="button"
                  className="text-link"
                  aria-pressed={chosen?.start === slot.start}
                  onClick={() => onChoose(slot)}
                >
                  Fill it<span className="sr-only">: {when}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
