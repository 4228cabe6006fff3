import type { EntryEvent } from '#shared/domain/connections/calendar/task-as-event.ts';
import type { SignedIn } from './remote-account.ts';

/** Where the event of a task stands, with what says which state of it was seen last. */
export type EntryRef = { readonly calendar: string; readonly id: string; readonly etag: string };
/** The event of a task as the provider has it. */
export type RemoteEntry = { readonly etag: string; readonly link: string | null };

/** The calls for tasks on a calendar of our own. Each may be repeated; none touches another calendar. */
export type CalendarEntryCalls = {
  /** The calendar of our own that stands there, or a new one; never `without`, which is gone. */
  readonly calendar: (account: SignedIn, without: string | undefined) => Promise<string>;
  /** Stores an event under an id, also one that was removed; undefined when the calendar is gone. */
  readonly put: (
    account: SignedIn,
    at: Omit<EntryRef, 'etag'>,
    event: EntryEvent,
  ) => Promise<RemoteEntry | undefined>;
  /** Changes some of an event; undefined when somebody removed it there, which stays so. */
  readonly change: (
    account: SignedIn,
    at: EntryRef,
    fields: Partial<EntryEvent>,
  ) => Promise<RemoteEntry | undefined>;
  /** Removes an event; one that is gone already is as its owner wants it. */
  readonly remove: (account: SignedIn, at: Omit<EntryRef, 'etag'>) => Promise<void>;
};
