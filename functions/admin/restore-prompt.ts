import { Problem } from '#shared/contract/problem.ts';
import { replaceStarterPrompt, storedStarterPrompts } from '../tables/starter-prompts-table.ts';
import { audited } from './audited.ts';
import { shippedPromptsOf, withShippedFlagOne } from './shipped-prompts.ts';

/** Puts the text that comes with the product back; the place an admin chose stays. */
export const restorePrompt = audited('restorePrompt', async ({ id, ...place }, now) => {
  const stored = await storedStarterPrompts(place.helper_id, place.business_type);
  const standing = stored.find((action) => action.id === id);
  const shipped = (await shippedPromptsOf(place, now)).find((action) => action.id === id);
  if (!standing || !shipped) throw new Problem('not-found');
  const { created_at, order_index, moved } = standing;
  const restored = { ...shipped, created_at, order_index, ...(moved && { moved }) };
  if (!(await replaceStarterPrompt(standing, restored))) throw new Problem('conflict');
  return withShippedFlagOne(restored, now);
});
