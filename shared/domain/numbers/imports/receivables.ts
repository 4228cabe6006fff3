/** What is owed to the business on a day. */

import { daysBetween } from '../../lib/local-date.ts';
import type { Decimal } from '../decimal.ts';
import type { BookDocument } from './book-document.ts';
import type { FigureSource } from './figures/figure-documents.ts';
import { fromCoins } from './read-amount.ts';

const ages = [
  ['1-30', 1, 30],
  ['31-60', 31, 60],
  ['61-90', 61, 90],
  ['over 90', 91, Number.POSITIVE_INFINITY],
] as const;
export type Age = (typeof ages)[number][0];

type Amount = { amount: Decimal; n: number };
export type Receivables = {
  /** Open balances less open credits, as the file's own total has it. */
  open_total?: Amount;
  credits_open?: Amount;
  /** Invoices due before that day; credits are not taken off. */
  overdue_total?: Amount & { by_age: Record<Age, Decimal> };
};

/** Documents that somebody owes for, credits among them; a planned job owes nothing yet. */
export const openDocuments = ({ kind, documents }: FigureSource): BookDocument[] =>
  documents.filter(
    ({ balance, state }) => balance !== 0 && state === (kind === 'jobs' ? 'paid' : 'open'),
  );

/** Open invoices that were due before the day, the longest late first. */
export const overdueOf = (source: FigureSource): (BookDocument & { days: number })[] =>
  openDocuments(source)
    .flatMap((document) => {
      const days = document.due ? daysBetween(document.due, source.asOf) : 0;
      return document.balance > 0 && days > 0 ? [{ ...document, days }] : [];
    })
    .toSorted((a, b) => b.days - a.days);

/** Open, overdue by age, and open credits, as far as the columns tell. */
export const receivablesOf = (source: FigureSource): Receivables => {
  const { kind, has, digits } = source;
  if (kind === 'payments' || !has.owed) return {};
  const amountOf = (list: readonly BookDocument[]): Amount => ({
    amount: fromCoins(sumOf(list), digits),
    n: list.length,
  });
  const open = openDocuments(source);
  const credits = open.filter(({ balance }) => balance < 0);
  const figures: Receivables = { open_total: amountOf(open) };
  if (credits.length > 0) figures.credits_open = amountOf(credits);
  if (!has.due) return figures;
  const late = overdueOf(source);
  const byAge = ages.map(([age, from, to]) => {
    const aged = late.filter(({ days }) => days >= from && days <= to);
    return [age, fromCoins(sumOf(aged), digits)] as const;
  });
  figures.overdue_total = {
    ...amountOf(late),
    by_age: Object.fromEntries(byAge) as Record<Age, Decimal>,
  };
  return figures;
};

const sumOf = (list: readonly BookDocument[]) =>
  list.reduce((sum, { balance }) => sum + balance, 0);
