import { ownCalendarMark } from '#shared/domain/connections/calendar/entry-rules.ts';
import { config } from '../../../lib/config.ts';
import { ProviderRefused } from '../adapter.ts';
import { callGoogle } from '../google-client.ts';
import { asShape, pagesOf } from '../provider-http.ts';
import type { SignedIn } from '../remote-account.ts';
import { CalendarList, calendarId } from './google-calendar-schemas.ts';

const host = 'https://www.googleapis.com/calendar/v3';
/** More calendars nobody chooses among. */
const mostCalendars = 100;

/** The address of a path of the API, or of what stands in for it. */
export const calendarApiUrl = (path: string) => {
  const { origin } = config.CONNECTIONS['google-calendar'] ?? {};
  return `${origin ? `${origin}${new URL(host).pathname}` : host}/${path}`;
};

/** The path of the events of a calendar. Nothing but an id of a calendar reaches an address of Google's. */
export const eventsPath = (calendar: string) => {
  if (!calendarId.safeParse(calendar).success) throw new ProviderRefused('permission');
  return `calendars/${encodeURIComponent(calendar)}/events`;
};

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
