/** What is owed to the business on a day. */

import type { Decimal } from '../../decimal-as-text.ts';
import type { BooksFileRecord } from '../books-file-record.ts';
import { coinsToDecimal } from './coins-to-decimal.ts';
import { type FigureSource, openRecords, overdueOf } from './records-that-count.ts';

const ages = [
  ['1-30', 1, 30],
  ['31-60', 31, 60],
  ['61-90', 61, 90],
  ['over 90', 91, Number.POSITIVE_INFINITY],
] as const;
type Age = (typeof ages)[number][0];

type Amount = { amount: Decimal; n: number };
export type OwedFigures = {
  /** Open balances less open credits, as the file's own total has it. */
  open_total?: Amount;
  credits_open?: Amount;
  /** Invoices due before that day; credits are not taken off. */
  overdue_total?: Amount & { by_age: Record<Age, Decimal> };
};

/** Open, overdue by age, and open credits, as far as the columns tell. */
export const owedFigures = (source: FigureSource): OwedFigures => {
  const { kind, has, digits } = source;
  if (kind === 'payments' || !has.owed) return {};
  const amountOf = (list: readonly BooksFileRecord[]): Amount => ({
    amount: coinsToDecimal(sumOf(list), digits),
    n: list.length,
  });
  const open = openRecords(source);
  const credits = open.filter(({ balance }) => balance < 0);
  const figures: OwedFigures = { open_total: amountOf(open) };
  if (credits.length > 0) figures.credits_open = amountOf(credits);
  if (!has.due) return figures;
  const late = overdueOf(source);
  const byAge = ages.map(([age, from, to]) => {
    const aged = late.filter(({ days }) => days >= from && days <= to);
    return [age, coinsToDecimal(sumOf(aged), digits)] as const;
  });
  figures.overdue_total = {
    ...amountOf(late),
    by_age: Object.fromEntries(byAge) as Record<Age, Decimal>,
  };
  return figures;
};

const sumOf = (list: readonly BooksFileRecord[]) =>
  list.reduce((sum, { balance }) => sum + balance, 0);
