import './seven-days.css';
import { Link } from 'react-router-dom';
import { daysOfWeek, type LocalToday } from '#shared/domain/week/task-groups.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import { dayName, dayNumber, weekDay } from './day-labels.ts';

type Day = ReturnType<typeof daysOfWeek>[number];

/** The element id of the first task of a day. */
export const dayId = (date: string) => `day-${date}`;

/** Where the tasks of a day stand on the page; undefined if it has none. */
const placeOf = ({ date, open, done }: Day, today: string) => {
  if (date === today && open > 0) return '#today';
  if (open > 0) return date < today ? '#overdue' : `#${dayId(date)}`;
  return done > 0 ? '#done' : undefined;
};

const wordsOf = ({ open, done, date }: Day, today: string) =>
  [open && `${open} ${date < today ? 'left' : 'to do'}`, done && `${done} done`]
    .filter(Boolean)
    .join(', ') || 'nothing';

/** More marks than this do not fit on a phone. */
const marksShown = 4;

/** The days of this week as a tape, with a mark for each task; a day leads to its tasks, on the page that has them. */
export const DaysOfThisWeekNav = ({
  tasks,
  here,
  page = '',
}: {
  tasks: readonly Task[];
  here: LocalToday;
  page?: '/dashboard/week' | '';
}) => (
  <nav className="seven-days" aria-label="Days of this week">
    {daysOfWeek(tasks, here).map((day) => {
      const place = placeOf(day, here.today);
      const current = day.date === here.today ? 'date' : undefined;
      const content = (
        <>
          <b aria-hidden="true">{dayNumber(day.date)}</b>
          <span aria-hidden="true">{dayName(day.date)}</span>
          <span className="sr-only">{`${weekDay(day.date)}: ${wordsOf(day, here.today)}. `}</span>
          <Marks {...day} />
        </>
      );
      if (place && page)
        return (
          <Link key={day.date} to={page + place} aria-current={current}>
            {content}
          </Link>
        );
      return place ? (
        <a key={day.date} href={place} aria-current={current}>
          {content}
        </a>
      ) : (
        <span key={day.date} aria-current={current}>
          {content}
        </span>
      );
    })}
  </nav>
);

const Marks = ({ open, done }: Day) => (
  <span className="day-marks" aria-hidden="true">
    {Array.from({ length: Math.min(open + done, marksShown) }, (_, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: marks have no identity
      <i key={nth} data-done={nth >= open || undefined} />
    ))}
    {open + done > marksShown && '+'}
  </span>
);
