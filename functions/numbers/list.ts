import { numbers } from '#shared/contract/numbers.ts';
import { Problem } from '#shared/contract/problem.ts';
import { knownNumbersOf } from '#shared/domain/numbers/known.ts';
import { handle } from '../lib/http.ts';
import { findBusiness } from '../tables/businesses-table.ts';
import { listNumberEntries } from '../tables/numbers-table.ts';

export const list = handle(numbers.list, async ({ business_id }, { user }) => {
  const [business, entries] = await Promise.all([
    findBusiness(user.id, business_id),
    // The page reads again after each change of the owner's.
    listNumberEntries(user.id, business_id, { consistent: true }),
  ]);
  if (!business) throw new Problem('not-found');
  return knownNumbersOf(entries);
});
