import { loadSeasons } from '#shared/catalogue/load/load-seasons.ts';
import type { StoredBusiness } from '#shared/domain/account/business.ts';
import { hemisphereOf } from '#shared/domain/account/hemisphere.ts';
import { tradeOf } from '#shared/domain/catalogue/trade-of-business-type.ts';
import type { LocalDate } from '#shared/domain/lib/local-date.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';
import { comingSeasons, type Season, seasonLines } from '#shared/domain/week/season-calendar.ts';
import { taskLines } from '#shared/domain/week/task-prompt-lines.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';

/** The day it is where a business is; in UTC while its time zone is unknown. */
export const todayOf = ({ time_zone }: Pick<StoredBusiness, 'time_zone'>, now: Date): LocalDate =>
  localDateOf(now, time_zone ?? 'UTC');

/** What comes for a business as of a day; nothing while its winters are unknown. */
export const seasonsOf = async (
  { type, winters, country }: Pick<StoredBusiness, 'type' | 'winters' | 'country'>,
  on: LocalDate,
): Promise<Season[]> =>
  winters
    ? comingSeasons(
        await loadSeasons(tradeOf(type)),
        { winters, hemisphere: hemisphereOf(country) },
        on,
      )
    : [];

/** What helpers are told of the week: open tasks, what was done in 14 days, and what the season brings. */
export const weekLines = async (
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
