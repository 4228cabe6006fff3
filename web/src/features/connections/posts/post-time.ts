import type { Business } from '#shared/domain/account/business.ts';
import { mostDaysAhead } from '#shared/domain/connections/posts/post-limits-and-planned-time.ts';
import { addDays } from '#shared/domain/lib/local-date.ts';
import { clockOf, localDateOf } from '#shared/domain/lib/local-time.ts';
import { formatDate } from '#web/core/dates/format-date.ts';
import { localZone } from '#web/core/dates/local-day.ts';
import { serverNow } from '#web/core/server-clock.ts';

/** The clock by which posts of a business go. */
export const zoneOf = ({ time_zone }: Business) => time_zone ?? 'UTC';

/** "Sat, Nov 28, 9:00 AM" on the clock of the business. */
export const timeAt = (at: string, business: Business) =>
  formatDate(at, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zoneOf(business),
  });

/** A day on the calendar of the business: "Nov 12". */
export const dayAt = (at: string, business: Business) =>
  formatDate(at, { month: 'short', day: 'numeric', timeZone: zoneOf(business) });

/** A moment as day and time on the clock of the business, as the fields of a form have it. */
export const chosenAt = (at: string, business: Business) => {
  const [moment, zone] = [new Date(at), zoneOf(business)];
  return { date: localDateOf(moment, zone), time: clockOf(moment, zone) };
};

/** Tomorrow at eight, the days between which one may be chosen, and where the clock stands if it is not here. */
export const timeChoices = (business: Business) => {
  const zone = zoneOf(business);
  const today = localDateOf(serverNow(), zone);
  return {
    first: { date: addDays(today, 1), time: '08:00' },
    today,
    last: addDays(today, mostDaysAhead),
    place: zone === localZone() ? null : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' '),
  };
};
