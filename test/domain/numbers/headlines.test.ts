import { describe, expect, test } from 'vitest';
import type { Calculator } from '#shared/domain/numbers/calculators/calculator.ts';
import { calculateWithDerived } from '#shared/domain/numbers/calculators/derived-numbers.ts';
import {
  type CalculatorId,
  calculatorIds,
  calculators,
} from '#shared/domain/numbers/calculators/index.ts';
import type {
  FiguresResult,
  Inputs,
} from '#shared/domain/numbers/calculators/input-and-result-types.ts';
import { finding, runCalculator } from '#shared/domain/numbers/calculators/run-calculator.ts';
import { createFormat } from '#shared/domain/numbers/number-format-and-local-words.ts';

// What every headline of a calculator keeps to, for owners who told all, half or what cannot be true.

const dollars = createFormat({ locale: 'en-US', currency: 'USD' });
const rent = {
  label: 'Rent',
  way: 'out',
  amount: '1200',
  date: '2026-11-28',
  repeat: 'monthly',
  sure: true,
} as const;
const jobs = {
  label: 'Jobs',
  way: 'in',
  amount: '900',
  date: '2026-11-28',
  repeat: 'weekly',
  sure: false,
} as const;

/** A crew whose jobs and hours fit together: 28 jobs of 2.5 hours are the 70 hours of its week. */
const cleaner: Inputs = {
  average_job_value: '165',
  job_hours: '2.5',
  job_materials: '20',
  jobs_per_week: '28',
  wage_hour: '22',
  payroll_extras: '15',
  crew_hours: '60',
  job_hours_week: '70',
  working_weeks: '48',
  overhead_month: '2600',
  owner_pay: '4000',
  crew_paid: 'by_job',
  profit_target: '15',
  card_fee: '2.9',
  tax_mode: 'none',
  new_price: '180',
  win_rate: '40',
  ad_budget: '300',
  ad_inquiries: '12',
  repeat_jobs: '3',
  missed_visits: '3',
  extra_cost_month: '40',
  hire_hours: '45',
  turned_down_hours: '20',
  one_off_cost: '600',
  sub_rate: '38',
  monthly_sales: '16000',
  cash_today: '3800',
  cash_floor: '500',
  today: '2026-11-25',
  rows: [rent, jobs],
};

type Told = readonly [name: string, inputs: Inputs];
const businesses: readonly Told[] = [
  ['a crew that earns', cleaner],
  ['a crew that loses', { ...cleaner, average_job_value: '110', new_price: '118' }],
  ['a crew paid by the hour', { ...cleaner, crew_paid: 'anyway' }],
  [
    'one person alone',
    { ...cleaner, solo: true, crew_hours: '0', job_hours_week: '28', jobs_per_week: '11' },
  ],
  ['an owner without pay', { ...cleaner, owner_pay: '0' }],
  ['a job that is mostly materials', { ...cleaner, job_materials: '160' }],
  ['an expensive hire', { ...cleaner, wage_hour: '60', average_job_value: '120' }],
  ['nobody books', { ...cleaner, win_rate: '0' }],
  ['nobody stays away', { ...cleaner, missed_visits: '0' }],
  ['hours that nobody can work', { ...cleaner, job_hours_week: '400' }],
  ['more hours than its jobs take', { ...cleaner, jobs_per_week: '18' }],
  ['fewer hours than its jobs take', { ...cleaner, jobs_per_week: '60' }],
  ['no costs at all', { ...cleaner, overhead_month: '0', owner_pay: '0', crew_hours: '0' }],
  ['only bills', { ...cleaner, rows: [rent] }],
  ['only sales', { ...cleaner, rows: [jobs] }],
  ['a bank balance alone', { ...cleaner, rows: [] }],
];

/** Each business whole, and with one number left out at a time. */
const cases = businesses.flatMap(([name, inputs]) => [
  [name, inputs] as const,
  ...Object.keys(inputs).map((id) => {
    const { [id as keyof Inputs]: _, ...rest } = inputs;
    return [`${name} without ${id}`, rest as Inputs] as const;
  }),
]);

type Said = { headline: string; lede: string; inputs: Inputs; result: FiguresResult };
const saidBy = (id: CalculatorId, told: Inputs): Said | undefined => {
  const { new_price: _, ...rest } = told;
  const inputs: Inputs = id === 'discount' ? { ...rest, price_change: '10' } : told;
  const worked = calculateWithDerived(id, inputs, 'USD');
  if (worked.result.kind !== 'figures') return undefined;
  return {
    ...finding(id, worked.inputs, worked.result, dollars),
    inputs: worked.inputs,
    result: worked.result,
  };
};
const figureOf = ({ result }: Said, id: string) =>
  Number(result.figures.find((figure) => figure.id === id)?.value);

