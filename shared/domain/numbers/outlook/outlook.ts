/** The next 13 weeks of a business as the page says them: what is expected first, what is sure second. */

import type { CashPlan, CashRow, Inputs } from '../calculators/input-and-result-types.ts';
import { calculate } from '../calculators/run-calculator.ts';
import { type CashLineId, entryOfLine } from '../cash-line-ids.ts';
import type { Decimal } from '../decimal-as-text.ts';
import type { KeptCashRow, KnownNumbers } from '../known-numbers-schemas.ts';
import { type CashLine, cashLinesOf, type OutlookSource } from './cash-lines.ts';
import { seasonMonths } from './sales-season.ts';

/** Costs that there are and that nobody told yet, in the order they weigh. */
export type Uncounted = 'crew' | 'pay' | 'materials';

export type OutlookWeek = {
  readonly from: string;
  readonly in: Decimal;
  readonly out: Decimal;
  /** At the end of the week. */
  readonly expected: Decimal;
  /** The same if no new jobs come in. */
  readonly careful: Decimal;
};

type Low = { readonly low: Decimal; readonly low_on: string };

/** The 13 weeks, drawn from a bank balance, an income and monthly costs; nothing is drawn from fewer. */
export type Outlook = {
  readonly start: Decimal;
  readonly weeks: readonly OutlookWeek[];
  readonly expected: Low;
  readonly careful: Low;
  readonly lines: readonly (CashLine & { readonly leftOut: boolean })[];
  readonly uncounted: readonly Uncounted[];
  readonly notes: readonly string[];
  /** Everything that was counted, for a calculation of the same weeks elsewhere. */
  readonly rows: readonly CashRow[];
};

type Told = {
  readonly inputs: Inputs;
  readonly known: Pick<KnownNumbers, 'cash_rows' | 'imports' | 'left_out' | 'choices'>;
  readonly source: Pick<OutlookSource, 'today' | 'currency' | 'receivables'>;
};

/** Whether so much is known that a line may be drawn: the bank, an income, and what goes out every month. */
export const isDrawn = (inputs: Inputs): boolean =>
  inputs.cash_today !== undefined && inputs.overhead_month !== undefined && hasIncome(inputs);

/** Whether what comes in is known: jobs and their price, or the sales of an average month. */
export const hasIncome = (inputs: Inputs): boolean =>
  (inputs.jobs_per_week !== undefined && inputs.average_job_value !== undefined) ||
  inputs.monthly_sales !== undefined;

/** What happens only when new jobs come in: their money, and what is paid because of them. */
const withJobsOnly = (inputs: Inputs): readonly CashLineId[] => [
  'jobs',
  'sales',
  'materials',
  ...(inputs.crew_paid === 'by_job' ? (['payroll'] as const) : []),
];

const uncountedOf = (inputs: Inputs): Uncounted[] => {
  const crewKnown =
    inputs.solo ||
    (inputs.crew_hours !== undefined &&
      (Number(inputs.crew_hours) === 0 ||
        (inputs.wage_hour !== undefined && inputs.payroll_extras !== undefined)));
  return [
    ...(crewKnown ? [] : (['crew'] as const)),
    ...(inputs.owner_pay === undefined ? (['pay'] as const) : []),
    ...(inputs.job_materials === undefined ? (['materials'] as const) : []),
  ];
};

const planOf = (
  inputs: Inputs,
  rows: readonly CashRow[],
  { today, currency }: Told['source'],
): CashPlan | undefined => {
  const { cash_today, cash_floor } = inputs;
  const given = {
    today,
    rows,
    ...(cash_today !== undefined && { cash_today }),
    ...(cash_floor !== undefined && { cash_floor }),
  };
  const result = calculate('cash-13-weeks', given, currency);
  return result.kind === 'figures' ? result.cash : undefined;
};

const withoutId = ({ id: _, ...row }: KeptCashRow): CashRow => row;

/** The 13 weeks of a business, with what it left out; undefined while less than three numbers are known. */
export const outlookOf = ({ inputs, known, source }: Told): Outlook | undefined => {
  if (!isDrawn(inputs)) return undefined;
  const months = seasonMonths(known.imports);
  const { lines, notes } = cashLinesOf(inputs, { ...source, months });
  const out: readonly string[] = known.left_out.map(({ id }) => id);
  const shown = lines.map((line) => ({ ...line, leftOut: out.includes(entryOfLine(line.id)) }));
  const counted = shown.filter(({ leftOut }) => !leftOut);
  const own = known.cash_rows.map(withoutId);
  const rows = [...counted.flatMap((line) => line.rows), ...own];
  const ofJobs = withJobsOnly(inputs);
  const sure = [
    ...counted.filter(({ id }) => !ofJobs.includes(id)).flatMap((line) => line.rows),
    ...own.filter((row) => row.way === 'out' || row.sure !== false),
  ];
  const all = planOf(inputs, rows, source);
  const careful = planOf(inputs, sure, source);
  if (!all || !careful) return undefined;
  const past = known.cash_rows.some(({ repeat, date }) => repeat === 'once' && date < source.today);
  return {
    start: inputs.cash_today ?? '0',
    weeks: all.weeks.map((week, nth) => ({
      from: week.from,
      in: week.in,
      out: week.out,
      expected: week.end,
      careful: careful.weeks[nth]?.end ?? week.end,
    })),
    expected: all.expected,
    careful: careful.expected,
    lines: shown,
    uncounted: uncountedOf(inputs),
    notes: past ? [...notes, 'past_rows'] : notes,
    rows,
  };
};
