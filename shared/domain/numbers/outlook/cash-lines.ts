/** The lines of money in and out of the 13 weeks that come from what is known, each with where it comes from. */

import type { Receivable } from '../../connections/receivable.ts';
import { isOverdue, openOf } from '../../connections/receivable-rules.ts';
import { createWorksheet } from '../calculators/calculator-worksheet.ts';
import { dayNumberOf, fridayFrom, isoDayOf } from '../calculators/days-since-1970.ts';
import { type Exact, exact, sum, toDecimal, zero } from '../calculators/exact-decimals.ts';
import type { CashRow, InputId, Inputs } from '../calculators/input-and-result-types.ts';
import { priceOf } from '../calculators/sales-tax-and-card-fees.ts';
import { suggestedCashRows, suggestedRowLabels } from '../calculators/suggested-cash-rows.ts';
import type { CashLineId } from '../cash-line-ids.ts';
import { type SeasonMonths, seasonFactor } from './sales-season.ts';

/** One line, with its rows of cash and the numbers that an owner changes to change it. */
export type CashLine = {
  readonly id: CashLineId;
  readonly label: string;
  readonly rows: readonly CashRow[];
  readonly from: readonly InputId[];
};

/** What the lines are made of besides the numbers. */
export type OutlookSource = {
  readonly today: string;
  readonly currency: string;
  /** Sales by month of an import. */
  readonly months?: SeasonMonths | undefined;
  readonly receivables?: readonly Receivable[] | undefined;
};

const idOf: Readonly<Record<string, CashLineId>> = {
  [suggestedRowLabels.payroll]: 'payroll',
  [suggestedRowLabels.materials]: 'materials',
  [suggestedRowLabels.overhead]: 'overhead',
  [suggestedRowLabels.pay]: 'pay',
  [suggestedRowLabels.jobs]: 'jobs',
};
const madeOf: Readonly<Record<CashLineId, readonly InputId[]>> = {
  jobs: ['jobs_per_week', 'average_job_value', 'days_to_pay', 'days_to_invoice'],
  sales: ['monthly_sales', 'days_to_pay'],
  invoices: ['days_to_pay'],
  payroll: ['crew_hours', 'wage_hour', 'payroll_extras'],
  materials: ['job_materials'],
  overhead: ['overhead_month'],
  pay: ['owner_pay'],
};

const weeks = 13;

/**
 * The days on which money of jobs comes: of those already done, which are paid on their usual days too, and the first day
 * of those to come.
 */
const paydays = (wait: number, today: string) => {
  const next = fridayFrom(dayNumberOf(today)) + wait;
  const before: number[] = [];
  for (let day = next - 7; day >= dayNumberOf(today) && before.length < weeks; day -= 7)
    before.unshift(day);
  return { before, next };
};

/**
 * Money that comes every week from work, more of it in a busy month than in a slow one. Of the jobs already done, `known`
 * stands in the open invoices; only the rest is added.
 */
const weeklyIncome = (
  label: string,
  week: Exact,
  inputs: Inputs,
  { today, currency, months, known }: OutlookSource & { known: Exact },
): CashRow[] => {
  const { toCoin } = createWorksheet(inputs, currency);
  const wait = waitOf(inputs);
  const { before, next } = paydays(wait, today);
  const plain = { label, way: 'in', sure: false } as const;
  const of = (day: number) =>
    months ? week.mul(seasonFactor(months, isoDayOf(day - wait))) : week;
  const done = sum(...before.map(of));
  const rest = done.gt(known) ? done.sub(known).div(done.gt(0) ? done : 1) : zero;
  const once = (day: number, amount: Exact): CashRow[] => {
    const coins = toCoin(amount);
    return coins.gt(0)
      ? [{ ...plain, amount: toDecimal(coins), date: isoDayOf(day), repeat: 'once' }]
      : [];
  };
  const isSteady = !months && (before.length === 0 || known.equals(0));
  const first = isSteady ? (before[0] ?? next) : next;
  return [
    ...(isSteady ? [] : before.flatMap((day) => once(day, of(day).mul(rest)))),
    ...(months
      ? Array.from({ length: weeks }, (_, nth) => next + 7 * nth).flatMap((day) =>
          once(day, of(day)),
        )
      : [
          {
            ...plain,
            amount: toDecimal(toCoin(week)),
            date: isoDayOf(first),
            repeat: 'weekly' as const,
          },
        ]),
  ];
};

