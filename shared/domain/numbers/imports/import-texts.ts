/** What is said about a file beside its figures. */

import type { Format } from '../number-format-and-local-words.ts';
import { coinsToDecimal } from './figures/coins-to-decimal.ts';
import type { TooFew } from './figures/counted-value.ts';
import { firstMonthIsShort, partialMonths } from './figures/month-figures.ts';
import { fileKinds } from './file-kinds-and-limits.ts';
import { importSources } from './import-sources.ts';
import { leftOutReasons } from './left-out-lines.ts';
import type { Books, BooksProblem } from './read-books.ts';

/** What is said when nothing can be read. */
export const booksProblemTexts = {
  no_header: 'We couldn’t find column names. Add a top row like: Date, Customer, Amount, Status.',
  no_rows: 'This file has no rows.',
  too_many_rows: 'This file has over 50,000 rows. Export a shorter date range, like one year.',
  no_date_column: 'Which column has the date? Choose it below.',
  no_amount_column: 'Which column has the amount? Choose it below.',
  other_currency: 'These amounts look like another currency.',
} as const satisfies Record<BooksProblem, string>;

/** "1,186 bills from Jobber". */
export const booksTitle = ({ records, kind, source }: Books, format: Format): string =>
  `${format.count(String(records.length))} ${fileKinds[kind]} from ${importSources[source]}`;

/** "9 lines were skipped: 4 drafts, 3 duplicates, 2 with no readable date."; empty when all lines count. */
export const leftOutText = ({ leftOut }: Books, format: Format): string => {
  const all = leftOut.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return '';
  const parts = leftOut
    .toSorted((a, b) => b.count - a.count)
    .map(({ reason, count }) => {
      const [one, many] = leftOutReasons[reason];
      return `${format.count(String(count))} ${count === 1 ? one : many}`;
    });
  const lines = all === 1 ? '1 line was' : `${format.count(String(all))} lines were`;
  return `${lines} skipped: ${parts.join(', ')}.`;
};

/** "too few to say: 6 of 12 months". */
export const tooFewText = ({ too_few, needs, of }: TooFew, format: Format): string =>
  `not enough data: ${format.count(String(too_few))} of ${format.count(String(needs))} ${of}`;

const monthName = (month: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

/** A currency as it is said: "euros", "US dollars". */
export const currencyName = (currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** What is asked when a file is in another currency than the business. */
export const currencyQuestion = (found: string, own: string): string =>
  `This file looks like it’s in ${currencyName(found)}, and your business counts in ${currencyName(own)}. We didn’t count anything yet.`;

/** What the owner should know about the figures, a sentence each. */
export const booksNotes = (books: Books, today: string, format: Format): string[] => {
  const { until, checksum, unknownStatuses, from, kind } = books;
  const money = (coins: number) => format.money(coinsToDecimal(coins, from.digits));
  const notes: string[] = [];
  if (until !== today) {
    notes.push(`This file ends on ${format.day(until)}, ${until.slice(0, 4)}.`);
  }
  if (checksum && checksum.file !== checksum.rows) {
    notes.push(
      `The file’s total is ${money(checksum.file)}, but the rows add up to ${money(checksum.rows)}.`,
    );
  }
  if (unknownStatuses.length > 0) {
    notes.push(`We don’t recognize these statuses: ${unknownStatuses.join(', ')}.`);
  }
  if (!from.has.state && (kind === 'invoices' || kind === 'payments')) {
    notes.push('The file doesn’t show what’s been paid, so we counted every invoice.');
  }
  if (kind === 'quotes' && !from.has.state) {
    notes.push('The file doesn’t show which quotes were accepted. Choose the column that does.');
  }
  if (kind === 'invoices' && !from.has.tax) {
    notes.push('The file doesn’t separate tax, so we used prices and sales as listed.');
  }
  const leftOut = books.figures.months ? partialMonths(books.records, until) : [];
  if (leftOut.length > 0) {
    const names = leftOut.map((one) => monthName(one)).join(' and ');
    notes.push(
      `${names} ${leftOut.length === 1 ? 'is' : 'are'} left out of monthly sales because the file doesn’t have the whole month.`,
    );
  }
  if (books.figures.months && firstMonthIsShort(books.records, until)) {
    notes.push(
      'The file starts partway through a month, so that month may look slower than it was.',
    );
  }
  return notes;
};
