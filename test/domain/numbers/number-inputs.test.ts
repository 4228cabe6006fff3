import { expect, test } from 'vitest';
import { catalogue } from '#shared/catalogue/index.ts';
import { tradeNames } from '#shared/domain/choices.ts';
import { helperIds } from '#shared/domain/helper-ids.ts';
import { keptNumberOf, prefillFromNumbers } from '#shared/domain/number-inputs.ts';
import type { KeptNumber } from '#shared/domain/numbers/kept.ts';
import { tradePromptsOf } from '#shared/starter-prompts/trade-prompts.ts';

const trades = tradeNames.filter((trade) => trade !== 'Other');
const prompts = helperIds.flatMap((helper) => [
  ...catalogue[helper].quickStarts,
  ...catalogue[helper].subcategories.flatMap(({ prompts: some }) => some),
  ...trades.flatMap((trade) => tradePromptsOf(helper, trade)),
]);
const price: KeptNumber = {
  id: 'average_job_value',
  value: '165',
  unit: 'money',
  date: '2026-11-03',
  source: 'owner',
};

test('every blank that is filled in from a kept number asks for a number', () => {
  const mapped = prompts.flatMap(({ id, additionalInputs }) =>
    additionalInputs.flatMap((input) => (keptNumberOf(id, input.id) ? [{ id, input }] : [])),
  );
  expect(mapped.length).toBeGreaterThan(20);
  expect(mapped.filter(({ input }) => input.type !== 'number')).toEqual([]);
});

test('a price that was kept is filled in wherever a prompt asks for it, with where it comes from', () => {
  const asking = prompts.filter(({ additionalInputs }) =>
    additionalInputs.some(({ id }) => id === 'average_job_value'),
  );
  expect(asking.length).toBeGreaterThan(3);
  for (const { id, additionalInputs } of asking) {
    expect(prefillFromNumbers(id, additionalInputs, [price])).toMatchObject({
      average_job_value: price,
    });
    expect(prefillFromNumbers(id, additionalInputs, [])).toEqual({});
  }
});

test('jobs to add are not the jobs of now, and wages of an hour not its whole cost', () => {
  expect(keptNumberOf('finance.pricing.charging-enough', 'jobs_per_week')).toBe('jobs_per_week');
  expect(keptNumberOf('marketing.local.agents-and-managers', 'jobs_per_week')).toBeUndefined();
  expect(keptNumberOf('sales.leads.commercial-list', 'jobs_per_week')).toBeUndefined();
  expect(keptNumberOf('finance.pricing.charging-enough', 'hourly_cost')).toBe('hour_cost');
  expect(keptNumberOf('operations.processes.cut-call-backs', 'hourly_cost')).toBe('crew_hour_cost');
  expect(keptNumberOf('sales.closing.price-objection', 'quote_value')).toBeUndefined();
});

test('blanks of one case stay empty', () => {
  const blanks = [{ id: 'quote_value', type: 'number' }];
  expect(prefillFromNumbers('sales.follow-up.quote-gone-quiet', blanks, [price])).toEqual({});
});
