import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { KnownNumbers } from '#shared/domain/numbers/known-numbers-schemas.ts';
import type { FillablePrompt } from '#web/features/catalogue/fillable-prompt.ts';
import { PromptFormDialog } from '#web/features/catalogue/prompt-form-dialog.tsx';

const starter: FillablePrompt = {
  id: 'finance.pricing.charging-enough',
  title: 'Am I charging enough?',
  description: 'Worked out for one usual job.',
  defaultSpecificOutcome: 'A price floor within 60 days',
  calculators: ['price-check'],
  additionalInputs: [
    { id: 'average_job_value', label: 'What you charge', type: 'number', required: true },
    { id: 'customer_words', label: 'What they say', type: 'text', required: false },
  ],
  subcategory: null,
};
const known: KnownNumbers = {
  numbers: [
    { id: 'job_hours', value: '3', unit: 'hours', date: '2026-11-03', source: 'owner' },
    { id: 'job_materials', value: '0', unit: 'money', date: '2026-11-03', source: 'owner' },
  ],
  choices: [],
  cash_rows: [],
  imports: [],
  unknown: [],
  left_out: [],
};

const textMessage = { kind: 'draft', channel: 'text-message', count: 1 } as const;

const open = (prompt = starter, memory: { key: string; text: string }[] = []) => {
  const onSubmit = vi.fn();
  const context = { business: { id: 'b', country: 'US', currency: 'USD' }, memory, known };
  render(
    <PromptFormDialog
      starter={prompt}
      helperId="finance"
      context={context}
      onSubmit={onSubmit}
      onClose={() => {}}
    />,
  );
  return { onSubmit, user: userEvent.setup() };
};
const number = (name: string | RegExp) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send to Finance' });
const sent = (onSubmit: ReturnType<typeof vi.fn>) => onSubmit.mock.calls[0]?.[0];

test('a blank that matches a number of the calculation is asked for once, as that number, and sent as a decimal', async () => {
  const { onSubmit, user } = open();
  expect(screen.queryByLabelText('What you charge')).toBeNull();
  await user.type(number('Typical job price'), '$1,240.50');
  await user.type(number('Hourly cost, all in'), '51.41');
  await user.click(send());
  expect(sent(onSubmit)).toMatchObject({
    additionalInputs: {},
    numbers: {
      average_job_value: '1240.5',
      hour_cost: '51.41',
      job_hours: '3',
      job_materials: '0',
    },
  });
});

test('empty numbers are sent as empty, including a saved number that was removed', async () => {
  const { onSubmit, user } = open();
  await user.clear(screen.getByLabelText('Hours on the job'));
  await user.click(send());
  expect(sent(onSubmit)?.numbers).toEqual({
    average_job_value: '',
    job_hours: '',
    hour_cost: '',
    job_materials: '0',
  });
});

test('an invalid number blocks the prompt and shows what to type', async () => {
  const { onSubmit, user } = open();
  await user.type(number('Typical job price'), 'a lot');
  await user.click(send());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(number('Typical job price'));
  expect(screen.getByText(/^Enter an amount/)).toBeTruthy();
});

test('a remembered fact fills in an amount that is not kept', async () => {
  const source = { type: 'helperMemory', path: 'average job value' } as const;
  const [price, ...others] = starter.additionalInputs;
  if (!price) throw new Error('no price');
  const { onSubmit, user } = open(
    { ...starter, additionalInputs: [{ ...price, source }, ...others] },
    [{ key: 'average job value', text: 'about $1,850' }],
  );
  expect(number('Typical job price')).toHaveProperty('value', '1,850');
  await user.click(send());
  expect(sent(onSubmit)?.numbers).toMatchObject({ average_job_value: '1850' });
});

test('missing numbers are in sight with an example, and kept and optional ones are in the fold', () => {
  open();
  const fold = document.querySelector('details');
  const inSight = [...document.querySelectorAll<HTMLInputElement>('input')].filter(
    (one) => !fold?.contains(one),
  );
  expect(inSight.map(({ name, placeholder }) => [name, placeholder])).toEqual([
    ['customer_words', ''],
    ['average_job_value', '180'],
    ['hour_cost', '41'],
  ]);
  const folded = [...(fold?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  expect(folded.map(({ name }) => name)).toEqual([
    'job_hours',
    'job_materials',
    'profit_target',
    'card_fee',
    'jobs_per_week',
  ]);
  expect(screen.getByText('Shows the price that hits your profit goal.')).toBeTruthy();
});

test('a prompt for words asks only for the numbers that its own text says', () => {
  open({ ...starter, id: 'sales.closing.deposit', deliverables: [textMessage] });
  const names = [...document.querySelectorAll('input')].map(({ name }) => name);
  expect(names).toEqual(['customer_words', 'average_job_value']);
});
