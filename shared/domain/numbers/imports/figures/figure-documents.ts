/** What the figures of a file are made of, and which documents count for what. */

import { addDays } from '../../../lib/local-date.ts';
import type { BookDocument } from '../book-document.ts';
import type { FileKind } from '../file-kinds-and-limits.ts';
import type { Having } from '../read-document.ts';
import type { CountedValue } from './counted-value.ts';

/** How many documents each figure needs; below it nothing is said. */
export const minimums = {
  average_job_value: 8,
  days_to_pay: 8,
  quote_win_rate: 10,
  card_fee: 8,
  jobs_per_week: 24,
  /** Days from the first to the last document that jobs a week are counted over. */
  jobs_per_week_days: 56,
  season: 24,
  season_months: 12,
  customers: 5,
  largest_customer: 12,
  months: 3,
} as const;

export type FigureSource = {
  kind: FileKind;
  documents: readonly BookDocument[];
  has: Having;
  /** The day that owed money is measured on. */
  asOf: string;
  /** The day the twelve months end on. */
  until: string;
  /** Digits of the smallest coin. */
  digits: number;
};

/** The value when there are enough documents for it. */
export const countedWhenEnough = (n: number, needs: number, value: () => string): CountedValue =>
  n < needs ? { too_few: n, needs, of: 'documents' } : { value: value(), n };

/** Whether a document is a job that was done and paid, as far as the file can say. */
export const isDone = ({ state, total }: BookDocument): boolean =>
  (state === 'paid' || state === 'unknown') && total > 0;

/** Whether a document's money counts as sales: what was written off does not, nor a job that is only planned. */
export const isSale = (kind: FileKind, { state }: BookDocument): boolean =>
  kind === 'jobs' ? state === 'paid' || state === 'unknown' : state !== 'bad';

/** Documents of the twelve months. */
export const lastYear = ({ documents, until }: FigureSource): BookDocument[] => {
  const first = addDays(until, -365);
  return documents.filter(({ date }) => date > first && date <= until);
};

/** The age in days of quotes that are still worth a call, and of those that show how many are won. */
const quietAge = { oldest: 60, youngest: 3 } as const;
const ripeAge = { oldest: 425, youngest: 60 } as const;

const sentWithin = (asOf: string, { oldest, youngest }: { oldest: number; youngest: number }) => {
  const [first, last] = [addDays(asOf, -oldest), addDays(asOf, -youngest)];
  return ({ date }: BookDocument) => date > first && date <= last;
};

/** Open quotes that are neither fresh nor given up. */
export const quietQuotesOf = ({ documents, asOf }: FigureSource): BookDocument[] => {
  const isQuiet = sentWithin(asOf, quietAge);
  return documents.filter((document) => document.state === 'open' && isQuiet(document));
};

/** Quotes old enough that silence is a no. */
export const ripeQuotesOf = ({ documents, asOf }: FigureSource): BookDocument[] =>
  documents.filter(sentWithin(asOf, ripeAge));
