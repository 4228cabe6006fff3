/** Lists of a file for the page it was read on: they hold names and never leave the device. */
import { daysBetween } from '../../lib/local-date.ts';
import type { Decimal } from '../decimal-as-text.ts';
import { coinsToDecimal } from './figures/coins-to-decimal.ts';
import { type FigureSource, overdueOf, quietQuotesOf } from './figures/records-that-count.ts';

/** What one customer owes since its day. */
export type OverdueCustomer = {
  customer: string;
  amount: Decimal;
  /** The longest late bill's days. */
  days: number;
  bills: { number: string; date: string; due: string; days: number; amount: Decimal }[];
};

/** Late bills by customer, the largest sum first; each customer's bills with the longest late first. */
export const overdueList = (source: FigureSource): OverdueCustomer[] => {
  const { digits } = source;
  const byCustomer = new Map<string, OverdueCustomer & { coins: number }>();
  for (const { customer, number, date, due, days, balance } of overdueOf(source)) {
    const name = customer.replace(/\s+/g, ' ').trim();
    const key = name.toLowerCase();
    const so = byCustomer.get(key) ?? { customer: name, amount: '0', days, bills: [], coins: 0 };
    so.bills.push({
      number,
      date,
      due: due ?? date,
      days,
      amount: coinsToDecimal(balance, digits),
    });
    byCustomer.set(key, { ...so, coins: so.coins + balance });
  }
  return [...byCustomer.values()]
    .toSorted((a, b) => b.coins - a.coins)
    .map(({ coins, ...one }) => ({ ...one, amount: coinsToDecimal(coins, digits) }));
};

/** An open quote that nobody answered. */
export type QuietQuote = {
  customer: string;
  number: string;
  sent: string;
  days: number;
  amount: Decimal;
};

/** Open quotes sent 3 to 60 days ago, the largest first. */
export const quietQuoteList = (source: FigureSource): QuietQuote[] =>
  quietQuotesOf(source)
    .toSorted((a, b) => b.total - a.total)
    .map(({ customer, number, date, total }) => ({
      customer,
      number,
      sent: date,
      days: daysBetween(date, source.asOf),
      amount: coinsToDecimal(total, source.digits),
    }));
