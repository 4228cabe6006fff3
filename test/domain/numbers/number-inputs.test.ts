import { expect, test } from 'vitest';
import { catalogue } from '#shared/catalogue/index.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import { keptNumberOf, prefillFromNumbers } from '#shared/domain/numbers/numbers-of-blanks.ts';
import type { SavedNumber } from '#shared/domain/numbers/saved-number-schemas.ts';
import { tradePromptsOf } from '#shared/starter-prompts/trade-prompts.ts';

const trades = tradeNames.filter((trade) => trade !== 'Other');
const prompts = helperIds.flatMap((helper) => [
  ...catalogue[helper].quickStarts,
  ...catalogue[helper].subcategories.flatMap(({ prompts: some }) => some),
  ...trades.flatMap((trade) => tradePromptsOf(helper, trade)),
]);
const price: SavedNumber = {
  id: 'average_job_value',
  value: '165',
  unit: 'money',
  date: '2026-11-03',
  source: 'owner',
};

test('every blank filled from a stored number has the type number', () => {
  const mapped = prompts.flatMap(({ id, additionalInputs }) =>
    additionalInputs.flatMap((input) => (keptNumberOf(id, input.id) ? [{ id, input }] : [])),
  );
  expect(mapped.length).toBeGreaterThan(20);
  expect(mapped.filter(({ input }) => input.type !== 'number')).toEqual([]);
});

test('a stored price fills every prompt that asks for it, with its source', () => {
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

test('additional jobs are not current jobs, and an hourly wage is not the full hourly cost', () => {
  expect(keptNumberOf('finance.pricing.charging-enough', 'jobs_per_week')).toBe('jobs_per_week');
  expect(keptNumberOf('marketing.local.agents-and-managers', 'jobs_per_week')).toBeUndefined();
  expect(keptNumberOf('sales.leads.commercial-list', 'jobs_per_week')).toBeUndefined();
  expect(keptNumberOf('finance.pricing.charging-enough', 'hourly_cost')).toBe('hour_cost');
  expect(keptNumberOf('operations.processes.cut-call-backs', 'hourly_cost')).toBe('crew_hour_cost');
  expect(keptNumberOf('sales.closing.price-objection', 'quote_value')).toBeUndefined();
});

test('blanks about a single case stay empty', () => {
  const blanks = [{ id: 'quote_value', type: 'number' }];
  expect(prefillFromNumbers('sales.follow-up.quote-gone-quiet', blanks, [price])).toEqual({});
});
