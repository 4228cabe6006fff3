/** The numbers that connected books can fill in, beside those that are kept. */
import { checkNumber } from '../../numbers/check-number.ts';
import { decimalFromNumber } from '../../numbers/decimal-as-text.ts';
import { numbers } from '../../numbers/numbers.ts';
import type { SavedNumber } from '../../numbers/saved-number-schemas.ts';
import { providerSourceName } from './books-as-source.ts';
import type { BooksFigures, NumberProposal } from './books-schemas.ts';

/** Months that an average needs. */
const leastMonths = 3;

type Offered = Omit<NumberProposal, 'kept'>;

const lastDayOf = (month: string) => {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at, 0)).toISOString().slice(0, 10);
};

/** The numbers of some figures that may be kept, in the currency of the books. */
const numbersOf = ({ on, months, balance, currency }: BooksFigures): Offered[] => {
  const last = months.at(-1);
  const average = months.reduce((sum, { income }) => sum + Number(income), 0) / months.length;
  const sales = last && months.length >= leastMonths ? decimalFromNumber(average, 2) : undefined;
  const offered = [
    ...(balance === null
      ? []
      : [{ id: 'cash_today' as const, value: balance, rows: 1, until: on }]),
    ...(sales === undefined || !last
      ? []
      : [
          {
            id: 'monthly_sales' as const,
            value: sales,
            rows: months.length,
            until: lastDayOf(last.month),
          },
        ]),
  ];
  return offered.filter(({ id, value }) => checkNumber(id, value, currency) === undefined);
};

/** What of the figures waits for the owner's yes. Books in another currency than the business offer nothing. */
export const proposalsOf = (
  figures: BooksFigures,
  kept: readonly SavedNumber[],
  currency: string,
): NumberProposal[] =>
  figures.currency !== currency
    ? []
    : numbersOf(figures).flatMap((offered) => {
        const now = kept.find(({ id }) => id === offered.id);
        return now?.origin?.file === providerSourceName(figures.provider)
          ? []
          : [{ ...offered, kept: now?.value ?? null }];
      });

/** A number that was offered, as it is kept once the owner agreed. */
export const acceptedNumber = (offered: Offered, figures: BooksFigures): SavedNumber => ({
  id: offered.id,
  value: offered.value,
  unit: numbers[offered.id].unit,
  date: figures.on,
  source: 'import',
  origin: { file: providerSourceName(figures.provider), rows: offered.rows, until: offered.until },
});

/** The numbers that the owner agreed to before, with the values of a new read. */
export const agreedNumbers = (
  figures: BooksFigures,
  kept: readonly SavedNumber[],
  currency: string,
): SavedNumber[] =>
  figures.currency !== currency
    ? []
    : numbersOf(figures)
        .filter((offered) =>
          kept.some(
            ({ id, origin }) =>
              id === offered.id && origin?.file === providerSourceName(figures.provider),
          ),
        )
        .map((offered) => acceptedNumber(offered, figures));

/** The numbers of a provider without it: the values stay as the owner's own. */
export const withoutSource = (
  kept: readonly SavedNumber[],
  provider: BooksFigures['provider'],
): SavedNumber[] =>
  kept
    .filter(({ origin }) => origin?.file === providerSourceName(provider))
    .map(({ origin: _, ...number }) => ({ ...number, source: 'owner' }));
