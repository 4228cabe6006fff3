/** Lists of a file for the page it was read on: they hold names and never leave the device. */
import type { OpenInvoice } from '../../connections/receivable.ts';
import { daysBetween } from '../../lib/local-date.ts';
import type { Decimal } from '../decimal.ts';
import { type FigureSource, quietQuotesOf } from './figures/figure-documents.ts';
import { fromCoins } from './read-amount.ts';
import { openDocuments, overdueOf } from './receivables.ts';

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
    so.bills.push({ number, date, due: due ?? date, days, amount: fromCoins(balance, digits) });
    byCustomer.set(key, { ...so, coins: so.coins + balance });
  }
  return [...byCustomer.values()]
    .toSorted((a, b) => b.coins - a.coins)
    .map(({ coins, ...one }) => ({ ...one, amount: fromCoins(coins, digits) }));
};

/** The longest name and number that are kept of an invoice. */
const longest = { customer: 100, number: 40 } as const;

/** Every invoice that somebody owes for, as "Save these invoices" keeps it: the longest due first, at most so many. */
export const openInvoiceList = (source: FigureSource, max: number): OpenInvoice[] => {
  if (source.kind === 'quotes' || source.kind === 'payments' || !source.has.owed) return [];
  return openDocuments(source)
    .filter(({ balance }) => balance > 0)
    .toSorted((a, b) => ((a.due ?? a.date) < (b.due ?? b.date) ? -1 : 1))
    .slice(0, max)
    .map(({ customer, number, date, due, total, balance }) => ({
      customer: customer.replace(/\s+/g, ' ').trim().slice(0, longest.customer),
      number: number.trim().slice(0, longest.number),
      issued: date,
      due,
      total: fromCoins(Math.max(total, balance), source.digits),
      balance: fromCoins(balance, source.digits),
    }));
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
      amount: fromCoins(total, source.digits),
    }));
