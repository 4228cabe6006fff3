import { createWorksheet } from './calculator-worksheet.ts';
import { dayNumberOf, fridayFrom, isoDayOf } from './days-since-1970.ts';
import { type Exact, exact, share, toDecimal } from './exact-decimals.ts';
import type { CashRow, Inputs, Note } from './input-and-result-types.ts';
import { priceOf } from './sales-tax-and-card-fees.ts';

const given = (inputs: Inputs, ids: readonly (keyof Inputs)[]) =>
  ids.every((id) => inputs[id] !== undefined);

/** What the rows are called. */
export const suggestedRowLabels = {
  payroll: 'Payroll and payroll taxes',
  materials: 'Materials',
  overhead: 'Overhead',
  pay: 'Your pay',
  jobs: 'Typical jobs',
} as const;

/** What goes out: wages and materials on Fridays, overhead and own pay on the 1st. */
const outgoing = (inputs: Inputs, friday: string, first: string) => {
  const rows: [label: string, amount: Exact, date: string, repeat: CashRow['repeat']][] = [];
  const value = (id: 'wage_hour' | 'crew_hours' | 'job_materials' | 'jobs_per_week') =>
    exact(inputs[id] ?? '0');
  if (given(inputs, ['wage_hour', 'crew_hours', 'payroll_extras'])) {
    const extras = share(inputs.payroll_extras ?? '0').add(1);
    const wages = value('wage_hour').mul(value('crew_hours')).mul(extras);
    rows.push([suggestedRowLabels.payroll, wages, friday, 'weekly']);
  }
  if (given(inputs, ['job_materials', 'jobs_per_week'])) {
    const materials = value('job_materials').mul(value('jobs_per_week'));
    rows.push([suggestedRowLabels.materials, materials, friday, 'weekly']);
  }
  rows.push([suggestedRowLabels.overhead, exact(inputs.overhead_month ?? '0'), first, 'monthly']);
  rows.push([suggestedRowLabels.pay, exact(inputs.owner_pay ?? '0'), first, 'monthly']);
  return rows;
};

const incomeInputs = [
  'average_job_value',
  'jobs_per_week',
  'days_to_invoice',
  'days_to_pay',
] as const;

/** The rows of cash that the numbers of a business suggest, for the owner to correct; usual jobs are not sure until they are booked. */
export const suggestedCashRows = (
  inputs: Inputs & { today: string },
  currency: string,
): { rows: CashRow[]; notes: Note[] } => {
  const { toCoin } = createWorksheet(inputs, currency);
  const friday = fridayFrom(dayNumberOf(inputs.today));
  const notes: string[] = [];
  const rows: CashRow[] = [];
  for (const [label, amount, date, repeat] of outgoing(
    inputs,
    isoDayOf(friday),
    firstOfMonth(inputs.today),
  )) {
    const coins = toCoin(amount);
    if (coins.gt(0)) rows.push({ label, way: 'out', amount: toDecimal(coins), date, repeat });
  }
  if (given(inputs, incomeInputs)) {
    const price = priceOf(inputs);
    const amount = toCoin(
      price
        .paid(exact(inputs.average_job_value ?? '0'))
        .mul(exact(1).sub(price.fee))
        .mul(exact(inputs.jobs_per_week ?? '0')),
    );
    // A part of a day is waited out.
    const wait = Math.ceil(Number(inputs.days_to_invoice) + Number(inputs.days_to_pay));
    const date = isoDayOf(friday + wait);
    const row = {
      label: suggestedRowLabels.jobs,
      way: 'in',
      date,
      repeat: 'weekly',
      sure: false,
    } as const;
    if (amount.gt(0)) rows.push({ ...row, amount: toDecimal(amount) });
  } else {
    notes.push('no_usual_income');
  }
  if (inputs.tax_mode === 'added' || inputs.tax_mode === 'included') notes.push('tax_in_cash');
  return { rows, notes: notes.map((id) => ({ id, values: {} })) };
};

/** The first of a month that is not before that day. */
const firstOfMonth = (today: string) => {
  if (today.endsWith('-01')) return today;
  const [year = 0, month = 1] = today.split('-').map(Number);
  return isoDayOf(Date.UTC(year, month, 1) / 86_400_000);
};
