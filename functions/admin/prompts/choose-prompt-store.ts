import type { PromptPlace, PromptStore } from './prompt-store-types.ts';
import { starterPromptStore } from './starter-prompt-store.ts';
import { subcategoryPromptStore } from './subcategory-prompt-store.ts';

/** The prompts of a list, or those inside its subcategory where one is named. */
export const choosePromptStore = async (place: PromptPlace, now: Date): Promise<PromptStore> =>
  place.subcategory === undefined
    ? starterPromptStore(place, now)
    : subcategoryPromptStore(place, place.subcategory, now);
