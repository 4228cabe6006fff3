/** Where the amounts of an answer may come from. */
import { type Amount, amountsInText } from '../../numbers/amounts/amounts-in-text.ts';
import { type AmountStyle, numbersInText } from '../../numbers/amounts/numbers-in-text.ts';
import { createUnsourcedAmountFinder } from '../../numbers/amounts/unsourced-amounts.ts';
import type { CalculationResult } from '../../numbers/calculations/calculation-schemas.ts';
import { localeAndCurrencyOf } from '../../numbers/locale-and-currency.ts';
import type { CheckedQuestion } from './checked-question.ts';

/** How the business writes amounts. */
export const amountStyleOf = ({ business }: Pick<CheckedQuestion, 'business'>): AmountStyle =>
  localeAndCurrencyOf({ id: '', ...business });

/** Everything that was said: typed, given, and the profile. */
export const saidTexts = ({ typed, given, business }: CheckedQuestion): string[] => [
  ...typed,
  ...given,
  ...Object.values(business)
    .flat()
    .filter((value) => typeof value === 'string'),
];

const valuesOf = ({ figures, steps }: CalculationResult) =>
  [...figures, ...steps].flatMap(({ unit, value, inputs }) =>
    [{ unit, value }, ...inputs].map((one) => ({ unit: one.unit, value: Number(one.value) })),
  );

/** Finds the amounts of a text that stand in nothing that was said or worked out. */
export const unsourcedIn = (question: CheckedQuestion): ((text: string) => Amount[]) =>
  createUnsourcedAmountFinder(
    { texts: saidTexts(question), numbers: question.sums.flatMap(valuesOf) },
    amountStyleOf(question),
  );

/** The numbers that were said, without their signs, whatever they count. */
export const saidNumbers = (question: CheckedQuestion): number[] => {
  const style = amountStyleOf(question);
  return saidTexts(question).flatMap((text) =>
    numbersInText(text, style).flatMap(({ readings }) => readings.map(({ value }) => value)),
  );
};

/** The amounts of money and the percentages of a text. */
export const amountsOf = (text: string, question: CheckedQuestion): Amount[] =>
  amountsInText(text, amountStyleOf(question));

/** What was said to be money or a percentage: written with its sign, or typed for a sum. */
export const saidAmounts = (question: CheckedQuestion): { kind: string; value: number }[] => [
  ...saidTexts(question).flatMap((text) =>
    amountsOf(text, question).flatMap(({ kind, numbers }) =>
      numbers.flat().map(({ value }) => ({ kind, value })),
    ),
  ),
  ...question.sums.flatMap(({ figures, steps }) => {
    const made = new Set([...figures, ...steps].map(({ id }) => id));
    return [...figures, ...steps]
      .flatMap(({ inputs }) => inputs)
      .filter(({ id }) => !made.has(id))
      .map(({ unit, value }) => ({ kind: unit, value: Number(value) }));
  }),
];
