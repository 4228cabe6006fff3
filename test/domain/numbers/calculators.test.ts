import { describe, expect, test } from 'vitest';
import { type AddUp, addUp } from '#shared/domain/numbers/calculators/add-up.ts';
import { calculateWithDerived } from '#shared/domain/numbers/calculators/derived-numbers.ts';
import {
  formulaInValues,
  formulaInWords,
} from '#shared/domain/numbers/calculators/formula-text.ts';
import { calculatorIds, calculators } from '#shared/domain/numbers/calculators/index.ts';
import type {
  FiguresResult,
  Inputs,
} from '#shared/domain/numbers/calculators/input-and-result-types.ts';
import { inputLabel } from '#shared/domain/numbers/calculators/input-label.ts';
import { inputsToAsk, whatIsMissing } from '#shared/domain/numbers/calculators/missing-inputs.ts';
import { noteText } from '#shared/domain/numbers/calculators/note-text.ts';
import { calculate, finding, inputsOf } from '#shared/domain/numbers/calculators/run-calculator.ts';
import { createFormat } from '#shared/domain/numbers/number-format-and-local-words.ts';

const dollars = createFormat({ locale: 'en-US', currency: 'USD' });
const cleaner: Inputs = {
  crew_hours: '80',
  wage_hour: '20',
  payroll_extras: '18',
  overhead_month: '3200',
  owner_pay: '5000',
  job_hours_week: '75',
  working_weeks: '50',
};
const job: Inputs = {
  average_job_value: '240',
  job_hours: '3',
  job_materials: '35',
  crew_paid: 'by_job',
  card_fee: '2.9',
  tax_mode: 'none',
  jobs_per_week: '12',
};
const known = { ...cleaner, ...job };

const figuresIn = (id: (typeof calculatorIds)[number], inputs: Inputs): FiguresResult => {
  const { result } = calculateWithDerived(id, inputs, 'USD');
  if (result.kind !== 'figures') throw new Error(JSON.stringify(result));
  return result;
};
const figureValue = (result: FiguresResult, id: string) =>
  result.figures.find((figure) => figure.id === id)?.value;
const said = (id: (typeof calculatorIds)[number], inputs: Inputs) => {
  const complete = calculateWithDerived(id, inputs, 'USD');
  if (complete.result.kind !== 'figures') throw new Error(JSON.stringify(complete.result));
  return finding(id, complete.inputs, complete.result, dollars);
};

/** What comes in from new jobs, and what goes out without any. */
const weeklyJobs = {
  label: 'Typical jobs',
  way: 'in',
  amount: '600',
  date: '2026-11-20',
  repeat: 'weekly',
  sure: false,
} as const;
const rent = {
  label: 'Overhead',
  way: 'out',
  amount: '2400',
  date: '2026-12-01',
  repeat: 'monthly',
} as const;

describe('a job of 140 dollars for three hours', () => {
  const inputs: Inputs = {
    average_job_value: '140',
    job_hours: '3',
    hour_cost: '51.41',
    job_materials: '0',
  };
  test('gives −14.23, with notes on costs that are not included', () => {
    const result = figuresIn('price-check', inputs);
    expect(result.figures[0]).toMatchObject({
      id: 'profit',
      label: 'Profit',
      value: '-14.23',
      formula: '{price_net} − {job_cost}',
    });
    expect(result.notes.map((note) => noteText(note, dollars))).toEqual([
      'Doesn’t include card fees. You’ll keep less when customers pay by card.',
      'Assumes prices are before sales tax.',
      'At this price, each job takes $14.23 out of your own pay.',
    ]);
    expect(said('price-check', inputs).headline).toBe('You lose $14.23 on this job');
  });

  test('gives 45.77 at a price of 200', () => {
    const result = figuresIn('price-check', { ...inputs, average_job_value: '200' });
    expect(figureValue(result, 'profit')).toBe('45.77');
    expect(said('price-check', { ...inputs, average_job_value: '200' })).toEqual({
      headline: 'You make $45.77 on this job, 22.9% of the price',
      lede: 'Each hour brings in $66.67 and costs $51.41.',
    });
  });

  test('has a formula in words and in values', () => {
    const profit = figuresIn('price-check', inputs).figures.find(({ id }) => id === 'labor_cost');
    if (!profit) throw new Error('There is no such figure');
    expect(formulaInWords(profit)).toBe('Hourly cost, all in × Hours on the job');
    expect(formulaInValues(profit, dollars.value)).toBe('$51.41 × 3');
  });
});

