import { numbers } from '#shared/contract/numbers.ts';
import { Problem } from '#shared/contract/problem.ts';
import { knownNumbersOf } from '#shared/domain/numbers/known-numbers.ts';
import { handle } from '../lib/http-handler.ts';
import { listNumberEntries, removeNumberEntry } from './numbers-table.ts';

/** Forgets one number of a business, and answers what is known then. */
export const remove = handle(numbers.remove, async ({ business_id, entry }, { accountId }) => {
  if (!(await removeNumberEntry(accountId, business_id, entry))) throw new Problem('not-found');
  return knownNumbersOf(await listNumberEntries(accountId, business_id, { consistent: true }));
});
