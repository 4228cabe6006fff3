/** Invoices of connected books beside what their customers owe altogether. */
import { decimalFromNumber } from '../../numbers/decimal-as-text.ts';
import type { Receivable } from '../receivable.ts';

/** What each customer owes altogether by the books, by their id there; one who is not in it owes nothing. */
export type CustomerBalances = ReadonlyMap<string, string>;

const centsOf = (amount: string) => Math.round(Number(amount) * 100);
const amountOf = (cents: number) => decimalFromNumber(cents / 100, 2) ?? '0';
/** The balance of an invoice in the books, in cents. */
const inBooks = ({ balance, credit = '0' }: Receivable) => centsOf(balance) + centsOf(credit);

const withCredit = ({ credit: _, ...one }: Receivable, whole: number, off: number): Receivable => ({
  ...one,
  balance: amountOf(whole - off),
  ...(off > 0 && { credit: amountOf(off) }),
});

/** An invoice as the books have it, with nothing taken off. */
export const withoutCredit = (one: Receivable): Receivable => withCredit(one, inBooks(one), 0);

/**
 * Open invoices that together ask for no more than what their customer owes: what the customer paid or was credited, and no
 * invoice has used yet, is taken off those that are due first.
 */
export const withinBalances = (
  open: readonly Receivable[],
  balances: CustomerBalances,
): Receivable[] => {
  const byCustomer = Map.groupBy(open, ({ customer_id }) => customer_id);
  return [...byCustomer].flatMap(([id, invoices]) => {
    if (id === undefined) return invoices;
    const asked = invoices.reduce((sum, one) => sum + inBooks(one), 0);
    let left = Math.max(0, asked - Math.max(0, centsOf(balances.get(id) ?? '0')));
    return invoices
      .toSorted((a, b) => ((a.due ?? a.issued) < (b.due ?? b.issued) ? -1 : 1))
      .map((one) => {
        const off = Math.min(left, inBooks(one));
        left -= off;
        return withCredit(one, inBooks(one), off);
      });
  });
};
