/** What the figures of a file are made of, and which records count for what. */

import { addDays, daysBetween } from '../../../lib/local-date.ts';
import type { BooksFileRecord } from '../books-file-record.ts';
import type { Having } from '../column-fields.ts';
import type { FileKind } from '../file-kinds-and-limits.ts';

export type FigureSource = {
  kind: FileKind;
  records: readonly BooksFileRecord[];
  has: Having;
  /** The day that owed money is measured on. */
  asOf: string;
  /** The day the twelve months end on. */
  until: string;
  /** Digits of the smallest coin. */
  digits: number;
};

/** Whether a record is a job that was done and paid, as far as the file can say. */
export const isDone = ({ state, total }: BooksFileRecord): boolean =>
  (state === 'paid' || state === 'unknown') && total > 0;

/** Whether a record's money counts as sales: what was written off does not, nor a job that is only planned. */
export const isSale = (kind: FileKind, { state }: BooksFileRecord): boolean =>
  kind === 'jobs' ? state === 'paid' || state === 'unknown' : state !== 'bad';

/** Records of the twelve months. */
export const lastYear = ({ records, until }: FigureSource): BooksFileRecord[] => {
  const first = addDays(until, -365);
  return records.filter(({ date }) => date > first && date <= until);
};

/** The age in days of quotes that are still worth a call, and of those that show how many are won. */
const quietAge = { oldest: 60, youngest: 3 } as const;
const ripeAge = { oldest: 425, youngest: 60 } as const;

const sentWithin = (asOf: string, { oldest, youngest }: { oldest: number; youngest: number }) => {
  const [first, last] = [addDays(asOf, -oldest), addDays(asOf, -youngest)];
  return ({ date }: BooksFileRecord) => date > first && date <= last;
};

/** Open quotes that are neither fresh nor given up. */
export const quietQuotesOf = ({ records, asOf }: FigureSource): BooksFileRecord[] => {
  const isQuiet = sentWithin(asOf, quietAge);
  return records.filter((record) => record.state === 'open' && isQuiet(record));
};

/** Quotes old enough that silence is a no. */
export const ripeQuotesOf = ({ records, asOf }: FigureSource): BooksFileRecord[] =>
  records.filter(sentWithin(asOf, ripeAge));

/** Records that somebody owes for, credits among them; a planned job owes nothing yet. */
export const openRecords = ({ kind, records }: FigureSource): BooksFileRecord[] =>
  records.filter(
    ({ balance, state }) => balance !== 0 && state === (kind === 'jobs' ? 'paid' : 'open'),
  );

/** Open invoices that were due before the day, the longest late first. */
export const overdueOf = (source: FigureSource): (BooksFileRecord & { days: number })[] =>
  openRecords(source)
    .flatMap((record) => {
      const days = record.due ? daysBetween(record.due, source.asOf) : 0;
      return record.balance > 0 && days > 0 ? [{ ...record, days }] : [];
    })
    .toSorted((a, b) => b.days - a.days);
