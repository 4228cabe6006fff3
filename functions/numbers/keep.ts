import { Problem } from '#shared/contract/problem.ts';
import { isTodaySomewhere } from '#shared/domain/numbers/accept.ts';
import { type KnownNumbers, knownNumbersOf } from '#shared/domain/numbers/known.ts';
import { listNumberEntries, type NumberWrite, saveNumberEntries } from '../tables/numbers-table.ts';

/** Refuses a date that is nowhere today: values are dated by the owner's day, which only the browser knows. */
export const requireToday = (day: string, now: Date) => {
  if (!isTodaySomewhere(day, now)) {
    throw new Problem('invalid', 'The date is not today. Check the date of your device.');
  }
};

/** Stores what was accepted and answers everything that is known then. */
export const keep = async (
  sub: string,
  businessId: string,
  writes: readonly NumberWrite[],
): Promise<KnownNumbers> => {
  const outcome = writes.length > 0 ? await saveNumberEntries(sub, businessId, writes) : 'saved';
  if (outcome === 'no-business') throw new Problem('not-found');
  if (outcome === 'changed') {
    throw new Problem(
      'conflict',
      'You changed one of these numbers in the meantime. Nothing was saved; look at it again.',
    );
  }
  return knownNumbersOf(await listNumberEntries(sub, businessId, { consistent: true }));
};
