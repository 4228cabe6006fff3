import { loadHelperContent } from '#shared/catalogue/load.ts';
import type { Deliverables } from '#shared/domain/answer-parts/deliverables.ts';
import type { SumKind } from '#shared/domain/calculators/calculator.ts';
import { fallbackTrade, type TradeName, tradeNames, tradeOf } from '#shared/domain/choices.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import type { PromptInput } from '#shared/domain/starter-prompt.ts';
import { storedStarterPrompts } from '../tables/starter-prompts-table.ts';

/** The fields of a prompt that an answer needs. */
export type FoundPrompt = {
  title: string;
  content: string;
  additionalInputs: readonly PromptInput[];
  /** What works out its sums, the main one first. */
  calculators?: readonly SumKind[] | undefined;
  /** What its answer hands over. */
  deliverables?: Deliverables | undefined;
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
