import { storedStarterPrompts } from '../tables/starter-prompts-table.ts';
import { audited } from './audited.ts';
import { withShippedFlag } from './shipped-prompts.ts';

/** The stored starter prompts of one helper and trade, in their order. */
export const listPrompts = audited('listPrompts', async (place, now) => {
  const stored = await storedStarterPrompts(place.helper_id, place.business_type);
  return { items: await withShippedFlag(stored, place, now) };
});
