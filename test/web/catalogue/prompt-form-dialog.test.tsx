import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import { queryClient } from '#web/core/query-client.ts';
import type { FillablePrompt } from '#web/features/catalogue/fillable-prompt.ts';
import { PromptFormDialog } from '#web/features/catalogue/prompt-form-dialog.tsx';
import type { PrefillContext } from '#web/features/catalogue/prompt-prefill.ts';

const blanks: PromptInput[] = [
  {
    id: 'quote_value',
    label: 'Quote amount',
    type: 'number',
    required: true,
    validation: { min: 1, max: 250000 },
  },
  {
    id: 'days',
    label: 'Days since you sent it',
    type: 'number',
    required: true,
    defaultValue: 5,
    validation: { min: 0, max: 365 },
  },
  {
    id: 'zip',
    label: 'ZIP code',
    type: 'text',
    required: false,
    validation: { regex: '^\\d{5}$' },
  },
  { id: 'notes', label: 'What they wrote', type: 'textarea', required: false },
  {
    id: 'tone',
    label: 'Tone',
    type: 'select',
    required: true,
    options: [
      { value: 'friendly', label: 'Friendly' },
      { value: 'plain', label: 'Plain' },
    ],
  },
  {
    id: 'service_area',
    label: 'Area you work in',
    type: 'text',
    required: false,
    source: { type: 'userProfile', path: 'location' },
  },
  {
    id: 'job',
    label: 'Which job?',
    type: 'text',
    required: false,
    source: { type: 'helperMemory', path: 'main service' },
  },
];

const starter: FillablePrompt = {
  id: 'sales.follow-up.quote-gone-quiet',
  title: 'Quote gone quiet',
  description: 'Three follow-ups over ten days.',
  defaultSpecificOutcome: 'Win back 2 quiet quotes in the next 30 days',
  additionalInputs: blanks,
  subcategory: 'Follow-up Strategies',
};

const context: PrefillContext = {
  business: { id: 'b', name: 'Ridgeline Plumbing', type: 'Plumber', location: 'Austin, TX' },
  memory: [
    { key: 'main service', text: 'Drain clearing' },
    { key: 'old prices', text: '$90', paused: true },
  ],
};

const open = () => {
  const onSubmit = vi.fn();
  const onClose = vi.fn();
  render(
    <PromptFormDialog
      starter={starter}
      helperId="sales"
      context={context}
      onSubmit={onSubmit}
      onClose={onClose}
    />,
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  );
  return { onSubmit, onClose, user: userEvent.setup(), send: 'Send to Sales' };
};

const field = (label: string | RegExp) => screen.getByLabelText(label);
const press = (name: string) => screen.getByRole('button', { name });
/** The accessible description of a field. */
const about = (label: string | RegExp) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('initial state of the dialog', () => {
  test('the dialog shows the outcome of the prompt, its defaults, and values from the profile and earlier chats', () => {
    open();
    expect(field('Specific outcome')).toHaveProperty('value', starter.defaultSpecificOutcome);
    expect(document.activeElement).toBe(field('Quote amount'));
    expect(field(/^Constraints/)).toHaveProperty('value', '');
    expect(field('Quote amount')).toHaveProperty('value', '');
    expect(field('Days since you sent it')).toHaveProperty('value', '5');
    expect(field(/^Area you work in/)).toHaveProperty('value', 'Austin, TX');
    expect(about(/^Area you work in/)).toContain('From your profile.');
    expect(field(/^Which job\?/)).toHaveProperty('value', 'Drain clearing');
    expect(about(/^Which job\?/)).toContain('From what your helpers remember.');
    expect(about('Days since you sent it')).toBe('');
  });

  test('number blanks are text inputs, so empty and zero differ', () => {
    open();
    expect(field('Quote amount').getAttribute('type')).toBeNull();
    expect(field('Quote amount').getAttribute('inputmode')).toBe('decimal');
  });

  test('three fields are in sight, and everything else is in one closed fold', () => {
    open();
    const fold = document.querySelector('details');
    expect(fold?.open).toBe(false);
    expect(fold?.querySelector('summary')?.textContent).toBe(
      'Sharper with your details3 filled in',
    );
    const all = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    expect(all.filter((one) => !fold?.contains(one)).map(({ name }) => name)).toEqual([
      'quote_value',
      'days',
      'tone',
    ]);
  });

  test('the dialog shows what goes along, without paused facts, and changes it in place', async () => {
    const { user } = open();
    const chips = () => [...document.querySelectorAll('.known-chip')].map((one) => one.textContent);
    expect(chips()).toEqual(['Austin, TX', 'Plumber', '1 fact from earlier chats']);
    await user.click(press('Change'));
    expect(field('Where you work')).toHaveProperty('value', 'Austin, TX');
    expect(field('Company size')).toHaveProperty('value', '');
    expect(field('Typical job price')).toHaveProperty('value', '');
    expect(press('Save to my business')).toBeTruthy();
  });

  test('optional blanks are labeled, and required ones are announced as required', () => {
    open();
    expect(screen.getByLabelText('ZIP code (optional)')).toBeTruthy();
    expect(field('Quote amount').getAttribute('aria-required')).toBe('true');
    const tone = within(field('Tone')).getAllByRole('option');
    expect(tone.map(({ textContent }) => textContent)).toEqual(['Choose one', 'Friendly', 'Plain']);
  });
});

