import type { LocalDate } from './local-date.ts';

/** A day as it is written in a language, by default as short as "Tue, Nov 24". */
export const formatLocalDate = (
  date: LocalDate,
  locale: string,
  options: Intl.DateTimeFormatOptions = { weekday: 'short', month: 'short', day: 'numeric' },
): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