describe('the result of each calculator', () => {
  const hire: Inputs = {
    wage_hour: '21',
    hire_hours: '40',
    payroll_extras: '22',
    hour_income: '68',
    turned_down_hours: '32',
  };
  test.each([
    ['hour-cost', cleaner, 'An hour costs you $51.41, including your own pay'],
    [
      'hour-cost',
      { ...cleaner, owner_pay: '0' },
      'An hour costs you $35.41, not counting your own pay',
    ],
    [
      'job-quote',
      { ...known, job_hours: '6.5', job_materials: '420', profit_target: '15' },
      'Charge $918.60 for this job',
    ],
    [
      'price-rise',
      { ...known, new_price: '259' },
      'At $259, you can lose 13% of your jobs and make the same',
    ],
    [
      'price-rise',
      { ...known, average_job_value: '105', new_price: '130' },
      'At $130, each job starts to pay for itself',
    ],
    [
      'price-rise',
      { ...known, average_job_value: '80', new_price: '100' },
      'Even at $100, each job costs more than it brings in',
    ],
    [
      'discount',
      { ...known, price_change: '10' },
      'At $216, you need 23.5% more jobs to make the same',
    ],
    ['break-even', known, 'You need 16.1 jobs a week to break even, including your own pay'],
    ['cost-per-lead', { ...known, win_rate: '30' }, 'You can pay up to $36.75 for a lead'],
    ['cost-per-lead', known, 'Each extra job leaves $122.53 for overhead and your pay'],
    [
      'cost-per-lead',
      { ...known, average_job_value: '140', win_rate: '30' },
      'After all costs, this job leaves nothing to pay for leads',
    ],
    ['cost-per-lead', { ...known, win_rate: '0' }, 'No one books yet, so every lead loses money'],
    ['no-show', { ...known, missed_visits: '4' }, 'No-shows cost you $792.16 a month'],
    ['no-show', { ...known, missed_visits: '0' }, 'One no-show would cost you $198.04'],
    ['cost-of-hire', hire, 'A new hire needs 15.1 job hours a week to cover their cost'],
    [
      'cost-of-hire',
      { ...hire, hire_hours: '45', hour_income: '14.2' },
      'Even fully booked, a new hire costs more than they bring in',
    ],
    [
      'cash-13-weeks',
      { today: '2026-11-18', cash_today: '4800', rows: [] },
      'Add what comes in and your bills to see if your cash lasts',
    ],
    [
      'cash-13-weeks',
      { today: '2026-11-18', cash_today: '4800', rows: [weeklyJobs, rent] },
      'You should stay above $3,600',
    ],
    [
      'cash-13-weeks',
      { today: '2026-11-18', cash_today: '300', rows: [weeklyJobs, rent] },
      'You may run $900 short the week of November 30',
    ],
  ] as const)('%s: %#', (id, inputs, headline) => {
    expect(said(id, inputs).headline).toBe(headline);
  });

  test.each([
    [
      'price-rise',
      { ...known, new_price: '259' },
      'That’s 78 of 600 jobs a year. If everyone stays, you make $922.45 more a month.',
    ],
    [
      'discount',
      { ...known, price_change: '10' },
      'That’s 141 more jobs a year. They take 8.5 more hours a week. Below $113.82, you lose money on each job.',
    ],
    [
      'break-even',
      { ...known, jobs_per_week: '16' },
      'You need $8,200 a month. Each job adds $122.53 toward it. At your current sales, you’re short $31.33 a month.',
    ],
    [
      'cost-per-lead',
      { ...known, win_rate: '10', ad_budget: '600', ad_inquiries: '20' },
      'To cover overhead and your own pay as well, stay under $4.38. You’re paying $30 now. The ad loses $354.94 a month.',
    ],
    [
      'cost-of-hire',
      hire,
      'They cost $1,024.80 a week. With the work you turn away now, you’d have $1,151.20 a week left over.',
    ],
  ] as const)('%s: what belongs to it, %#', (id, inputs, lede) => {
    expect(said(id, inputs).lede).toBe(lede);
  });

  test.each(calculatorIds)(
    '%s names its required inputs and the benefit of each optional one',
    (id) => {
      const { title, question, required, conditional, optional, caveats } = calculators[id];
      const texts = [title, question, ...caveats, ...optional.map(({ adds }) => adds)];
      for (const text of texts) expect(text).not.toMatch(/[$€]|guarante|you will|benchmark/i);
      const allowed = new Set([...required, ...conditional]);
      for (const inputs of [
        {},
        known,
        { ...known, crew_paid: 'anyway', tax_mode: 'added' } as const,
      ]) {
        expect(calculators[id].needs(inputs).filter((one) => !allowed.has(one))).toEqual([]);
      }
      for (const one of inputsOf(calculators[id])) expect(inputLabel(one)).toMatch(/^[A-Z]/);
    },
  );

  test('a profit of 100 gets a question whether it is a mark-up', () => {
    const result = calculate(
      'job-quote',
      { ...known, hour_cost: '51.41', profit_target: '100' },
      'USD',
    );
    if (result.kind !== 'error') throw new Error('It was taken');
    expect(noteText(result.error, dollars)).toBe(
      '100% profit and 2.9% fees leave nothing to pay for the job. A 100% markup is a 50% margin. Is that what you meant?',
    );
  });
});

