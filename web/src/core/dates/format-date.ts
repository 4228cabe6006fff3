import { memoize } from '#shared/domain/lib/memoize.ts';
import { pageLocale } from '../page-locale.ts';

/** The formatter for a locale and options, both as JSON. */
const formatOf = memoize((key) => new Intl.DateTimeFormat(...JSON.parse(key)));

/** Writes a day or moment as it is written where the business is, in the time zone of the device. */
export const formatDate = (at: string | Date, options: Intl.DateTimeFormatOptions) =>
  formatOf(JSON.stringify([pageLocale(), options])).format(new Date(at));

const isToday = (at: string) => new Date(at).toDateString() === new Date().toDateString();

/** Writes when something happened for a list: the time alone where that was today, else the day with it. */
export const formatMoment = (at: string) => {
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  return formatDate(
    at,
    isToday(at) ? time : { weekday: 'short', month: 'short', day: 'numeric', ...time },
  );
};

/** Writes when something happens within a sentence: “at 3:15 PM” today, else “on Fri, Nov 20, 3:15 PM”. */
export const momentWords = (at: string) => `${isToday(at) ? 'at' : 'on'} ${formatMoment(at)}`;
