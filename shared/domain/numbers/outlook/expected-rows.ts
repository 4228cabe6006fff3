/** The lines of money in and out of the 13 weeks that come from what is known, each with where it comes from. */

import type { Receivable } from '../../connections/receivable.ts';
import { isOverdue } from '../../connections/receivable-rules.ts';
import { dayOf, fridayFrom, isoOf } from '../calculators/days.ts';
import { type Exact, exact, toDecimal } from '../calculators/exact.ts';
import type { NoteId } from '../calculators/notes.ts';
import { priceOf } from '../calculators/price.ts';
import { createSheet } from '../calculators/sheet.ts';
import type { CashRow, InputId, Inputs } from '../calculators/types.ts';
import { usualLabels, usualRows } from '../calculators/usual-rows.ts';
import type { CashLineId } from '../cash-lines.ts';
import { type SeasonMonths, seasonFactor } from './season.ts';

/** One line, with its rows of cash and the numbers that an owner changes to change it. */
export type ExpectedLine = {
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
  [usualLabels.payroll]: 'payroll',
  [usualLabels.materials]: 'materials',
  [usualLabels.overhead]: 'overhead',
  [usualLabels.pay]: 'pay',
  [usualLabels.jobs]: 'jobs',
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
 * The first day on which money of a week's jobs comes. Jobs done before today are paid on their usual days too; where the
 * open invoices are known these stand for them.
 */
const firstPayday = (wait: number, { today, receivables = [] }: OutlookSource) => {
  const friday = fridayFrom(dayOf(today));
  if (receivables.length > 0) return friday + wait;
  const first = friday + (wait % 7);
  return first - 7 >= dayOf(today) ? first - 7 : first;
};

/** Money that comes every week from work done before, more of it in a busy month than in a slow one. */
const weeklyIncome = (
  label: string,
  week: Exact,
  inputs: Inputs,
  source: OutlookSource,
): CashRow[] => {
  const { currency, months } = source;
  const { toCoin } = createSheet(inputs, currency);
  const wait = Math.ceil(Number(inputs.days_to_invoice ?? 0) + Number(inputs.days_to_pay ?? 0));
  const first = firstPayday(wait, source);
  const plain = { label, way: 'in', sure: false } as const;
  if (!months) {
    const amount = toDecimal(toCoin(week));
    return [{ ...plain, amount, date: isoOf(first), repeat: 'weekly' }];
  }
  return Array.from({ length: weeks }, (_, nth) => {
    const paid = first + 7 * nth;
    const amount = toDecimal(toCoin(week.mul(seasonFactor(months, isoOf(paid - wait)))));
    return { ...plain, amount, date: isoOf(paid), repeat: 'once' };
  });
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
    const usual = dayOf(issued) + Math.ceil(Number(inputs.days_to_pay ?? 0));
    const on = isoOf(due === null ? usual : Math.max(dayOf(due), usual));
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

/** Every line that the numbers of a business give, and what has to be said beside them. */
export const expectedLines = (
  inputs: Inputs,
  source: OutlookSource,
): { lines: ExpectedLine[]; notes: NoteId[] } => {
  const { today, currency } = source;
  const waits = inputs.days_to_pay !== undefined;
  const filled = {
    ...inputs,
    days_to_invoice: inputs.days_to_invoice ?? '0',
    days_to_pay: inputs.days_to_pay ?? '0',
    today,
  };
  const usual = usualRows(filled, currency);
  const notes = usual.notes.map(({ id }) => id as NoteId).filter((id) => id !== 'no_usual_income');
  const lines: ExpectedLine[] = usual.rows.flatMap((row) => {
    const id = idOf[row.label];
    if (!id) return [];
    const rows = id === 'jobs' ? weeklyIncome(row.label, exact(row.amount), filled, source) : [row];
    return [{ id, label: row.label, rows, from: madeOf[id] }];
  });
  const hasJobs = lines.some(({ id }) => id === 'jobs');
  if (!hasJobs && Number(inputs.monthly_sales ?? 0) > 0) {
    const rows = weeklyIncome('Average sales', salesWeek(inputs), filled, source);
    lines.push({ id: 'sales', label: 'Average sales', rows, from: madeOf.sales });
  }
  const hasIncome = lines.some(({ id }) => id === 'jobs' || id === 'sales');
  if (hasIncome && !waits) notes.push('paid_at_once');
  const invoices = invoiceRows(inputs, source);
  if (invoices.length > 0)
    lines.push({ id: 'invoices', label: 'Open invoices', rows: invoices, from: madeOf.invoices });
  return { lines, notes };
};
