import { loadHelperContent } from '#shared/catalogue/load.ts';
import { fallbackTrade, type TradeName, tradeNames, tradeOf } from '#shared/domain/choices.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { storedStarterPrompts } from '../tables/starter-prompts-table.ts';
import { findKit } from './find-kit.ts';
import type { FoundPrompt } from './found-prompt.ts';

/**
 * The prompt of a helper with this id, or undefined. Prompts of subcategories are taken from the shipped catalogue;
 * others are looked up in the table first, because an admin may have edited them for a trade. A kit is code like the
 * words of its safety cards, and no admin edits it.
 */
export const findPrompt = async (
  helper: HelperId,
  id: string,
  businessType: string,
): Promise<FoundPrompt | undefined> => {
  if (id.startsWith('kit.')) return findKit(helper, id);
  const { subcategories, quickStarts } = await loadHelperContent(helper);
  for (const { name, prompts } of subcategories) {
    const prompt = prompts.find((one) => one.id === id);
    if (prompt) return { ...prompt, subcategory: name };
  }
  const stored = await findOfTrades(helper, id, [
    ...new Set<TradeName>([tradeOf(businessType), fallbackTrade]),
  ]);
  if (stored) return stored;
  const shipped = quickStarts.find((one) => one.id === id);
  if (shipped) return { ...shipped, subcategory: null };
  // The business may have changed its trade since the prompt was filled in, and asks the same again.
  return findOfTrades(helper, id, tradeNames);
};

const findOfTrades = async (helper: HelperId, id: string, trades: readonly TradeName[]) => {
  for (const trade of trades) {
    const prompt = (await storedStarterPrompts(helper, trade)).find((one) => one.id === id);
    if (prompt)
      return {
        title: prompt.title,
        content: prompt.prompt_content,
        additionalInputs: prompt.additional_inputs,
        calculators: prompt.calculators,
        deliverables: prompt.deliverables,
        subcategory: prompt.action_type === 'subcategory_card' ? prompt.title : null,
      };
  }
  return undefined;
};
