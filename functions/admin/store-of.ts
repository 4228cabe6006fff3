import { insideStore } from './inside-store.ts';
import { listStore } from './list-store.ts';
import type { PromptPlace, PromptStore } from './prompt-store.ts';

/** The prompts of a list, or those inside its subcategory where one is named. */
export const storeOf = async (place: PromptPlace, now: Date): Promise<PromptStore> =>
  place.subcategory === undefined
    ? listStore(place, now)
    : insideStore(place, place.subcategory, now);
