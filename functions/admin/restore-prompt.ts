import { Problem } from '#shared/contract/problem.ts';
import { replaceStarterPrompt, storedStarterPrompts } from '../tables/starter-prompts-table.ts';
import { audited } from './audited.ts';
import { shippedPromptsOf, withShippedFlagOne } from './shipped-prompts.ts';

/** Restores the shipped text of a starter prompt; a position that an admin chose is kept. */
export const restorePrompt = audited('restorePrompt', async ({ id, ...place }, now) => {
  const stored = await storedStarterPrompts(place.helper_id, place.business_type);
  const current = stored.find((prompt) => prompt.id === id);
  const shipped = (await shippedPromptsOf(place, now)).find((prompt) => prompt.id === id);
  if (!current || !shipped) throw new Problem('not-found');
  const { created_at, order_index, moved } = current;
  const restored = { ...shipped, created_at, order_index, ...(moved && { moved }) };
  if (!(await replaceStarterPrompt(current, restored))) throw new Problem('conflict');
  return withShippedFlagOne(restored, now);
});
