import { memory } from '#shared/contract/memory.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http.ts';
import { findBusiness } from '../tables/businesses-table.ts';
import { listMemory } from '../tables/memory-table.ts';

export const list = handle(memory.list, async ({ business_id }, { user }) => {
  const [business, items] = await Promise.all([
    findBusiness(user.id, business_id),
    // Consistent, because the page reads the list again after each change.
    listMemory(user.id, business_id, { consistent: true }),
  ]);
  if (!business) throw new Problem('not-found');
  return { items };
});
