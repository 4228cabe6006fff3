import { describe, expect, test } from 'vitest';
import { calculateWithDerived } from '#shared/domain/numbers/calculators/derived-numbers.ts';
import { calculators } from '#shared/domain/numbers/calculators/index.ts';
import { finding } from '#shared/domain/numbers/calculators/run-calculator.ts';
import { freeToolIds } from '#shared/domain/numbers/free-tool-ids.ts';
import { freeTools, shownInputs } from '#shared/domain/numbers/free-tools.ts';
import { createFormat } from '#shared/domain/numbers/number-format-and-local-words.ts';

const format = createFormat({ locale: 'en-US', currency: 'USD' });

const headlines = {
  'hour-cost': 'An hour costs you $51.41, including your own pay',
  'job-price': 'Charge $236.87 for this job',
  'price-rise': 'At $178, you can lose 7.8% of your jobs and make the same',
};

describe.for(freeToolIds)('the free calculator %s', (id) => {
  const { calculator, asks, more, example } = freeTools[id];

  test('asks for all inputs its calculation may need', () => {
    const { required, conditional } = calculators[calculator];
    // A new price is asked for as an amount and never as a percentage.
    const needed = [...required, ...conditional].filter((one) => one !== 'price_change');
    expect([...asks, ...more]).toEqual(expect.arrayContaining(needed));
    expect(new Set([...asks, ...more]).size).toBe(asks.length + more.length);
  });

  test('has an example that gives a result without open questions', () => {
    const { result, inputs } = calculateWithDerived(calculator, example, 'USD');
    expect(result).toMatchObject({ kind: 'figures', notes: [] });
    const said = result.kind === 'figures' ? finding(calculator, inputs, result, format) : null;
    expect(said?.headline).toBe(headlines[id]);
    expect(shownInputs(id, example)).toEqual(expect.arrayContaining(Object.keys(example)));
  });
});

test('inputs that depend on a crew, the day’s pay or a tax are asked for with them', () => {
  expect(shownInputs('hour-cost', {})).not.toContain('wage_hour');
  expect(shownInputs('hour-cost', { crew_hours: '0' })).not.toContain('wage_hour');
  expect(shownInputs('hour-cost', { crew_hours: '40' })).toContain('wage_hour');
  expect(shownInputs('price-rise', { crew_paid: 'anyway' })).not.toContain('crew_hour_cost');
  expect(shownInputs('price-rise', { crew_paid: 'by_job' })).toContain('crew_hour_cost');
  expect(shownInputs('job-price', { tax_mode: 'none' })).not.toContain('sales_tax');
  expect(shownInputs('job-price', { tax_mode: 'included' })).toContain('sales_tax');
});
