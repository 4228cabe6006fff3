/** How what customers owe is said: on Today, with the money, in the check-in and its mail. */
import { moneyWriter } from '../lib/money-writer.ts';
import type { Receivable } from './receivable.ts';
import {
  type Amount,
  amountsOf,
  isPaidAfterReminder,
  overdueSummary,
  paidBetween,
} from './receivable-rules.ts';

type Overdue = NonNullable<ReturnType<typeof overdueSummary>>;

/** Sums in one or several currencies: "$1,080 and CA$300". */
export const amountsWords = (amounts: readonly Amount[], locale: string): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(
    amounts.map(({ currency, amount }) => moneyWriter(locale, currency)(amount)),
  );

/** "$1,080 is overdue". */
export const overdueAmountWords = ({ amounts }: Pick<Overdue, 'amounts'>, locale: string): string =>
  `${amountsWords(amounts, locale)} ${amounts.length > 1 ? 'are' : 'is'} overdue`;

/** How late an invoice is: "12 days overdue". */
export const daysOverdueWords = (days: number): string =>
  `${days} ${days === 1 ? 'day' : 'days'} overdue`;

/** "from 7 customers, oldest 41 days": the part of the line that follows the amount. */
export const fromCustomers = ({ customers, days }: Pick<Overdue, 'customers' | 'days'>): string =>
  `from ${customers} ${customers === 1 ? 'customer' : 'customers'}, oldest ${days} ${days === 1 ? 'day' : 'days'}`;

const paidWords = (paid: readonly Receivable[], locale: string, own: string) => {
  const reminded = paid.filter(isPaidAfterReminder).length;
  const after = reminded > 0 ? `, ${reminded} of them after your reminder` : '';
  return `${paid.length} ${paid.length === 1 ? 'invoice' : 'invoices'} paid last week, ${amountsWords(amountsOf(paid, own), locale)}${after}.`;
};

/**
 * What customers paid in the week looked back on, and what is overdue now, in a sentence each; none where no invoice says
 * either. `currency` is that of the business. No name stands in them.
 */
export const owedSentences = (
  all: readonly Receivable[],
  { from, to, today }: { readonly from: string; readonly to: string; readonly today: string },
  { locale, currency }: { readonly locale: string; readonly currency: string },
): string[] => {
  const paid = paidBetween(all, from, to);
  const late = overdueSummary(all, today, currency);
  if (paid.length === 0 && !late) return [];
  return [
    ...(paid.length > 0 ? [paidWords(paid, locale, currency)] : []),
    late ? `${overdueAmountWords(late, locale)} ${fromCustomers(late)}.` : 'Nothing is overdue.',
  ];
};
