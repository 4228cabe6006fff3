/** Days a message names, in English and Spanish, as dates where that is clear. */
import { addDays, daysBetween, type LocalDate, weekdayOf } from '../../lib/local-date.ts';
import { counts, daysOf, dias, monthNames, months, weekdays } from './date-words.ts';

export type NamedDate = Readonly<{ text: string; date: LocalDate; start: number; end: number }>;

/** The date of these numbers, or undefined where there is no such day. */
const dateFrom = (year: number, month: number, date: number): LocalDate | undefined => {
  const made = new Date(Date.UTC(year, month - 1, date));
  return month >= 1 && month <= 12 && made.getUTCDate() === date && made.getUTCMonth() === month - 1
    ? made.toISOString().slice(0, 10)
    : undefined;
};

/** 26 is 2026. */
const fullYear = (written: string) =>
  written.length === 2 ? 2000 + Number(written) : Number(written);

/** Without a year, the day nearest to today, rather past than future. */
const nearestDate = (month: number, date: number, today: LocalDate): LocalDate | undefined => {
  const year = Number(today.slice(0, 4));
  const all = [year - 1, year, year + 1].flatMap((y) => dateFrom(y, month, date) ?? []);
  const distance = (candidate: LocalDate) => {
    const days = daysBetween(candidate, today);
    return days >= 0 ? days : -days * 4;
  };
  return all.toSorted((a, b) => distance(a) - distance(b))[0];
};

const count = Object.keys(counts).join('|');

type Reader = Readonly<{
  pattern: RegExp;
  read: (groups: readonly string[], today: LocalDate, monthFirst: boolean) => LocalDate | undefined;
}>;

const numeric = (
  a: string,
  b: string,
  year: string | undefined,
  today: LocalDate,
  monthFirst: boolean,
) => {
  const [month, date] = monthFirst ? [Number(a), Number(b)] : [Number(b), Number(a)];
  return year ? dateFrom(fullYear(year), month, date) : nearestDate(month, date, today);
};

/** The last such weekday before today; `index` counts from Sunday, 0. */
const weekday = (index: number, today: LocalDate) =>
  addDays(today, -((weekdayOf(today) - index + 7) % 7 || 7));

const readers: readonly Reader[] = [
  {
    pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/g,
    read: ([y = '', m = '', d = '']) => dateFrom(Number(y), Number(m), Number(d)),
  },
  {
    // Not a grade (3/5) and not a measure (3/4 inch).
    pattern:
      /(?<![\d/.$€£-])(?![0-5]\/5\b)(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}|\d{2}))?(?![\d/]|\.\d| ?(?:"|”|in\b|inch|hp\b|tons?\b|miles?\b|cups?\b|stars?\b|k\b))/g,
    read: ([a = '', b = '', year], today, monthFirst) =>
      numeric(a, b, year || undefined, today, monthFirst),
  },
  {
    pattern: new RegExp(
      String.raw`\b(${monthNames})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?\b`,
      'gi',
    ),
    read: ([name = '', d = '', y], today) => named(name, d, y, today),
  },
  {
    pattern: new RegExp(
      String.raw`\b(\d{1,2})(?:st|nd|rd|th)? (?:de |of )?(${monthNames})\b\.?(?:,? (?:de |del )?(\d{4})\b)?`,
      'gi',
    ),
    read: ([d = '', name = '', y], today) => named(name, d, y, today),
  },
  {
    pattern: new RegExp(
      String.raw`\b(\d{1,3}|${count})(?: of)? (day|week|month)s? (?:ago|now|already)\b`,
      'gi',
    ),
    read: ([n = '', unit = ''], today) => ago(n, unit, today),
  },
  {
    pattern: new RegExp(String.raw`\bhace (\d{1,3}|${count}) (d[ií]a|semana|mes)(?:e?s)?\b`, 'gi'),
    read: ([n = '', unit = ''], today) => ago(n, unit, today),
  },
  { pattern: /\b(today|hoy)\b/gi, read: (_, today) => today },
  {
    pattern: /\b(yesterday|ayer|last night|anoche)\b/gi,
    read: (_, today) => addDays(today, -1),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:(?:last|this past|since|el pasado|desde el) (${[...weekdays, ...dias].join('|')})|el (${dias.join('|')}) pasado)\b`,
      'gi',
    ),
    read: ([name, other], today) => {
      const small = (name ?? other ?? '').toLowerCase();
      return weekday(Math.max(weekdays.indexOf(small), dias.indexOf(small)), today);
    },
  },
];

const named = (name: string, date: string, year: string | undefined, today: LocalDate) => {
  const month = months[name.slice(0, 3).toLowerCase()] ?? 0;
  return year
    ? dateFrom(Number(year), month, Number(date))
    : nearestDate(month, Number(date), today);
};
const ago = (n: string, unit: string, today: LocalDate) => {
  const number = counts[n.toLowerCase()] ?? Number(n);
  return addDays(today, -number * (daysOf[unit.toLowerCase()] ?? 1));
};

/** The days a message names. `country` decides whether 10/3 is in October or in March. */
export const findDates = (text: string, today: LocalDate, country: string): NamedDate[] => {
  const found: NamedDate[] = [];
  for (const { pattern, read } of readers)
    for (const match of text.matchAll(pattern)) {
      const date = read(match.slice(1), today, country === 'US');
      const span = { start: match.index, end: match.index + match[0].length };
      if (date && !found.some((other) => span.start < other.end && other.start < span.end))
        found.push({ text: match[0], date, ...span });
    }
  return found.sort((a, b) => a.start - b.start);
};

/** How long ago the earliest past day of a message is, in days; undefined when it names none. */
export const daysSince = (text: string, today: LocalDate, country: string): number | undefined => {
  const past = findDates(text, today, country)
    .map(({ date }) => daysBetween(date, today))
    .filter((days) => days > 0 && days <= 730);
  return past.length > 0 ? Math.max(...past) : undefined;
};
