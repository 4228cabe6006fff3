import type { StoredBusiness } from '#shared/domain/account/business.ts';
import {
  changedSince,
  type EntryEvent,
  eventOf,
} from '#shared/domain/connections/calendar/task-as-event.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import type { ConnectionRef } from '../connections-table.ts';
import type { CalendarEntryCalls, RemoteEntry } from '../providers/calendar-entry-calls.ts';
import { ProviderRefused } from '../providers/provider-refused-error.ts';
import type { RemoteAccount } from '../providers/remote-account.ts';
import { ensureAppCalendar } from './ensure-app-calendar.ts';
import type { EntryLearned } from './entries-table.ts';
import { eventPlace, type StoredEntry, standsNowhere } from './entry-item.ts';

export type EntryWriting = {
  readonly ref: ConnectionRef;
  readonly calls: CalendarEntryCalls;
  readonly account: RemoteAccount;
  readonly entry: StoredEntry;
  /** As it is at this moment; undefined once its time is over. */
  readonly task: Task | undefined;
  readonly business: Pick<StoredBusiness, 'time_zone'>;
};

/**
 * Makes the calendar show a task as it is now: puts its event there, changes what changed, or removes it. May be repeated.
 * Answers what stands there, or `gone` when somebody removed the event at the provider, which stays so.
 */
export const writeEntry = async (writing: EntryWriting): Promise<EntryLearned | 'gone'> => {
  const { entry, task, business } = writing;
  const isWanted = entry.kind === 'entry' && task?.state !== 'dropped';
  if (!isWanted) return remove(writing);
  // A task whose time is over leaves its event as it is.
  if (!task) return {};
  const event = eventOf(task, entry.time, business.time_zone ?? 'UTC');
  const { written, etag } = entry;
  const learned = await (written && etag
    ? change(writing, event, { written, etag })
    : put(writing, event));
  if (learned === 'gone') return learned;
  const { start, end } = event;
  return {
    ...learned,
    written: { version: task.version, time: entry.time },
    takes: event.all_day || task.state === 'done' ? null : { start, end },
  };
};

const remove = async ({ calls, account, entry }: EntryWriting) => {
  if (entry.calendar !== null) await calls.remove(account, eventPlace(entry.calendar, entry));
  return standsNowhere;
};

const put = async ({ ref, calls, account, entry }: EntryWriting, event: EntryEvent) => {
  let calendar = await ensureAppCalendar(ref, account, calls);
  let standing = await calls.put(account, eventPlace(calendar, entry), event);
  if (!standing) {
    // Its owner deleted the calendar: they pressed, so it is made again.
    calendar = await ensureAppCalendar(ref, account, calls, calendar);
    standing = await calls.put(account, eventPlace(calendar, entry), event);
  }
  if (!standing) throw new ProviderRefused('unavailable');
  return { calendar, ...standing };
};

const change = async (
  { calls, account, entry, task }: EntryWriting,
  event: EntryEvent,
  { written, etag }: { written: NonNullable<StoredEntry['written']>; etag: string },
): Promise<EntryLearned | 'gone'> => {
  const { calendar, time } = entry;
  if (calendar === null || !task) return {};
  const { all_day, start, end, time_zone } = event;
  const fields = {
    ...changedSince(written.version, task.changed, event),
    ...(written.time !== time && { all_day, start, end, time_zone }),
  };
  if (Object.keys(fields).length === 0) return {};
  const at = { ...eventPlace(calendar, entry), etag };
  const standing: RemoteEntry | undefined = await calls.change(account, at, fields);
  return standing ?? 'gone';
};
