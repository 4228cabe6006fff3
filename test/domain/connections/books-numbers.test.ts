import { expect, test } from 'vitest';
import type { BooksFigures } from '#shared/domain/connections/books/books-schemas.ts';
import {
  acceptedNumber,
  proposalsOf,
} from '#shared/domain/connections/books/proposed-and-agreed-numbers.ts';
import { nothingKnown } from '#shared/domain/numbers/known-numbers.ts';
import { moneyPrompt } from '#shared/domain/numbers/money-prompt.ts';
import { createFormat } from '#shared/domain/numbers/number-format-and-local-words.ts';
import { numberOrigin } from '#web/features/numbers/number-origin.ts';

const figures: BooksFigures = {
  provider: 'quickbooks',
  on: '2026-11-24',
  currency: 'USD',
  months: ['08', '09', '10'].map((month) => ({
    month: `2026-${month}`,
    income: '9000',
    costs: '6000',
    profit: '3000',
  })),
  balance: '8240.55',
};
const kept = proposalsOf(figures, [], 'USD').map((one) => acceptedNumber(one, figures));
const format = createFormat({ locale: 'en-US', currency: 'USD' });

test('a number of the books says which of their figures it is, and of which day', () => {
  expect(kept.map((one) => numberOrigin(one, format))).toEqual([
    'From QuickBooks Online, bank balance on November 24',
    'From QuickBooks Online, average of 3 months through October 31',
  ]);
});

test('helpers are told that a number is from the books and not from a file', () => {
  const money = { known: { ...nothingKnown, numbers: kept }, receivables: [] };
  const { lines } = moneyPrompt({ id: 'b', country: 'US', currency: 'USD' }, money, '2026-11-25');
  expect(lines).toEqual([
    'From QuickBooks Online up to 2026-11-24: In the bank today $8,240.55',
    'From QuickBooks Online up to 2026-10-31: Average monthly sales $9,000',
  ]);
});
