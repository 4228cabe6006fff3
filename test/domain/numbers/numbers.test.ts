import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf, checkNumber, numberProblemText } from '#shared/domain/numbers/check-number.ts';
import { currencyDigits } from '#shared/domain/numbers/currency-digits-and-scale.ts';
import { asDecimal, decimalFromNumber } from '#shared/domain/numbers/decimal-as-text.ts';
import { units } from '#shared/domain/numbers/define-number.ts';
import { isStaleNumber } from '#shared/domain/numbers/number-age.ts';
import { createFormat } from '#shared/domain/numbers/number-format-and-local-words.ts';
import {
  isKeptNumberId,
  isNumberId,
  keptNumberIds,
  numberIds,
  numbers,
} from '#shared/domain/numbers/numbers.ts';
import { numbersFromPairs } from '#shared/domain/numbers/numbers-from-pairs.ts';
import { parseAndCheckNumber, parseNumber } from '#shared/domain/numbers/parse-number.ts';

const us = { locale: 'en-US', currency: 'USD' };
const german = { locale: 'de-DE', currency: 'EUR' };
const parsed = (typed: string, unit: (typeof units)[number], style = us) => {
  const read = parseNumber(typed, unit, style);
  return 'value' in read ? read.value : read.problem.kind;
};

describe('the table of numbers', () => {
  test('has 35 numbers, 27 of them stored', () => {
    expect(numberIds).toHaveLength(35);
    expect(keptNumberIds).toHaveLength(27);
    expect(isNumberId('toString')).toBe(false);
    expect(isKeptNumberId('new_price')).toBe(false);
  });

  test.each(numberIds)('%s has a plain question without a currency', (id) => {
    const { label, question, source, min, max } = numbers[id];
    expect(min).toBeLessThan(max);
    expect(`${label} ${question} ${source}`).not.toMatch(/[$€£]|USD|EUR|dollar/i);
    expect(question).toMatch(/[?.]$/);
    expect(label.length).toBeLessThan(45);
  });

  test('the account balance is asked for again after three days', () => {
    expect(isStaleNumber('cash_today', '2026-11-14', '2026-11-18')).toBe(true);
    expect(isStaleNumber('cash_today', '2026-11-15', '2026-11-18')).toBe(false);
    expect(isStaleNumber('owner_pay', '2020-01-01', '2026-11-18')).toBe(false);
  });
});

