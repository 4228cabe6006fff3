import { expect, test } from 'vitest';
import { catalogue } from '#shared/catalogue/index.ts';
import type { Prompt } from '#shared/catalogue/schema.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { specificTradeNames } from '#shared/domain/catalogue/trade-of-business-type.ts';
import {
  askedNumbers,
  calculatorsOf,
  getNumberInputs,
  isForWords,
} from '#shared/domain/numbers/starter-prompt-numbers.ts';
import { tradePromptsOf } from '#shared/starter-prompts/trade-prompts.ts';

const prompts: readonly Prompt[] = helperIds.flatMap((helper) => [
  ...catalogue[helper].quickStarts,
  ...catalogue[helper].subcategories.flatMap(({ prompts: some }) => some),
  ...specificTradeNames.flatMap((trade) => tradePromptsOf(helper, trade)),
]);
const promptOf = (id: string) => prompts.find((prompt) => prompt.id === id) as Prompt;

/**
 * Phrases by which a prompt asks for a calculation, a margin, a cash table or a price to work out, or relies on
 * figures.
 */
const asksForSum =
  /\b(?:work out|total the|sum at the end|do the sum|show the sum|as a sum|short sum|break.?even|margin|mark-?up|profit|cash table|in, out, left|worse off|what (?:one|an hour|each one|a month of them) costs?|pays? for itself|cost per|how many (?:extra|more) jobs|jobs to cover|price I need|lose money|my figures|the figures|comes? worked out|by calculate|in add_up|add(?:ed)?(?: it| them| that| all of it)? up)\b/i;

test('every prompt with such a phrase names its calculator', () => {
  const naming = prompts.filter(({ content }) => asksForSum.test(content));
  expect(naming.length).toBeGreaterThan(40);
  const without = naming.filter(({ calculators }) => !calculators?.length);
  expect(without.map(({ id, content }) => `${id}: ${asksForSum.exec(content)?.[0]}`)).toEqual([]);
});

test('a price check asks for its four numbers and at most three more', () => {
  const asked = askedNumbers(promptOf('finance.plumber.price-check'), {});
  expect(asked.filter(({ isNeeded }) => isNeeded).map(({ id }) => id)).toEqual([
    'average_job_value',
    'job_hours',
    'hour_cost',
    'job_materials',
  ]);
  const optional = asked.filter(({ isNeeded }) => !isNeeded);
  expect(optional).toHaveLength(3);
  for (const { adds } of optional) expect(adds).toMatch(/^[A-Z].*\.$/);
});

test('the price of a purchase and what it adds per month are numbers of its figures', () => {
  const asked = askedNumbers(promptOf('finance.quick.can-i-afford-it'), {});
  expect(asked.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['one_off_cost', 'extra_cost_month', 'average_job_value']),
  );
});

test('no dialog asks for a number twice, or for one that no calculator uses', () => {
  for (const prompt of prompts) {
    const asked = askedNumbers(prompt, {}).map(({ id }) => id);
    expect(new Set(asked).size, prompt.id).toBe(asked.length);
    const byBlanks = [...getNumberInputs(prompt).values()];
    const hasNone = isForWords(prompt) ? !byBlanks.length : !calculatorsOf(prompt).length;
    expect(asked.length === 0, prompt.id).toBe(hasNone);
    expect(new Set(byBlanks).size, prompt.id).toBe(byBlanks.length);
    expect(
      byBlanks.filter((id) => !asked.includes(id)),
      prompt.id,
    ).toEqual([]);
  }
});

test('for a crew that is paid by the job the hourly crew cost is required', () => {
  const pay = promptOf('finance.quick.pay-myself');
  const ids = (inputs: Parameters<typeof askedNumbers>[1]) =>
    askedNumbers(pay, inputs).flatMap(({ id, isNeeded }) => (isNeeded ? [id] : []));
  expect(ids({})).toContain('crew_paid');
  expect(ids({})).not.toContain('crew_hour_cost');
  expect(ids({ crew_paid: 'by_job' })).toContain('crew_hour_cost');
});

test('a prompt for words asks for no amount that its own text does not say', () => {
  const forWords = prompts.filter(isForWords);
  expect(forWords.length).toBeGreaterThan(250);
  const wrong = forWords.flatMap((prompt) => {
    const asked = askedNumbers(prompt, {});
    const said = [...getNumberInputs(prompt)].filter(([blank]) =>
      prompt.content.includes(`{${blank}}`),
    );
    return asked
      .filter(({ id, isNeeded }) => isNeeded || !said.some(([, number]) => number === id))
      .map(({ id }) => `${prompt.id} ${id}`);
  });
  expect(wrong).toEqual([]);
  expect(askedNumbers(promptOf('sales.follow-up.quote-gone-quiet'), {})).toEqual([]);
});
