import { calculateWithDerived } from '#shared/domain/numbers/calculators/derived-numbers.ts';
import { type CalculatorId, calculators } from '#shared/domain/numbers/calculators/index.ts';
import type { Finding } from '#shared/domain/numbers/calculators/input-and-result-types.ts';
import { noteText } from '#shared/domain/numbers/calculators/note-text.ts';
import { finding } from '#shared/domain/numbers/calculators/run-calculator.ts';
import type { CalculatedValues } from './calculate-with-typed.ts';
import type { OwnerNumbers } from './owner-numbers.ts';

/** What a calculator says: its finding, or what it still needs, or why there is no answer. */
export const calculatorFinding = (
  id: CalculatorId,
  { result, inputs }: Pick<CalculatedValues, 'result' | 'inputs'>,
  { format }: Pick<OwnerNumbers, 'format'>,
): Finding => {
  const { headline, lede } =
    result.kind === 'figures'
      ? finding(id, inputs, result, format)
      : result.kind === 'error'
        ? { headline: noteText(result.error, format), lede: calculators[id].question }
        : {
            headline: calculators[id].question,
            lede: 'Fill in the numbers to see your result.',
          };
  return { headline: format.words(headline), lede: format.words(lede) };
};

/** The answer of a calculator from what is kept alone; undefined while it lacks a number. */
export const calculatorAnswer = (id: CalculatorId, owner: OwnerNumbers): string | undefined => {
  if (id === 'cash-13-weeks') return undefined;
  const worked = calculateWithDerived(id, owner.inputs, owner.style.currency);
  return worked.result.kind === 'figures'
    ? calculatorFinding(id, worked, owner).headline
    : undefined;
};
