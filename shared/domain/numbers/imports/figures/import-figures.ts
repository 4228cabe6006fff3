import { daysBetween } from '../../../lib/local-date.ts';
import { type Decimal, decimalToTenth } from '../../decimal-as-text.ts';
import type { BooksFileRecord } from '../books-file-record.ts';
import type { FileKind } from '../file-kinds-and-limits.ts';
import { coinsToDecimal } from './coins-to-decimal.ts';
import type { CountedValue } from './counted-value.ts';
import { countedWhenEnough, minimums } from './counted-value.ts';
import { largestCustomerShare } from './customer-figures.ts';
import { median } from './median.ts';
import { type MonthSales, monthlySales, type Season, seasonOf } from './month-figures.ts';
import { type OwedFigures, owedFigures } from './owed-figures.ts';
import {
  type FigureSource,
  isDone,
  isSale,
  lastYear,
  quietQuotesOf,
  ripeQuotesOf,
} from './records-that-count.ts';

/** What a file says about a business; a figure its columns cannot tell is left out. Money is a decimal, shares are in percent. */
export type ImportFigures = OwedFigures & {
  average_job_value?: CountedValue & { with_tax?: Decimal };
  days_to_pay?: CountedValue;
  quote_win_rate?: CountedValue;
  quiet_quotes?: { n: number; amount: Decimal };
  card_fee?: CountedValue;
  jobs_per_week?: CountedValue;
  months?: MonthSales[];
  monthly_sales?: CountedValue;
  season?: Season;
  largest_customer?: CountedValue;
};

const quoteFigures = (source: FigureSource): ImportFigures => {
  if (!source.has.state) return {};
  const ripe = ripeQuotesOf(source);
  const won = ripe.filter(({ state }) => state === 'won').length;
  const quiet = quietQuotesOf(source);
  const amount = quiet.reduce((sum, { total }) => sum + total, 0);
  return {
    quote_win_rate: countedWhenEnough(ripe.length, minimums.quote_win_rate, () =>
      decimalToTenth((100 * won) / ripe.length),
    ),
    quiet_quotes: { n: quiet.length, amount: coinsToDecimal(amount, source.digits) },
  };
};

const jobsPerWeek = (year: readonly BooksFileRecord[], kind: FileKind): CountedValue => {
  const jobs = year.filter((record) => record.total > 0 && (kind !== 'jobs' || isDone(record)));
  if (jobs.length < minimums.jobs_per_week)
    return countedWhenEnough(jobs.length, minimums.jobs_per_week, String);
  const dates = jobs.map(({ date }) => date);
  const first = dates.reduce((a, b) => (b < a ? b : a));
  const last = dates.reduce((a, b) => (b > a ? b : a));
  const days = daysBetween(first, last) + 1;
  const needs = minimums.jobs_per_week_days;
  if (days < needs) return { too_few: days, needs, of: 'days' };
  return { value: decimalToTenth((jobs.length * 7) / days), n: jobs.length };
};

const priceFigure = (done: readonly BooksFileRecord[], { has, digits }: FigureSource) => {
  const middle = (of: 'net' | 'total') =>
    coinsToDecimal(median(done.map((one) => one[of])), digits);
  const price = countedWhenEnough(done.length, minimums.average_job_value, () => middle('net'));
  return 'value' in price && has.tax ? { ...price, with_tax: middle('total') } : price;
};

const paymentFigures = (done: readonly BooksFileRecord[], { has }: FigureSource): ImportFigures => {
  const figures: ImportFigures = {};
  if (has.paid_on) {
    const days = done.flatMap(({ date, paid_on }) =>
      paid_on && paid_on >= date ? [daysBetween(date, paid_on)] : [],
    );
    figures.days_to_pay = countedWhenEnough(days.length, minimums.days_to_pay, () =>
      String(median(days)),
    );
  }
  if (has.fee) {
    const total = (of: 'fee' | 'charged') => done.reduce((sum, one) => sum + one[of], 0);
    const thousandth = () => Math.round((100_000 * total('fee')) / total('charged')) / 1000;
    figures.card_fee = countedWhenEnough(done.length, minimums.card_fee, () =>
      String(thousandth()),
    );
  }
  return figures;
};

const monthFigures = (source: FigureSource, sales: number): ImportFigures => {
  const { digits } = source;
  const months = monthlySales(source);
  const needs = minimums.months;
  const all = months.reduce((sum, { coins }) => sum + coins, 0);
  const mean = () => coinsToDecimal(Math.round(all / months.length), digits);
  return {
    months: months.map(({ month, coins }) => ({ month, sales: coinsToDecimal(coins, digits) })),
    monthly_sales:
      months.length < needs
        ? { too_few: months.length, needs, of: 'months' }
        : { value: mean(), n: months.length },
    season: seasonOf(months, sales),
  };
};

/** Figures of money that came in and of the jobs behind it. */
const salesFigures = (source: FigureSource): ImportFigures => {
  const { kind } = source;
  const year = lastYear(source);
  const done = year.filter(isDone);
  const sales = year.filter((record) => isSale(kind, record));
  const jobs =
    kind === 'payments'
      ? {}
      : { average_job_value: priceFigure(done, source), jobs_per_week: jobsPerWeek(year, kind) };
  const largest = largestCustomerShare(sales, kind);
  return {
    ...jobs,
    ...paymentFigures(done, source),
    ...monthFigures(source, sales.length),
    ...(largest && { largest_customer: largest }),
  };
};

/** Every figure the file can tell, by its rule; those made of too few records say so. */
export const importFiguresOf = (source: FigureSource): ImportFigures => {
  if (source.kind === 'quotes') return quoteFigures(source);
  if (source.kind === 'customer-totals') {
    const largest = largestCustomerShare(source.records, source.kind);
    return largest ? { largest_customer: largest } : {};
  }
  const owed = owedFigures(source);
  return source.kind === 'open-balances' ? owed : { ...owed, ...salesFigures(source) };
};
