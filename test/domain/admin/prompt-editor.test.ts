import { describe, expect, test } from 'vitest';
import { promptProblems } from '#shared/domain/admin/prompt-edit-rules.ts';
import { reorderPrompts } from '#shared/domain/admin/reorder-prompts.ts';
import { promptBounds } from '#shared/domain/catalogue/prompt-bounds.ts';
import { PromptInput, StarterPrompt } from '#shared/domain/catalogue/starter-prompt.ts';

const now = new Date('2026-11-20T10:00:00.000Z');

const action = (change: Partial<StarterPrompt> = {}): StarterPrompt => ({
  id: 'sales.quote',
  helper_id: 'sales',
  business_type: 'Plumber',
  action_type: 'quick_start_prompt',
  title: 'Win the quote back',
  description: 'A message that gets an answer',
  icon: 'send',
  prompt_content: 'Write to {customer_name} of {business_name}.',
  additional_inputs: [{ id: 'customer_name', label: 'Customer', type: 'text', required: true }],
  order_index: 0,
  defaultSpecificOutcome: 'Two quotes won back',
  version: 1,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
  ...change,
});
const flawsOf = (change: Partial<StarterPrompt>) =>
  promptProblems(action(change)).map(({ field }) => field);

describe('a starter prompt in the editor', () => {
  test('has no error as shipped', () => {
    expect(promptProblems(action())).toEqual([]);
  });

  test('has the same length limits as the schema', () => {
    for (const field of [
      'title',
      'description',
      'prompt_content',
      'defaultSpecificOutcome',
    ] as const) {
      const [min, max] = promptBounds[field];
      for (const length of [min - 1, min, max, max + 1].filter((one) => one >= 0)) {
        const change = { [field]: 'x'.repeat(length) };
        const taken = StarterPrompt.safeParse(action(change)).success;
        expect(flawsOf(change).length === 0, `${field} of ${length}`).toBe(taken);
      }
    }
    const blanks = (count: number) => ({
      additional_inputs: Array.from({ length: count }, (_, nth) => ({
        id: `blank_${nth}`,
        label: 'A blank',
        type: 'text' as const,
        required: false,
      })),
      prompt_content: 'x',
    });
    expect(StarterPrompt.safeParse(action(blanks(promptBounds.inputs))).success).toBe(true);
    expect(StarterPrompt.safeParse(action(blanks(promptBounds.inputs + 1))).success).toBe(false);
    expect(flawsOf(blanks(promptBounds.inputs + 1))).toEqual(['blanks']);
  });

  test('refuses a fourth required blank that nothing fills in, as the schema does', () => {
    const required = (count: number, more: Partial<PromptInput> = {}) => ({
      prompt_content: `Write {${Array.from({ length: count }, (_, at) => `blank_${at}`).join('} {')}}.`,
      additional_inputs: Array.from(
        { length: count },
        (_, at): PromptInput => ({
          id: `blank_${at}`,
          label: 'Blank',
          type: 'text',
          required: true,
          ...more,
        }),
      ),
    });
    expect(flawsOf(required(3))).toEqual([]);
    expect(flawsOf(required(4))).toEqual(['blanks']);
    expect(StarterPrompt.safeParse(action(required(4))).success).toBe(false);
    expect(StarterPrompt.safeParse(action(required(4, { defaultValue: 'x' }))).success).toBe(true);
  });

  test('asks for blanks that the schema accepts', () => {
    const blank = { id: 'price', label: 'Price', type: 'text' as const, required: true };
    const odd: PromptInput[] = [
      { ...blank, id: 'Price' },
      { ...blank, id: '' },
      { ...blank, label: 'x' },
      { ...blank, label: 'x'.repeat(61) },
      { ...blank, placeholder: 'x'.repeat(121) },
      { ...blank, hint: 'x'.repeat(161) },
      { ...blank, type: 'select', options: [{ value: 'a', label: 'A' }] },
      {
        ...blank,
        type: 'select',
        options: [
          { value: 'a', label: '' },
          { value: 'b', label: 'B' },
        ],
      },
    ];
    for (const input of odd) {
      expect(PromptInput.safeParse(input).success, JSON.stringify(input)).toBe(false);
      const flaws = flawsOf({ additional_inputs: [input], prompt_content: 'x' });
      expect(flaws, JSON.stringify(input)).toHaveLength(1);
      expect(flaws[0]).toMatch(/^blank\.0\./);
    }
  });

  test.each([
    ['an unknown placeholder', { prompt_content: '{customer_nmae}' }, ['prompt_content']],
    ['a data block left open', { prompt_content: '<quote_text> hello' }, ['prompt_content']],
    [
      'overlapping data blocks',
      { prompt_content: '<a_text><b_notes></a_text></b_notes>' },
      ['prompt_content'],
    ],
    [
      'a list without choices',
      {
        prompt_content: 'x',
        additional_inputs: [{ id: 'a', label: 'Aa', type: 'select', required: true }],
      },
      ['blank.0.options'],
    ],
    [
      'bounds in the wrong order',
      {
        prompt_content: 'x',
        additional_inputs: [
          {
            id: 'a',
            label: 'Aa',
            type: 'number',
            required: true,
            validation: { min: 5, max: 1 },
          },
        ],
      },
      ['blank.0.validation'],
    ],
  ] as [string, Partial<StarterPrompt>, string[]][])('is refused for %s', (_, change, fields) => {
    expect(flawsOf(change)).toEqual(fields);
  });

  test('closes its data blocks in order', () => {
    expect(
      flawsOf({ prompt_content: '<a_text>{customer_name}</a_text> <b_notes>x</b_notes>' }),
    ).toEqual([]);
  });
});

describe('the order of prompts', () => {
  const at = (id: string, order_index: number) => ({ id, order_index });
  const all = [at('a', 0), at('b', 1), at('card', 20)];

  test('reuses the existing positions, so that cards stay behind the quick starts', () => {
    expect(reorderPrompts(all, ['b', 'a', 'card'])?.map((one) => one.order_index)).toEqual([
      0, 1, 20,
    ]);
    expect(reorderPrompts(all, ['card', 'a', 'b'])?.map(({ action: { id } }) => id)).toEqual([
      'card',
      'a',
      'b',
    ]);
  });

  test('separates two prompts with the same position', () => {
    expect(
      reorderPrompts([at('a', 3), at('b', 3)], ['b', 'a'])?.map((one) => one.order_index),
    ).toEqual([3, 4]);
  });

  test.each([[[]], [['a', 'b']], [['a', 'b', 'x']], [['a', 'a', 'b', 'card']]])(
    '%j is not a complete order of the prompts',
    (ids) => {
      expect(reorderPrompts(all, ids)).toBeUndefined();
    },
  );
});
