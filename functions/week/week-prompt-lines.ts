import type { StoredBusiness } from '#shared/domain/account/business.ts';
import { seasonLines } from '#shared/domain/week/season-calendar.ts';
import { taskLines } from '#shared/domain/week/task-prompt-lines.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import { seasonsOf, todayOf } from './today-and-seasons.ts';

/** What helpers are told of the week: open tasks, what was done in 14 days, and what the season brings. */
export const weekPromptLines = async (
  business: Pick<StoredBusiness, 'type' | 'winters' | 'country' | 'time_zone'>,
  tasks: readonly Task[],
  now: Date,
) => {
  const today = todayOf(business, now);
  return {
    ...taskLines(tasks, { today, timeZone: business.time_zone ?? 'UTC' }),
    seasons: seasonLines(await seasonsOf(business, today), today),
  };
};
