import { expect, test } from 'vitest';
import { importedRowAsMaskedMessage } from '#shared/domain/chat/message-replies/imported-row-as-masked-message.ts';
import {
  amountsWords,
  fromCustomers,
  overdueAmountWords,
} from '#shared/domain/connections/owed-sentences.ts';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import {
  overdueByCustomer,
  overdueSummary,
  owedTotals,
} from '#shared/domain/connections/receivable-rules.ts';
import { nothingKnown } from '#shared/domain/numbers/known-numbers.ts';
import { moneyPrompt } from '#shared/domain/numbers/money-prompt.ts';
import { leversOf } from '#shared/domain/numbers/outlook/levers.ts';
import { outlookOf } from '#shared/domain/numbers/outlook/outlook.ts';
import { receivable } from '#test/support/receivable.ts';
import { overdueInvoicesAsImportedRow } from '#web/features/connections/owed/overdue-invoices-as-imported-row.ts';

const today = '2026-11-25';
const invoice = (customer: string, currency: string, balance: string, due: string): Receivable =>
  receivable({ customer, currency, balance, total: balance, due, seen: today });
const all = [
  invoice('Oak Street Dental', 'CAD', '300', '2026-11-01'),
  invoice('Oak Street Dental', 'USD', '660', '2026-11-15'),
  invoice('Harbor Yoga', 'USD', '430.50', '2026-11-20'),
  invoice('Tom Ferrante', 'EUR', '90', '2026-12-01'),
];

test('invoices of several currencies are never added up: each currency has its own sum, that of the business first', () => {
  expect(owedTotals(all, today, 'USD')).toEqual({
    open: {
      n: 4,
      amounts: [
        { currency: 'USD', amount: 1090.5 },
        { currency: 'CAD', amount: 300 },
        { currency: 'EUR', amount: 90 },
      ],
    },
    late: {
      n: 3,
      amounts: [
        { currency: 'USD', amount: 1090.5 },
        { currency: 'CAD', amount: 300 },
      ],
    },
    next: { n: 1, amounts: [{ currency: 'EUR', amount: 90 }] },
  });
});

test('what is overdue is said with every currency, and counts a customer once', () => {
  const late = overdueSummary(all, today, 'USD');
  if (!late) throw new Error('Nothing is overdue');
  expect(overdueAmountWords(late, 'en-US')).toBe('$1,090.50 and CA$300 are overdue');
  expect(fromCustomers(late)).toBe('from 2 customers, oldest 24 days');
  expect(amountsWords(owedTotals(all, today, 'CAD').open.amounts, 'en-CA')).toBe(
    '$300, €90, and US$1,090.50',
  );
});

test('a customer who owes in two currencies is listed once for each, those of the business first', () => {
  expect(
    overdueByCustomer(all, today, 'USD').map(({ customer, currency, overdue }) => [
      customer,
      currency,
      overdue,
    ]),
  ).toEqual([
    ['Oak Street Dental', 'USD', 660],
    ['Harbor Yoga', 'USD', 430.5],
    ['Oak Street Dental', 'CAD', 300],
  ]);
});

test('a reminder names the currency when it is not that of the business, and does not fill it in as one of the business', () => {
  const [usd, , cad] = overdueByCustomer(all, today, 'USD');
  const rowOf = (one: typeof usd) => {
    if (!one) throw new Error('There is no such customer');
    return importedRowAsMaskedMessage(
      overdueInvoicesAsImportedRow(one.invoices, one.overdue, today, 'USD'),
      today,
    );
  };
  expect(rowOf(usd).inputs).toEqual({ invoice_amount: '660' });
  expect(rowOf(usd).message).toContain('Amount: 660\n');
  expect(rowOf(cad).inputs).toEqual({});
  expect(rowOf(cad).message).toContain('Amount: 300 CAD\n');
});

test('helpers are told one line for each currency', () => {
  const { lines } = moneyPrompt(
    { id: 'b', country: 'US', currency: 'USD' },
    { known: nothingKnown, receivables: all },
    today,
  );
  expect(lines).toEqual([
    expect.stringMatching(
      /^Customers owe \$1,090\.50 on 2 invoices, \$1,090\.50 of it overdue on 2;/,
    ),
    expect.stringMatching(/^Customers owe CA\$300 on 1 invoice, CA\$300 of it overdue on 1;/),
    expect.stringMatching(/^Customers owe €90 on 1 invoice, none overdue/),
  ]);
});

test('the 13 weeks count only invoices in the currency of the business, and say so', () => {
  const inputs = {
    cash_today: '100',
    overhead_month: '3000',
    jobs_per_week: '1',
    average_job_value: '100',
    days_to_pay: '0',
  };
  const outlookWith = (receivables: readonly Receivable[]) => {
    const source = { today, currency: 'USD', receivables };
    const outlook = outlookOf({ inputs, known: nothingKnown, source });
    if (!outlook) throw new Error('There is no outlook');
    return { outlook, levers: leversOf(outlook, { inputs, source }).levers };
  };
  const own = all.filter(({ currency }) => currency === 'USD');
  const { outlook, levers } = outlookWith(all);
  expect({ ...outlook, notes: [] }).toEqual({ ...outlookWith(own).outlook, notes: [] });
  expect(outlook.notes).toContain('other_currencies');
  expect(outlookWith(own).outlook.notes).not.toContain('other_currencies');
  expect(levers.find(({ kind }) => kind === 'late')).toMatchObject({ amount: '1090.5' });
});
