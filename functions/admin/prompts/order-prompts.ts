import { audited } from '../audited-operation.ts';
import { choosePromptStore } from './choose-prompt-store.ts';

/** Reorders the starter prompts of a list; new versions of the product keep the order. */
export const orderPrompts = audited('orderPrompts', async ({ ids, ...place }, now) => {
  const store = await choosePromptStore(place, now);
  return { items: await store.order(ids) };
});
