/** What every helper is told of the money of a business: its kept numbers, what follows from them and what customers owe, each with its day and source. */

import { isFromBooks } from '../connections/books/books-as-source.ts';
import { providers } from '../connections/providers.ts';
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
import type { CalculationResult } from './calculations/calculation-schemas.ts';
import { runCalculations } from './calculations/run-calculations.ts';
import { knownInputs } from './known-inputs.ts';
import { nothingKnown } from './known-numbers.ts';
import type { KnownNumbers } from './known-numbers-schemas.ts';
import { localeAndCurrencyOf } from './locale-and-currency.ts';
import { isOldNumber, isStaleNumber } from './number-age.ts';
import { createFormat, type Format } from './number-format-and-local-words.ts';
import { numbers } from './numbers.ts';
import type { SavedNumber } from './saved-number-schemas.ts';

/** What the server keeps about the money of a business. */
export type BusinessMoney = {
  readonly known: KnownNumbers;
  readonly receivables: readonly Receivable[];
};

/** The money of a business of which nothing is known. */
export const noMoney: BusinessMoney = { known: nothingKnown, receivables: [] };

type Business = Parameters<typeof localeAndCurrencyOf>[0] & {
  readonly company_size?: string | null | undefined;
};

/** What a helper is told, and the numbers in it, which no answer has to mark as a guess. */
export type MoneyPrompt = {
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
    (one) => sourceWords(one) + (isOldNumber(one.id, one.date, today) ? oldWords : ''),
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
  const fresh = known.numbers.filter(({ id, date }) => !isStaleNumber(id, date, today));
  const base = knownInputs(business, { ...known, numbers: fresh }, today);
  return (['hour-cost', 'price-check'] as const)
    .map(
      (kind) => runCalculations({ kind, inputs: {} }, base, localeAndCurrencyOf(business)).worked,
    )
    .filter(({ figures }) => figures.length > 0);
};

const sourceName = (source: Receivable['source']) =>
  source === 'file' ? 'a file' : providers[source].shortName;

type Sum = { readonly n: number; readonly amount: number };
/** The open invoices in one currency, what they come to and what of it is overdue. */
type Owed = {
  readonly currency: string;
  readonly all: readonly Receivable[];
  readonly open: Sum;
  readonly late: Sum;
};

/** What customers owe, the currency of the business (`own`) first. */
const owedByCurrency = (receivables: readonly Receivable[], today: string, own: string): Owed[] => {
  const all = openOf(receivables);
  return amountsOf(all, own).map(({ currency }) => {
    const ofCurrency = all.filter((one) => one.currency === currency);
    const { open, late } = owedTotals(ofCurrency, today, currency);
    const sum = ({ n, amounts }: typeof open): Sum => ({ n, amount: amountIn(amounts, currency) });
    return { currency, all: ofCurrency, open: sum(open), late: sum(late) };
  });
};

/** What customers owe in one currency: totals and the oldest, and never a name. */
const owedLine = ({ currency, all, open, late }: Owed, today: string, locale: string): string => {
  const format = createFormat({ locale, currency });
  const [oldest] = all
    .filter((one) => isOverdue(one, today))
    .toSorted((a, b) => daysOverdue(b, today) - daysOverdue(a, today));
  const overdue = oldest
    ? `, ${format.money(String(late.amount))} of it overdue on ${late.n}; the oldest, ${format.money(oldest.balance)}, was due ${oldest.due}`
    : ', none overdue';
  const sources = [...new Set(all.map(({ source }) => sourceName(source)))].join(' and ');
  const seen = all
    .map((one) => one.seen)
    .toSorted()
    .at(-1);
  return `Customers owe ${format.money(String(open.amount))} on ${open.n} ${open.n === 1 ? 'invoice' : 'invoices'}${overdue} (from ${sources}, ${seen})`;
};

/** The money of a business in a few lines; none while nothing is known. */
export const moneyPrompt = (
  business: Business,
  { known, receivables }: BusinessMoney,
  today: string,
): MoneyPrompt => {
  const style = localeAndCurrencyOf(business);
  const format = createFormat(style);
  const sums = workedOut(business, known, today);
  const owed = owedByCurrency(receivables, today, style.currency);
  const lines = [
    ...keptLines(known.numbers, today, format),
    ...sums.map(({ kind, title, headline }) =>
      kind === 'price-check'
        ? `Profit on a typical job, calculated by Sevenhands: ${headline.replace('on this job', 'on it')}`
        : `${title}, calculated by Sevenhands: ${headline}`,
    ),
    ...owed.map((one) => owedLine(one, today, style.locale)),
  ];
  const given = [
    ...known.numbers,
    ...sums.flatMap(({ figures }) => figures),
    ...owed.flatMap(({ all, open, late }) =>
      [open.amount, late.amount, ...all.map(({ balance }) => balance)].map((value) => ({
        unit: 'money' as const,
        value,
      })),
    ),
  ].map(({ unit, value }) => ({ unit, value: Number(value) }));
  return { lines: lines.map(format.words), given };
};
