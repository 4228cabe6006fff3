import type { OpenInvoice } from '../../connections/receivable.ts';
import { coinsToDecimal } from './figures/coins-to-decimal.ts';
import { type FigureSource, openRecords } from './figures/records-that-count.ts';

/** The longest name and number that are kept of an invoice. */
const longest = { customer: 100, number: 40 } as const;

/** Every invoice that somebody owes for, as "Save these invoices" keeps it: the longest due first, at most so many. */
export const openInvoiceList = (source: FigureSource, max: number): OpenInvoice[] => {
  if (source.kind === 'quotes' || source.kind === 'payments' || !source.has.owed) return [];
  return openRecords(source)
    .filter(({ balance }) => balance > 0)
    .toSorted((a, b) => ((a.due ?? a.date) < (b.due ?? b.date) ? -1 : 1))
    .slice(0, max)
    .map(({ customer, number, date, due, total, balance }) => ({
      customer: customer.replace(/\s+/g, ' ').trim().slice(0, longest.customer),
      number: number.trim().slice(0, longest.number),
      issued: date,
      due,
      total: coinsToDecimal(Math.max(total, balance), source.digits),
      balance: coinsToDecimal(balance, source.digits),
    }));
};
