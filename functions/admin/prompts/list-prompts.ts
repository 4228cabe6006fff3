import { audited } from '../audited-operation.ts';
import { choosePromptStore } from './choose-prompt-store.ts';

/** The starter prompts of one helper and trade, or those inside one subcategory, in their order. */
export const listPrompts = audited('listPrompts', async (place, now) => {
  const store = await choosePromptStore(place, now);
  return { items: await store.list() };
});
