import { ownCalendarMark } from '#shared/domain/connections/calendar/own-calendar.ts';
import { callGoogle } from '../google-client.ts';
import { asShape, pagesOf } from '../provider-http.ts';
import type { SignedIn } from '../remote-account.ts';
import { CalendarList } from './google-calendar-schemas.ts';
import { calendarApiUrl } from './google-calendar-urls.ts';

/** More calendars nobody chooses among. */
const mostCalendars = 100;

/** A calendar of a person, with the name that they gave it. */
type OwnedCalendar = {
  readonly id: string;
  readonly name: string;
  readonly primary: boolean;
  /** Whether it is the one that we made, on which tasks are put. */
  readonly isOurs: boolean;
};

/** The calendars that the person who signed in owns, their first one first. */
export const ownedCalendars = async (account: SignedIn): Promise<OwnedCalendar[]> => {
  const found: OwnedCalendar[] = [];
  const pages = pagesOf(async (params) => {
    const asked = { params: { minAccessRole: 'owner', ...params } };
    const { body } = await callGoogle(account, calendarApiUrl('users/me/calendarList'), asked);
    return asShape(body, CalendarList);
  });
  for await (const { items } of pages) {
    for (const { id, summary, summaryOverride, description, primary, deleted } of items)
      if (!deleted)
        found.push({
          ...{ id, primary, name: (summaryOverride ?? summary).trim() },
          isOurs: description === ownCalendarMark,
        });
    if (found.length >= mostCalendars) break;
  }
  return found
    .slice(0, mostCalendars)
    .toSorted((one, other) => Number(other.primary) - Number(one.primary));
};
