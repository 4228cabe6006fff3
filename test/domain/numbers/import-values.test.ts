import { describe, expect, test } from 'vitest';
import { coinsToDecimal } from '#shared/domain/numbers/imports/figures/coins-to-decimal.ts';
import { readAmount } from '#shared/domain/numbers/imports/read-amount.ts';
import { readDate } from '#shared/domain/numbers/imports/read-dates.ts';
import { readStatus } from '#shared/domain/numbers/imports/read-status.ts';

describe('dates and amounts as written', () => {
  test.each([
    ['2026-11-18', '2026-11-18'],
    ['2026-11-18T09:30:00', '2026-11-18'],
    ['2026/1/5', '2026-01-05'],
    ['Dec 03, 2025', '2025-12-03'],
    ['December 3, 2025', '2025-12-03'],
    ['3-Dec-25', '2025-12-03'],
    ['3 Dec 2025', '2025-12-03'],
    ['03.12.2025', '2025-12-03'],
    ['3.12.25', '2025-12-03'],
    ['11/12/2026 8:00 AM', '2026-11-12'],
    ['11-12-26', '2026-11-12'],
    ['46000', '2025-12-09'],
    ['2026-02-30', null],
    ['13/13/2026', null],
    ['Foo 03, 2025', null],
    ['tomorrow', null],
    ['', null],
    ['2026-13-45T99:99', null],
  ])('the day %s is %s', (text, day) => {
    expect(readDate(text, 'm/d')).toBe(day);
  });

  test.each([
    ['1,234.50', '.', 123_450],
    ['$1,234.50', '.', 123_450],
    ['1.234,50 €', ',', 123_450],
    ["CHF 1'234.50", '.', 123_450],
    ['1 234,50', ',', 123_450],
    ['1,20,000.00', '.', 12_000_000],
    ['(123.00)', '.', -12_300],
    ['123.00-', '.', -12_300],
    ['−123', '.', -12_300],
    ['-$5.00', '.', -500],
    ['$-5.00', '.', -500],
    ['12.00 CR', '.', -1200],
    ['0.005', '.', 1],
    ['-0.00', '.', 0],
    ['-', '.', null],
    ['n/a', '.', null],
    ['9'.repeat(30), '.', null],
  ] as const)('the amount %s is %s', (text, sign, coins) => {
    expect(readAmount(text, sign, 2)).toBe(coins);
  });

  test('amounts are written with the currency', () => {
    expect([
      coinsToDecimal(-5, 2),
      coinsToDecimal(123_450, 2),
      coinsToDecimal(1200, 0),
      coinsToDecimal(1500, 3),
    ]).toEqual(['-0.05', '1234.5', '1200', '1.5']);
  });

  test.each([
    ['invoices', 'Partially Paid', 'open'],
    ['invoices', 'Not paid', 'open'],
    ['invoices', 'Unpaid', 'open'],
    ['invoices', 'Overdue 5 days', 'open'],
    ['invoices', 'Due in 3 days', 'open'],
    ['invoices', 'PAID', 'paid'],
    ['invoices', 'Closed', 'paid'],
    ['invoices', 'Voided', 'void'],
    ['invoices', 'Bad Debt', 'bad'],
    ['invoices', 'Scheduled', 'draft'],
    ['quotes', 'Not sold', 'lost'],
    ['quotes', 'Sold', 'won'],
    ['quotes', 'Unapproved', 'open'],
    ['quotes', 'Copied to job', 'won'],
    ['jobs', 'Pro canceled', 'void'],
    ['jobs', 'Completed rated', 'paid'],
    ['jobs', 'Scheduled', 'open'],
    ['invoices', 'Whatever', undefined],
  ] as const)('%s: %s is %s', (kind, word, status) => {
    expect(readStatus(word, kind)).toBe(status);
  });
});
