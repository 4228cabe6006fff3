/** What every helper is told of the money of a business: its kept numbers, what follows from them and what customers owe, each with its day and source. */

import { isFromBooks } from '../connections/books-origin.ts';
import type { Receivable } from '../connections/receivable.ts';
import {
  amountIn,
  amountsOf,
  daysOverdue,
  isOverdue,
  openOf,
  owedTotals,
} from '../connections/receivable-rules.ts';
import type { GivenNumber } from './amounts/unsourced-amounts.ts';
import { moneyStyleOf } from './business-money.ts';
import { runCalculations } from './calculations/calculate.ts';
import type { CalculationResult } from './calculations/calculation.ts';
import { createFormat, type Format } from './format.ts';
import type { KnownNumbers } from './known.ts';
import { knownInputs, nothingKnown } from './known-inputs.ts';
import { isOld, isStale, numbers } from './numbers.ts';
import type { SavedNumber } from './saved-numbers.ts';

/** What the server keeps about the money of a business. */
export type BusinessMoney = {
  readonly known: KnownNumbers;
  readonly receivables: readonly Receivable[];
};

/** The money of a business of which nothing is known. */
export const noMoney: BusinessMoney = { known: nothingKnown, receivables: [] };

type Business = Parameters<typeof moneyStyleOf>[0] & {
  readonly company_size?: string | null | undefined;
};

/** What a helper is told, and the numbers in it, which no answer has to mark as a guess. */
export type MoneyNotes = {
  readonly lines: readonly string[];
  readonly given: readonly GivenNumber[];
};

const oldWords = ' (old)';

/** Where a number comes from, and of which day it is. */
const sourceWords = ({ source, date, origin }: SavedNumber): string => {
  if (source === 'owner') return `Typed ${date}`;
  if (origin && isFromBooks(origin)) return `From ${origin.file} up to ${origin.until}`;
  return source === 'import'
    ? `From an imported file up to ${origin?.until ?? date}`
    : `Calculated ${date}`;
};

/** The kept numbers, those of one day and source in one line, the oldest first. */
const keptLines = (kept: readonly SavedNumber[], today: string, format: Format): string[] => {
  const sorted = kept.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
  const groups = Map.groupBy(
    sorted,
    (one) => sourceWords(one) + (isOld(one.id, one.date, today) ? oldWords : ''),
  );
  return [...groups].map(([head, group]) => {
    const said = group.map(
      ({ id, unit, value }) => `${numbers[id].label} ${format.value(unit, value)}`,
    );
    return `${head}: ${said.join('; ')}`;
  });
};

/** What an hour costs and what a typical job leaves, as far as the kept numbers are enough for it. */
const workedOut = (business: Business, known: KnownNumbers, today: string): CalculationResult[] => {
  const fresh = known.numbers.filter(({ id, date }) => !isStale(id, date, today));
  const base = knownInputs(business, { ...known, numbers: fresh }, today);
  return (['hour-cost', 'price-check'] as const)
    .map((kind) => runCalculations({ kind, inputs: {} }, base, moneyStyleOf(business)).worked)
    .filter(({ figures }) => figures.length > 0);
};

const sourceNames = { file: 'a file', quickbooks: 'QuickBooks' } as const;

/** What customers owe in one currency: totals and the oldest, and never a name. */
const owedLine = (
  all: readonly Receivable[],
  today: string,
  { locale, currency }: { locale: string; currency: string },
): string => {
  const format = createFormat({ locale, currency });
  const { open, late } = owedTotals(all, today, currency);
  const [owed, overdueSum] = [open, late].map(({ amounts }) =>
    format.money(String(amountIn(amounts, currency))),
  );
  const [oldest] = all
    .filter((one) => isOverdue(one, today))
    .toSorted((a, b) => daysOverdue(b, today) - daysOverdue(a, today));
  const overdue = oldest
    ? `, ${overdueSum} of it overdue on ${late.n}; the oldest, ${format.money(oldest.balance)}, was due ${oldest.due}`
    : ', none overdue';
  const sources = [...new Set(all.map(({ source }) => sourceNames[source]))].join(' and ');
  const seen = all
    .map((one) => one.seen)
    .toSorted()
    .at(-1);
  return `Customers owe ${owed} on ${open.n} ${open.n === 1 ? 'invoice' : 'invoices'}${overdue} (from ${sources}, ${seen})`;
};

/** The money of a business in a few lines; none while nothing is known. */
export const moneyNotes = (
  business: Business,
  { known, receivables }: BusinessMoney,
  today: string,
): MoneyNotes => {
  const style = moneyStyleOf(business);
  const format = createFormat(style);
  const sums = workedOut(business, known, today);
  const open = openOf(receivables);
  const owed = amountsOf(open, style.currency).map(({ currency }) => ({
    currency,
    all: open.filter((one) => one.currency === currency),
  }));
  const lines = [
    ...keptLines(known.numbers, today, format),
    ...sums.map(({ kind, title, headline }) =>
      kind === 'price-check'
        ? `Profit on a typical job, calculated by Sevenhands: ${headline.replace('on this job', 'on it')}`
        : `${title}, calculated by Sevenhands: ${headline}`,
    ),
    ...owed.map(({ currency, all }) => owedLine(all, today, { locale: style.locale, currency })),
  ];
  const given = [
    ...known.numbers,
    ...sums.flatMap(({ figures }) => figures),
    ...owed.flatMap(({ currency, all }) => {
      const { open, late } = owedTotals(all, today, currency);
      const sums = [open, late].map(({ amounts }) => amountIn(amounts, currency));
      return [...sums, ...all.map(({ balance }) => balance)].map((value) => ({
        unit: 'money' as const,
        value,
      }));
    }),
  ].map(({ unit, value }) => ({ unit, value: Number(value) }));
  return { lines: lines.map(format.words), given };
};
