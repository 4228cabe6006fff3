import { describe, expect, test } from 'vitest';
import { trades } from '#shared/catalogue/trades.ts';
import {
  numberExample,
  resolveExample,
} from '#shared/domain/catalogue/examples-by-trade-and-country.ts';
import { prefill } from '#shared/domain/catalogue/prefill-and-validate-inputs.ts';
import { dialogFields, shownFieldLimit } from '#shared/domain/catalogue/prompt-dialog-fields.ts';
import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import { specificTradeNames } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import type { PartialBusiness } from '#shared/domain/chat/prompt/placeholder-values.ts';
import { choiceIds } from '#shared/domain/numbers/number-choices.ts';
import { prompts } from '../../support/catalogue.ts';
import { tradePrompts } from '../../support/trade-prompts.ts';

/** The prompts that an owner of this trade can open. */
const promptsFor = (trade: string) => [
  ...prompts,
  ...tradePrompts.filter(({ id }) => tradeOfPrompt.get(id) === trade),
];
const tradeOfPrompt = new Map(
  tradePrompts.map(({ id }) => [
    id,
    specificTradeNames.find((name) => id.split('.')[1] === trades[name].slug) ?? '',
  ]),
);

type Known = { business: PartialBusiness; memory: { key: string; text: string }[] };
const nothingKnown: Known = { business: {}, memory: [] };
const wellKnown: Known = {
  business: {
    location: 'Austin, TX',
    company_size: '2-10',
    typical_customer_type: 'residential',
    main_challenge: 'Increasing sales',
    primary_service_channels: ['Phone'],
    tools_software_in_use: ['Facebook Business'],
  },
  memory: [
    { key: 'main service', text: 'Deep clean' },
    { key: 'open role', text: 'Helper' },
  ],
};
const keptNumbers = { average_job_value: '165', hour_cost: '41', owner_pay: '4000' };

const examples = (input: PromptInput, trade: string) =>
  input.options
    ? input.options.map(({ label }) => label)
    : [resolveExample(input.placeholder ?? '', trade)];

describe.each(tradeNames)('the dialogs that an owner of this trade opens: %s', (trade) => {
  const dialogs = promptsFor(trade).flatMap((prompt) =>
    [
      { known: nothingKnown, numbers: {} },
      { known: wellKnown, numbers: keptNumbers },
    ].map(({ known, numbers }) => {
      const first = (input: PromptInput) => prefill(input, known);
      return { prompt, first, ...dialogFields(prompt, first, numbers) };
    }),
  );

  test('are those of all trades and three of each helper for the trade', () => {
    expect(promptsFor(trade)).toHaveLength(prompts.length + (trade === 'Other' ? 0 : 21));
  });

  test('show at most three fields, and every other field in the fold', () => {
    for (const { prompt, shown, folded } of dialogs) {
      expect(shown.inputs.length + shown.numbers.length, prompt.id).toBeLessThanOrEqual(
        shownFieldLimit,
      );
      const ids = [...shown.inputs, ...folded.inputs].map(({ id }) => id);
      expect(new Set(ids).size, prompt.id).toBe(ids.length);
    }
  });

  test('require nothing that is folded away', () => {
    const required = dialogs.flatMap(({ prompt, first, folded }) =>
      folded.inputs
        .filter((input) => input.required && !first(input))
        .map(({ id }) => `${prompt.id} ${id}`),
    );
    expect(required).toEqual([]);
  });

  test('show an example in each field, and none of another trade', () => {
    const foreign = specificTradeNames
      .filter((other) => other !== trade)
      .flatMap((other) => trades[other].signature);
    const wrong = dialogs.flatMap(({ prompt, shown }) => [
      ...shown.inputs.flatMap((input) =>
        examples(input, trade).flatMap((example) => {
          if (!example) return [`${prompt.id} ${input.id}: no example`];
          const word = foreign.find((one) => new RegExp(`\\b${one}s?\\b`, 'i').test(example));
          return trade !== 'Other' && word ? [`${prompt.id} ${input.id}: ${example}`] : [];
        }),
      ),
      ...shown.numbers
        .filter(({ id }) => !choiceIds.some((choice) => choice === id) && !numberExample(id, trade))
        .map(({ id }) => `${prompt.id} ${id}: no example`),
    ]);
    expect([...new Set(wrong)]).toEqual([]);
  });
});

test('what the message cannot do without comes before what makes it better', () => {
  const quiet = prompts.find(({ id }) => id === 'sales.follow-up.quote-gone-quiet');
  if (!quiet) throw new Error('the prompt is gone');
  const { shown, folded } = dialogFields(quiet, (input) => prefill(input, wellKnown), keptNumbers);
  expect(shown.inputs.map(({ id }) => id)).toEqual([
    'quote_value',
    'days_since_quote',
    'quoted_job',
  ]);
  expect(shown.numbers).toEqual([]);
  expect(folded.inputs.map(({ id }) => id)).toEqual(['last_contact', 'brand_voice']);
});
