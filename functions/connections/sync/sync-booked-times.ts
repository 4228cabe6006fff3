import { calendarWindowDays } from '#shared/domain/connections/calendar/calendar-window-days.ts';
import { intervalOf, mergeIntervals } from '#shared/domain/connections/calendar/time-intervals.ts';
import { addDays } from '#shared/domain/lib/local-date.ts';
import { instantOf } from '#shared/domain/lib/local-time.ts';
import { takenTimes } from '../calendar/entries-table.ts';
import type { SyncStep } from './sync-step.ts';

/** Reads what is booked from today on, and keeps the times alone, with those of tasks on the calendar: no title is stored. */
export const syncBookedTimes: SyncStep = async (
  { events },
  { ref, account, business, today, now },
) => {
  if (!events) return {};
  const timeZone = business.time_zone ?? 'UTC';
  const busy = await events.busy(account, {
    from: instantOf(today, 0, timeZone),
    to: instantOf(addDays(today, calendarWindowDays.after), 0, timeZone),
  });
  const booked = mergeIntervals([
    ...busy.map((event) => intervalOf(event, timeZone)),
    ...(await takenTimes(ref.accountId, ref.businessId, now)),
  ]);
  return { calendar: { time_zone: timeZone, booked } };
};
