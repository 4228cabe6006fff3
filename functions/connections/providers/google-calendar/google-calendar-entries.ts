/** Tasks on a calendar of our own at Google: the only calls that write there. */

import {
  ownCalendarMark,
  ownCalendarName,
} from '#shared/domain/connections/calendar/own-calendar.ts';
import type { EntryEvent } from '#shared/domain/connections/calendar/task-as-event.ts';
import type { CalendarEntryCalls, EntryRef, RemoteEntry } from '../calendar-entry-calls.ts';
import { callGoogle, type GoogleCall } from '../google-client.ts';
import { asShape } from '../provider-http.ts';
import { ProviderRefused } from '../provider-refused-error.ts';
import type { SignedIn } from '../remote-account.ts';
import { ownedCalendars } from './google-calendar-list.ts';
import { Entry, Made } from './google-calendar-schemas.ts';
import { calendarApiUrl, eventsPath } from './google-calendar-urls.ts';

const eventPath = ({ calendar, id }: Omit<EntryRef, 'etag'>) => `${eventsPath(calendar)}/${id}`;

const calledFields = { fields: 'status,etag,htmlLink' };

const call = (
  account: SignedIn,
  path: string,
  { params = calledFields, ...sent }: GoogleCall,
  statuses?: readonly number[],
) => callGoogle(account, calendarApiUrl(path), { params, ...sent }, statuses);

/** A task of a whole day takes no time; one with a time does. */
const whenOf = ({ all_day, start, end, time_zone }: Partial<EntryEvent>) =>
  all_day === undefined
    ? {}
    : all_day
      ? { start: { date: start, dateTime: null }, end: { date: end, dateTime: null } }
      : {
          start: { dateTime: start, timeZone: time_zone, date: null },
          end: { dateTime: end, timeZone: time_zone, date: null },
        };

const bodyOf = (event: Partial<EntryEvent>) => ({
  ...(event.title !== undefined && { summary: event.title }),
  ...(event.text !== undefined && { description: event.text }),
  ...whenOf(event),
  ...(event.all_day !== undefined && { transparency: event.all_day ? 'transparent' : 'opaque' }),
});

const remoteOf = (body: unknown): RemoteEntry & { readonly isGone: boolean } => {
  const { status, etag, htmlLink } = asShape(body, Entry);
  return { etag, link: htmlLink ?? null, isGone: status === 'cancelled' };
};

const isGone = (status: number) => status === 404 || status === 410;
/** The event was changed there since, or removed. */
const isOther = (status: number) => status === 412;

/** The event as it is there now; undefined when somebody removed it. */
const seen = async (account: SignedIn, at: EntryRef) => {
  const { status, body } = await call(account, eventPath(at), {}, [404, 410]);
  if (isGone(status)) return undefined;
  const remote = remoteOf(body);
  return remote.isGone ? undefined : remote;
};

const make = async (account: SignedIn) => {
  const { body } = await call(account, 'calendars', {
    method: 'POST',
    params: { fields: 'id' },
    body: { summary: ownCalendarName, description: ownCalendarMark },
  });
  return asShape(body, Made).id;
};

/** The calls for the events of tasks. */
export const entryCalls: CalendarEntryCalls = {
  calendar: async (account, without) => {
    const all = await ownedCalendars(account);
    const ours = all.find(({ id, isOurs }) => isOurs && id !== without);
    return ours ? ours.id : make(account);
  },
  put: async (account, at, event) => {
    const body = { ...bodyOf(event), status: 'confirmed' };
    const added = await call(
      account,
      eventsPath(at.calendar),
      { method: 'POST', body: { id: at.id, ...body } },
      [404, 409, 410],
    );
    if (isGone(added.status)) return undefined;
    if (added.status !== 409) return remoteOf(added.body);
    // It stands already, or stood once: an id is never free again.
    const put = await call(account, eventPath(at), { method: 'PUT', body }, [404, 410]);
    return isGone(put.status) ? undefined : remoteOf(put.body);
  },
  change: async (account, at, fields) => {
    const patch = (etag: string) =>
      call(
        account,
        eventPath(at),
        { method: 'PATCH', headers: { 'if-match': etag }, body: bodyOf(fields) },
        [404, 410, 412],
      );
    const first = await patch(at.etag);
    if (isGone(first.status)) return undefined;
    if (!isOther(first.status)) return remoteOf(first.body);
    const now = await seen(account, at);
    if (!now) return undefined;
    const second = await patch(now.etag);
    // It changes there at this moment: the next try sees how.
    if (isOther(second.status)) throw new ProviderRefused('unavailable');
    return isGone(second.status) ? undefined : remoteOf(second.body);
  },
  remove: async (account, at) => {
    await call(account, eventPath(at), { method: 'DELETE', params: {} }, [404, 410]);
  },
};
