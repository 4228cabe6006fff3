import { expect, test } from 'vitest';
import { kits } from '#shared/catalogue/kits/index.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import { specificTradeNames } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import { composePrompt } from '#shared/domain/chat/prompt/compose-prompt.ts';
import { tradePromptsOf } from '#shared/starter-prompts/trade-prompts.ts';
import { prompts } from '../../support/catalogue.ts';

type Composable = {
  id: string;
  content: string;
  inputs: readonly PromptInput[];
  specificOutcome: string;
};
const composables: readonly Composable[] = [
  ...[
    ...prompts,
    ...helperIds.flatMap((helper) =>
      specificTradeNames.flatMap((trade) => tradePromptsOf(helper, trade)),
    ),
  ].map((prompt) => ({
    id: prompt.id,
    content: prompt.content,
    inputs: prompt.additionalInputs,
    specificOutcome: prompt.defaultSpecificOutcome,
  })),
  ...Object.values(kits).map((kit) => ({
    id: kit.id,
    content: kit.content,
    inputs: kit.inputs,
    specificOutcome: kit.defaultSpecificOutcome,
  })),
];

/** Composes a prompt for a business, with a value in every input. */
const compose = (
  { content, inputs, specificOutcome }: Composable,
  business: { type: string; country: string; currency: string },
  fill: (input: PromptInput) => string,
) =>
  composePrompt({
    content,
    definitions: inputs,
    business: { name: 'Seven Oaks', ...business },
    inputs: Object.fromEntries(inputs.map((input) => [input.id, fill(input)])),
    specificOutcome,
  });

const usa = { type: 'Plumber', country: 'US', currency: 'USD' };

test('every long value of every prompt is in a data block, once', () => {
  const longIn = ({ inputs }: Composable) => inputs.filter(({ type }) => type === 'textarea');
  let values = 0;
  for (const prompt of composables) {
    const text = compose(prompt, usa, ({ id, options }) => options?.[0]?.value ?? `pasted ${id}!`);
    for (const { id } of longIn(prompt)) {
      if (!prompt.content.includes(`{${id}}`)) continue;
      values += 1;
      const outside = text.replaceAll(/<([a-z]+_text)>(?:(?!<)[\s\S])*<\/\1>/g, '');
      expect(text, prompt.id).toContain(`pasted ${id}!`);
      expect(outside, prompt.id).not.toContain(`pasted ${id}!`);
    }
    expect(text, prompt.id).not.toMatch(/_text><[a-z]+_text>/);
  }
  expect(values).toBeGreaterThan(100);
});

test.each([
  { country: 'US', currency: 'USD', sign: '$' },
  { country: 'GB', currency: 'GBP', sign: '£' },
  { country: 'DE', currency: 'EUR', sign: '€' },
  { country: 'IN', currency: 'INR', sign: '₹' },
])(
  '$country: every prompt of every trade writes amounts in its currency only',
  ({ sign, ...place }) => {
    for (const type of tradeNames)
      for (const prompt of composables) {
        const text = compose(prompt, { ...place, type }, ({ type: kind, options }) =>
          kind === 'number' ? '1234.5' : (options?.[0]?.value ?? 'words'),
        );
        const other = new RegExp(
          `(?![${sign}])\\p{Sc}|\\b(USD|EUR|GBP|INR|dollars?|euros?|rupees?)\\b`,
          'iu',
        );
        expect(other.exec(text)?.[0] ?? '', `${prompt.id}, ${type}`).toBe('');
        const money = prompt.inputs.some(
          ({ unit, id }) => unit === 'money' && prompt.content.includes(`{${id}}`),
        );
        if (money) expect(text, `${prompt.id}, ${type}`).toContain(sign);
      }
  },
);
