import { type CalculatorId, calculators } from '#shared/domain/numbers/calculators/index.ts';
import { noteText } from '#shared/domain/numbers/calculators/notes.ts';
import { finding } from '#shared/domain/numbers/calculators/run.ts';
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
  return { headline: question, lede: 'Fill in the missing numbers to see your result.' };
};
