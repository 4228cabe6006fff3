import fc from 'fast-check';
import type { CashRow, Inputs } from '#shared/domain/numbers/calculators/input-and-result-types.ts';
import { fromCents } from './golden.ts';

/** Money between two amounts in cents, as a decimal. */
export const money = (min: number, max: number) => fc.integer({ min, max }).map(fromCents);
/** A number with up to two digits after the point. */
export const decimal = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map(fromCents);
export const whole = (min: number, max: number) => fc.integer({ min, max }).map(String);

const tax = fc.oneof(
  fc.constant({ tax_mode: 'none' as const }),
  fc.record({
    tax_mode: fc.constantFrom('added' as const, 'included' as const),
    sales_tax: fc.constantFrom('7.25', '8.875', '19', '20', '0'),
  }),
);

/** All inputs of a business, all set and all within their limits. */
export const inputs: fc.Arbitrary<Inputs> = fc
  .record({
    average_job_value: money(2000, 900_000),
    job_hours: decimal(1, 60),
    job_materials: money(0, 90_000),
    crew_hour_cost: money(0, 6000),
    crew_paid: fc.constantFrom('by_job' as const, 'anyway' as const),
    card_fee: decimal(0, 4),
    jobs_per_week: decimal(1, 60),
    working_weeks: whole(10, 52),
    crew_hours: whole(0, 200),
    wage_hour: money(900, 6000),
    payroll_extras: decimal(0, 60),
    overhead_month: money(0, 900_000),
    owner_pay: money(0, 900_000),
    job_hours_week: whole(5, 200),
    hour_cost: money(1500, 15_000),
    profit_target: decimal(0, 60),
    win_rate: decimal(0, 100),
    ad_budget: money(0, 90_000),
    ad_inquiries: whole(1, 90),
    repeat_jobs: decimal(1, 26),
    missed_visits: decimal(0, 20),
    hire_hours: decimal(4, 60),
    hour_income: money(1000, 15_000),
    extra_cost_month: money(0, 90_000),
    one_off_cost: money(0, 900_000),
    turned_down_hours: decimal(0, 80),
    sub_rate: money(1000, 12_000),
    price_change: decimal(1, 60),
    monthly_sales: fc.constant(undefined),
  })
  .chain((known) => tax.map((mode) => given({ ...known, ...mode })));

/** The inputs without undefined values. */
export const given = (known: Record<string, unknown>): Inputs =>
  Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));

const day = fc
  .integer({ min: 0, max: 120 })
  .map((days) => new Date(Date.UTC(2026, 9, 1 + days)).toISOString().slice(0, 10));

export const cashRow: fc.Arbitrary<CashRow> = fc.record({
  label: fc.constant('a row'),
  way: fc.constantFrom('in' as const, 'out' as const),
  amount: money(1, 900_000),
  date: day,
  repeat: fc.constantFrom(
    'once' as const,
    'weekly' as const,
    '2-weeks' as const,
    '4-weeks' as const,
    'monthly' as const,
  ),
  sure: fc.boolean(),
});

export const cash = fc.record({
  today: day,
  cash_today: money(-100_000, 900_000),
  cash_floor: money(0, 300_000),
  rows: fc.array(cashRow, { maxLength: 12 }),
});