describe('a number typed by an owner', () => {
  test.each([
    ['1,200.50', '1200.5'],
    ['$1,200', '1200'],
    ['USD 1200', '1200'],
    ['US$ 1,200.5', '1200.5'],
    ['1200 dollars', '1200'],
    ['1200 bucks', 'unreadable'],
    ['1,200.00 US dollars', '1200'],
    ['1.200,50', '1200.5'],
    ["1'200.50", '1200.5'],
    ['1 200.50', '1200.5'],
    ['1 200', '1200'],
    ['1,20,000', '120000'],
    ['12,5', '12.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['1.2k', '1200'],
    ['-650', '-650'],
    ['−650', '-650'],
    ['(650)', '-650'],
    ['1,234,567', '1234567'],
    ['１２０', '120'],
    ['12½', '12.5'],
    ['', 'empty'],
    ['  ', 'empty'],
    ['abc', 'unreadable'],
    ['1,23,4', 'unreadable'],
    ['1.2.3', 'unreadable'],
    ['12 34', 'unreadable'],
    ['35 %', 'wrong_unit'],
    ['€5', 'wrong_unit'],
    ['1'.repeat(20), 'too_large_to_read'],
  ])('%s as money is %s', (typed, value) => {
    expect(parsed(typed, 'money')).toBe(value);
  });

  test.each([
    ['1.200,50 €', '1200.5'],
    ['1.200', '1200'],
    ['1,200', '1.2'],
    ['EUR 99,90', '99.9'],
  ])('%s as money in Germany is %s', (typed, value) => {
    expect(parsed(typed, 'money', german)).toBe(value);
  });

  test.each([
    ['35 %', 'percent', '35'],
    ['35%', 'percent', '35'],
    ['8.875 percent', 'percent', '8.875'],
    ['0,5', 'percent', '0.5'],
    ['$35', 'percent', 'wrong_unit'],
    ['2.5h', 'hours', '2.5'],
    ['2.5 hrs', 'hours', '2.5'],
    ['2:30', 'hours', '2.5'],
    ['2 h 20 min', 'hours', '2.33'],
    ['90 min', 'hours', '1.5'],
    ['2:75', 'hours', 'unreadable'],
    ['12', 'count', '12'],
    ['4.5', 'count', '4.5'],
    ['3h', 'count', 'wrong_unit'],
  ] as const)('%s as %s is %s', (typed, unit, value) => {
    expect(parsed(typed, unit)).toBe(value);
  });

  test.each([
    ['fr-FR', 'EUR', '1 200,50 €', '1200.5'],
    ['en-IN', 'INR', '₹1,20,000', '120000'],
    ['ja-JP', 'JPY', '￥12,000', '12000'],
    ['de-CH', 'CHF', 'CHF 1’200.50', '1200.5'],
    ['pt-BR', 'BRL', 'R$ 1.200,50', '1200.5'],
    ['sv-SE', 'SEK', '1 200,50 kr', '1200.5'],
  ])('in %s, %s: %s', (locale, currency, typed, value) => {
    expect(parsed(typed, 'money', { locale, currency })).toBe(value);
  });

  test('a formatted number is parsed to the same value', () => {
    const places = [
      us,
      german,
      { locale: 'fr-FR', currency: 'EUR' },
      { locale: 'en-IN', currency: 'INR' },
      { locale: 'pl-PL', currency: 'PLN' },
      { locale: 'de-CH', currency: 'CHF' },
      { locale: 'sv-SE', currency: 'SEK' },
      { locale: 'he-IL', currency: 'ILS' },
    ];
    const cents = fc.integer({ min: -99_999_999, max: 99_999_999 });
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        cents,
        fc.constantFrom(...units),
        (place, n, unit) => {
          const value = asDecimal((n / 100).toFixed(2)) ?? '';
          const typed = createFormat(place).value(unit, value);
          expect(parsed(typed, unit, place), typed).toBe(value);
        },
      ),
    );
  });

  test('no text makes the parser fail', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(..."0123456789.,-()$€% hk:'") }),
    );
    fc.assert(
      fc.property(
        typed,
        fc.constantFrom(...units),
        fc.constantFrom(us, german),
        (text, unit, place) => {
          const read = parseNumber(text, unit, place);
          if ('value' in read) expect(asDecimal(read.value)).toBe(read.value);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('the bounds of a number', () => {
  const problemWith = (id: (typeof numberIds)[number], typed: string, style = us) => {
    const read = parseAndCheckNumber(id, typed, style);
    return 'problem' in read
      ? numberProblemText(id, read.problem, createFormat(style))
      : read.value;
  };

  test('the text under a field states the allowed values', () => {
    expect(problemWith('average_job_value', '240')).toBe('240');
    expect(problemWith('average_job_value', '')).toBe('Enter an amount.');
    expect(problemWith('average_job_value', '0')).toBe('Enter an amount from $1 to $250,000.');
    expect(problemWith('average_job_value', '12.345')).toBe('Use up to 2 decimal places.');
    expect(problemWith('average_job_value', 'a lot')).toBe('Enter an amount, like $1,200.50.');
    expect(problemWith('average_job_value', '50%')).toBe('Enter an amount without any other unit.');
    expect(problemWith('working_weeks', '53')).toBe('Enter a number from 1 to 52.');
    expect(problemWith('profit_target', '120')).toBe('Enter a percentage from 0% to 95%.');
    expect(problemWith('sales_tax', '8.875')).toBe('8.875');
    expect(problemWith('job_hours', '0')).toBe('Enter a number of hours from 0.1 to 5,000.');
    expect(problemWith('cash_today', '-650.00')).toBe('-650');
    expect(problemWith('average_job_value', '1'.repeat(30))).toBe('Use 15 digits or fewer.');
  });

  test('bounds are larger for currencies with large numbers', () => {
    expect(boundsOf('average_job_value', 'USD')).toEqual({ min: 1, max: 250_000 });
    expect(boundsOf('average_job_value', 'JPY')).toEqual({ min: 1, max: 25_000_000 });
    expect(boundsOf('average_job_value', 'KRW').max).toBe(2_500_000_000);
    expect(boundsOf('cash_today', 'INR').min).toBe(-100_000_000);
    expect(boundsOf('working_weeks', 'KRW').max).toBe(52);
    expect(problemWith('average_job_value', '12.5', { locale: 'ja-JP', currency: 'JPY' })).toBe(
      'Enter a whole amount.',
    );
    expect([currencyDigits('USD'), currencyDigits('JPY'), currencyDigits('KWD')]).toEqual([
      2, 0, 3,
    ]);
    expect(() => currencyDigits('dollars')).toThrow(RangeError);
  });

  test('decimals have one notation', () => {
    expect(asDecimal('-0.00')).toBe('0');
    expect(asDecimal('007.50')).toBe('7.5');
    expect(asDecimal('1e5')).toBeUndefined();
    expect(asDecimal('1/3')).toBeUndefined();
    expect(decimalFromNumber(51.4133, 2)).toBe('51.41');
    expect(decimalFromNumber(Number.NaN, 2)).toBeUndefined();
    expect(decimalFromNumber(1e300, 2)).toBeUndefined();
    expect(checkNumber('win_rate', 'NaN', 'USD')).toEqual({ kind: 'unreadable' });
  });
});

test('numbers in the model’s JSON are rounded to the allowed decimals', () => {
  const pairs = [
    { id: 'hour_cost', value: 51.4133 },
    { id: 'card_fee', value: 2.9 },
    { id: 'new_price', value: 200 },
    { id: 'toString', value: 1 },
    { id: 'job_hours', value: Number.NaN },
  ];
  expect(numbersFromPairs(pairs, 'USD')).toEqual({
    values: { hour_cost: '51.41', card_fee: '2.9', new_price: '200' },
    unknown: ['toString', 'job_hours'],
  });
});
