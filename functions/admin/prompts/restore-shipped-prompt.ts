import { audited } from '../audited-operation.ts';
import { choosePromptStore } from './choose-prompt-store.ts';

/** Restores the shipped text of a starter prompt; a position that an admin chose is kept. One that no longer ships is removed. */
export const restoreShippedPrompt = audited('restorePrompt', async ({ id, ...place }, now) => {
  const store = await choosePromptStore(place, now);
  return store.restore(id);
});
