/** How what customers owe is said: on Today, with the money, in the check-in and its mail. */
import { moneyWriter } from '../week/check-in/weekly-numbers.ts';
import type { Amount, overdueSummary } from './receivable-rules.ts';

type Overdue = NonNullable<ReturnType<typeof overdueSummary>>;

/** Sums in one or several currencies: "$1,080 and CA$300". */
export const amountsWords = (amounts: readonly Amount[], locale: string): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(
    amounts.map(({ currency, amount }) => moneyWriter(locale, currency)(amount)),
  );

/** "$1,080 is overdue". */
export const isOverdueWords = ({ amounts }: Pick<Overdue, 'amounts'>, locale: string): string =>
  `${amountsWords(amounts, locale)} ${amounts.length > 1 ? 'are' : 'is'} overdue`;

/** "from 7 customers, oldest 41 days": the part of the line that follows the amount. */
export const fromCustomers = ({ customers, days }: Pick<Overdue, 'customers' | 'days'>): string =>
  `from ${customers} ${customers === 1 ? 'customer' : 'customers'}, oldest ${days} ${days === 1 ? 'day' : 'days'}`;