/** Days from a job to its money. */
const waitOf = (inputs: Inputs) =>
  Math.ceil(Number(inputs.days_to_invoice ?? 0) + Number(inputs.days_to_pay ?? 0));

/** What is unpaid of the invoices sent within the usual days: money of jobs that are done and not paid yet. */
const invoicedLately = (inputs: Inputs, { today, receivables = [] }: OutlookSource): Exact => {
  const from = isoDayOf(dayNumberOf(today) - waitOf(inputs));
  const unpaid = receivables.filter(({ paid, issued }) => paid === null && issued >= from);
  return sum(...unpaid.map(({ balance }) => exact(balance)));
};

/** Sales of an average month as money of a week, when jobs and their price are not known. */
const salesWeek = (inputs: Inputs) =>
  exact(inputs.monthly_sales ?? '0')
    .mul(12)
    .div(52)
    .mul(exact(1).sub(priceOf(inputs).fee));

/** Open invoices that are not overdue on the day their money is due: the due date, or the usual days after they were sent. */
const invoiceRows = (inputs: Inputs, { today, receivables = [] }: OutlookSource): CashRow[] => {
  const byDay = new Map<string, Exact>();
  for (const { issued, due, balance, paid } of receivables) {
    if (paid !== null || isOverdue({ due }, today)) continue;
    const usual = dayNumberOf(issued) + Math.ceil(Number(inputs.days_to_pay ?? 0));
    const on = isoDayOf(due === null ? usual : Math.max(dayNumberOf(due), usual));
    // Without a due date, one that is over the usual days is as late as an overdue one.
    if (on < today) continue;
    byDay.set(on, (byDay.get(on) ?? exact('0')).add(exact(balance)));
  }
  return [...byDay.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, sum]) => ({
      label: 'Open invoices',
      way: 'in',
      amount: toDecimal(sum),
      date,
      repeat: 'once',
    }));
};

/**
 * Every line that the numbers of a business give, and what has to be said beside them; invoices in another currency are
 * not counted.
 */
export const cashLinesOf = (
  inputs: Inputs,
  given: OutlookSource,
): { lines: CashLine[]; notes: string[] } => {
  const { today, currency, receivables = [] } = given;
  const inOwn = receivables.filter((one) => one.currency === currency);
  const source = { ...given, receivables: inOwn };
  const waits = inputs.days_to_pay !== undefined;
  const filled = {
    ...inputs,
    days_to_invoice: inputs.days_to_invoice ?? '0',
    days_to_pay: inputs.days_to_pay ?? '0',
    today,
  };
  const invoices = invoiceRows(inputs, source);
  const told = { ...source, known: invoicedLately(filled, source) };
  const usual = suggestedCashRows(filled, currency);
  const notes = usual.notes.map(({ id }) => id).filter((id) => id !== 'no_usual_income');
  const lines: CashLine[] = usual.rows.flatMap((row) => {
    const id = idOf[row.label];
    if (!id) return [];
    const rows = id === 'jobs' ? weeklyIncome(row.label, exact(row.amount), filled, told) : [row];
    return [{ id, label: row.label, rows, from: madeOf[id] }];
  });
  const hasJobs = lines.some(({ id }) => id === 'jobs');
  if (!hasJobs && Number(inputs.monthly_sales ?? 0) > 0) {
    const rows = weeklyIncome('Average sales', salesWeek(inputs), filled, told);
    lines.push({ id: 'sales', label: 'Average sales', rows, from: madeOf.sales });
  }
  const hasIncome = lines.some(({ id }) => id === 'jobs' || id === 'sales');
  if (hasIncome && !waits) notes.push('paid_at_once');
  if (openOf(receivables).length > openOf(inOwn).length) notes.push('other_currencies');
  if (invoices.length > 0)
    lines.push({ id: 'invoices', label: 'Open invoices', rows: invoices, from: madeOf.invoices });
  return { lines, notes };
};
