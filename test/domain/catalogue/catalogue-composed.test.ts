import { describe, expect, test } from 'vitest';
import {
  prefillAll,
  validateFilled,
} from '#shared/domain/catalogue/prefill-and-validate-inputs.ts';
import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import { tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import { composePrompt } from '#shared/domain/chat/prompt/compose-prompt.ts';
import { countWords, wrong } from '../../support/catalogue.ts';

const places = [
  { country: 'US', currency: 'USD', sign: '$' },
  { country: 'GB', currency: 'GBP', sign: '£' },
  { country: 'DE', currency: 'EUR', sign: '€' },
  { country: 'IN', currency: 'INR', sign: '₹' },
];

test('no catalogue text contains a currency', () => {
  const written = /\p{Sc}|\b(USD|EUR|GBP|INR|dollars?|euros?|pounds sterling|rupees?)\b/iu;
  expect(
    wrong(({ content, defaultSpecificOutcome, additionalInputs, title, description }) => {
      const texts = [content, defaultSpecificOutcome, title, description];
      const { icon: _, ...inputs } = { icon: '', additionalInputs };
      return written.exec([...texts, JSON.stringify(inputs)].join('\n'))?.[0] ?? '';
    }),
  ).toEqual([]);
});

test.each(places)('$country: amounts are in the currency of the place', ({ sign, ...place }) => {
  let amounts = 0;
  for (const type of tradeNames)
    expect(
      wrong((prompt) => {
        const money = prompt.additionalInputs.filter(({ unit }) => unit === 'money');
        const inputs = Object.fromEntries(money.map(({ id }) => [id, '1234.5']));
        const text = composePrompt({
          content: prompt.content,
          definitions: prompt.additionalInputs,
          business: { name: 'Seven Oaks', type, ...place },
          inputs,
          specificOutcome: prompt.defaultSpecificOutcome,
        });
        amounts += money.length;
        const signs = new Set(text.match(/\p{Sc}/gu));
        signs.delete(sign);
        if (signs.size) return `writes ${[...signs].join(' ')}`;
        return text.includes('1234.5') ? 'an amount that is not formatted' : '';
      }),
    ).toEqual([]);
  expect(amounts).toBeGreaterThan(300);
});

describe('every prompt for every trade', () => {
  const business = (type: string) => ({
    name: 'Seven Oaks',
    type,
    location: 'Denver, CO',
    typical_customer_type: 'both' as const,
    company_size: '2-10' as const,
    main_challenge: 'Finding new customers',
    phase_tag: 'Growing',
    selected_goals: ['Get more customers'],
    tools_software_in_use: ['QuickBooks'],
    primary_service_channels: ['Phone', 'Text/SMS'],
  });
  /** Returns the value an owner types into an input without a prefill: a few words, or a number in range. */
  const typed = (input: PromptInput) =>
    input.options?.[0]?.value ??
    (input.type === 'number' ? String(input.validation?.min || 5) : 'a short answer');

  test.each(tradeNames)('%s: is complete with all inputs filled', (type) => {
    expect(
      wrong((prompt) => {
        const known = { business: business(type) };
        const first = prefillAll(prompt.additionalInputs, known);
        const inputs = Object.fromEntries(
          prompt.additionalInputs.map((input) => [input.id, first[input.id] || typed(input)]),
        );
        const specificOutcome = prompt.defaultSpecificOutcome;
        const refused = validateFilled(prompt.additionalInputs, {
          specificOutcome,
          additionalInputs: inputs,
        });
        const text = composePrompt({
          content: prompt.content,
          definitions: prompt.additionalInputs,
          ...known,
          inputs,
          specificOutcome,
          constraints: 'No weekends',
        });
        const rows = prompt.content.split('\n').length;
        return [
          ...Object.values(refused),
          ...(/[{}]|undefined|null|NaN/.exec(text) ?? []),
          text.split('\n').length < rows ? `lost a row: ${text}` : '',
          countWords(text) < 80 || countWords(text) > 180 ? `${countWords(text)} words` : '',
          text.includes('Seven Oaks') ? '' : 'no business name',
          text.includes(type === 'Other' ? 'service business' : type) ? '' : 'no trade',
        ]
          .filter(Boolean)
          .join('; ');
      }),
    ).toEqual([]);
  });

  test.each(tradeNames)('%s: is correct with only the required inputs', (type) => {
    expect(
      wrong((prompt) => {
        const inputs = Object.fromEntries(
          prompt.additionalInputs
            .filter((input) => input.required)
            .map((input) => [input.id, typed(input)]),
        );
        const filled = { specificOutcome: 'One job by Friday', additionalInputs: inputs };
        const text = composePrompt({
          content: prompt.content,
          definitions: prompt.additionalInputs,
          business: { name: 'Seven Oaks', type },
          inputs,
          specificOutcome: filled.specificOutcome,
        });
        return [
          ...Object.values(validateFilled(prompt.additionalInputs, filled)),
          ...(/[{}]|undefined|null|NaN|Limits:/.exec(text) ?? []),
          countWords(text) < 70 ? `${countWords(text)} words left` : '',
        ]
          .filter(Boolean)
          .join('; ');
      }),
    ).toEqual([]);
  });

  test('an empty required input is refused with its label', () => {
    const empty = { specificOutcome: '', additionalInputs: {} };
    expect(
      wrong((prompt) => {
        const messages = validateFilled(prompt.additionalInputs, empty);
        const required = prompt.additionalInputs.filter((input) => input.required);
        return (
          messages.specificOutcome !== 'Specific outcome is required' ||
          required.some((input) => messages[input.id] !== `${input.label} is required`)
        );
      }),
    ).toEqual([]);
  });
});
