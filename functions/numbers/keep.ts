import { Problem } from '#shared/contract/problem.ts';
import { isTodaySomewhere } from '#shared/domain/numbers/accept.ts';
import { type KnownNumbers, knownNumbersOf } from '#shared/domain/numbers/known.ts';
import type { AccountId } from '../lib/ids.ts';
import { listNumberEntries, type NumberWrite, saveNumberEntries } from './numbers-table.ts';

/** Refuses a date that is nowhere today: values are dated by the owner's day, which only the browser knows. */
export const requireToday = (day: string, now: Date) => {
  if (!isTodaySomewhere(day, now)) {
    throw new Problem('invalid', 'The date on your device looks wrong. Check it and try again.');
  }
};

/** Stores what was accepted and answers everything that is known then. */
export const keep = async (
  accountId: AccountId,
  businessId: string,
  writes: readonly NumberWrite[],
): Promise<KnownNumbers> => {
  const outcome =
    writes.length > 0 ? await saveNumberEntries(accountId, businessId, writes) : 'saved';
  if (outcome === 'no-business') throw new Problem('not-found');
  if (outcome === 'changed') {
    throw new Problem(
      'conflict',
      'One of these numbers changed since you opened this. Nothing was saved. Check it and try again.',
    );
  }
  return knownNumbersOf(await listNumberEntries(accountId, businessId, { consistent: true }));
};
