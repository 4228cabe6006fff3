/** What would keep the expected line above zero: each lever is worked out, one that does not help is left out. */
import { amountIn, owedTotals } from '../../connections/receivable-rules.ts';
import { createWorksheet } from '../calculators/calculator-worksheet.ts';
import { dayNumberOf, fridayFrom, isoDayOf, monthsAfter } from '../calculators/days-since-1970.ts';
import { exact, toDecimal } from '../calculators/exact-decimals.ts';
import type { CashRow, Inputs } from '../calculators/input-and-result-types.ts';
import { calculate } from '../calculators/run-calculator.ts';
import type { Decimal } from '../decimal-as-text.ts';
import type { OutlookSource } from './cash-lines.ts';
import type { Outlook } from './outlook.ts';

/** One change, and the lowest day it leads to. */
export type Lever =
  | { readonly kind: 'late'; readonly amount: Decimal; readonly low: Decimal }
  | {
      readonly kind: 'parts';
      readonly label: string;
      readonly part: Decimal;
      readonly low: Decimal;
    }
  | { readonly kind: 'jobs'; readonly jobs: number; readonly low: Decimal };

/** So many parts a large cost is paid in. */
export const partCount = 4;
const maxExtraJobs = 5;

type Told = { readonly inputs: Inputs; readonly source: OutlookSource };

const lowOf = (rows: readonly CashRow[], { inputs, source }: Told) => {
  const { today, currency } = source;
  const cash_today = inputs.cash_today ?? '0';
  const result = calculate('cash-13-weeks', { today, cash_today, rows }, currency);
  return result.kind === 'figures' ? result.cash?.expected.low : undefined;
};

/** Overdue money comes in by the end of next week. */
const lateLever = (rows: readonly CashRow[], told: Told): Lever[] => {
  const { today, currency, receivables = [] } = told.source;
  const late = amountIn(owedTotals(receivables, today, currency).late.amounts, currency);
  if (late <= 0) return [];
  const amount = String(late);
  const date = isoDayOf(fridayFrom(dayNumberOf(today)) + 7);
  const paid: CashRow = { label: 'Overdue', way: 'in', amount, date, repeat: 'once' };
  const low = lowOf([...rows, paid], told);
  return low === undefined ? [] : [{ kind: 'late', amount, low }];
};

/** The largest cost that falls due once is paid in four monthly parts. */
const partsLever = (rows: readonly CashRow[], told: Told): Lever[] => {
  const { today, currency } = told.source;
  const [cost] = rows
    .filter(({ way, repeat, date }) => way === 'out' && repeat === 'once' && date >= today)
    .toSorted((a, b) => Number(b.amount) - Number(a.amount));
  if (!cost) return [];
  const { toCoin } = createWorksheet({}, currency);
  const part = toDecimal(toCoin(exact(cost.amount).div(partCount)));
  const parts = Array.from({ length: partCount }, (_, nth) => ({
    ...cost,
    amount: part,
    date: isoDayOf(monthsAfter(cost.date, nth)),
  }));
  const low = lowOf([...rows.filter((row) => row !== cost), ...parts], told);
  return low === undefined ? [] : [{ kind: 'parts', label: cost.label, part, low }];
};

/** The fewest more jobs a week that are enough, each with its money and its materials. */
const jobsLever = ({ lines }: Outlook, rows: readonly CashRow[], told: Told): Lever[] => {
  const jobs = Number(told.inputs.jobs_per_week ?? 0);
  const counted = lines.some(({ id, leftOut }) => id === 'jobs' && !leftOut);
  if (!counted || jobs <= 0) return [];
  const grows = new Set(
    lines.filter(({ id }) => id === 'jobs' || id === 'materials').flatMap((line) => line.rows),
  );
  const { toCoin } = createWorksheet({}, told.source.currency);
  for (let more = 1; more <= maxExtraJobs; more++) {
    const times = exact(String(jobs + more)).div(exact(String(jobs)));
    const grown = rows.map((row) =>
      grows.has(row) ? { ...row, amount: toDecimal(toCoin(exact(row.amount).mul(times))) } : row,
    );
    const low = lowOf(grown, told);
    if (low !== undefined && Number(low) >= 0) return [{ kind: 'jobs', jobs: more, low }];
  }
  return [];
};

/** The levers that lift the lowest day, and whether one of them alone is enough; none while the line stays above zero. */
export const leversOf = (
  outlook: Outlook,
  told: Told,
): { levers: readonly Lever[]; isEnough: boolean } => {
  const now = Number(outlook.expected.low);
  if (now >= 0) return { levers: [], isEnough: true };
  const { rows } = outlook;
  const found = [
    ...lateLever(rows, told),
    ...partsLever(rows, told),
    ...jobsLever(outlook, rows, told),
  ].filter(({ low }) => Number(low) > now);
  const enough = found.filter(({ low }) => Number(low) >= 0);
  return { levers: enough.length > 0 ? enough : found, isEnough: enough.length > 0 };
};
