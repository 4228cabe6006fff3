import type { CSSProperties } from 'react';
import {
  addDays,
  daysBetween,
  type LocalDate,
  weekdayOnOrBefore,
} from '#shared/domain/lib/local-date.ts';
import { dayNumber } from '#web/features/week/day-labels.ts';

const weeks = [0, 1, 2, 3, 4, 5];

/** Six weeks from this Monday as a tape with a mark for each day; the list under it says the same in words. */
export const SixWeeks = ({ today, days }: { today: LocalDate; days: readonly LocalDate[] }) => {
  const first = weekdayOnOrBefore(today, 1);
  const marks = days.map((day) => daysBetween(first, day)).filter((day) => day < 7 * weeks.length);
  return (
    <div className="six-weeks" aria-hidden="true">
      {weeks.map((week) => (
        <span key={week} style={{ '--week': week } as CSSProperties}>
          {dayNumber(addDays(first, 7 * week))}
        </span>
      ))}
      {[...new Set(marks)].map((day) => (
        <i key={day} style={{ '--day': day } as CSSProperties} />
      ))}
    </div>
  );
};
