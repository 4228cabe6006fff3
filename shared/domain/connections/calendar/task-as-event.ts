/** What a task becomes in a connected calendar: the event, and what of it is written again after a change. */
import { addDays, type LocalDate } from '../../lib/local-date.ts';
import { momentOf } from '../../lib/local-time.ts';

/** How long a task with a time takes when nobody said so, in minutes. */
const usualMinutes = 60;

/** A task as its entry in a calendar needs it. */
type EntryTask = {
  readonly title: string;
  readonly detail: string;
  readonly due: LocalDate;
  readonly minutes: number | null;
  readonly state: 'open' | 'done' | 'dropped';
};

/** What stands in the calendar: days for a whole day, else moments; the end is not part of it. */
export type EntryEvent = {
  readonly title: string;
  readonly text: string;
  readonly all_day: boolean;
  readonly start: string;
  readonly end: string;
  readonly time_zone: string;
};

/** A task as the event it becomes: a whole day, or from a time on the clock of the business for as long as it takes. */
export const eventOf = (
  { title, detail, due, minutes, state }: EntryTask,
  time: string | null,
  timeZone: string,
): EntryEvent => {
  const words = { title: state === 'done' ? `Done: ${title}` : title, text: detail };
  if (time === null)
    return { ...words, all_day: true, start: due, end: addDays(due, 1), time_zone: timeZone };
  const start = momentOf(due, time, timeZone);
  const end = new Date(start.getTime() + (minutes ?? usualMinutes) * 60_000);
  return {
    ...words,
    all_day: false,
    start: start.toISOString(),
    end: end.toISOString(),
    time_zone: timeZone,
  };
};

/** The facets of a task with the version at which each changed last. */
type Changed = { readonly words: number; readonly due: number; readonly state: number };

/**
 * What of an event is written again after a change of its task since the version that stands there. What its owner changed
 * there by hand stays unless the task changed in that: words, or day and time.
 */
export const changedSince = (
  written: number,
  changed: Changed,
  { title, text, all_day, start, end, time_zone }: EntryEvent,
): Partial<EntryEvent> => ({
  ...((changed.words > written || changed.state > written) && { title }),
  ...(changed.words > written && { text }),
  ...((changed.due > written || (!all_day && changed.words > written)) && {
    all_day,
    start,
    end,
    time_zone,
  }),
});

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The id of the event of a task: always the same, so that it is never there twice, in the letters that Google takes. */
export const eventIdOf = (task: string): string =>
  `sevenhands${[...task.toUpperCase()].map((sign) => crockford.indexOf(sign).toString(32)).join('')}`;
