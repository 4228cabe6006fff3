import { numbers } from '#shared/contract/numbers.ts';
import { Problem } from '#shared/contract/problem.ts';
import { knownNumbersOf } from '#shared/domain/numbers/known-numbers.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import { handle } from '../lib/http-handler.ts';
import { listNumberEntries } from './numbers-table.ts';

/** Everything that is known about the numbers of a business. */
export const list = handle(numbers.list, async ({ business_id }, { accountId }) => {
  const [business, entries] = await Promise.all([
    findBusiness(accountId, business_id),
    // The page reads again after each change of the owner's.
    listNumberEntries(accountId, business_id, { consistent: true }),
  ]);
  if (!business) throw new Problem('not-found');
  return knownNumbersOf(entries);
});
