import type { BookedTimes } from '#shared/domain/connections/calendar/booked-jobs-schemas.ts';
import {
  usualHours,
  type WorkingHours,
} from '#shared/domain/connections/calendar/working-hours.ts';
import type { ProviderId } from '#shared/domain/connections/providers.ts';
import type { Item } from '../../lib/keys/key-and-item.ts';
import { storedConnection } from '../connection-item.ts';

/** What was read so long ago is not told any more, in ms. */
const tellMs = 2 * 86_400_000;

/** The booked times of a business and its working hours, without titles. */
export type BookedCalendar = {
  readonly provider: ProviderId;
  readonly calendar: BookedTimes;
  readonly hours: WorkingHours;
};

/** The booked times in one of some items; undefined when none was read lately. */
export const bookedCalendar = (
  items: readonly (Item | undefined)[],
  now: Date,
): BookedCalendar | undefined => {
  for (const item of items) {
    if (!item) continue;
    const { provider, hours, calendar, state, updated_at } = storedConnection(item);
    const isFresh = updated_at !== null && now.getTime() - Date.parse(updated_at) < tellMs;
    if (state === 'working' && calendar && isFresh)
      return { provider, calendar, hours: hours ?? usualHours };
  }
  return undefined;
};
