import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberReadings, separatorsOf } from '#shared/domain/numbers/amounts/number-readings.ts';
import { spelledNumbers } from '#shared/domain/numbers/amounts/spelled-numbers.ts';

const values = (digits: string, locale: string) =>
  numberReadings(digits, separatorsOf(locale)).map(({ value }) => value);

test.each([
  ['1200', 'en-US', [1200]],
  ['1,200', 'en-US', [1200, 1.2]],
  ['1.200', 'en-US', [1.2, 1200]],
  ['1.200', 'de-DE', [1200, 1.2]],
  ['1,200', 'de-DE', [1.2, 1200]],
  ['1,200.50', 'de-DE', [1200.5]],
  ['1.200,50', 'en-US', [1200.5]],
  ['12.5', 'de-DE', [12.5]],
  ['0.125', 'de-DE', [0.125]],
  ['1,20,000', 'en-IN', [120_000]],
  ['12,34,567.89', 'en-IN', [1_234_567.89]],
  ['1.234.567', 'en-US', [1_234_567]],
  ["1'200", 'de-CH', [1200]],
  ['1\u202F200,5', 'fr-FR', [1200.5]],
  ['1234,567', 'en-US', [1234.567]],
  // No number at all.
  ['10,15,20', 'en-US', []],
])('%j in %s is %j', (digits, locale, wanted) => expect(values(digits, locale)).toEqual(wanted));

test('numbers written by Intl are read back, in every locale with such digits', () => {
  const locales = [
    'en-US',
    'en-GB',
    'en-IN',
    'de-DE',
    'de-CH',
    'fr-FR',
    'es-MX',
    'pt-BR',
    'sv-SE',
    'pl-PL',
  ];
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.constantFrom(...locales),
      (cents, locale) => {
        const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(
          cents / 100,
        );
        expect(values(written, locale)[0]).toBe(cents / 100);
      },
    ),
  );
});

test.each([
  ['ten', 10],
  ['forty-five', 45],
  ['eighteen hundred', 1800],
  ['a hundred and eighty', 180],
  ['two thousand five hundred', 2500],
  ['three hundred fifty thousand', 350_000],
  ['one million two hundred thousand', 1_200_000],
])('%s is %d', (words, value) => {
  expect(spelledNumbers(`about ${words} of them`)).toEqual([
    { start: 6, end: 6 + words.length, value },
  ]);
});

test('texts that only look like numbers give none', () => {
  expect(spelledNumbers('often, tension, a hundredfold, someone, weight')).toEqual([]);
});