describe.each(calculatorIds)('%s', (id) => {
  const all = cases.flatMap(([name, inputs]) => {
    const said = saidBy(id, inputs);
    return said ? [[name, said] as const] : [];
  });

  test('answers most of these businesses', () => {
    expect(all.length).toBeGreaterThan(cases.length / 2);
  });

  test('says no amount that is nothing or less than nothing, and no blank', () => {
    for (const [name, { headline, lede }] of all) {
      expect(headline, name).not.toMatch(/undefined|NaN|-\$|−\$|\$0(?:\.00)?(?![.\d])|\b0 jobs|^$/);
      expect(lede, name).not.toMatch(/undefined|NaN/);
    }
  });

  test('says nothing while a number it needs is missing', () => {
    const asked: Inputs = { ...cleaner, ...(id === 'discount' && { new_price: '150' }) };
    const calculator: Calculator = calculators[id];
    for (const needed of calculator.needs(asked)) {
      const { [needed]: _, ...rest } = asked;
      expect(runCalculator(calculator, rest, 'USD'), needed).toMatchObject({
        kind: 'missing',
      });
    }
  });
});

describe('half of the data', () => {
  test.each([
    ['a bank balance alone', []],
    ['bills alone', [rent]],
    ['sales alone', [jobs]],
  ] as const)('the 13 weeks promise nothing from %s', (_, rows) => {
    const said = saidBy('cash-13-weeks', { ...cleaner, rows });
    expect(said?.headline).toMatch(/^Add (what comes in|your bills)/);
  });

  test('an hour and a break-even are not said where every cost is left at nothing', () => {
    const free = { ...cleaner, overhead_month: '0', owner_pay: '0', crew_hours: '0' };
    expect(saidBy('hour-cost', free)?.headline).toMatch(/^Add your overhead/);
    expect(saidBy('break-even', { ...free, crew_paid: 'anyway' })?.headline).toMatch(/^Add your/);
  });
});

describe('two calculators do not contradict each other', () => {
  test.each(cases)('%s: what a job leaves and what a month leaves', (_, inputs) => {
    const job = saidBy('price-check', inputs);
    const month = saidBy('break-even', inputs);
    // Without jobs a week the month is worked out from sales that were typed.
    if (!job || !month || inputs.jobs_per_week === undefined) return;
    const left = figureOf(month, 'result_month');
    // Within a few dollars the rounding of an hour decides.
    if (Number.isNaN(left) || Math.abs(left) < 25) return;
    if (/^You make/.test(job.headline) && inputs.job_hours_week !== undefined)
      expect(month.lede).not.toMatch(/you’re short/);
    if (/^You lose/.test(job.headline) && inputs.job_hours_week !== undefined)
      expect(month.lede).not.toMatch(/left over/);
  });

  test.each(cases)(
    '%s: a job that loses money and a lead that is worth paying for',
    (_, inputs) => {
      const job = saidBy('price-check', inputs);
      const lead = saidBy('cost-per-lead', inputs);
      if (!job || !lead || !/^You lose/.test(job.headline)) return;
      expect(lead.headline).not.toMatch(/^You can pay/);
      expect(lead.headline).not.toMatch(/makes you/);
    },
  );

  test.each(cases)('%s: a higher price and a job that loses money all the same', (_, inputs) => {
    const rise = saidBy('price-rise', inputs);
    if (!rise) return;
    const losesToday = rise.result.notes.some(({ id }) => id === 'loses_today');
    expect(/pay for itself|costs more than/.test(rise.headline)).toBe(losesToday);
  });
});

describe('a new hire', () => {
  test.each(cases)('%s: never needs more hours than are paid', (_, inputs) => {
    const hire = saidBy('cost-of-hire', inputs);
    const [, hours] = /needs ([\d,.]+) job hours/.exec(hire?.headline ?? '') ?? [];
    if (hours) expect(Number(hours)).toBeLessThanOrEqual(Number(inputs.hire_hours));
  });

  test('81 hours for 45 paid ones are told as what they are', () => {
    const dear = { hire_hours: '45', wage_hour: '30', payroll_extras: '20', hour_income: '20' };
    expect(saidBy('cost-of-hire', dear)).toMatchObject({
      headline: 'Even fully booked, a new hire costs more than they bring in',
      lede: 'They cost $1,620 a week.',
    });
  });
});