describe('validation', () => {
  test('every missing or invalid blank has an error, and the first one has the focus', async () => {
    const { user, onSubmit, send } = open();
    await user.clear(field('Specific outcome'));
    await user.clear(field('Days since you sent it'));
    await user.type(field('Days since you sent it'), '900');
    await user.type(field(/^ZIP code/), '123');
    await user.click(press(send));
    expect(about('Specific outcome')).toBe('Specific outcome is required');
    expect(about('Quote amount')).toBe('Quote amount is required');
    expect(about('Days since you sent it')).toBe('Maximum value is 365');
    expect(about(/^ZIP code/)).toMatch(/^Invalid format\. \w+/);
    expect(about('Tone')).toBe('Tone is required');
    expect(field('Tone').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Quote amount'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('a number below the minimum and an invalid number are rejected', async () => {
    const { user, send } = open();
    await user.type(field('Quote amount'), '0');
    await user.click(press(send));
    expect(about('Quote amount')).toBe('Minimum value is 1');
    expect(document.activeElement).toBe(field('Quote amount'));
    await user.clear(field('Quote amount'));
    await user.type(field('Quote amount'), 'a lot');
    await user.click(press(send));
    expect(about('Quote amount')).toBe('Invalid format. Enter a number, like 480.');
  });

  test('an empty outcome opens the fold, and editing a field removes its error and keeps the others', async () => {
    const { user, send } = open();
    await user.clear(field('Specific outcome'));
    await user.click(press(send));
    // What is missing in sight comes first; the outcome is the first wrong field once that is filled in.
    await user.type(field('Quote amount'), '480');
    expect(about('Quote amount')).toBe('');
    expect(about('Specific outcome')).toBe('Specific outcome is required');
    await user.selectOptions(field('Tone'), 'Plain');
    await user.click(press(send));
    expect(document.querySelector('details')?.open).toBe(true);
    expect(document.activeElement).toBe(field('Specific outcome'));
    await user.type(field('Specific outcome'), 'W');
    expect(about('Specific outcome')).toBe('');
    expect(field('Specific outcome').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('submitted values', () => {
  test('outcome, limits and filled-in blanks are sent, with a price as a plain number', async () => {
    const { user, onSubmit, send } = open();
    await user.type(field('Quote amount'), '$1,850');
    await user.type(field(/^Constraints/), '  No discounts ');
    await user.selectOptions(field('Tone'), 'Plain');
    await user.clear(field(/^Which job\?/));
    await user.click(press(send));
    expect(onSubmit).toHaveBeenCalledWith({
      id: starter.id,
      specificOutcome: starter.defaultSpecificOutcome,
      constraints: 'No discounts',
      additionalInputs: {
        quote_value: '1850',
        days: '5',
        tone: 'plain',
        service_area: 'Austin, TX',
      },
    });
  });

  test('limits can be empty, and a double click sends one request', async () => {
    const { user, onSubmit, send } = open();
    await user.type(field('Quote amount'), '480');
    await user.selectOptions(field('Tone'), 'Friendly');
    await user.dblClick(press(send));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit.mock.calls[0]?.[0]).not.toHaveProperty('constraints');
  });

  test('canceling sends nothing', async () => {
    const { user, onSubmit, onClose } = open();
    await user.click(press('Cancel'));
    expect(onClose).toHaveBeenCalledTimes(1);
    await user.click(press('Close'));
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
