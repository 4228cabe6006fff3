import { memory } from '#shared/contract/memory.ts';
import { Problem } from '#shared/contract/problem.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import { handle } from '../lib/http-handler.ts';
import { listMemory } from './memory-table.ts';

/** Everything a business is known by, newest first. */
export const list = handle(memory.list, async ({ business_id }, { accountId }) => {
  const [business, items] = await Promise.all([
    findBusiness(accountId, business_id),
    // Consistent, because the page reads the list again after each change.
    listMemory(accountId, business_id, { consistent: true }),
  ]);
  if (!business) throw new Problem('not-found');
  return { items };
});
