import './week-grid.css';
import type { CSSProperties } from 'react';
import type { Slot } from '#shared/domain/connections/calendar/free-slots.ts';
import { timesWords } from '#shared/domain/connections/calendar/weekday-and-time-words.ts';
import type { LocalDate } from '#shared/domain/lib/local-date.ts';
import { localTimeOf } from '#shared/domain/lib/local-time.ts';
import type { Calendar } from '#web/features/connections/calendar/calendar-query.ts';
import { longDay } from '../day-labels.ts';
import { type Day, hoursShown } from './calendar-days.ts';

type Props = {
  days: readonly Day[];
  calendar: Calendar;
  today: LocalDate;
  now: Date;
  chosen: Slot | null;
  onChoose: (slot: Slot) => void;
};

const hourWords = (hour: number) => {
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${twelve} ${hour < 12 || hour === 24 ? 'am' : 'pm'}`;
};

const placed = (from: number, to: number, lane = 0, lanes = 1) =>
  ({ '--from': from, '--to': to, '--lane': lane, '--lanes': lanes }) as CSSProperties;

/** The seven days side by side: what is booked, what is free to be chosen, and the tasks under each day. */
export const WeekGrid = ({ days, calendar, today, now, chosen, onChoose }: Props) => {
  const { time_zone: timeZone } = calendar;
  const { first, last } = hoursShown(days, calendar);
  const hours = Array.from({ length: last - first }, (_, nth) => first + nth);
  const { hour, minute } = localTimeOf(now, timeZone);
  const clock = hour + minute / 60;
  return (
    <div
      className="week-grid"
      style={{ '--first': first, '--hours': last - first } as CSSProperties}
    >
      <ol className="grid-hours" aria-hidden="true">
        {hours.map((each) => (
          <li key={each}>{hourWords(each)}</li>
        ))}
      </ol>
      {days.map(({ date, isOff, wholeDay, booked, free, tasks }) => (
        <section
          key={date}
          className="grid-day"
          data-off={isOff || undefined}
          data-today={date === today || undefined}
          aria-label={longDay(date)}
        >
          <div>
            {wholeDay.map((title) => (
              <p key={title} className="grid-whole-day">
                <b>{title}</b> <small>all day</small>
              </p>
            ))}
          </div>
          <div className="grid-hours-of-day">
            {booked.map(({ key, title, start, end, from, to, lane, lanes }) => (
              <p key={key} className="grid-job" style={placed(from, to, lane, lanes)}>
                <b>{title}</b> <small>{timesWords({ start, end }, timeZone)}</small>
              </p>
            ))}
            {free.map((slot) => (
              <button
                key={slot.start}
                type="button"
                className="grid-free"
                style={placed(slot.from, slot.to)}
                aria-pressed={chosen?.start === slot.start}
                onClick={() => onChoose(slot)}
              >
                <b>Free</b> <small>{timesWords(slot, timeZone)}</small>
              </button>
            ))}
            {date === today && clock >= first && clock < last && (
              <span className="grid-now" style={placed(clock, clock)} />
            )}
          </div>
          <div>
            {tasks.map(({ id, title, at }) => (
              <p key={id} className="grid-task">
                <span className="sr-only">Task: </span>
                {title}
                {at && <small> {at}</small>}
              </p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
};
