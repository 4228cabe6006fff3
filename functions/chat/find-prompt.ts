import { loadHelperContent } from '#shared/catalogue/load.ts';
import type { PromptInput } from '#shared/catalogue/schema.ts';
import { fallbackTrade, type TradeName, tradeOf } from '#shared/domain/choices.ts';
import type { HelperId } from '#shared/domain/helpers.ts';
import { storedStarterPrompts } from '../tables/starter-prompts-table.ts';

/** A prompt as far as an answer needs it. */
export type FoundPrompt = {
  title: string;
  content: string;
  additionalInputs: readonly PromptInput[];
  /** The name on the card it came from; only then is a follow-up offered. */
  card: string | null;
};

/**
 * The prompt of a helper with this id, or nothing. Prompts in drawers ship with the code; quick-starts are looked up in
 * the table first, because an admin may have written them over for a trade.
 */
export const findPrompt = async (
  helper: HelperId,
  id: string,
  businessType: string,
): Promise<FoundPrompt | undefined> => {
  const { subcategories, quickStarts } = await loadHelperContent(helper);
  for (const { name, prompts } of subcategories) {
    const prompt = prompts.find((one) => one.id === id);
    if (prompt) return { ...prompt, card: name };
  }
  const shipped = quickStarts.find((one) => one.id === id);
  return (await findStored(helper, id, businessType)) ?? (shipped && { ...shipped, card: null });
};

const findStored = async (helper: HelperId, id: string, businessType: string) => {
  for (const trade of new Set<TradeName>([tradeOf(businessType), fallbackTrade])) {
    const action = (await storedStarterPrompts(helper, trade)).find((one) => one.id === id);
    if (action)
      return {
        title: action.title,
        content: action.prompt_content,
        additionalInputs: action.additional_inputs,
        card: action.action_type === 'subcategory_card' ? action.title : null,
      };
  }
  return undefined;
};
