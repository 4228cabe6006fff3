import { catalogue } from '../catalogue/index.ts';
import type { Prompt } from '../catalogue/schema.ts';
import { type HelperId, helperIds } from '../domain/catalogue/helper-ids.ts';
import { specificTradeNames } from '../domain/catalogue/trade-of-business-type.ts';
import { tradePromptsOf } from './trade-prompts.ts';

/** The prompt with this id as shipped, among those of all helpers and trades; undefined if none has it. */
export const findShippedPrompt = (id: string): Prompt | undefined =>
  helperIds.flatMap(shippedPromptsOf).find((prompt) => prompt.id === id);

/** Every prompt of a helper: quick starts, those of its subcategories and those of the trades. */
export const shippedPromptsOf = (helper: HelperId): Prompt[] => {
  const { quickStarts, subcategories } = catalogue[helper];
  return [
    ...quickStarts,
    ...subcategories.flatMap(({ prompts }) => prompts),
    ...specificTradeNames.flatMap((trade) => tradePromptsOf(helper, trade)),
  ];
};
