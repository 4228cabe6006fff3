import { Problem } from '#shared/contract/problem.ts';
import { inOrder } from '#shared/domain/admin-prompts.ts';
import { moveActions, storedActions } from '../tables/starter-prompts-table.ts';
import { audited } from './audited.ts';
import { shownActions } from './shipped-prompts.ts';

/** Puts the starter prompts of a helper and trade into an order, which new versions of the product keep. */
export const orderActions = audited('orderActions', async ({ ids, ...place }, now) => {
  const stored = await storedActions(place.helper_id, place.business_type);
  const ordered = inOrder(stored, ids);
  if (!ordered) throw new Problem('conflict');
  const moves = ordered.map(({ action, order_index }) => ({
    from: action,
    to:
      action.order_index === order_index
        ? action
        : { ...action, order_index, moved: true, updated_at: now.toISOString() },
  }));
  if (!(await moveActions(moves))) throw new Problem('conflict');
  const items = moves.map(({ to }) => to);
  return { items: await shownActions(items, place, now) };
});
