import { numbers } from '#shared/contract/numbers.ts';
import { Problem } from '#shared/contract/problem.ts';
import { knownNumbersOf } from '#shared/domain/numbers/known.ts';
import { handle } from '../lib/http.ts';
import { listNumberEntries, removeNumberEntry } from '../tables/numbers-table.ts';

export const remove = handle(numbers.remove, async ({ business_id, entry }, { user }) => {
  if (!(await removeNumberEntry(user.id, business_id, entry))) throw new Problem('not-found');
  return knownNumbersOf(await listNumberEntries(user.id, business_id, { consistent: true }));
});
