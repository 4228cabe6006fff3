import { describe, expect, test } from 'vitest';
import { input } from '#shared/catalogue/inputs.ts';
import {
  validateFilled,
  validateInputs,
} from '#shared/domain/catalogue/prefill-and-validate-inputs.ts';

describe('checking the blanks', () => {
  test('an empty required blank is refused with its label', () => {
    expect(
      validateInputs([input('quote_value', { required: true })], { quote_value: ' ' }),
    ).toEqual({
      quote_value: 'Quote amount is required',
    });
    expect(validateInputs([input('quote_value')], {})).toEqual({});
  });

  test.each([
    ['0', 'Minimum value is 1'],
    ['250001', 'Maximum value is 250000'],
    ['a lot', 'Invalid format. Enter a number, like 480.'],
    ['1850', undefined],
  ])('a quote of %s returns %s', (quote_value, message) => {
    expect(validateInputs([input('quote_value')], { quote_value }).quote_value).toBe(message);
  });

  test('a value that does not match the pattern or the list is refused', () => {
    const zip = {
      id: 'zip',
      label: 'Zip',
      type: 'text' as const,
      required: false,
      validation: { regex: '^\\d{5}$' },
    };
    expect(validateInputs([zip], { zip: '8020' })).toEqual({ zip: 'Invalid format. Check Zip.' });
    expect(validateInputs([{ ...zip, placeholder: '80202' }], { zip: '8020' })).toEqual({
      zip: 'Invalid format. Use this format: 80202.',
    });
    expect(validateInputs([zip], { zip: '80202' })).toEqual({});
    expect(validateInputs([input('brand_voice')], { brand_voice: 'pirate' })).toEqual({
      brand_voice: 'Invalid format. Choose one from the list.',
    });
  });

  test('the specific outcome is checked first and is required', () => {
    const filled = { specificOutcome: ' ', additionalInputs: {} };
    const messages = validateFilled([input('quote_value', { required: true })], filled);
    expect(Object.entries(messages)[0]).toEqual([
      'specificOutcome',
      'Specific outcome is required',
    ]);
    expect(messages.quote_value).toBe('Quote amount is required');
  });
});
