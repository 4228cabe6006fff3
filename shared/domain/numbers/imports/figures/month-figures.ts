import type { Decimal } from '../../decimal-as-text.ts';
import type { BooksFileRecord } from '../books-file-record.ts';
import type { TooFew } from './counted-value.ts';
import { minimums } from './counted-value.ts';
import { type FigureSource, isSale } from './records-that-count.ts';

/** The three busiest and the three slowest months, called last year's and never every year's. */
export type Season = { busy: string[]; slow: string[] } | TooFew;
/** Sales of one month ("2026-10"). */
export type MonthSales = { month: string; sales: Decimal };
type MonthCoins = { month: string; coins: number };

const yearMonths = 12;

/** The twelve whole months before the month of that day. */
const monthsBefore = (day: string): string[] => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: yearMonths }, (_, at) =>
    new Date(Date.UTC(year, month - 1 - yearMonths + at, 1)).toISOString().slice(0, 7),
  );
};

const firstDay = (records: readonly BooksFileRecord[], otherwise: string) =>
  records.reduce((first, { date }) => (date < first ? date : first), records[0]?.date ?? otherwise);

/** The months of the last twelve that the file has from their beginning; the first of the twelve is taken as whole. */
const fullMonths = (records: readonly BooksFileRecord[], until: string): string[] => {
  const months = monthsBefore(until);
  const first = firstDay(records, until);
  const firstMonth = first.slice(0, 7);
  return months.filter(
    (month) =>
      month > firstMonth ||
      (month === firstMonth && (first.endsWith('-01') || month === months[0])),
  );
};

/** A file whose first record is no later most likely begins with the month. */
const firstWeek = 7;

/** Whether the first of the twelve months begins within the file, so that it may be shorter than it looks. */
export const firstMonthIsShort = (records: readonly BooksFileRecord[], until: string): boolean => {
  const first = firstDay(records, until);
  return first.slice(0, 7) === monthsBefore(until)[0] && Number(first.slice(8)) > firstWeek;
};

/** Months that the file has only a part of, among the last twelve and the one that is not over, oldest first. */
export const partialMonths = (records: readonly BooksFileRecord[], until: string): string[] => {
  const full = fullMonths(records, until);
  const inFile = new Set(records.map(({ date }) => date.slice(0, 7)));
  const first = monthsBefore(until)[0] ?? '';
  return [...inFile]
    .filter((month) => month >= first && month <= until.slice(0, 7) && !full.includes(month))
    .toSorted();
};

/** Sales of the whole months before tax, credits taken off. */
export const monthlySales = ({ kind, records, until }: FigureSource): MonthCoins[] => {
  const byMonth = new Map<string, number>();
  for (const record of records) {
    if (!isSale(kind, record)) continue;
    const month = record.date.slice(0, 7);
    byMonth.set(month, (byMonth.get(month) ?? 0) + record.net);
  }
  return fullMonths(records, until).map((month) => ({ month, coins: byMonth.get(month) ?? 0 }));
};

/** The three busiest and the three slowest months of the last twelve, busiest and slowest first. */
export const seasonOf = (months: readonly MonthCoins[], records: number): Season => {
  const needs = minimums.season_months;
  if (months.length < needs) return { too_few: months.length, needs, of: 'months' };
  if (records < minimums.season) {
    return { too_few: records, needs: minimums.season, of: 'documents' };
  }
  const ranked = months.toSorted((a, b) => b.coins - a.coins || (a.month < b.month ? -1 : 1));
  const names = ranked.map(({ month }) => month);
  return { busy: names.slice(0, 3), slow: names.slice(-3).reverse() };
};
