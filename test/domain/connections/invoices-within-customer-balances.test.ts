import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  withinBalances,
  withoutCredit,
} from '#shared/domain/connections/books/invoices-within-customer-balances.ts';
import { openOf, takenOff } from '#shared/domain/connections/receivable-rules.ts';
import { receivable } from '#test/support/receivable.ts';

const idOf = (nth: number) => String(nth).padStart(26, '0');
const invoice = (nth: number, more: object) =>
  receivable({ id: idOf(nth), source: 'quickbooks', source_id: String(nth), ...more });
const cents = (amount: string | undefined) => Math.round(Number(amount ?? 0) * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

test('what a customer has paid or was credited is taken off what is due first', () => {
  const open = [
    invoice(1, { customer_id: 'a', balance: '100', due: '2026-11-20' }),
    invoice(2, { customer_id: 'a', balance: '50.5', due: '2026-11-01' }),
    invoice(3, { customer_id: 'b', balance: '10' }),
    invoice(4, { customer_id: 'c', balance: '30' }),
    invoice(5, { balance: '7' }),
  ];
  // The balance of c is above its invoice: there is one that is not kept.
  const after = withinBalances(
    open,
    new Map([
      ['a', '80.5'],
      ['c', '45'],
    ]),
  );
  const shown = Object.fromEntries(after.map(({ id, balance, credit }) => [id, [balance, credit]]));
  expect(shown).toEqual({
    [idOf(1)]: ['80.5', '19.5'],
    [idOf(2)]: ['0', '50.5'],
    [idOf(3)]: ['0', '10'],
    [idOf(4)]: ['30', undefined],
    [idOf(5)]: ['7', undefined],
  });
  expect(openOf(after).map(({ id }) => id)).toEqual([idOf(1), idOf(4), idOf(5)]);
  expect(takenOff(after, 'USD')).toEqual([{ currency: 'USD', amount: 80 }]);
  // A paid one came in whole.
  expect(
    takenOff([{ ...withoutCredit(after[0] ?? invoice(1, {})), paid: '2026-11-25' }], 'USD'),
  ).toEqual([]);
});

test('whatever the invoices and the balance, nobody is asked for more than they owe, no invoice for more than it says, and nothing is lost', () => {
  const invoices = fc.array(
    fc.record({
      cents: fc.integer({ min: 1, max: 500_000 }),
      day: fc.integer({ min: 1, max: 28 }),
    }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(
      invoices,
      fc.integer({ min: -10_000, max: 1_000_000 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (list, first, second) => {
        const open = list.map((one, nth) =>
          invoice(nth, {
            customer_id: 'a',
            balance: String(one.cents / 100),
            due: `2026-11-${String(one.day).padStart(2, '0')}`,
          }),
        );
        const at = (owed: number, from: typeof open) =>
          withinBalances(from, new Map([['a', String(owed / 100)]]));
        // The balance of before leaves no trace.
        const after = at(second, at(first, open));
        const asked = sum(after.map(({ balance }) => cents(balance)));
        const all = sum(list.map((one) => one.cents));
        expect(asked).toBe(Math.min(all, second));
        for (const { id, balance, credit } of after) {
          expect(cents(balance)).toBeGreaterThanOrEqual(0);
          const before = open.find((one) => one.id === id);
          expect(cents(balance) + cents(credit)).toBe(cents(before?.balance));
        }
      },
    ),
  );
});
