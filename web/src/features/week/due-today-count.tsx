import type { Business } from '#shared/domain/account/business.ts';
import { localTodayOf } from './business-today.ts';
import { todaySummary } from './today-summary.ts';
import { useTasks } from './use-tasks.ts';

/** How many tasks are due by today, where a page has loaded them; nothing for none. */
export const DueTodayCount = ({ business }: { business: Business }) => {
  const { tasks } = useTasks(business, { asks: false });
  const count = tasks ? todaySummary(tasks, localTodayOf(business)).count : 0;
  return (
    count > 0 && (
      <span className="nav-count">
        {count} due<span className="sr-only"> today</span>
      </span>
    )
  );
};
