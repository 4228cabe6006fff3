import { Problem } from '#shared/contract/problem.ts';
import { knownNumbersOf } from '#shared/domain/numbers/known-numbers.ts';
import type { KnownNumbers } from '#shared/domain/numbers/known-numbers-schemas.ts';
import {
  entryIdOf,
  keptValueOf,
  type NumberEntry,
  type NumbersConflict,
} from '#shared/domain/numbers/number-entries.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import {
  listNumberEntries,
  type NumberWrite,
  refuses,
  saveNumberEntries,
} from './numbers-table.ts';

/** Stores what was accepted and answers everything that is known then. */
export const storeAcceptedNumbers = async (
  accountId: AccountId,
  businessId: string,
  writes: readonly NumberWrite[],
): Promise<KnownNumbers> => {
  const outcome =
    writes.length > 0 ? await saveNumberEntries(accountId, businessId, writes) : 'saved';
  if (outcome === 'no-business') throw new Problem('not-found');
  if (outcome === 'changed')
    throw await changedMeanwhile(accountId, businessId, (stored) =>
      writes.some((write) => refuses(stored, write)),
    );
  return knownNumbersOf(await listNumberEntries(accountId, businessId, { consistent: true }));
};

/** The refusal of a change, with everything that is known now and who changed what it was about. */
const changedMeanwhile = async (
  accountId: AccountId,
  businessId: string,
  isInTheWay: (stored: NumberEntry) => boolean,
) => {
  const entries = await listNumberEntries(accountId, businessId, { consistent: true });
  const data: NumbersConflict = {
    known: knownNumbersOf(entries),
    changed: entries.filter(isInTheWay).map((stored) => ({
      id: entryIdOf(stored),
      value: keptValueOf(stored),
      first: stored.changed,
    })),
  };
  return new Problem(
    'conflict',
    'One of these numbers changed since you opened this. Nothing was saved. Check it and try again.',
    { data },
  );
};