describe('missing numbers', () => {
  test('a derived number is asked for through its inputs', () => {
    expect(inputsToAsk('price-check', {}, 'USD')).toEqual([
      'average_job_value',
      'job_hours',
      'crew_hours',
      'overhead_month',
      'owner_pay',
      'job_hours_week',
      'working_weeks',
      'job_materials',
    ]);
    expect(inputsToAsk('price-check', { ...job, hour_cost: '51.41' }, 'USD')).toEqual([]);
    expect(inputsToAsk('price-check', known, 'USD')).toEqual([]);
    expect(inputsToAsk('cost-of-hire', { crew_hours: '40' }, 'USD')).toEqual([
      'wage_hour',
      'hire_hours',
      'payroll_extras',
      'average_job_value',
      'job_hours',
      'job_materials',
    ]);
  });

  test('the income of an hour keeps the notes about costs that are not included', () => {
    const { tax_mode, card_fee, ...plain } = known;
    const { derived, result } = calculateWithDerived(
      'cost-of-hire',
      { ...plain, hire_hours: '40' },
      'USD',
    );
    expect(derived).toEqual(['hour_income']);
    if (result.kind !== 'figures') throw new Error('There are no figures');
    expect(result.notes.map(({ id }) => id)).toEqual(['no_extra_costs', 'no_card_fee', 'no_tax']);
  });

  test('an hourly cost below one unit of money is not used', () => {
    const tiny = { ...cleaner, crew_hours: '0', overhead_month: '1', owner_pay: '1' };
    expect(calculateWithDerived('price-check', { ...job, ...tiny }, 'USD').result).toEqual({
      kind: 'missing',
      missing: ['hour_cost'],
    });
  });

  test('missing numbers are ordered by how many calculators they complete', () => {
    const missing = whatIsMissing(known, 'USD');
    const unlocked = Object.fromEntries(missing.map(({ id, unlocks }) => [id, unlocks]));
    expect(unlocked).toMatchObject({
      profit_target: ['job-quote'],
      new_price: ['price-rise', 'discount'],
      missed_visits: ['no-show'],
      hire_hours: ['cost-of-hire'],
      cash_today: ['cash-13-weeks'],
    });
    expect(missing[0]?.id).toBe('new_price');
  });

  test('invalid rows and days are reported', () => {
    const rows = [
      { label: 'Rent', way: 'out', amount: '-5', date: '2026-11-20', repeat: 'once' },
      { label: 'Rent', way: 'out', amount: '5', date: '2026-02-30', repeat: 'once' },
      { label: 'Rent', way: 'out', amount: '5.123', date: '2026-11-20', repeat: 'once' },
      { label: 'Rent', way: 'out', amount: '5', date: '2026-11-20', repeat: 'daily' as 'once' },
    ] as const;
    for (const row of rows) {
      const inputs: Inputs = { today: '2026-11-18', cash_today: '1', rows: [row] };
      expect(calculate('cash-13-weeks', inputs, 'USD')).toMatchObject({
        kind: 'error',
        ids: ['rows'],
      });
    }
    const odd: Inputs = { today: 'tomorrow', cash_today: '1', rows: [] };
    expect(calculate('cash-13-weeks', odd, 'USD')).toMatchObject({ ids: ['today'] });
  });
});

