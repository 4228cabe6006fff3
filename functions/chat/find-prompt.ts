import { loadHelperContent } from '#shared/catalogue/load.ts';
import { fallbackTrade, type TradeName, tradeOf } from '#shared/domain/choices.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import type { PromptInput } from '#shared/domain/starter-prompt.ts';
import { storedStarterPrompts } from '../tables/starter-prompts-table.ts';

/** The fields of a prompt that an answer needs. */
export type FoundPrompt = {
  title: string;
  content: string;
  additionalInputs: readonly PromptInput[];
  /** The name of its subcategory, after whose prompts a follow-up is offered; null for a quick-start. */
  subcategory: string | null;
};

/**
 * The prompt of a helper with this id, or undefined. Prompts of subcategories are taken from the shipped catalogue;
 * others are looked up in the table first, because an admin may have edited them for a trade.
 */
export const findPrompt = async (
  helper: HelperId,
  id: string,
  businessType: string,
): Promise<FoundPrompt | undefined> => {
  const { subcategories, quickStarts } = await loadHelperContent(helper);
  for (const { name, prompts } of subcategories) {
    const prompt = prompts.find((one) => one.id === id);
    if (prompt) return { ...prompt, subcategory: name };
  }
  const stored = await findStored(helper, id, businessType);
  if (stored) return stored;
  const shipped = quickStarts.find((one) => one.id === id);
  return shipped && { ...shipped, subcategory: null };
};

const findStored = async (helper: HelperId, id: string, businessType: string) => {
  for (const trade of new Set<TradeName>([tradeOf(businessType), fallbackTrade])) {
    const prompt = (await storedStarterPrompts(helper, trade)).find((one) => one.id === id);
    if (prompt)
      return {
        title: prompt.title,
        content: prompt.prompt_content,
        additionalInputs: prompt.additional_inputs,
        subcategory: prompt.action_type === 'subcategory_card' ? prompt.title : null,
      };
  }
  return undefined;
};
