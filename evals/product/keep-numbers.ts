import { numberKey } from '../../functions/lib/keys.ts';
import { table } from '../../functions/lib/table.ts';
import { entryIdOf, NumberEntry } from '../../shared/domain/numbers/known.ts';
import { numbers } from '../../shared/domain/numbers/numbers.ts';
import type { ExamCase } from '../cases/exam-case.ts';
import type { Ids } from './case-context.ts';

/** Stores the numbers that the business of a case keeps, because the product reads them from its table. */
export const keepNumbers = async (
  { kept = {}, today }: Pick<ExamCase, 'kept' | 'today'>,
  { accountId, businessId }: Ids,
) => {
  for (const [id, value] of Object.entries(kept)) {
    const { unit } = numbers[id as keyof typeof kept];
    const entry = NumberEntry.parse({
      kind: 'number',
      business_id: businessId,
      entry: { id, value, unit, date: today, source: 'owner' },
    });
    await table.put({ ...numberKey(accountId, businessId, entryIdOf(entry)), ...entry });
  }
};
