import type { CalculatorId } from '#shared/domain/calculators/calculator.ts';
import { calculators, finding } from '#shared/domain/calculators/index.ts';
import { noteText } from '#shared/domain/calculators/notes.ts';
import type { Finding } from '#shared/domain/calculators/types.ts';
import type { OwnerNumbers } from './owner-numbers.ts';
import type { WorkedOutSum } from './work-out.ts';

/** What a calculator says: its finding, or what it still needs, or why there is no answer. */
export const saidOf = (
  id: CalculatorId,
  { result, inputs }: Pick<WorkedOutSum, 'result' | 'inputs'>,
  { format }: Pick<OwnerNumbers, 'format'>,
): Finding => {
  if (result.kind === 'figures') return finding(id, inputs, result, format);
  const { question } = calculators[id];
  if (result.kind === 'error') return { headline: noteText(result.error, format), lede: question };
  return { headline: question, lede: 'Fill in what is missing, and it stands here.' };
};
