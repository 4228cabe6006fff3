import type { Business } from '#shared/domain/account/business.ts';
import { firstWeekdayOf } from '#shared/domain/account/country-conventions.ts';
import { isTimeZone, localDateOf } from '#shared/domain/lib/local-time.ts';
import type { LocalToday } from '#shared/domain/week/task-groups.ts';
import { localZone } from '#web/core/dates/local-day.ts';
import { serverNow } from '#web/core/server-clock.ts';

/** Day, zone and week where the business is; those of this device while its place is unknown. */
export const localTodayOf = ({
  time_zone: zone,
  country,
}: Pick<Business, 'time_zone' | 'country'>): LocalToday => {
  const timeZone = zone && isTimeZone(zone) ? zone : localZone();
  return {
    timeZone,
    today: localDateOf(serverNow(), timeZone),
    firstWeekday: firstWeekdayOf(country),
  };
};
