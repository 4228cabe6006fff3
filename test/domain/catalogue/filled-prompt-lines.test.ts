import { expect, test } from 'vitest';
import { kits } from '#shared/catalogue/kits-and-dangers-bundle.ts';
import { filledPromptLines } from '#shared/domain/catalogue/filled-prompt-lines.ts';
import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import { shippedStarterPrompts } from '#shared/starter-prompts/shipped.ts';
import { prompts } from '../../support/catalogue.ts';

const money = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const input = (id: string, label: string, more: Partial<PromptInput> = {}): PromptInput => ({
  id,
  label,
  type: 'text',
  required: false,
  ...more,
});
const form = [
  input('job', 'Which job?'),
  input('quote', 'Quote amount', { type: 'number', unit: 'money' }),
  input('tone', 'Tone', {
    type: 'select',
    options: [
      { value: 'warm_and_short', label: 'Warm and short' },
      { value: 'firm', label: 'Firm' },
    ],
  }),
  input('last_words', 'What did they say last?', { type: 'textarea' }),
];

test('a question keeps its question mark, a name gets a colon, an amount its currency, a choice its label', () => {
  const additionalInputs = { tone: 'warm_and_short', quote: '1850', job: 'Deep clean' };
  expect(filledPromptLines(form, { additionalInputs }, money)).toEqual([
    'Which job? Deep clean',
    'Quote amount: $1,850',
    'Tone: Warm and short',
  ]);
});

test('empty fields have no line, and constraints come last under the name of their field', () => {
  const filled = { additionalInputs: { job: ' ', quote: '' }, constraints: 'No discounts' };
  expect(filledPromptLines(form, filled, money)).toEqual(['Constraints: No discounts']);
});

test('no field of any prompt shows its id or the stored value of a choice', () => {
  const all = [
    ...prompts,
    ...shippedStarterPrompts(new Date()).map((prompt) => ({
      id: prompt.id,
      additionalInputs: prompt.additional_inputs,
    })),
    ...Object.values(kits).map(({ id, inputs }) => ({ id, additionalInputs: inputs })),
  ];
  expect(all.length).toBeGreaterThan(200);
  const wrong = all.flatMap(({ id, additionalInputs: definitions }) =>
    definitions.flatMap((definition) => {
      const chosen = definition.options?.[0];
      const additionalInputs = { [definition.id]: chosen?.value ?? '12' };
      const [line = ''] = filledPromptLines([definition], { additionalInputs }, money);
      const isInWords =
        line.startsWith(definition.label) &&
        line.endsWith(chosen?.label ?? '12') &&
        !/_/.test(line);
      return isInWords ? [] : [`${id}: ${line}`];
    }),
  );
  expect(wrong).toEqual([]);
});
