import type { CalculatorId } from '#shared/domain/numbers/calculators/calculator.ts';
import {
  calculateWithDerived,
  calculators,
  finding,
} from '#shared/domain/numbers/calculators/index.ts';
import { noteText } from '#shared/domain/numbers/calculators/notes.ts';
import type { Finding } from '#shared/domain/numbers/calculators/types.ts';
import type { CalculatedValues } from './calculate.ts';
import type { OwnerNumbers } from './owner-numbers.ts';

/** What a calculator says: its finding, or what it still needs, or why there is no answer. */
export const saidOf = (
  id: CalculatorId,
  { result, inputs }: Pick<CalculatedValues, 'result' | 'inputs'>,
  { format }: Pick<OwnerNumbers, 'format'>,
): Finding => {
  if (result.kind === 'figures') return finding(id, inputs, result, format);
  const { question } = calculators[id];
  if (result.kind === 'error') return { headline: noteText(result.error, format), lede: question };
  return { headline: question, lede: 'Fill in the numbers to see your result.' };
};

/** The answer of a calculator from what is kept alone; undefined while it lacks a number. */
export const answerOf = (id: CalculatorId, owner: OwnerNumbers): string | undefined => {
  if (id === 'cash-13-weeks') return undefined;
  const { result, inputs } = calculateWithDerived(id, owner.inputs, owner.style.currency);
  return result.kind === 'figures' ? finding(id, inputs, result, owner.format).headline : undefined;
};
