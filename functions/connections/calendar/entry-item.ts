import * as z from 'zod';
import {
  type CalendarEntry,
  EntryTime,
} from '#shared/domain/connections/calendar/calendar-entry.ts';
import { entryKinds, entryProblemIds } from '#shared/domain/connections/calendar/entry-rules.ts';
import { eventIdOf } from '#shared/domain/connections/calendar/task-as-event.ts';
import { providerIds } from '#shared/domain/connections/providers.ts';
import { isUnexpired } from '#shared/domain/lib/item-expiry.ts';
import type { Item } from '../../lib/keys/key-and-item.ts';

const moment = z.iso.datetime();

/** That a task is to stand on a connected calendar, and how it stands there. */
const StoredEntry = z.object({
  /** The id of the task. */
  task: z.ulid(),
  business_id: z.uuid(),
  provider: z.enum(providerIds),
  /** What was pressed last: to have it there, or taken off. */
  kind: z.enum(entryKinds),
  /** The press, who pressed, and when. */
  press_id: z.ulid(),
  by: z.string(),
  pressed_at: moment,
  time: EntryTime.nullable(),
  /** `waiting`: written when it is due. `settled`: there as its task is. `stopped`: needs its owner. */
  state: z.enum(['waiting', 'settled', 'stopped']),
  problem: z.enum(entryProblemIds).nullable(),
  /** Grows with each press and each change of the task: what a worker wrote before is not the last then. */
  change: z.int(),
  tries: z.int(),
  /** When it is written, or was tried last. */
  goes_at: moment,
  /** Until when one worker writes (epoch ms). */
  sending_until: z.number().optional(),
  /** The calendar of our own in which it stands, or may stand. */
  calendar: z.string().nullable(),
  etag: z.string().nullable(),
  link: z.url().nullable(),
  /** The version of the task that stands there, and at what time; null while none does. */
  written: z.object({ version: z.int(), time: EntryTime.nullable() }).nullable(),
  /** The time that it takes there; null for a whole day, which takes none. */
  takes: z.object({ start: moment, end: moment }).nullable(),
  /** As long as the task, when that is over. */
  ttl: z.int().optional(),
});
export type StoredEntry = z.infer<typeof StoredEntry>;

/** What is stored of an entry of which nothing stands there. */
export const standsNowhere = { written: null, etag: null, link: null, takes: null } as const;

/** The entry of an item, or undefined when it has expired. */
export const storedEntry = (item: Item, now: Date): StoredEntry | undefined =>
  isUnexpired(item as { ttl?: number }, now) ? StoredEntry.parse(item) : undefined;

/** Where the event of an entry stands. */
export const eventPlace = (calendar: string, { task }: Pick<StoredEntry, 'task'>) => ({
  calendar,
  id: eventIdOf(task),
});

const stateOf = ({ state, kind, written }: StoredEntry): CalendarEntry['state'] => {
  if (state === 'stopped') return 'stopped';
  if (kind === 'unentry') return 'removing';
  if (state === 'settled') return 'on';
  return written === null ? 'adding' : 'changing';
};

/** An entry as its owner sees it. */
export const entryView = (entry: StoredEntry): CalendarEntry => ({
  task: entry.task,
  kind: entry.kind,
  state: stateOf(entry),
  goes_at: entry.goes_at,
  time: entry.time,
  link: entry.written === null ? null : entry.link,
  problem: entry.state === 'stopped' ? entry.problem : null,
});
