import { describe, expect, test } from 'vitest';
import { choices, isOption } from '#shared/domain/numbers/number-choices.ts';
import { createFormat } from '#shared/domain/numbers/number-format-and-local-words.ts';
import { numbers } from '#shared/domain/numbers/numbers.ts';
import { SavedChoice, SavedNumber, valuesOf } from '#shared/domain/numbers/saved-number-schemas.ts';

const us = { locale: 'en-US', currency: 'USD' };
const german = { locale: 'de-DE', currency: 'EUR' };
const dollars = createFormat(us);

describe('stored values', () => {
  const price = {
    id: 'average_job_value',
    value: '240',
    unit: 'money',
    date: '2026-11-18',
    source: 'owner',
  } as const;
  const origin = { file: 'QuickBooks invoices', rows: 33, until: '2026-11-18' };

  test('a number has a unit, a day and a source; an import names its file', () => {
    const fits = (changes: object) => SavedNumber.safeParse({ ...price, ...changes }).success;
    expect(fits({})).toBe(true);
    expect(fits({ source: 'import', origin })).toBe(true);
    expect(fits({ source: 'import' })).toBe(false);
    expect(fits({ origin })).toBe(false);
    expect(fits({ unit: 'hours' })).toBe(false);
    expect(fits({ id: 'new_price' })).toBe(false);
    expect(fits({ value: '0240' })).toBe(false);
    expect(fits({ value: '2,4' })).toBe(false);
    expect(fits({ date: '18.11.2026' })).toBe(false);
    expect(valuesOf([price])).toEqual({ average_job_value: '240' });
  });

  test('a choice is one of its options', () => {
    const fits = (id: string, value: string) =>
      SavedChoice.safeParse({ id, value, date: '2026-11-18' }).success;
    expect(fits('tax_mode', 'included')).toBe(true);
    expect(fits('tax_mode', 'anyway')).toBe(false);
    expect(isOption('crew_paid', 'anyway')).toBe(true);
    expect(isOption('crew_paid', 'toString')).toBe(false);
    expect(Object.keys(choices)).toEqual(['tax_mode', 'crew_paid']);
  });

  test('values are formatted for the place', () => {
    expect(dollars.money('1200')).toBe('$1,200');
    expect(dollars.money('-14.23')).toBe('-$14.23');
    expect(dollars.percent('8.875')).toBe('8.875%');
    expect(createFormat(german).money('1200.5')).toBe('1.200,50\u00a0€');
    expect(createFormat({ locale: 'ja-JP', currency: 'JPY' }).money('1200')).toBe('￥1,200');
    expect(dollars.day('2027-01-15')).toBe('January 15');
  });

  test('a business in the UK reads VAT and National Insurance, every other one the American words', () => {
    const pounds = createFormat({ locale: 'en-GB', currency: 'GBP' });
    const asked = [
      numbers.sales_tax.label,
      choices.tax_mode.question,
      numbers.payroll_extras.label,
    ];
    expect(asked.map(pounds.words)).toEqual([
      'VAT rate',
      'How do you handle VAT in your price?',
      'Employer’s NI and pension',
    ]);
    expect(asked.map(dollars.words)).toEqual(asked);
    expect(asked.map(createFormat(german).words)).toEqual(asked);
    const every = [...Object.values(numbers), ...Object.values(choices)]
      .flatMap(({ label, question }) => [label, question])
      .map(pounds.words);
    expect(every.filter((text) => /sales tax|payroll taxes|by check/i.test(text))).toEqual([]);
  });
});
