import type { Business } from '#shared/domain/business.ts';
import { thingsToday } from './things-today.ts';
import { hereOf, useTasks } from './use-tasks.ts';

/** How many tasks are due by today, where a page has loaded them; nothing for none. */
export const WeekCount = ({ business }: { business: Business }) => {
  const { tasks } = useTasks(business, { asks: false });
  const count = tasks ? thingsToday(tasks, hereOf(business)).count : 0;
  return (
    count > 0 && (
      <span className="nav-count">
        <span className="sr-only">to do today: </span>
        {count}
      </span>
    )
  );
};
