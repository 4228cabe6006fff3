import { Problem } from '#shared/contract/problem.ts';
import { inOrder } from '#shared/domain/admin-prompts.ts';
import { moveStarterPrompts, storedStarterPrompts } from '../tables/starter-prompts-table.ts';
import { audited } from './audited.ts';
import { withShippedFlag } from './shipped-prompts.ts';

/** Reorders the starter prompts of a helper and trade; new versions of the product keep the order. */
export const orderPrompts = audited('orderPrompts', async ({ ids, ...place }, now) => {
  const stored = await storedStarterPrompts(place.helper_id, place.business_type);
  const ordered = inOrder(stored, ids);
  if (!ordered) throw new Problem('conflict');
  const moves = ordered.map(({ action, order_index }) => ({
    from: action,
    to:
      action.order_index === order_index
        ? action
        : { ...action, order_index, moved: true, updated_at: now.toISOString() },
  }));
  if (!(await moveStarterPrompts(moves))) throw new Problem('conflict');
  const items = moves.map(({ to }) => to);
  return { items: await withShippedFlag(items, place, now) };
});