describe('adding up', () => {
  const added = (request: AddUp) => {
    const result = addUp(request, 'USD');
    if (result.kind === 'error') return result.error;
    return Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
  };

  test('a pasted list gives a total and each line’s share', () => {
    const lines = [
      { label: 'Phone', amount: '45.5', times: '2' },
      { label: 'Software', amount: '109' },
    ];
    expect(added({ unit: 'money', lines })).toEqual({
      total: '200',
      line_1: '91',
      line_2: '109',
      share_1: '45.5',
      share_2: '54.5',
    });
  });

  test('a cost per mile is a total divided', () => {
    const lines = [{ label: 'Fuel', amount: '640' }];
    const per = { label: 'mile', amount: '1900' };
    expect(added({ unit: 'money', lines, per })).toEqual({
      total: '640',
      line_1: '640',
      each: '0.34',
    });
  });

  test('saved minutes are counted, refunds are subtracted', () => {
    expect(
      added({ unit: 'count', lines: [{ label: 'Minutes', amount: '7.5', times: '40' }] }),
    ).toMatchObject({ total: '300' });
    const lines = [
      { label: 'Sold', amount: '100' },
      { label: 'Returned', amount: '-30' },
    ];
    expect(added({ unit: 'money', lines })).toEqual({ total: '70', line_1: '100', line_2: '-30' });
  });

  test('entries that cannot be added up are reported', () => {
    expect(added({ unit: 'money', lines: [] })).toBe('nothing_to_add');
    expect(added({ unit: 'money', lines: [{ label: 'x', amount: 'a lot' }] })).toBe('not_a_number');
    const one = { label: 'x', amount: '1' };
    expect(added({ unit: 'money', lines: Array.from({ length: 61 }, () => one) })).toBe(
      'too_many_lines',
    );
    expect(added({ unit: 'money', lines: [one], per: { label: 'mile', amount: '0.00' } })).toBe(
      'divided_by_zero',
    );
  });
});

describe('a crew that is paid anyway', () => {
  const job: Inputs = {
    average_job_value: '140',
    job_hours: '3',
    job_materials: '12',
    hour_cost: '51.41',
    crew_hour_cost: '25.17',
    crew_paid: 'anyway',
    tax_mode: 'none',
    card_fee: '0',
  };
  const figuresOf = (id: 'price-check' | 'discount', inputs: Inputs) => {
    const { result } = calculateWithDerived(id, inputs, 'USD');
    if (result.kind !== 'figures') throw new Error(`${id} has no figures`);
    return {
      ...finding(id, inputs, result, dollars),
      notes: result.notes.map((note) => noteText(note, dollars)),
      value: (figure: string) => result.figures.find((one) => one.id === figure)?.value,
    };
  };

  test('Job profit and Discount say both prices: what the job costs all in, and what one more job has to bring', () => {
    const check = figuresOf('price-check', job);
    const cut = figuresOf('discount', { ...job, new_price: '120' });
    expect(check.headline).toBe('You lose $26.23 on this job');
    expect(check.value('floor_price')).toBe('166.23');
    expect(cut.value('floor_price')).toBe(check.value('floor_price'));
    expect(check.notes.join(' ')).toContain('one extra job on an empty day still brings in $128');
    expect(check.notes.join(' ')).not.toContain('This job costs more than it brings in.');
    expect(cut.value('left_now')).toBe('128');
    expect(cut.notes.join(' ')).toContain('this job costs you $166.23');
    expect(cut.lede).toContain('Below $12, a job doesn’t even cover its materials and fees.');
    expect(cut.lede).not.toContain('you lose money');
  });

  test('a crew that is paid by the job keeps the words for a loss', () => {
    const cut = figuresOf('discount', { ...job, crew_paid: 'by_job', new_price: '120' });
    expect(cut.lede).toContain('you lose money on each job');
    expect(cut.notes.join(' ')).not.toContain('All in');
  });
});
