import { storedActions } from '../tables/starter-prompts-table.ts';
import { audited } from './audited.ts';
import { shownActions } from './shipped-prompts.ts';

/** The stored starter prompts of one helper and trade, in their order. */
export const actions = audited('actions', async (place, now) => {
  const stored = await storedActions(place.helper_id, place.business_type);
  return { items: await shownActions(stored, place, now) };
});
