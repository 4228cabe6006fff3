import type * as z from 'zod';
import type { ProviderPlace } from '#shared/domain/connections/provider-place.ts';
import type { Adapter, EventCalls, RemoteEvent } from '../adapter.ts';
import { callGoogle } from '../google-client.ts';
import { asShape, pagesOf } from '../provider-http.ts';
import { ProviderRefused } from '../provider-refused-error.ts';
import type { SignedIn } from '../remote-account.ts';
import { entryCalls } from './google-calendar-entries.ts';
import { ownedCalendars } from './google-calendar-list.ts';
import { type Event, Events } from './google-calendar-schemas.ts';
import { calendarApiUrl, eventsPath } from './google-calendar-urls.ts';

const eventsPerPage = '250';
/** More events in five weeks are not read. */
const mostEvents = 1000;
const longestTitle = 200;

const read = async <Shape extends z.ZodType>(
  account: SignedIn,
  path: string,
  params: Readonly<Record<string, string>>,
  shape: Shape,
): Promise<z.output<Shape>> =>
  asShape((await callGoogle(account, calendarApiUrl(path), { params })).body, shape);

/** The calendars that the person who signed in owns, their first one first; ours holds no jobs. */
const places = async (account: SignedIn): Promise<ProviderPlace[]> =>
  (await ownedCalendars(account))
    .filter(({ isOurs }) => !isOurs)
    .map(({ id, name }) => ({ remote: id, name: (name || id).slice(0, 100), address: '' }));

/** Kinds of events that say where somebody works or who was born, and take no time. */
const timeless = new Set(['workingLocation', 'birthday']);

const isBusy = ({ status, transparency, eventType, attendees }: Event) =>
  status !== 'cancelled' &&
  transparency !== 'transparent' &&
  !timeless.has(eventType) &&
  !attendees.some(({ self, responseStatus }) => self && responseStatus === 'declined');

/** An event as ours; undefined for one whose end is open. */
const asEvent = ({ id, summary, visibility, start, end }: Event): RemoteEvent | undefined => {
  if (!start || !end) return undefined;
  // Other people of the business see the page too.
  const isPrivate = visibility === 'private' || visibility === 'confidential';
  const title = isPrivate ? '' : summary.replaceAll(/\s+/g, ' ').trim().slice(0, longestTitle);
  if ('date' in start && 'date' in end)
    return { id, title, all_day: true, start: start.date, end: end.date };
  if ('dateTime' in start && 'dateTime' in end)
    return { id, title, all_day: false, start: start.dateTime, end: end.dateTime };
  throw new ProviderRefused('shape');
};

/** Neither who comes nor where is asked for. */
const fields =
  'nextPageToken,items(id,status,summary,visibility,transparency,eventType,start,end,attendees(self,responseStatus))';

const events: EventCalls = {
  busy: async (account, { from, to }) => {
    const found: RemoteEvent[] = [];
    const pages = pagesOf((params) =>
      read(
        account,
        eventsPath(account.remote),
        {
          // Each repetition is an event, in the order of time.
          singleEvents: 'true',
          orderBy: 'startTime',
          timeMin: from.toISOString(),
          timeMax: to.toISOString(),
          maxResults: eventsPerPage,
          // The answer of the owner is the only one that counts.
          maxAttendees: '1',
          fields,
          ...params,
        },
        Events,
      ),
    );
    for await (const { items } of pages) {
      found.push(...items.filter(isBusy).flatMap((one) => asEvent(one) ?? []));
      if (found.length >= mostEvents) break;
    }
    return found.slice(0, mostEvents);
  },
};

/** Google Calendar: what is booked in one calendar, and tasks on one of our own. */
export const googleCalendar = {
  signedIn: { places },
  events,
  entries: entryCalls,
} satisfies Adapter;
