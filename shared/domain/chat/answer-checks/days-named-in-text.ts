/** Days that a text names, also those that do not exist, in English, Spanish, German and French. */
import {
  addDays,
  daysBetween,
  type LocalDate,
  type Weekday,
  weekdayOf,
} from '../../lib/local-date.ts';

/** A day as it is written. `date` is undefined when there is no such day. */
export type NamedDay = Readonly<{
  text: string;
  date: LocalDate | undefined;
  /** Month and day, to look for the same day elsewhere whatever its year. */
  monthAndDay: string;
  /** The day of the week written before it. */
  weekday: Weekday | undefined;
}>;

/** Short French names are words or first names elsewhere. */
const languages = [
  ['en', ['long', 'short']],
  ['es', ['long', 'short']],
  ['de', ['long', 'short']],
  ['fr', ['long']],
] as const;

const namesOf = (form: 'month' | 'weekday'): Map<string, number> => {
  const names = new Map<string, number>();
  for (const [locale, widths] of languages)
    for (const width of widths) {
      const format = new Intl.DateTimeFormat(locale, { [form]: width, timeZone: 'UTC' });
      // 2024 began on a Monday.
      for (let nth = 1; nth <= (form === 'month' ? 12 : 7); nth++) {
        const day = form === 'month' ? Date.UTC(2024, nth - 1, 1) : Date.UTC(2024, 0, nth);
        const name = format.format(day).toLowerCase().replace('.', '');
        if (name.length > 2 || form === 'month') names.set(name, nth);
      }
    }
  return names;
};
const months = namesOf('month');
const weekdays = namesOf('weekday');
/** Words of another meaning in one of the languages. */
for (const word of ['sol', 'son', 'sol.']) weekdays.delete(word);

const oneOf = (names: Map<string, number>) =>
  [...names.keys()].toSorted((a, b) => b.length - a.length).join('|');
const month = `(?<month>${oneOf(months)})\\.?`;
const before = `(?:(?<weekday>${oneOf(weekdays)})\\.?,?\\s(?:el |den |the )?)?`;
const year = '(?:(?:,| de| del)?\\s(?<year>20\\d\\d))?';
const day = (ending: string) => `(?<day>\\d{1,2})${ending}`;
const patterns = [
  `${before}${month}\\s${day('(?:st|nd|rd|th)?(?![\\d:%]|\\s?(?:am|pm|hours|percent))')}${year}`,
  `${before}${day('(?:st|nd|rd|th|\\.)?')}\\s(?:of |de )?${month}(?!\\p{L})${year}`,
  `${before}(?<year>20\\d\\d)-(?<month>\\d\\d)-(?<day>\\d\\d)`,
].map((pattern) => RegExp(`(?<![\\p{L}\\d])${pattern}`, 'giu'));

/** The days a text names; one without a year lies around the day `today`, rather after than before it. */
export const namedDays = (text: string, today: LocalDate): NamedDay[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].filter(isMonth).map(({ 0: whole, groups = {} }) => {
      const inYear = groups.month ?? '';
      const number = /^\d/.test(inYear) ? Number(inYear) : (months.get(inYear.toLowerCase()) ?? 0);
      const monthAndDay = `${two(number)}-${two(Number(groups.day))}`;
      return {
        text: whole,
        date: groups.year ? dayOf(`${groups.year}-${monthAndDay}`) : nearest(monthAndDay, today),
        monthAndDay,
        weekday: weekdays.get(groups.weekday?.toLowerCase() ?? '') as Weekday | undefined,
      };
    }),
  );

/** The verb is no month. */
const isMonth = ({ groups }: RegExpMatchArray) => groups?.month !== 'may';

const two = (number: number) => String(number).padStart(2, '0');

const dayOf = (written: string): LocalDate | undefined => {
  const time = Date.parse(`${written}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== written
    ? undefined
    : written;
};

const relative: Readonly<Record<string, number>> = {
  ...{ today: 0, tomorrow: 1, 'the day after tomorrow': 2 },
  ...{ hoy: 0, mañana: 1, heute: 0, morgen: 1, übermorgen: 2, "aujourd'hui": 0, demain: 1 },
};
const relativeDay = `(?<relative>${Object.keys(relative)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;
const nameOfDay = `(?<weekday>${oneOf(weekdays)})`;
/** "Tuesday the 20th", "the 20th, a Tuesday", "tomorrow, Friday", "Friday (tomorrow)". */
const withoutMonth = [
  `${nameOfDay},? (?:the |el |den |le )(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?(?![\\d:%\\p{L}])`,
  `the (?<day>\\d{1,2})(?:st|nd|rd|th),? (?:a |which is a )?${nameOfDay}`,
  `${relativeDay}(?:, | \\(|,? (?:which is |that is ))(?:el |den |le )?${nameOfDay}`,
  `${nameOfDay}(?:, | \\(|,? that is )${relativeDay}`,
].map((pattern) => RegExp(`(?<![\\p{L}\\d])${pattern}(?!\\p{L})`, 'giu'));

/** The days that a text names by weekday and by number or distance, without a month: the next such day, and the one before. */
export const namedWithoutMonth = (
  text: string,
  today: LocalDate,
): { text: string; weekday: Weekday; dates: LocalDate[] }[] =>
  withoutMonth.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, groups = {} }) => {
      const weekday = weekdays.get(groups.weekday?.toLowerCase() ?? '') as Weekday | undefined;
      const distance = relative[groups.relative?.toLowerCase() ?? ''];
      const dates =
        distance === undefined
          ? daysWithNumber(Number(groups.day), today)
          : [addDays(today, distance)];
      return weekday ? [{ text: whole, weekday, dates }] : [];
    }),
  );

const daysWithNumber = (number: number, today: LocalDate) => {
  const around = Array.from({ length: 62 }, (_, nth) => addDays(today, nth - 31));
  const fitting = around.filter((day) => Number(day.slice(8)) === number);
  const next = fitting.find((day) => day >= today);
  return [fitting.findLast((day) => day < today), next].filter((day) => day !== undefined);
};

/** A day that is more than half a year past is that of next year. */
const nearest = (monthAndDay: string, today: LocalDate) => {
  const thisYear = Number(today.slice(0, 4));
  const days = [thisYear - 1, thisYear, thisYear + 1].flatMap(
    (one) => dayOf(`${one}-${monthAndDay}`) ?? [],
  );
  return days.find((one) => daysBetween(today, one) > -180);
};

/** The weekdays that a text names without a date. */
export const namedWeekdays = (text: string): Weekday[] =>
  [...text.matchAll(RegExp(`(?<!\\p{L})(${oneOf(weekdays)})s?(?!\\p{L})`, 'giu'))].flatMap(
    ([, name = '']) =>
      name.length > 3
        ? [(weekdays.get(name.toLowerCase()) as Weekday | undefined) ?? []].flat()
        : [],
  );

/** The weekday that a text begins with: "Thursday: call". */
export const firstWeekday = (text: string): Weekday | undefined =>
  weekdays.get(/^(?:on )?(\p{L}+)(?=[:,]| the | at )/iu.exec(text)?.[1]?.toLowerCase() ?? '') as
    | Weekday
    | undefined;

/** The weekday a step falls on that is due so many days after `today`. */
export const dueWeekday = (today: LocalDate, days: number): Weekday =>
  weekdayOf(addDays(today, days));
