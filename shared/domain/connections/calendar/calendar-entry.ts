/** A task that its owner put on a connected calendar. */
import * as z from 'zod';
import { entryKinds, entryProblemIds, entryStates } from './entry-rules.ts';

/** A time on the clock of the business. */
export const EntryTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const CalendarEntry = z
  .object({
    /** The id of the task. */
    task: z.ulid(),
    /** What was pressed last: to have it there, or taken off. */
    kind: z.enum(entryKinds),
    state: z.enum(entryStates),
    /** When it is written, or was tried last. */
    goes_at: z.iso.datetime(),
    /** Null for the whole day. */
    time: EntryTime.nullable(),
    /** Its address at the provider, once it stands there. */
    link: z.url().nullable(),
    problem: z.enum(entryProblemIds).nullable(),
  })
  .meta({ id: 'CalendarEntry' });
export type CalendarEntry = z.infer<typeof CalendarEntry>;

/** The tasks of a business that are on its connected calendar, or on their way. */
export const EntriesView = z
  .object({ entries: z.array(CalendarEntry) })
  .meta({ id: 'CalendarEntries' });
export type EntriesView = z.infer<typeof EntriesView>;
