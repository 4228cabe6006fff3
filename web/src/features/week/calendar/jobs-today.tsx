import './calendar.css';
import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { timesWords } from '#shared/domain/connections/calendar/weekday-and-time-words.ts';
import { withNoun } from '#shared/domain/lib/count-with-noun.ts';
import type { LocalToday } from '#shared/domain/week/task-groups.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { useCalendar } from '#web/features/connections/calendar/calendar-query.ts';
import { daysOf } from './calendar-days.ts';

/** What is booked today, and where a job still fits; nothing where no calendar is connected or could be read. */
export const JobsToday = ({ business, here }: { business: Business; here: LocalToday }) => {
  const { data } = useCalendar(business.id);
  if (!data?.provider) return null;
  const [day] = daysOf([here.today], data, [], serverNow());
  if (!day) return null;
  const { booked, wholeDay, free } = day;
  const count = booked.length + wholeDay.length;
  const timeZone = data.time_zone;
  return (
    <section aria-labelledby="booked-today">
      <div className="today-head">
        <h2 id="booked-today">
          {count === 0 ? 'Nothing booked today' : `${withNoun(count, 'job')} today`}
        </h2>
      </div>
      {count > 0 && (
        <ul className="jobs-today">
          {wholeDay.map((title) => (
            <li key={title}>
              <span>All day</span>
              <b>{title}</b>
            </li>
          ))}
          {booked.map(({ key, title, start, end }) => (
            <li key={key}>
              <span>{timesWords({ start, end }, timeZone)}</span>
              <b>{title}</b>
            </li>
          ))}
        </ul>
      )}
      <p className="today-week">
        {free.length > 0 &&
          `Free ${free.map((slot) => timesWords(slot, timeZone)).join(' and ')}. `}
        <Link to="/dashboard/week">See your calendar</Link>
      </p>
    </section>
  );
};
