/** A day without time and zone, as `2026-11-24`. */
export type LocalDate = string;

const dayMs = 86_400_000;

/** The day a moment falls on in a time zone; in UTC when the zone is not known. */
export const localDate = (moment: Date, timeZone: string): LocalDate => {
  const parts = formatterFor(timeZone).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return [part('year').padStart(4, '0'), part('month'), part('day')].join('-');
};

/** The day so many days later. Days are counted on the calendar, so a change of the clock moves none. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** When a step of an answer is due where the owner is. */
export const dueDate = (answeredAt: Date, timeZone: string, dueInDays: number): LocalDate =>
  addDays(localDate(answeredAt, timeZone), dueInDays);

/** The day of the week: 0 is Sunday. */
export const weekdayOf = (date: LocalDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** A day as it is written in a language, by default as short as "Tue, Nov 24". */
export const formatDate = (
  date: LocalDate,
  locale: string,
  options: Intl.DateTimeFormatOptions = { weekday: 'short', month: 'short', day: 'numeric' },
): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

const formatterFor = (timeZone: string) => {
  const options = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    calendar: 'gregory',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  }
};
