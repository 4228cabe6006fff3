import { decimalToTenth } from '../../decimal-as-text.ts';
import type { BooksFileRecord } from '../books-file-record.ts';
import type { FileKind } from '../file-kinds-and-limits.ts';
import type { CountedValue } from './counted-value.ts';
import { countedWhenEnough, minimums } from './counted-value.ts';

/** Each customer's sales in coins, the largest first; names are compared without case and blanks. */
export const salesByCustomer = (
  sales: readonly BooksFileRecord[],
): { name: string; coins: number }[] => {
  const byName = new Map<string, { name: string; coins: number }>();
  for (const { customer, net } of sales) {
    const name = customer.replace(/\s+/g, ' ').trim();
    const key = name.toLowerCase();
    const known = byName.get(key);
    byName.set(key, { name: known?.name ?? name, coins: (known?.coins ?? 0) + net });
  }
  return [...byName.values()].toSorted((a, b) => b.coins - a.coins);
};

/** The share of the largest customer, without a name; undefined when credits leave no whole to have a share of. */
export const largestCustomerShare = (
  sales: readonly BooksFileRecord[],
  kind: FileKind,
): CountedValue | undefined => {
  const customers = salesByCustomer(sales);
  const needed = minimums.customers;
  if (customers.length < needed) {
    return { too_few: customers.length, needs: needed, of: 'customers' };
  }
  const all = customers.reduce((sum, { coins }) => sum + coins, 0);
  const largest = customers[0]?.coins ?? 0;
  if (all <= 0 || largest > all) return undefined;
  // A list of customers has one row for each; how many records they stand for is not in it.
  const needs = kind === 'customer-totals' ? needed : minimums.largest_customer;
  return countedWhenEnough(sales.length, needs, () => decimalToTenth((100 * largest) / all));
};
