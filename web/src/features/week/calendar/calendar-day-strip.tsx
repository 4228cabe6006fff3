import '../seven-days.css';
import { withNoun } from '#shared/domain/lib/count-with-noun.ts';
import { dayName, dayNumber, weekDay } from '../day-labels.ts';
import type { Day } from './calendar-days.ts';

const wordsOf = ({ booked, wholeDay, free }: Day) =>
  `${withNoun(booked.length + wholeDay.length, 'job')} booked, ${free.length} free`;

/** The days of the shown week as a tape: the head of the grid, and on a phone the choice of the day. */
export const CalendarDayStrip = ({
  days,
  today,
  picked,
  onPick,
}: {
  days: readonly Day[];
  today: string;
  picked: string | null;
  onPick: ((date: string) => void) | undefined;
}) => (
  <fieldset className="seven-days day-tape">
    <legend className="sr-only">Days of the week</legend>
    {days.map((day) => {
      const { date } = day;
      const current = date === today ? ('date' as const) : undefined;
      const content = (
        <>
          <b aria-hidden="true">{dayNumber(date)}</b>
          <span aria-hidden="true">{dayName(date)}</span>
          <span className="sr-only">{`${weekDay(date)}: ${wordsOf(day)}`}</span>
        </>
      );
      return onPick ? (
        <button
          key={date}
          type="button"
          aria-current={current}
          aria-pressed={picked === date}
          onClick={() => onPick(date)}
        >
          {content}
        </button>
      ) : (
        <span key={date} aria-current={current} data-picked={picked === date || undefined}>
          {content}
        </span>
      );
    })}
  </fieldset>
);
