import { expect, test } from 'vitest';
import { invoiceKeys } from '#shared/domain/connections/merge-receivables.ts';
import {
  daysOverdue,
  isOverdue,
  overdueByCustomer,
  owedTotals,
  reminderTone,
} from '#shared/domain/connections/receivable-rules.ts';
import { receivable } from '#test/support/receivable.ts';

const today = '2026-11-25';

test('an invoice is overdue from the day after its due date; one without a due date is not', () => {
  expect(daysOverdue({ due: '2026-11-25' }, today)).toBe(0);
  expect(daysOverdue({ due: '2026-11-24' }, today)).toBe(1);
  expect(daysOverdue({ due: null }, today)).toBe(0);
  expect(isOverdue({ due: '2026-11-25' }, today)).toBe(false);
  expect(isOverdue({ due: '2026-11-24' }, today)).toBe(true);
  expect(isOverdue({ due: null }, today)).toBe(false);
});

test('an invoice that is due today, or without a due date, is open and not late', () => {
  const all = [
    receivable({ balance: '100', due: today }),
    receivable({ balance: '10', due: null }),
    receivable({ balance: '1', due: '2026-11-24' }),
  ];
  expect(owedTotals(all, today, 'USD')).toEqual({
    open: { n: 3, amounts: [{ currency: 'USD', amount: 111 }] },
    late: { n: 1, amounts: [{ currency: 'USD', amount: 1 }] },
    next: { n: 2, amounts: [{ currency: 'USD', amount: 110 }] },
  });
  expect(overdueByCustomer(all, today, 'USD').flatMap(({ invoices }) => invoices)).toEqual([
    all[2],
  ]);
});

test('overdue invoices stand by customer, the largest sum first, with the oldest and the last reminder', () => {
  const all = [
    receivable({ balance: '900.10', due: '2026-10-15' }),
    receivable({ customer: 'HARRIS property group', balance: '80.20', due: '2026-11-20' }),
    receivable({ customer: 'Okafor', balance: '1200', reminders: [{ on: '2026-11-20' }] }),
    receivable({ customer: 'Lee', balance: '5000', due: '2026-12-01' }),
    receivable({ customer: 'Paid', balance: '9000', paid: '2026-11-01' }),
  ];
  expect(
    overdueByCustomer(all, today, 'USD').map(
      ({ customer, overdue, days, lastReminder, invoices }) => [
        customer,
        overdue,
        days,
        lastReminder?.on ?? null,
        invoices.length,
      ],
    ),
  ).toEqual([
    ['Okafor', 1200, 41, '2026-11-20', 1],
    ['Harris Property Group', 980.3, 41, null, 2],
  ]);
  expect(owedTotals(all, today, 'USD')).toEqual({
    open: { n: 4, amounts: [{ currency: 'USD', amount: 7180.3 }] },
    late: { n: 3, amounts: [{ currency: 'USD', amount: 2180.3 }] },
    next: { n: 1, amounts: [{ currency: 'USD', amount: 5000 }] },
  });
});

test.each([
  [3, 0, 'friendly'],
  [14, 0, 'friendly'],
  [15, 0, 'clear'],
  [3, 1, 'clear'],
  [46, 0, 'final'],
  [5, 2, 'final'],
] as const)('%i days overdue and %i reminders sound %s', (days, reminders, tone) => {
  expect(reminderTone(days, reminders)).toBe(tone);
});

test('the same invoice has the same key in a later list, and two that look the same have two', () => {
  const one = {
    customer: 'Ann  Lee',
    number: '',
    issued: '2026-10-01',
    due: null,
    total: '5',
    balance: '5',
  };
  expect(invoiceKeys([one, one])).toEqual(invoiceKeys([{ ...one, balance: '3' }, one]));
  expect(new Set(invoiceKeys([one, one])).size).toBe(2);
  expect(invoiceKeys([{ ...one, customer: 'ann lee' }])).toEqual(invoiceKeys([one]));
});
